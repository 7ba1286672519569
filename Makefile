# Lectern. `make` lists the targets; `make demo` and `make test` work as the first command typed.

.DEFAULT_GOAL := help
SHELL := /bin/sh
PREFIX ?= /usr/local
DESTDIR ?=
OUT ?= out
FUZZ ?= 2000
SEED ?= 1
ENDURANCE ?= 100
SWIFT_BUILD_FLAGS ?=
RELEASE := .build/release/lectern
# With Swift's own libraries inside, so that what is built is what can be installed.
RELEASE_BUILD := swift build -c release --product lectern --static-swift-stdlib

# What a bare Debian 12 has to get, besides Swift, make and git; why each is there: ARCHITECTURE.md.
PACKAGES := pkg-config libespeak-ng-dev espeak-ng-data libmp3lame-dev libsndfile1-dev \
	libsonic-dev libpoppler-glib-dev libpoppler-private-dev poppler-data libmd4c-dev \
	libarchive-dev libmecab-dev mecab-ipadic-utf8 libicu-dev libcld2-dev libtag1-dev \
	nettle-dev libdeflate-dev libhunspell-dev hunspell-en-us hunspell-fr-classical hunspell-ru

# What the tests compare with (another decoder, another reader of tags) and look after workers by.
TEST_PACKAGES := ffmpeg procps

.PHONY: help setup build demo test endurance fuzz sanitize test-page lint format samples \
	samples-check bench install install-check uninstall clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the Debian packages that are missing (as root or through sudo)
	@.ci/setup $(PACKAGES)

build: setup ## Build the program (.build/release/lectern)
	$(RELEASE_BUILD) $(SWIFT_BUILD_FLAGS)

demo: build ## Make audiobooks of the books in samples/ and show what came of them
	@.ci/demo $(RELEASE) $(OUT)/demo

test: setup ## Run the unit tests and the command specs
	@.ci/setup $(TEST_PACKAGES)
	swift build --build-tests $(SWIFT_BUILD_FLAGS)
	swift test --skip-build --parallel $(SWIFT_BUILD_FLAGS)

endurance: setup ## The long tests: a batch of 200 books, ENDURANCE=100 kills, deep nesting, full disks
	swift build --build-tests $(SWIFT_BUILD_FLAGS)
	LECTERN_ENDURANCE=$(ENDURANCE) swift test --skip-build --filter EnduranceSpecTests $(SWIFT_BUILD_FLAGS)

sanitize: setup ## Drive the C and C++ targets under the address, leak and undefined-behaviour sanitizers
	@.ci/sanitize

fuzz: setup ## Read many mutated files of every kind (FUZZ=2000 each, SEED=1)
	swift build --build-tests $(SWIFT_BUILD_FLAGS)
	LECTERN_FUZZ=$(FUZZ) LECTERN_FUZZ_SEED=$(SEED) swift test --skip-build --filter 'FuzzTests' $(SWIFT_BUILD_FLAGS)

test-page: build ## Test the reader page in a browser (needs Chromium, its driver and Selenium)
	@.ci/test-page $(RELEASE)

lint: ## Check formatting, the import table and the size ceilings
	swift format lint --strict --parallel --recursive Package.swift Sources Tests
	@.ci/lint-imports
	@.ci/lint-sizes

format: ## Format the sources
	swift format --in-place --parallel --recursive Package.swift Sources Tests

samples: build ## Make samples/ anew: the PDF, and what the books become
	@.ci/samples $(RELEASE) samples/made

samples-check: build ## Make what the books in samples/ become elsewhere, and compare
	@.ci/samples-check $(RELEASE)

bench: build ## Measure side by side with pdftotext | espeak-ng | lame (see Benchmarks/)
	@Benchmarks/bench $(RELEASE)
	@Benchmarks/normalize $(RELEASE)
	@Benchmarks/sizes $(RELEASE)

install: build ## Install under PREFIX (/usr/local), to run without the checkout and the toolchain
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/lectern/presets \
		$(DESTDIR)$(PREFIX)/share/lectern/reader
	install -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/lectern
	install -m 644 presets/* $(DESTDIR)$(PREFIX)/share/lectern/presets
	install -m 644 Sources/Timing/ReaderPage/Template/* $(DESTDIR)$(PREFIX)/share/lectern/reader
	install -m 644 LICENSE $(DESTDIR)$(PREFIX)/share/lectern

install-check: build ## Install elsewhere and run a copy with the build folder moved away
	@.ci/install-check

uninstall: ## Remove what `make install` put there
	rm -rf $(DESTDIR)$(PREFIX)/bin/lectern $(DESTDIR)$(PREFIX)/share/lectern

clean: ## Remove what was built
	rm -rf .build $(OUT)

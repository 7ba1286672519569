// swift-tools-version: 6.0
import PackageDescription

// One folder under Sources/ is one module. Who may import whom is ARCHITECTURE.md's table, which
// `make lint` holds against the import lines.

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// - Parameter data: folders of files that the tests find beside their source.
func tests(
    of name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []
) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
        exclude: data, swiftSettings: strict)
}

func library(_ name: String, _ package: String, pkgConfig: String? = nil) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
    name: "lectern",
    products: [.executable(name: "lectern", targets: ["lectern"])],
    targets: [
        // System libraries, one owning Swift wrapper each.
        library("CEspeak", "libespeak-ng-dev", pkgConfig: "espeak-ng"),
        library("CLame", "libmp3lame-dev"),
        library("CSndfile", "libsndfile1-dev", pkgConfig: "sndfile"),
        library("CSonic", "libsonic-dev"),
        library("CPoppler", "libpoppler-private-dev", pkgConfig: "poppler"),
        library("CMd4c", "libmd4c-dev", pkgConfig: "md4c"),
        library("CArchive", "libarchive-dev", pkgConfig: "libarchive"),
        library("CMecab", "libmecab-dev"),
        library("CNettle", "nettle-dev"),
        library("CDeflate", "libdeflate-dev"),
        library("CHunspell", "libhunspell-dev", pkgConfig: "hunspell"),
        // Small C and C++ targets for what Swift cannot import.
        .target(
            name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "CCld2", linkerSettings: [.linkedLibrary("cld2"), .linkedLibrary("icuuc")]),
        .target(
            name: "CPopplerPages", dependencies: ["CPoppler"],
            linkerSettings: [.linkedLibrary("poppler")]),
        .target(name: "CTagLib", linkerSettings: [.linkedLibrary("tag")]),
        .target(name: "CProcess"),

        // The values that everything shares: no local dependency, no I/O.
        module("BookModel", ["CNettle", "CDeflate"]),
        module("Languages", ["BookModel"]),
        module(
            "Reading",
            [
                "BookModel", "Languages", "CPopplerPages", "CMd4c", "CArchive", "CICU",
                "CCld2",
            ]),
        module("Layout", ["BookModel", "Languages", "CHunspell"]),
        module("Cleaning", ["BookModel", "Languages"]),
        module("Normalization", ["BookModel", "Languages", "CICU"]),
        module("Segmentation", ["BookModel", "Languages", "CICU"]),
        module("Pronunciation", ["BookModel", "Languages", "CMecab", "CICU"]),
        module("Speech", ["BookModel", "CEspeak", "CSonic"]),
        module("Audio", ["BookModel", "CLame", "CSndfile", "CTagLib"]),
        module("Workers", ["BookModel", "Reading", "Speech", "Audio", "CProcess"]),
        module("Store", ["BookModel"]),
        module("Timing", ["BookModel"], exclude: ["ReaderPage/Template"]),
        module(
            "Pipeline",
            [
                "BookModel", "Languages", "Reading", "Layout", "Cleaning", "Normalization",
                "Segmentation",
                "Pronunciation", "Speech", "Audio", "Workers", "Store", "Timing",
            ]),
        module("LecternCLI", ["BookModel", "Pipeline", "Speech", "Timing"]),
        .executableTarget(
            name: "lectern", dependencies: ["LecternCLI", "Workers"], swiftSettings: strict),

        tests(of: "BookModel"),
        tests(of: "Languages", ["BookModel"]),
        tests(of: "Reading", ["BookModel"]),
        tests(of: "Layout", ["BookModel"]),
        tests(of: "Cleaning", ["BookModel"]),
        tests(of: "Normalization", ["BookModel", "Languages"]),
        tests(of: "Segmentation", ["BookModel"]),
        tests(of: "Pronunciation", ["BookModel"]),
        tests(of: "Speech", ["BookModel", "Normalization", "Pronunciation"]),
        tests(of: "Audio", ["BookModel"]),
        // A worker that fails on request; the tests of Workers start it.
        .executableTarget(
            name: "FaultWorker", dependencies: ["BookModel", "Reading", "Speech", "Workers"],
            path: "Tests/FaultWorker", swiftSettings: strict),
        tests(
            of: "Workers", ["BookModel", "Speech", "Audio", "Reading", "FaultWorker", "lectern"]),
        tests(of: "Store", ["BookModel"]),
        tests(of: "Timing", ["BookModel"]),
        tests(of: "Pipeline", ["BookModel", "Reading", "Audio", "Speech", "Workers", "Timing"]),
        // Commands as they would be typed, and what they must answer.
        .target(name: "SpecRunner", path: "Tests/SpecRunner", swiftSettings: strict),
        tests(
            of: "LecternCLI", ["BookModel", "SpecRunner", "lectern"], data: ["Specs", "Fixtures"]),
        // Mutated inputs for everything that reads what others wrote; `make fuzz` runs many.
        .testTarget(
            name: "EnduranceTests",
            dependencies: [
                "BookModel", "Reading", "Pronunciation", "Speech", "Audio", "Workers", "Timing",
                "Pipeline", "lectern", "FaultWorker", "SpecRunner",
            ], exclude: ["Specs"], swiftSettings: strict),
    ],
    cxxLanguageStandard: .cxx17
)

"use strict";

// The reader page: plays the recordings beside it and shows where the voice is.
//
// Times are ten-thousandths of a second, offsets UTF-16 code units of a chapter's text. The text
// is plain paragraphs of sentences; words have no elements of their own. A word is found by the
// place that was tapped, a phrase is shown by a plate that is laid behind its line boxes. So a
// chapter of any length is cheap to show, and a screen reader meets nothing but sentences.

const lectern = (() => {
  const $ = id => document.getElementById(id);
  const book = JSON.parse($("book-data").textContent);
  const audio = $("audio");
  const body = document.body;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const rightToLeft = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);
  const unit = 10000;

  // Without a title of its own a file goes by the book's.
  for (const entry of book.chapters) entry.title ||= book.title;
  // Text formats number parts, which nobody sees printed.
  const hasPrintedPages = book.chapters.some(entry => entry.first?.[1] > 0);

  const direction = tag => rightToLeft.has(tag.split("-")[0].toLowerCase()) ? "rtl" : "ltr";

  // ---- Memory ----------------------------------------------------------------------------

  const memory = {
    read(key) {
      try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
    },
    write(key, value) {
      // Private windows and full disks refuse; the page works without.
      try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* nothing to do */ }
    },
  };
  const placeKey = "lectern.place." + book.id;
  const settingsKey = "lectern.settings";
  const settings = Object.assign(
    { rate: 1, size: 100, unit: "phrase", follow: true, letters: true }, memory.read(settingsKey));

  // ---- Chapter data ----------------------------------------------------------------------

  const waiting = new Map();
  const loaded = new Map();

  /** Called by the chapter scripts. */
  function chapter(number, data) {
    waiting.get(number - 1)?.resolve(prepared(data));
  }

  function load(index) {
    if (loaded.has(index)) return loaded.get(index);
    const promise = new Promise((resolve, reject) => {
      waiting.set(index, { resolve, reject });
      const script = document.createElement("script");
      script.src = book.chapters[index].script.split("/").map(encodeURIComponent).join("/");
      script.onload = () => {
        script.remove();
        reject(new Error("empty"));  // Has no effect where the script gave its data.
      };
      script.onerror = () => {
        script.remove();
        reject(new Error("missing"));
      };
      document.head.append(script);
    });
    loaded.set(index, promise);
    promise.catch(() => loaded.delete(index));
    // Three chapters are kept: the last, this and the next.
    for (const key of loaded.keys()) {
      if (loaded.size <= 3) break;
      if (key !== index && key !== state.index) loaded.delete(key);
    }
    return promise;
  }

  /** Undoes the differences in which a chapter is written. */
  function prepared(data) {
    const count = data.words.length / 2;
    const spans = numbers => {
      const made = new Int32Array(numbers.length);
      let at = 0;
      for (let i = 0; i < numbers.length; i++) made[i] = at += numbers[i];
      return made;
    };
    const firsts = counts => {
      const made = new Int32Array(counts.length + 1);
      for (let i = 0; i < counts.length; i++) made[i + 1] = made[i] + counts[i];
      return made;
    };
    const sources = new Int32Array(count * 3).fill(-1);
    for (const run of data.sources) {
      let offset = 0;
      for (let i = 3; i < run.length; i++) {
        offset += run[i];
        const word = run[0] + i - 3;
        sources[3 * word] = run[1];
        sources[3 * word + 1] = run[2];
        sources[3 * word + 2] = offset;
      }
    }
    return {
      language: data.language, text: data.text, roles: data.roles, languages: data.languages,
      pages: data.pages, count, sources, words: spans(data.words), times: spans(data.times),
      phrases: firsts(data.phrases), sentences: firsts(data.sentences), paragraphs: firsts(data.paragraphs),
    };
  }

  /** The last index in 0..<count for which `at(index) <= value`, or 0. */
  function lastAtMost(count, value, at) {
    let low = 0, high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(middle) <= value) low = middle + 1; else high = middle;
    }
    return Math.max(0, low - 1);
  }
  const wordAtTime = (data, time) => lastAtMost(data.count, time, i => data.times[2 * i]);
  const wordAtOffset = (data, offset) => lastAtMost(data.count, offset, i => data.words[2 * i]);
  /** The first word that ends behind an offset; the last of all where none does. */
  const wordFrom = (data, offset) => {
    const word = wordAtOffset(data, offset);
    return data.words[2 * word + 1] > offset ? word : Math.min(word + 1, data.count - 1);
  };
  const groupOf = (firsts, word) => lastAtMost(firsts.length - 1, word, i => firsts[i]);

  // ---- State -----------------------------------------------------------------------------

  const state = {
    index: -1, data: null, word: -1, phrase: -1, sentence: -1, page: -1,
    following: true, pending: null, request: 0, saved: 0,
  };
  const stats = { steps: 0, total: 0, worst: 0 };

  const time = () => state.pending ?? Math.round(audio.currentTime * unit);
  const duration = () => book.chapters[state.index]?.duration ?? 0;

  // ---- Showing a chapter -----------------------------------------------------------------

  /** Where each piece of text is in the page: rising offsets and their text nodes. */
  let pieces = { offsets: [], nodes: [] };
  let sentenceElements = [];

  function render(data) {
    const root = $("paragraphs");
    const fragment = document.createDocumentFragment();
    pieces = { offsets: [], nodes: [] };
    sentenceElements = new Array(data.sentences.length - 1);
    const marks = { pages: hasPrintedPages ? data.pages : [], next: 0 };
    const languages = languageRuns(data);
    let sentence = 0;
    for (let i = 0; i + 1 < data.paragraphs.length; i++) {
      const [first, end] = [data.paragraphs[i], data.paragraphs[i + 1]];
      if (first === end) continue;
      fragment.append(paragraph(data, data.roles[i], first, end, languages, marks));
    }
    root.replaceChildren(fragment);
    $("plates").replaceChildren();
    const text = $("text");
    text.lang = data.language;
    text.dir = direction(data.language);

    function paragraph(data, role, first, end, languages, marks) {
      const element = document.createElement(role === "heading" ? "h2" : role === "code" ? "pre" : "p");
      element.className = role;
      const own = paragraphLanguage(data, first, end, languages);
      if (own !== data.language) {
        element.lang = own;
        element.dir = direction(own);
      }
      let offset = data.words[2 * first];
      while (sentence + 1 < data.sentences.length && data.sentences[sentence] < end) {
        const from = data.words[2 * data.sentences[sentence]];
        const last = Math.min(data.sentences[sentence + 1], end) - 1;
        const to = data.words[2 * last + 1];
        if (from > offset) piece(element, data, offset, from);
        const span = document.createElement("span");
        span.className = "s";
        fill(span, data, from, to, own, languages, marks);
        element.append(span);
        sentenceElements[sentence++] = span;
        offset = to;
      }
      return element;
    }
  }

  function piece(parent, data, from, to) {
    const node = document.createTextNode(data.text.slice(from, to));
    parent.append(node);
    pieces.offsets.push(from);
    pieces.nodes.push(node);
  }

  /** Text between two offsets, cut where the language changes and where a page begins. */
  function fill(parent, data, from, to, own, languages, marks) {
    let at = from;
    while (at < to) {
      const run = languages.at(at);
      let end = Math.min(to, run.end);
      const tag = run.tag ?? data.language;
      let target = parent;
      if (tag !== own) {
        target = document.createElement("span");
        target.lang = tag;
        if (direction(tag) !== direction(own)) target.dir = direction(tag);
        parent.append(target);
        // The white space behind a run belongs to the text around it.
        while (end > at + 1 && /\s/.test(data.text[end - 1])) end--;
      }
      for (let start = at; start < end;) {
        const page = marks.pages[marks.next];
        if (page && page[2] <= start) {
          target.append(pageMark(page[1]));
          marks.next++;
          continue;
        }
        const stop = page ? Math.min(end, page[2]) : end;
        piece(target, data, start, stop);
        start = stop;
      }
      at = end;
    }
  }

  function pageMark(label) {
    const mark = document.createElement("span");
    mark.className = "page-mark";
    mark.dataset.label = label;
    mark.setAttribute("aria-hidden", "true");
    return mark;
  }

  /** Runs of text in another language, to be asked in rising order. */
  function languageRuns(data) {
    const runs = data.languages.map(([first, count, tag]) => ({
      start: data.words[2 * first], end: data.words[2 * (first + count) - 1], tag,
    }));
    let next = 0;
    return {
      runs,
      at(offset) {
        while (next > 0 && runs[next - 1].end > offset) next--;
        while (next < runs.length && runs[next].end <= offset) next++;
        const run = runs[next];
        if (!run) return { end: Infinity };
        return run.start <= offset ? run : { end: run.start };
      },
    };
  }

  /** A paragraph that is wholly in one other language is set in it as a whole. */
  function paragraphLanguage(data, first, end, languages) {
    const from = data.words[2 * first], to = data.words[2 * end - 1];
    const run = languages.at(from);
    return run.tag && run.start <= from && run.end >= to ? run.tag : data.language;
  }

  // ---- Plates ----------------------------------------------------------------------------

  const range = document.createRange();

  function setRange(from, to) {
    const first = lastAtMost(pieces.offsets.length, from, i => pieces.offsets[i]);
    const last = lastAtMost(pieces.offsets.length, to - 1, i => pieces.offsets[i]);
    range.setStart(pieces.nodes[first], from - pieces.offsets[first]);
    range.setEnd(pieces.nodes[last], Math.min(pieces.nodes[last].length, to - pieces.offsets[last]));
  }

  /** Line boxes of a range: the rectangles of its pieces, joined where they share a line. */
  function lines(from, to) {
    if (!pieces.nodes.length) return [];
    setRange(from, to);
    const found = [];
    for (const rect of range.getClientRects()) {
      if (rect.width < .5) continue;
      const last = found.at(-1);
      const overlap = last && Math.min(last.bottom, rect.bottom) - Math.max(last.top, rect.top);
      if (last && overlap > .5 * Math.min(last.bottom - last.top, rect.height)) {
        last.left = Math.min(last.left, rect.left);
        last.right = Math.max(last.right, rect.right);
        last.top = Math.min(last.top, rect.top);
        last.bottom = Math.max(last.bottom, rect.bottom);
      } else {
        found.push({ left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom });
      }
    }
    return found;
  }

  /** Lays plates behind the range; gives its lines in the window's coordinates. */
  function drawPlates(from, to) {
    const layer = $("plates");
    const found = lines(from, to);
    const origin = layer.getBoundingClientRect();
    const size = parseFloat(layer.dataset.size || 18);
    const [padX, padY] = [size * .24, size * .06];
    while (layer.children.length > found.length) layer.lastChild.remove();
    while (layer.children.length < found.length) layer.append(document.createElement("i"));
    found.forEach((line, i) => {
      const style = layer.children[i].style;
      style.transform = `translate(${line.left - origin.left - padX}px, ${line.top - origin.top - padY}px)`;
      style.width = line.right - line.left + 2 * padX + "px";
      style.height = line.bottom - line.top + 2 * padY + "px";
    });
    return found;
  }

  function shownRange() {
    const { data } = state;
    const [firsts, index] =
      settings.unit === "word" ? [null, state.word]
      : settings.unit === "sentence" ? [data.sentences, state.sentence] : [data.phrases, state.phrase];
    const first = firsts ? firsts[index] : index;
    const last = firsts ? firsts[index + 1] - 1 : index;
    return [data.words[2 * first], data.words[2 * last + 1]];
  }

  function redraw() {
    if (!state.data?.count || state.word < 0) return [];
    $("plates").dataset.size = parseFloat(getComputedStyle($("text")).fontSize);
    return drawPlates(...shownRange());
  }

  // ---- Following the voice ---------------------------------------------------------------

  /** One step: finds the word at the current time and shows what changed. */
  function step(isMeasured = true) {
    const { data } = state;
    if (!data?.count) return;
    const now = time();
    let word = state.word;
    const isSame = word >= 0 && data.times[2 * word] <= now && (word + 1 >= data.count || now < data.times[2 * word + 2]);
    if (isSame) return;
    const isNext = word >= 0 && word + 1 < data.count && data.times[2 * word + 2] <= now
      && (word + 2 >= data.count || now < data.times[2 * word + 4]);
    word = isNext ? word + 1 : wordAtTime(data, now);
    if (word === state.word) return;
    const started = performance.now();
    show(word);
    if (!isMeasured) return;
    const taken = performance.now() - started;
    stats.steps++;
    stats.total += taken;
    stats.worst = Math.max(stats.worst, taken);
  }

  function show(word) {
    const { data } = state;
    const phrase = groupOf(data.phrases, word);
    const sentence = groupOf(data.sentences, word);
    const isNew = settings.unit === "word" || phrase !== state.phrase || sentence !== state.sentence;
    if (sentence !== state.sentence) {
      sentenceElements[state.sentence]?.classList.remove("now");
      sentenceElements[sentence]?.classList.add("now");
    }
    state.word = word;
    state.phrase = phrase;
    state.sentence = sentence;
    if (isNew) {
      const found = drawPlates(...shownRange());
      keepInView(found);
    }
    showPage();
  }

  function showPage() {
    const { data } = state;
    if (!data.pages.length || !hasPrintedPages) return;
    const offset = data.words[2 * state.word];
    const page = lastAtMost(data.pages.length, offset, i => data.pages[i][2]);
    if (page === state.page) return;
    state.page = page;
    $("page-label").textContent = "p. " + data.pages[page][1];
  }

  // The text area that neither bar covers; measured when the window changes, not at each step.
  const view = { top: 0, bottom: 0 };

  function measureView() {
    view.top = document.querySelector("header").getBoundingClientRect().bottom;
    view.bottom = document.querySelector("footer").getBoundingClientRect().top;
  }

  /** Scrolls when the line leaves the quiet zone, unless the reader has scrolled away. */
  function keepInView(found, isForced = false) {
    if (!found.length) return;
    const { top, bottom } = view;
    const isVisible = found[0].top >= top && found.at(-1).bottom <= bottom;
    if (!state.following && isVisible && settings.follow && !isTouching) setFollowing(true);
    if (!isForced && (!state.following || !settings.follow)) return;
    const height = bottom - top;
    const isCalm = found[0].top >= top + height * .06 && found.at(-1).bottom <= top + height * .72;
    if (isCalm && !isForced) return;
    const target = Math.max(0, scrollY + found[0].top - top - height * .24);
    const isNear = Math.abs(target - scrollY) < innerHeight * 2;
    scrollTo({ top: target, behavior: isNear && !reducedMotion.matches ? "smooth" : "instant" });
  }

  function setFollowing(value) {
    state.following = value;
    $("return").hidden = value || !settings.follow || !state.data?.count;
  }

  let isTouching = false;
  const leave = () => { if (state.following) setFollowing(false); };
  addEventListener("wheel", leave, { passive: true });
  addEventListener("touchmove", event => { if (!event.target.closest?.("#cover, footer, dialog")) { isTouching = true; leave(); } }, { passive: true });
  for (const name of ["touchend", "touchcancel"]) addEventListener(name, () => { isTouching = false; }, { passive: true });
  addEventListener("mousedown", event => {
    if (event.clientX >= document.documentElement.clientWidth) leave();
  });

  function returnToVoice() {
    setFollowing(true);
    const found = redraw();
    // Skipped paragraphs above are laid out only when they come into view, so the first jump may
    // miss by their error; the second is exact.
    keepInView(found, true);
    requestAnimationFrame(() => keepInView(redraw()));
  }

  // ---- Playing ---------------------------------------------------------------------------

  function say(text) {
    $("status").textContent = text;
  }

  function complain(text) {
    $("message").textContent = text;
    $("message").hidden = !text;
  }

  /** Opens a chapter at a word or time and plays it if asked to. */
  async function open(index, { word = null, offset = null, anchor = null, at = null, play = false } = {}) {
    if (index < 0 || index >= book.chapters.length) return;
    const request = ++state.request;
    const entry = book.chapters[index];
    let data = state.data;
    if (index !== state.index) {
      audio.pause();
      complain("");
      try {
        data = await load(index);
      } catch {
        data = null;
      }
      if (request !== state.request) return;
      enter(index, entry, data);
    }
    if (data?.count) {
      if (anchor) word = resumeWord(data, anchor);
      if (offset !== null) word = wordFrom(data, offset);
      if (word !== null) at = data.times[2 * word];
      seek(at ?? 0);
      setFollowing(true);
      // The first lay-out of a chapter is no step of the highlight.
      step(false);
      returnToVoice();
    } else {
      seek(at ?? 0);
    }
    if (play) start();
    save();
  }

  function enter(index, entry, data) {
    Object.assign(state, { index, data, word: -1, phrase: -1, sentence: -1, page: -1 });
    $("chapter-title").textContent = entry.title;
    $("cover-chapter").textContent = entry.title;
    $("page-label").textContent = "";
    $("opening").textContent = entry.title;
    // A title that the text does not begin with itself; on a page's file only where its chapter begins.
    const isInside = isPaged && book.chapters[index - 1]?.title === entry.title;
    $("opening").hidden = isInside || data?.roles[0] === "heading";
    $("position").max = Math.max(1, Math.round(entry.duration / unit));
    document.title = entry.title + " – " + book.title;
    const next = book.chapters[index + 1];
    $("turn").hidden = !next;
    $("turn-next").querySelector("b").textContent = next?.title ?? "";
    if (data) {
      render(data);
    } else {
      $("paragraphs").replaceChildren();
      $("plates").replaceChildren();
      complain(`The text of “${entry.title}” is missing. Its file ${entry.script} belongs in the folder of this page; the recording can still be heard.`);
    }
    scrollTo({ top: 0, behavior: "instant" });
    state.pending = 0;
    audio.src = entry.audio.split("/").map(encodeURIComponent).join("/");
    audio.defaultPlaybackRate = audio.playbackRate = settings.rate;
    audio.load();
    markCurrent();
    describe();
    say(entry.title);
  }

  function seek(at) {
    const value = Math.min(Math.max(0, at), duration());
    if (audio.readyState >= 1) {
      state.pending = null;
      // A hair into the word, so that rounding does not leave the voice in the one before.
      audio.currentTime = (value + 2) / unit;
      state.pending = audio.seeking ? value + 2 : null;
    } else {
      state.pending = value + 2;
    }
    showTime();
    positionState();
  }

  audio.addEventListener("loadedmetadata", () => {
    if (state.pending !== null) audio.currentTime = state.pending / unit;
    audio.playbackRate = settings.rate;
  });
  audio.addEventListener("seeked", () => { state.pending = null; step(); });
  audio.addEventListener("error", () => {
    if (!audio.getAttribute("src")) return;
    const entry = book.chapters[state.index];
    complain(`“${entry.audio}” cannot be played. The file belongs in the folder of this page.`);
    body.classList.remove("playing");
  });

  function start() {
    if (audio.error) audio.load();
    audio.play().catch(error => {
      if (error.name === "NotAllowedError") complain("The browser wants a tap on Play first.");
    });
  }

  const toggle = () => audio.paused ? start() : audio.pause();

  audio.addEventListener("play", () => {
    complain("");
    body.classList.add("playing");
    $("play").setAttribute("aria-label", "Pause");
    $("play").title = "Pause (space)";
    requestAnimationFrame(frame);
  });
  audio.addEventListener("pause", () => {
    body.classList.remove("playing");
    $("play").setAttribute("aria-label", "Play");
    $("play").title = "Play (space)";
    save();
  });
  audio.addEventListener("ended", () => {
    if (state.index + 1 < book.chapters.length) open(state.index + 1, { play: true });
    else say("The end of the book");
  });
  // In the background there are no frames; the place is kept up to date all the same.
  audio.addEventListener("timeupdate", () => { step(); showTime(); });

  function frame() {
    if (audio.paused) return;
    step();
    requestAnimationFrame(frame);
  }

  function clock(value) {
    const seconds = Math.max(0, Math.round(value / unit));
    const pad = number => String(number).padStart(2, "0");
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return h ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
  }

  function showTime() {
    const [now, end] = [time(), duration()];
    const slider = $("position");
    const label = `${clock(now)} of ${clock(end)}`;
    if (slider.dataset.shown !== label) {
      slider.dataset.shown = label;
      slider.setAttribute("aria-valuetext", label);
      $("elapsed").textContent = clock(now);
      $("left").textContent = "−" + clock((end - now) / settings.rate);
      positionState();
    }
    if (document.activeElement !== slider || !isDragging) slider.value = now / unit;
    slider.style.setProperty("--fill", 100 * now / Math.max(1, end) + "%");
    if (end - now < 30 * unit && state.index + 1 < book.chapters.length && !loaded.has(state.index + 1)) {
      load(state.index + 1).catch(() => {});
    }
    if (!audio.paused && performance.now() - state.saved > 4000) save();
  }

  let isDragging = false;
  $("position").addEventListener("pointerdown", () => { isDragging = true; });
  $("position").addEventListener("input", () => { seek($("position").value * unit); setFollowing(true); step(); });
  $("position").addEventListener("change", () => { isDragging = false; });

  // ---- Sentences, chapters, pages --------------------------------------------------------

  function moveSentence(by) {
    const { data } = state;
    if (!data?.count) return by < 0 ? open(state.index - 1) : open(state.index + 1);
    const play = !audio.paused;
    const target = Math.max(0, state.sentence) + by;
    if (target >= data.sentences.length - 1) return open(state.index + 1, { play });
    if (target < 0 && state.index > 0) return open(state.index - 1, { offset: Infinity, play });
    open(state.index, { word: data.sentences[Math.max(0, target)] });
  }

  function moveChapter(by) {
    // In a file that holds the whole book its chapters are places in it.
    const sections = book.chapters[state.index].sections;
    const play = !audio.paused;
    if (sections.length > 1) {
      const now = lastAtMost(sections.length, time(), i => sections[i][2]);
      const target = sections[Math.max(0, now + by)];
      if (target && now + by < sections.length) return open(state.index, { offset: target[1], play });
    }
    // Files that are pages: to the first page of another chapter.
    let target = state.index + by;
    const title = book.chapters[state.index].title;
    while (isPaged && book.chapters[target]?.title === title) target += by;
    if (isPaged && by < 0) {
      while (target > 0 && book.chapters[target - 1].title === book.chapters[target].title) target--;
    }
    open(target, { play });
  }

  /** Whether files are pages rather than chapters: neighbours then share a title. A sentence that
      begins on one page may end on the next. */
  const isPaged = book.chapters.length > 1 && book.chapters.every(entry => entry.pages.length <= 2)
    && book.chapters.some((entry, i) => i > 0 && entry.title === book.chapters[i - 1].title);

  const pages = book.chapters.flatMap((entry, index) =>
    entry.pages.map(([number, label, offset]) => ({ index, number, label, offset })));

  /** A page by its printed label, else by its number in the file. */
  function goToPage(text) {
    const wanted = text.trim().toLowerCase();
    const page = pages.find(page => page.label.toLowerCase() === wanted)
      ?? pages.find(page => String(page.number) === wanted.replace(/^p\.?\s*/, ""));
    if (!page) return false;
    open(page.index, { offset: page.offset, play: !audio.paused });
    return true;
  }

  function listChapters() {
    const list = $("chapters");
    const entries = [];
    book.chapters.forEach((entry, index) => {
      if (entry.sections.length > 1) {
        for (const [title, offset, at] of entry.sections) {
          entries.push({ title: title || book.title, index, at, offset, length: null });
        }
      } else if (!isPaged || entry.title !== book.chapters[index - 1]?.title) {
        entries.push({ title: entry.title, index, at: 0, offset: 0, length: isPaged ? null : entry.duration });
      }
    });
    for (const { title, index, at, offset, length } of entries) {
      const button = document.createElement("button");
      const name = document.createElement("span");
      name.textContent = title;
      name.dir = "auto";
      name.lang = book.language;
      button.append(name);
      if (length !== null) {
        const label = document.createElement("time");
        label.textContent = clock(length);
        button.append(label);
      }
      button.dataset.index = index;
      button.dataset.at = at;
      button.onclick = () => {
        $("contents").close();
        open(index, { offset, play: !audio.paused });
      };
      const item = document.createElement("li");
      item.append(button);
      list.append(item);
    }
    $("go").hidden = pages.length < 2;
    if (!hasPrintedPages) $("go").querySelector("label").textContent = "Part";
    $("labels").replaceChildren(...pages.slice(0, 2000).map(page => new Option(page.label)));
  }

  function markCurrent() {
    let current = null;
    for (const button of $("chapters").querySelectorAll("button")) {
      button.removeAttribute("aria-current");
      const index = +button.dataset.index;
      if (index < state.index || index === state.index && +button.dataset.at <= time()) current = button;
    }
    current?.setAttribute("aria-current", "true");
    return current;
  }

  // ---- The place -------------------------------------------------------------------------

  /** The first word at or after a place in the source, then the start of its sentence. */
  function resumeWord(data, [file, page, offset]) {
    let best = -1;
    let bestPlace = null;
    for (let word = 0; word < data.count; word++) {
      const place = [data.sources[3 * word], data.sources[3 * word + 1], data.sources[3 * word + 2]];
      if (place[0] < 0) continue;
      const length = data.words[2 * word + 1] - data.words[2 * word];
      const end = [place[0], place[1], place[2] + length - 1];
      if (compare(end, [file, page, offset]) >= 0 && (!bestPlace || compare(place, bestPlace) < 0)) {
        best = word;
        bestPlace = place;
      }
    }
    if (best < 0) best = 0;
    return data.sentences[groupOf(data.sentences, best)];
  }

  function compare(a, b) {
    for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] - b[i];
    return 0;
  }

  function anchorOf(word) {
    const { data } = state;
    for (let i = word; i < data.count; i++) {
      if (data.sources[3 * i] >= 0) return Array.from(data.sources.slice(3 * i, 3 * i + 3));
    }
    return null;
  }

  function save() {
    if (state.index < 0) return;
    state.saved = performance.now();
    const anchor = state.data?.count && state.word >= 0 ? anchorOf(state.word) : null;
    memory.write(placeKey, { anchor, chapter: state.index, time: time() });
  }

  /** The file in which a place of the source is said: the remembered one where it can be. */
  function chapterOf(anchor, remembered) {
    const holds = entry => entry?.first && compare(entry.first, anchor) <= 0 && compare(anchor, entry.last) <= 0;
    if (holds(book.chapters[remembered])) return remembered;
    const inside = book.chapters.findIndex(holds);
    if (inside >= 0) return inside;
    const after = book.chapters.findIndex(entry => entry.first && compare(entry.first, anchor) >= 0);
    return after >= 0 ? after : Math.min(remembered, book.chapters.length - 1);
  }

  function resume() {
    const hash = decodeURIComponent(location.hash.slice(1));
    if (/^p/i.test(hash) && goToPage(hash.slice(1))) return;
    const place = memory.read(placeKey);
    if (!place) return open(0);
    if (place.anchor) return open(chapterOf(place.anchor, place.chapter), { anchor: place.anchor });
    open(Math.min(place.chapter ?? 0, book.chapters.length - 1), { at: place.time ?? 0 });
  }
  addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", () => { if (document.hidden) save(); });

  // ---- Tapping ---------------------------------------------------------------------------

  /** The offset in the text at a point of the window; null beside the text. */
  function offsetAt(x, y) {
    let node, at;
    if (document.caretPositionFromPoint) {
      const position = document.caretPositionFromPoint(x, y);
      [node, at] = [position?.offsetNode, position?.offset];
    } else {
      const caret = document.caretRangeFromPoint?.(x, y);
      [node, at] = [caret?.startContainer, caret?.startOffset];
    }
    if (node?.nodeType !== Node.TEXT_NODE || !$("paragraphs").contains(node)) return null;
    const piece = pieceOf(node);
    return piece < 0 ? null : pieces.offsets[piece] + at;
  }

  function pieceOf(node) {
    let low = 0, high = pieces.nodes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = pieces.nodes[middle].compareDocumentPosition(node);
      if (!order) return middle;
      if (order & Node.DOCUMENT_POSITION_FOLLOWING) low = middle + 1; else high = middle;
    }
    return -1;
  }

  /** The word at a point: the caret falls between letters, so both neighbours are tried. */
  function wordAtPoint(x, y) {
    const { data } = state;
    const offset = data?.count ? offsetAt(x, y) : null;
    if (offset === null) return -1;
    const guess = wordAtOffset(data, offset);
    let best = -1, least = 14;
    for (const word of [guess - 1, guess, guess + 1]) {
      if (word < 0 || word >= data.count) continue;
      for (const line of lines(data.words[2 * word], data.words[2 * word + 1])) {
        const dx = Math.max(line.left - x, 0, x - line.right);
        const dy = Math.max(line.top - y, 0, y - line.bottom);
        if (dx + dy < least) { least = dx + dy; best = word; }
      }
    }
    return best;
  }

  $("text").addEventListener("click", event => {
    if (!getSelection().isCollapsed) return;
    const word = wordAtPoint(event.clientX, event.clientY);
    if (word < 0) return;
    const { data } = state;
    seek(data.times[2 * word]);
    setFollowing(true);
    state.word = -1;
    step();
    start();
  });

  /** Plays from the text that is selected, for those who do not point. */
  function playSelection() {
    const selection = getSelection();
    if (selection.isCollapsed || !selection.rangeCount || !state.data?.count) return false;
    const { startContainer, startOffset } = selection.getRangeAt(0);
    const piece = startContainer.nodeType === Node.TEXT_NODE ? pieceOf(startContainer) : -1;
    if (piece < 0) return false;
    selection.collapseToStart();
    open(state.index, { offset: pieces.offsets[piece] + startOffset, play: true });
    return true;
  }

  // ---- Just listen -----------------------------------------------------------------------

  function setListening(value) {
    $("cover").hidden = !value;
    $("listen").setAttribute("aria-pressed", String(value));
    document.querySelector("main").inert = value;
    peek(false);
    say(value ? "The text is covered" : "The text is shown");
    if (!value && state.following) returnToVoice();
  }

  const isListening = () => !$("cover").hidden;

  function peek(value) {
    const isPeeking = value && isListening();
    if (isPeeking && !body.classList.contains("peeking") && state.data) returnToVoice();
    body.classList.toggle("peeking", isPeeking);
  }

  // A finger held anywhere on the cover lifts it until it is raised, wherever it drifts. The cover
  // takes no part in scrolling, so the browser has no reason to cancel the touch.
  let holding = null;
  let pressTimer = 0;
  $("cover").addEventListener("pointerdown", event => {
    if (holding !== null || event.button > 0) return;
    holding = event.pointerId;
    try { $("cover").setPointerCapture(holding); } catch { /* a made-up pointer */ }
    pressTimer = setTimeout(() => peek(true), 220);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, event => {
      if (event.pointerId !== holding) return;
      holding = null;
      clearTimeout(pressTimer);
      peek(false);
    });
  }
  $("cover").addEventListener("contextmenu", event => event.preventDefault());
  addEventListener("blur", () => { holding = null; clearTimeout(pressTimer); peek(false); });

  // ---- Settings --------------------------------------------------------------------------

  const rateText = rate => String(+rate.toFixed(2)).replace("-", "−") + "×";

  function setRate(value) {
    settings.rate = Math.min(3, Math.max(.25, Math.round(value * 20) / 20));
    audio.defaultPlaybackRate = audio.playbackRate = settings.rate;
    audio.preservesPitch = true;
    $("rate").value = settings.rate;
    $("rate").setAttribute("aria-valuetext", rateText(settings.rate));
    $("rate-value").textContent = $("speed-value").textContent = rateText(settings.rate);
    $("rate").style.setProperty("--fill", (settings.rate - .25) / 2.75 * 100 + "%");
    $("position").dataset.shown = "";
    showTime();
    memory.write(settingsKey, settings);
  }

  function setSize(value) {
    settings.size = Math.min(220, Math.max(80, value));
    document.documentElement.style.setProperty("--scale", settings.size / 100);
    $("size").value = settings.size;
    $("size").setAttribute("aria-valuetext", settings.size + " %");
    $("size").style.setProperty("--fill", (settings.size - 80) / 1.4 + "%");
    memory.write(settingsKey, settings);
    redraw();
  }

  function setUnit(value) {
    settings.unit = ["word", "phrase", "sentence"].includes(value) ? value : "phrase";
    for (const input of document.querySelectorAll('input[name="unit"]')) input.checked = input.value === settings.unit;
    memory.write(settingsKey, settings);
    redraw();
  }

  $("rate").addEventListener("input", () => setRate(+$("rate").value));
  $("size").addEventListener("input", () => setSize(+$("size").value));
  for (const button of document.querySelectorAll("[data-rate]")) button.onclick = () => setRate(+button.dataset.rate);
  for (const input of document.querySelectorAll('input[name="unit"]')) input.onchange = () => setUnit(input.value);
  for (const name of ["follow", "letters"]) {
    $(name).checked = settings[name];
    $(name).onchange = () => {
      settings[name] = $(name).checked;
      memory.write(settingsKey, settings);
      if (name === "follow") setFollowing(true);
    };
  }

  // ---- Panels, buttons, keys -------------------------------------------------------------

  function showPanel(name) {
    $(name).showModal();
    if (name !== "contents") return;
    $("go-error").textContent = "";
    markCurrent()?.scrollIntoView({ block: "center" });
  }

  for (const panel of document.querySelectorAll("dialog")) {
    panel.querySelector(".close").onclick = () => panel.close();
    panel.addEventListener("click", event => { if (event.target === panel) panel.close(); });
  }
  $("go").addEventListener("submit", event => {
    event.preventDefault();
    if (goToPage($("go-page").value)) return $("contents").close();
    $("go-error").textContent = `There is no ${hasPrintedPages ? "page" : "part"} “${$("go-page").value}” in this book.`;
  });

  $("contents-button").onclick = () => showPanel("contents");
  $("settings-button").onclick = $("speed").onclick = () => showPanel("settings");
  $("play").onclick = toggle;
  $("previous").onclick = () => moveSentence(-1);
  $("next").onclick = () => moveSentence(1);
  $("listen").onclick = () => setListening(!isListening());
  $("return").onclick = returnToVoice;
  $("turn-next").onclick = () => open(state.index + 1, { play: !audio.paused });

  const letters = {
    g: () => showPanel("contents"), l: () => setListening(!isListening()), f: returnToVoice,
    p: () => peek(true), "<": () => setRate(settings.rate - .05), ">": () => setRate(settings.rate + .05),
  };

  addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const isField = event.target.closest?.("input, button, a, summary, select");
    const forward = direction(state.data?.language ?? book.language) === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === " " && !isField) {
      event.preventDefault();
      toggle();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && event.target.type !== "range") {
      event.preventDefault();
      const by = event.key === forward ? 1 : -1;
      if (event.shiftKey) moveChapter(by); else moveSentence(by);
    } else if (event.key === "Enter" && !isField) {
      if (playSelection()) event.preventDefault();
    } else if (["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"].includes(event.key)) {
      if (event.target.type !== "range") leave();
    } else if (settings.letters && letters[event.key.toLowerCase()] && event.target.tagName !== "INPUT") {
      letters[event.key.toLowerCase()]();
    }
  });
  addEventListener("keyup", event => { if (event.key.toLowerCase() === "p") peek(false); });

  // ---- Lock screen -----------------------------------------------------------------------

  const session = navigator.mediaSession;

  function describe() {
    if (!session) return;
    const entry = book.chapters[state.index];
    session.metadata = new MediaMetadata({
      title: entry.title, artist: book.authors.join(", "), album: book.title,
      artwork: book.cover ? [{ src: new URL(encodeURIComponent(book.cover), document.baseURI).href }] : [],
    });
  }

  function positionState() {
    if (!session?.setPositionState || !(audio.duration > 0) || !isFinite(audio.duration)) return;
    session.setPositionState({
      duration: audio.duration, playbackRate: settings.rate, position: Math.min(time() / unit, audio.duration),
    });
  }

  if (session) {
    const handlers = {
      play: start, pause: () => audio.pause(), stop: () => audio.pause(),
      previoustrack: () => moveChapter(-1), nexttrack: () => moveChapter(1),
      seekbackward: () => moveSentence(-1), seekforward: () => moveSentence(1),
      seekto: details => { seek(details.seekTime * unit); step(); },
    };
    for (const [name, handler] of Object.entries(handlers)) {
      try { session.setActionHandler(name, handler); } catch { /* not known to this browser */ }
    }
  }

  // ---- Opening ---------------------------------------------------------------------------

  $("book-title").textContent = $("cover-title").textContent = book.title;
  for (const id of ["book-title", "chapter-title", "cover-title", "cover-chapter", "opening"]) $(id).lang = book.language;
  if (book.cover) {
    $("cover-image").src = encodeURIComponent(book.cover);
    $("cover-image").hidden = false;
    $("cover-image").onerror = () => { $("cover-image").hidden = true; };
  }
  listChapters();
  measureView();
  addEventListener("resize", () => { measureView(); redraw(); });
  document.fonts?.ready.then(redraw);
  // The chapter scripts call `lectern.chapter`, so the first is opened when the name exists.
  queueMicrotask(() => {
    setRate(settings.rate);
    setSize(settings.size);
    setUnit(settings.unit);
    resume();
  });

  return {
    chapter, stats,
    /** What is shown, for tests and the curious. */
    get now() {
      const { data } = state;
      if (!data?.count || state.word < 0) return null;
      const text = (from, to) => data.text.slice(data.words[2 * from], data.words[2 * to - 1]);
      return {
        chapter: state.index + 1, time: time() / unit, word: text(state.word, state.word + 1),
        wordRange: [data.words[2 * state.word], data.words[2 * state.word + 1]],
        phrase: text(data.phrases[state.phrase], data.phrases[state.phrase + 1]),
        sentence: text(data.sentences[state.sentence], data.sentences[state.sentence + 1]),
        following: state.following, page: data.pages[state.page]?.[1] ?? null,
      };
    },
  };
})();

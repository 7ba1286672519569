"""A book's folder as its files describe it: the truth that the page is held against."""
import json
import pathlib


class Sidecar:
    def __init__(self, path):
        self.path = pathlib.Path(path)
        data = json.loads(self.path.read_text("utf-8"))
        self.data = data
        self.units = data["text"].encode("utf-16-le")
        self.words, self.phrases, self.sentences = data["words"], data["phrases"], data["sentences"]
        self.duration = data["audio"]["duration"]

    def text(self, span):
        start, end = span["range"]
        return self.units[2 * start:2 * end].decode("utf-16-le")

    def at(self, spans, seconds):
        """Texts that may be shown at a time: the span that began last, and beside a border both."""
        began = [s for s in spans if s["time"][0] <= seconds] or spans[:1]
        close = [s for s in spans if abs(s["time"][0] - seconds) < 0.08]
        allowed = {self.text(began[-1])} | {self.text(s) for s in close}
        if close and spans.index(close[0]) > 0:
            allowed.add(self.text(spans[spans.index(close[0]) - 1]))
        return allowed

    def sentence_of(self, word):
        return next(s for s in self.sentences if s["range"][0] <= word["range"][0] < s["range"][1])


class Book:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.manifest = json.loads((self.folder / "book.json").read_text("utf-8"))
        self.chapters = [Sidecar(self.folder / c["timing"]) for c in self.manifest["chapters"]]
        self.language = self.chapters[0].data["language"].split("-")[0]

"""A book of any length for the page alone: made-up text and times, no recording."""
import json
import pathlib
import re

SENTENCES = [
    "The lamp was lit at dusk, as it had been every evening for ninety-one years.",
    "Nobody answered; the boy wrote it down, and then, thinking better of it, drew a small lamp.",
    "A ship passed, low and slow.",
    "There were one hundred and forty-two steps, and some nights there seemed to be one more.",
]


def make_large_book(template, folder, words):
    """Writes index.html, as the book `template` has it, and one chapter of about `words` words."""
    pieces, counts, total = [], [], 0
    while total < words:
        paragraph = [SENTENCES[(total + i) % len(SENTENCES)] for i in range(5)]
        counts.append([len(s.split()) for s in paragraph])
        total += sum(counts[-1])
        pieces.append(" ".join(paragraph))
    text = "\n\n".join(pieces)
    spans, times, last = [], [], 0
    for match in re.finditer(r"\S+", text):
        spans += [match.start() - last, match.end() - match.start()]
        last = match.end()
        times += [500, 3000]
    phrases = []
    for paragraph in counts:
        for sentence in paragraph:
            phrases += [4] * (sentence // 4) + ([sentence % 4] if sentence % 4 else [])
    chapter = {
        "language": "en", "text": text, "words": spans, "times": times, "phrases": phrases,
        "sentences": [s for p in counts for s in p], "paragraphs": [sum(p) for p in counts],
        "roles": ["paragraph"] * len(counts), "languages": [], "pages": [[1, "1", 0]],
        "sources": [[0, 0, 1] + [5] * total],
    }
    folder = pathlib.Path(folder)
    (folder / "reader").mkdir(exist_ok=True)
    (folder / "reader" / "001.js").write_text(f"lectern.chapter(1, {json.dumps(chapter)});", "utf-8")
    page = (pathlib.Path(template) / "index.html").read_text("utf-8")
    data = {
        "id": "large", "title": "A Large Book", "authors": [], "language": "en", "cover": None,
        "chapters": [{
            "title": "All of it", "audio": "none.mp3", "script": "reader/001.js", "duration": total * 3500,
            "pages": [[1, "1", 0, 0]], "sections": [], "first": [0, 1, 0], "last": [0, 1, total * 5],
        }],
    }
    start = page.index('id="book-data">') + len('id="book-data">')
    page = page[:start] + json.dumps(data) + page[page.index("</script>", start):]
    (folder / "index.html").write_text(page, "utf-8")

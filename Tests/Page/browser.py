"""A headless Chromium with a reader page in it, and what a finger does to it."""
import pathlib
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.common.by import By

PHONE = (390, 844)
DESKTOP = (1280, 900)


class Browser:
    def __init__(self, size=PHONE, dark=False):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
                         "--autoplay-policy=no-user-gesture-required", "--mute-audio"):
            options.add_argument(argument)
        options.add_argument(f"--window-size={size[0]},{size[1]}")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        if size == PHONE:
            metrics = {"width": size[0], "height": size[1], "pixelRatio": 2}
            options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(30)
        self.set_dark(dark)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def set_dark(self, dark, reduced=False):
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
                    {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def open(self, folder, fresh=True):
        self.driver.get((pathlib.Path(folder).resolve() / "index.html").as_uri())
        if fresh:
            self.run("localStorage.clear(); addEventListener('pagehide', e => e.stopImmediatePropagation(), true)")
            self.driver.refresh()
            self.run("localStorage.clear()")
        self.wait("return lectern.now !== null || !document.getElementById('message').hidden")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.run(condition)
            if value:
                return value
            time.sleep(0.05)
        raise AssertionError(f"never came true: {condition}")

    @property
    def now(self):
        return self.run("return lectern.now")

    def play(self):
        self.run("document.getElementById('audio').paused && document.getElementById('play').click()")
        self.wait("return !document.getElementById('audio').paused && document.getElementById('audio').currentTime > 0")

    def pause(self):
        self.run("document.getElementById('audio').pause()")

    def seek(self, seconds):
        """Moves the slider, as a person would."""
        self.run("const s = document.getElementById('position'); s.step = 'any'; s.value = arguments[0];"
                 "s.dispatchEvent(new Event('input')); s.dispatchEvent(new Event('change'));", seconds)
        self.wait("return !document.getElementById('audio').seeking")

    def press(self, *keys):
        self.driver.find_element(By.TAG_NAME, "body").send_keys(*keys)

    def tap(self, x, y):
        point = {"x": x, "y": y}
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mousePressed", "button": "left", "clickCount": 1, **point})
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseReleased", "button": "left", "clickCount": 1, **point})

    def touch(self, kind, *point):
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def place_of(self, needle, occurrence=0):
        """Scrolls the text's occurrence of `needle` into view; gives the middle of its rectangle."""
        spot = self.run(FIND, needle, occurrence)
        for _ in range(20):
            # A scroll of the page's own may still be on its way.
            time.sleep(0.12)
            last, spot = spot, self.run(FIND, needle, occurrence)
            if spot == last:
                break
        return spot

    def errors(self):
        """What the page wrote to the console, without files that are missing on purpose."""
        return [line["message"] for line in self.driver.get_log("browser")
                if line["level"] == "SEVERE" and "ERR_FILE_NOT_FOUND" not in line["message"]]

    def picture(self, path):
        self.driver.save_screenshot(str(path))


FIND = """
const [needle, occurrence] = arguments;
const walker = document.createTreeWalker(document.getElementById('paragraphs'), NodeFilter.SHOW_TEXT);
let seen = 0;
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  for (let at = node.data.indexOf(needle); at >= 0; at = node.data.indexOf(needle, at + 1)) {
    if (seen++ < occurrence) continue;
    node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + needle.length);
    const box = range.getClientRects()[0];
    return [box.left + box.width / 2, box.top + box.height / 2];
  }
}
return null;
"""

SPACE = Keys.SPACE
LEFT = Keys.ARROW_LEFT
RIGHT = Keys.ARROW_RIGHT

"""A page with a run's report, opened in the browser, by the names that docs/runner.md gives."""

import json
import pathlib
import time

SCRIPTS = pathlib.Path(__file__).resolve().parent / "scripts"

# From top to bottom, as they are seen; an element that is reordered by style counts where it stands.
VISIBLE = """() => [...document.querySelectorAll("details.test")]
  .filter(test => test.checkVisibility())
  .map(test => [test.getBoundingClientRect().top, test.dataset.name])
  .sort((one, other) => one[0] - other[0])
  .map(pair => pair[1])"""


def script(name):
    """A function of JavaScript that a file of scripts/ holds."""
    return (SCRIPTS / f"{name}.js").read_text()


class Report:
    """An open page."""

    def __init__(self, page, path, patience=120):
        self.page = page
        self.patience = patience
        self.path = pathlib.Path(path)

    @property
    def address(self):
        return self.path.as_uri()

    def open(self, place=""):
        """Opens the page, at a place of it or with a state, as in `#…` or `?…`."""
        self.page.goto(self.address + place)
        return self

    def locator(self, selector):
        return self.page.locator(selector)

    def wait(self, condition, arg=None):
        """Waits until a condition holds, which the page's own policy would not let it wait for."""
        deadline = time.monotonic() + self.patience
        while time.monotonic() < deadline:
            if self.page.evaluate(condition, arg):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"did not come about: {condition}")

    def read(self, locator):
        """The text that is to be seen of a part, which may have to be scrolled to for that."""
        locator.scroll_into_view_if_needed()
        # The browser makes what comes into sight with its next frame.
        for _ in range(1_000):
            text = locator.inner_text()
            if text:
                return text
            self.page.wait_for_timeout(20)
        return ""

    # MARK: Tests

    def visible(self):
        """The names of the tests that are to be seen, from top to bottom."""
        return self.page.evaluate(VISIBLE)

    def test(self, name, suite=None, repetition=1):
        """The row of a test."""
        selector = f"details.test[data-name={json.dumps(name)}][data-repetition='{repetition}']"
        if suite:
            selector += f"[data-suite={json.dumps(suite)}]"
        return self.locator(selector)

    def names(self, selector=""):
        """The names of all tests, seen or not, that match a selector besides."""
        return self.page.evaluate(
            "selector => [...document.querySelectorAll(`details.test${selector}`)]"
            ".map(test => test.dataset.name)", selector)

    def is_open(self, name):
        return self.test(name).evaluate("test => test.open")

    def focused_test(self):
        """The name of the test that has, or holds what has, the keyboard's focus."""
        return self.page.evaluate(
            "document.activeElement.closest('details.test')?.dataset.name ?? null")

    def summary(self, name, repetition=1):
        """The line of a test, as it is seen."""
        return self.read(self.test(name, repetition=repetition).locator("summary").first)

    def opened(self, name, repetition=1):
        """A test, opened and scrolled to."""
        test = self.test(name, repetition=repetition)
        test.evaluate("test => { test.open = true }")
        test.scroll_into_view_if_needed()
        return test

    def open_all(self):
        """Opens each part that can be opened, as a reader can."""
        self.page.evaluate(
            "document.querySelectorAll('details').forEach(part => { part.open = true })")

    # MARK: Controls

    def chip(self, outcome):
        return self.locator(f"#controls button.chip[data-outcome={outcome}]")

    def press(self, *outcomes):
        for outcome in outcomes:
            self.chip(outcome).click()

    def pressed(self):
        """The outcomes of the chips that are pressed."""
        return self.page.evaluate(
            "[...document.querySelectorAll('#controls button.chip[aria-pressed=true]')]"
            ".map(chip => chip.dataset.outcome)")

    def search(self, text):
        self.locator("#search").fill(text)

    def shown(self):
        """What the page says of how many tests are shown."""
        return self.locator("#shown").inner_text().strip()

"""Measures the page of ten thousand tests: its size, how it opens, filters and searches, and memory.

Started by `run --benchmark`, with the folder of the reports and the browser. It fails nothing.
"""

import pathlib
import statistics
import sys

from playwright.sync_api import sync_playwright

from report import Report, script

ROUNDS = 5
BAR = 200
"""The most that a step may take, in milliseconds."""

ALL, FAILED = "10,000 tests", "100 of 10,000 tests"
STEPS = [
    ("press \"failed\"", ("press", "failed"), ("shown", FAILED)),
    ("release it", ("press", "failed"), ("shown", ALL)),
    ("press \"passed\"", ("press", "passed"), ("shown", "9,800 of 10,000 tests")),
    ("release it", ("press", "passed"), ("shown", ALL)),
    ("search \"c\"", ("search", "c"), ("shown", ALL)),
    ("search \"table77.\"", ("search", "table77."), ("shown", FAILED)),
    ("search a tag", ("search", "tenth"), ("shown", "1,000 of 10,000 tests")),
    ("clear the search", ("search", ""), ("shown", ALL)),
    ("show the list", ("click", "view-list"), ("pressed", "view-list")),
    ("search in the list", ("search", "table42."), ("shown", FAILED)),
    ("clear the search", ("search", ""), ("shown", ALL)),
    ("sort by name", ("sort", "name"), ("first", "testCustomer1")),
    ("sort by duration", ("sort", "duration"), ("always", None)),
    ("show the tree", ("click", "view-tree"), ("pressed", "view-tree")),
]


def peak(pid):
    """The most memory that a process has had, in MB."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1000


def tab_memory(browser):
    """The most memory that the process of a tab has had, in MB."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return max(peak(one["id"]) for one in processes if one["type"] == "renderer")


def opened(page):
    """How long the page took to be read and to be painted, in milliseconds."""
    page.wait("performance.getEntriesByType('paint').length > 0")
    return page.page.evaluate("""[
      performance.getEntriesByType("navigation")[0].loadEventEnd,
      performance.getEntriesByName("first-contentful-paint")[0].startTime]""")


def measure(folder, chromium):
    path = folder / "many.html"
    print(f"the file: {path.stat().st_size / 1e6:.2f} MB")
    times, loads, paints, memory = {}, [], [], []
    with sync_playwright() as playwright:
        for _ in range(ROUNDS):
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = Report(browser.new_page(viewport={"width": 1440, "height": 900}), path).open()
            load, paint = opened(page)
            loads.append(load)
            paints.append(paint)
            for number, (name, act, done) in enumerate(STEPS):
                taken = page.page.evaluate(script("timing"), {"act": act, "isDone": done})
                times.setdefault((number, name), []).append(taken)
            memory.append(tab_memory(browser))
            browser.close()
    print(f"open, to the first paint: {statistics.median(paints):.0f} ms; "
          f"to the end of loading: {statistics.median(loads):.0f} ms (medians of {ROUNDS})")
    for (_, name), values in times.items():
        note = "" if max(values) < BAR else f"  over the bar of {BAR} ms"
        print(f"  {name:24} {statistics.median(values):6.0f} ms, at most {max(values):4.0f} ms{note}")
    print(f"memory of the tab: {max(memory):.0f} MB at most")


if __name__ == "__main__":
    measure(pathlib.Path(sys.argv[1]), sys.argv[2])

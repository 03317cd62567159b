"""Takes pictures of the page for people to look at: at two widths, light and dark.

Started by `run --screenshots`, with the folder of the reports, that of the pictures, the browser.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from conftest import DESKTOP, PHONE
from report import Report

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def top(_):
    """The page as it opens."""


def failure(page):
    page.test("testOrders").evaluate("test => { test.open = true; test.scrollIntoView() }")


def attempts(page):
    page.test("testConnects").evaluate("test => { test.open = true; test.scrollIntoView() }")


def attachments(page):
    page.test("testDraws").evaluate("test => { test.open = true; test.scrollIntoView() }")


def flat(page):
    page.locator("#view-list").click()
    page.press("failed", "flaky", "crashed")
    page.locator("#tests").evaluate("tests => tests.scrollIntoView()")


def timeline(page):
    page.locator("#timeline").evaluate("section => section.scrollIntoView()")


def changes(page):
    page.locator("#changes").evaluate("section => section.scrollIntoView()")


def search(page):
    page.search("cart")
    page.page.keyboard.press("Tab")


def keys(page):
    page.page.keyboard.press("?")


def bottom(page):
    page.page.evaluate("scrollTo(0, document.body.scrollHeight)")


VIEWS = (top, failure, attempts, attachments, flat, timeline, changes, search, keys, bottom)


def take(browser, reports, folder, size, scheme):
    for view in VIEWS:
        picture(browser, reports / "outcomes.html", view, size, scheme,
                folder / f"{view.__name__}-{size}-{scheme}.png")
    for scene in ("hostile", "calm", "repeated"):
        picture(browser, reports / f"{scene}.html", top, size, scheme,
                folder / f"{scene}-{size}-{scheme}.png")


def picture(browser, path, view, size, scheme, place):
    page = browser.new_page(viewport=SIZES[size], color_scheme=scheme)
    view(Report(page, path).open())
    page.wait_for_timeout(100)  # A smooth scroll has come to its end.
    page.screenshot(path=place)
    page.close()


def main(reports, folder, chromium):
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in SIZES:
            for scheme in ("light", "dark"):
                take(browser, reports, folder, size, scheme)
        page = browser.new_page(color_scheme="dark")
        Report(page, reports / "outcomes.html").open()
        page.pdf(path=folder / "printed.pdf", format="A4")
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3])

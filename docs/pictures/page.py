"""Takes the picture of the page of --html: its top, with one failed test open. Started by `make`."""

import pathlib
import sys

from playwright.sync_api import sync_playwright


def main(page_path, chromium, picture):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1100, "height": 1000}, color_scheme="light")
        page.goto(pathlib.Path(page_path).resolve().as_uri())
        page.locator("#view-list").click()
        page.locator("#tests details").evaluate_all(
            "tests => { for (const test of tests) test.open = false }")
        page.locator("details", has_text="testOrders").last.evaluate("test => { test.open = true }")
        page.wait_for_timeout(100)
        page.screenshot(path=picture)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

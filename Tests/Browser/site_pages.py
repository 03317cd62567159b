"""The site that docs/site makes, on a server as GitHub Pages is, and its pages in the browser."""

import pathlib
import re
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "docs/site.d"))

import server  # noqa: E402


def serve(folder):
    """A server of the site, in the folder of the server for which it was made."""
    page = (folder / "documentation/index.html").read_text(encoding="utf-8")
    found = server.server(folder, base=re.search(r'var baseUrl = "([^"]*)"', page)[1])
    threading.Thread(target=found.serve_forever, daemon=True).start()
    return found


class SitePage:
    """A page of the site, with its search."""

    def __init__(self, page, address):
        self.page, self.address, self.requests = page, address, []
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, place=""):
        self.page.goto(self.address + place, wait_until="load")
        self.button.wait_for()
        return self

    @property
    def button(self):
        return self.page.locator("button[data-search]")

    @property
    def dialog(self):
        return self.page.get_by_role("dialog", name="Search", exact=True)

    @property
    def input(self):
        return self.page.get_by_role("combobox", name="Search guides and modules")

    @property
    def results(self):
        return self.dialog.get_by_role("option")

    @property
    def status(self):
        return self.dialog.get_by_role("status")

    def search(self, words):
        """Opens the search if it is closed, and replaces the words in it."""
        if not self.dialog.is_visible():
            self.page.keyboard.press("/")
        self.input.fill(words)
        self.page.wait_for_function(
            "() => /result|found/.test(document.querySelector('dialog [role=status]').textContent)")
        return self.found()

    def found(self):
        """The addresses of the results, in the site."""
        return [address.removeprefix(self.address) for address in
                self.results.evaluate_all("all => all.map(one => decodeURI(one.href))")]

    def chosen(self):
        return self.dialog.get_by_role("option", selected=True)

"""The site that docs/site makes, on a server as GitHub Pages is, and its pages in the browser."""

import json
import pathlib
import re
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "docs/site.d"))

import server  # noqa: E402

WORDS = json.loads((ROOT / "docs/site.d/words.json").read_text(encoding="utf-8"))


def serve(folder):
    """A server of the site, in the folder of the server for which it was made."""
    page = (folder / "documentation/index.html").read_text(encoding="utf-8")
    found = server.server(folder, base=re.search(r'var baseUrl = "([^"]*)"', page)[1])
    threading.Thread(target=found.serve_forever, daemon=True).start()
    return found


class SitePage:
    """A page of the site, with its search, and what it did that no page may do."""

    def __init__(self, context, address):
        self.address = address
        self.requests = []
        self.offences = []
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("response", self.on_response)
        self.page = context.new_page()
        self.page.on("console", self.on_console)
        self.page.on("pageerror", lambda error: self.offences.append(f"error of script: {error}"))

    def on_response(self, response):
        if response.status >= 400:
            self.offences.append(f"{response.status}: {response.url}")

    def on_console(self, message):
        if message.type in ("error", "warning"):
            self.offences.append(f"console, {message.type}: {message.text}")

    def finish(self):
        foreign = [url for url in self.requests
                   if not url.startswith((self.address, "data:", "blob:"))]
        return self.offences + [f"request: {url}" for url in foreign]

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


def is_named(address, names):
    """Whether an address is that of one of the pages that words.json names, functions without parameters."""
    return re.split(r"/?[#(]|/$", address.removeprefix("documentation/"))[0] in names

"""What docc's pages lack: titles in the files, an order of the modules, the search; and the pages around them."""

import html
import json
import re
import shutil
import sys

import landing
import modules
import search
from tools import ROOT, WEB, filled

# What each page loads: small, and the rest on the first search.
ASSETS = ("page.css", "landing.css", "page.js", "search.js")


def finish(output):
    """Completes docc's pages, and returns the size of the search's index."""
    assets = output / "assets"
    assets.mkdir()
    for name in ASSETS:
        shutil.copy(WEB / name, assets)
    for name in landing.pictures():
        shutil.copy(ROOT / "docs/pictures" / name, assets)
    (output / "theme-settings.json").write_text(json.dumps({
        "meta": {"title": "Litmus"},
        # The search of all pages has its key, and finds what it finds.
        "features": {"docs": {"quickNavigation": {"enable": False}}}}), encoding="utf-8")
    (output / ".nojekyll").touch()
    group_modules(output)
    size = search.write_index(output)
    complete_pages(output)
    (output / "index.html").write_text(landing.page(output), encoding="utf-8")
    # Of any address, so with the path of the site.
    (output / "404.html").write_text(filled("missing.html", {"base": base_of(output)}), encoding="utf-8")
    return size


def base_of(output):
    """The path of the site on its server, as docc has written it into each page."""
    text = (output / "documentation/index.html").read_text(encoding="utf-8")
    return re.search(r'var baseUrl = "([^"]*)"', text)[1]


def group_modules(output):
    """Groups the modules on the page of all, which docc sorts by name."""
    path = output / "data/documentation.json"
    page = json.loads(path.read_text(encoding="utf-8"))
    page["metadata"]["title"] = "All modules"
    page["topicSections"] = [
        {"title": title, "anchor": title.replace(" ", "-").replace(",", ""),
         "identifiers": [f"doc://{module}/documentation/{module}" for module in group]}
        for title, group in modules.GROUPS.items()]
    path.write_text(json.dumps(page), encoding="utf-8")


def complete_pages(output):
    """Adds its title, its summary and the search to each page, which otherwise has what its script loads."""
    base = base_of(output)
    for folder in ("documentation", "tutorials"):
        for path in (output / folder).rglob("index.html"):
            page = search.read(output, path.parent.relative_to(output).as_posix())
            text = path.read_text(encoding="utf-8")
            title = html.escape(page.get("metadata", {}).get("title", ""))
            summary = html.escape(search.abstract(page))
            head = (f'<meta name="description" content="{summary}">' if summary else "") + (
                f'<link rel="stylesheet" href="{base}assets/page.css">'
                f'<script type="module" src="{base}assets/page.js"></script></head>')
            text = text.replace("<title>Documentation</title>", f"<title>{title} | Litmus</title>", 1)
            path.write_text(text.replace("</head>", head, 1), encoding="utf-8")


def check_links(output):
    """Fails if a page links to a page of the site that does not exist."""
    data = output / "data"
    known = {
        "/" + path.relative_to(data).with_suffix("").as_posix().lower() for path in data.rglob("*.json")}
    missing = {}
    for path in data.rglob("*.json"):
        references = json.loads(path.read_text(encoding="utf-8")).get("references", {})
        for reference in references.values():
            address = reference.get("url", "")
            if address.startswith("/tutorials/"):
                continue  # Those of chapters are places on the page of all tutorials.
            if address.startswith("/") and address.partition("#")[0].lower().rstrip("/") not in known:
                missing.setdefault(address, path.relative_to(data))
    front = (output / "index.html").read_text(encoding="utf-8")
    for address in re.findall(r'(?:href|src)="(?!https?:|#)([^"#]*)', front):
        if not (output / address / "index.html" if address.endswith("/") else output / address).exists():
            missing.setdefault(address, "index.html")
    if missing:
        lines = [f"{page}: no page {address}" for address, page in sorted(missing.items())]
        sys.exit("\n".join(lines[:50]))

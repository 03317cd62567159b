"""What docc's pages lack: titles in the files, an order of the modules, the search. And the landing page."""

import html
import json
import re
import shutil
import sys

import guides
import modules
import search
from tools import ROOT, WEB

# What each page loads: small, and the rest on the first search.
ASSETS = ("page.css", "landing.css", "page.js", "search.js")
REPORT = "report.png"


def finish(output):
    """Completes docc's pages, and returns the size of the search's index."""
    assets = output / "assets"
    assets.mkdir()
    for name in ASSETS:
        shutil.copy(WEB / name, assets)
    for name in (picture()[0], REPORT):
        shutil.copy(ROOT / "docs/pictures" / name, assets)
    (output / "theme-settings.json").write_text(json.dumps({
        "meta": {"title": "Litmus"},
        # The search of all pages has its key, and finds what it finds.
        "features": {"docs": {"quickNavigation": {"enable": False}}}}), encoding="utf-8")
    (output / ".nojekyll").touch()
    group_modules(output)
    size = search.write_index(output)
    complete_pages(output)
    (output / "index.html").write_text(landing(output), encoding="utf-8")
    # Of any address, so with the path of the site.
    (output / "404.html").write_text(filled("missing.html", {"base": base_of(output)}), encoding="utf-8")
    return size


def base_of(output):
    """The path of the site on its server, as docc has written it into each page."""
    text = (output / "documentation/index.html").read_text(encoding="utf-8")
    return re.search(r'var baseUrl = "([^"]*)"', text)[1]


def filled(template, values):
    """A page of web/, with values for what stands there in double braces."""
    text = (WEB / template).read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], text)


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


def landing(output):
    """The landing page: landing.html, with what the README shows, and lists of the guides and modules."""
    values = {
        "guides": guide_lists(), "modules": module_lists(output),
        "install": highlighted(fence("## Install", "swift")),
        "example": highlighted(example()), "failure": html.escape(fence("Expected ", "text"))}
    values["picture"], values["alternative"], size = picture()
    values["width"], values["height"] = size
    return filled("landing.html", values)


def picture():
    """The first picture of the README: its name, its text for those who do not see it, and its size."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r'<img src="docs/pictures/([^"/]+\.svg)"[^>]*alt="([^"]*)">', text)
    if not found:
        sys.exit("The landing page shows the first SVG of README.md, but there is none")
    drawing = (ROOT / "docs/pictures" / found[1]).read_text(encoding="utf-8")
    return found[1], found[2], re.search(r'viewBox="0 0 (\d+) (\d+)"', drawing).groups()


def fence(start, language):
    """The first fence of the README that contains or follows a text."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for found in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        before = text.rfind("\n## ", 0, found.start())
        if start in found[1] or text.startswith(start, before + 1):
            return found[1].rstrip()
    sys.exit(f"The landing page shows a fence of README.md with {start!r}, of {language}, but there is none")


def example():
    """The README's test with a fake, without the code that it tests."""
    parts = fence("@Fake", "swift").split("\n\n")
    return "\n\n".join(part for part in parts if re.search(r"^import |@Fake|@Test", part))


SWIFT = re.compile(
    r'(?P<string>"[^"\n]*")|(?P<type>\b[A-Z]\w*)|(?P<keyword>[@#]\w+|\b(?:import|protocol|func|async|throws|let|var'
    r"|try|await|struct|class|final|init|in|return|if|for|self|any|some)\b)")


def highlighted(code):
    """Swift as HTML, with classes for colors."""
    parts, place = [], 0
    for found in SWIFT.finditer(code):
        parts += [html.escape(code[place:found.start()]),
                  f'<span class="{found.lastgroup}">{html.escape(found[0], quote=False)}</span>']
        place = found.end()
    return "".join(parts) + html.escape(code[place:])


def guide_lists():
    described = descriptions()
    text = ""
    for group, paths in guides.groups().items():
        if paths == [guides.INDEX]:
            continue  # The landing page has what it has.
        items = ""
        for path in paths:
            address = f"documentation/{modules.GUIDES.lower()}/{guides.pages()[path].lower()}/"
            items += entry(address, guides.title(path), described.get(path))
        text += f"<section>\n<h3>{html.escape(group)}</h3>\n<ul>\n{items}</ul>\n</section>\n"
    return text


def descriptions():
    """What the index of the guides says about each."""
    found = {}
    for link, text in re.findall(
            r"^\| \[[^\]]*\]\(([^)#]+)\) \| (.*?) \|$", guides.INDEX.read_text(encoding="utf-8"), re.MULTILINE):
        place = (guides.INDEX.parent / link).resolve()
        found[place / "README.md" if place.is_dir() else place] = re.sub(
            r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return found


def module_lists(output):
    text = ""
    for group, names in modules.GROUPS.items():
        items = "".join(
            entry(f"documentation/{name.lower()}/", name,
                  search.abstract(search.read(output, f"documentation/{name.lower()}")), code=True)
            for name in names)
        text += f"<section>\n<h3>{html.escape(group)}</h3>\n<ul>\n{items}</ul>\n</section>\n"
    return text


def entry(address, title, text, code=False):
    title = html.escape(title)
    title = f"<code>{title}</code>" if code else title
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(text)) if text else ""
    return f'<li><a href="{address}">{title}</a>' + (f" <span>{text}</span>" if text else "") + "</li>\n"


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

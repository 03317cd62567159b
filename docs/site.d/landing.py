"""The landing page: what the README shows of Litmus, and lists of the guides and modules."""

import html
import re
import sys

import guides
import modules
import search
from tools import ROOT, filled

REPORT = "report.png"


def page(output):
    name, alternative, (width, height) = picture()
    return filled("landing.html", {
        "install": highlighted(fence("## Install", "swift")),
        "example": highlighted(example()), "failure": html.escape(fence("Expected ", "text")),
        "picture": name, "alternative": alternative, "width": width, "height": height,
        "guides": guide_lists(), "modules": module_lists(output)})


def pictures():
    """The pictures of the page, by their names in docs/pictures."""
    return picture()[0], REPORT


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

"""The guides: docs/, and the READMEs of packages, tools and examples, as articles for docc."""

import functools
import json
import os
import re
import sys

from tools import REPOSITORY, ROOT, WEB

INDEX = ROOT / "docs/README.md"
LINK = re.compile(r"(?<!!)\[([^\]\n]*)\]\(([^)\s]+)\)")
REFERENCE = re.compile(r"^\[([^\]\n]+)\]: +(\S+) *$", re.MULTILINE)
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def articles():
    """The articles' texts, by the names of their files."""
    return {f"{name}.md": article(path.read_text(encoding="utf-8"), path)
            for path, name in pages().items()}


@functools.cache
def pages():
    """The Markdown files that become articles, and the names of the articles."""
    found = {}
    for path in sorted((ROOT / "docs").rglob("*.md")):
        name = path.relative_to(ROOT / "docs").with_suffix("").as_posix().replace("/", "-")
        found[path] = "Guides" if path == INDEX else f"guide-{name}"
    for folder, kind in (("Packages", "package"), ("Tools", "tool"), ("Examples", "example")):
        for path in sorted(ROOT.glob(f"{folder}/*/README.md")):
            found[path] = f"{kind}-{path.parent.name}"
    found[ROOT / "Examples/README.md"] = "Examples"
    return found


@functools.cache
def settings():
    """What guides.json says about guides: titles for lists, and words by which they are searched."""
    read = json.loads((WEB / "guides.json").read_text(encoding="utf-8"))
    for name in read:
        if not (ROOT / name).exists():
            sys.exit(f"docs/site.d/web/guides.json names {name}, which does not exist")
    return read


def title(path):
    """The title of a guide, as it reads without the pages around it."""
    given = settings().get(path.relative_to(ROOT).as_posix(), {}).get("title")
    name = next(iter(headings(path).values()))
    return given or (f"{name} package" if pages()[path].startswith("package-") else name)


def groups():
    """The guides in the groups of the index, docs/README.md: titles, each with paths.

    A guide that the index does not list follows that of the folder above, or the last, for contributors.
    """
    listed, found = {INDEX}, {"Documentation": [INDEX]}
    for section in re.split(r"^## ", INDEX.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        paths = []
        for target in re.findall(r"\]\(([^)#]+)\)", section):
            place = (INDEX.parent / target).resolve()
            place = place / "README.md" if place.is_dir() else place
            if place in pages() and place not in listed:
                paths.append(place)
                listed.add(place)
        if paths:
            found[section.partition("\n")[0].partition(":")[0]] = paths
    for path in reversed([path for path in pages() if path not in listed]):
        above = path.parents[1] / "README.md"
        group = next((paths for paths in found.values() if above in paths), list(found.values())[-1])
        group.insert(group.index(above) + 1 if above in group else len(group), path)
    return found


def topics():
    """The groups for the page of the module that has the guides."""
    return "".join(
        f"\n### {group}\n\n" + "".join(f"- <doc:{pages()[path]}>\n" for path in paths)
        for group, paths in groups().items())


def article(text, path):
    """A guide as docc reads it: no comments and no HTML, and links that it resolves."""
    definitions = dict(REFERENCE.findall(text))
    blocks = CODE.split(REFERENCE.sub("", text))
    for index in range(0, len(blocks), 2):
        blocks[index] = prose(blocks[index], definitions, path)
    body = "".join(blocks).lstrip("\n").partition("\n")[2]
    # docc makes a summary of the first paragraph, and removes its links.
    if "](" in body.lstrip("\n").partition("\n\n")[0]:
        body = "\n## Overview\n" + body
    kind = pages()[path].partition("-")[0].capitalize().removesuffix("s")
    heading = f'@Metadata {{\n  @TitleHeading("{kind}")\n}}\n'
    return f"# {title(path)}\n\n{heading}{body}"


def prose(text, definitions, path):
    text = re.sub(r"<!-- toc -->.*?<!-- endToc -->", "", text, flags=re.DOTALL)
    text = re.sub(r"^<!--.*?-->\n?", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^<sup>.*</sup>\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"<a id='[^']*'></a>\n?", "", text)
    text = re.sub(r'<img src="[^"]*?([^"/]+)"[^>]*alt="([^"]*)">', r"![\2](\1)", text)
    # Two backticks are a link to a symbol in docc, and code here.
    text = re.sub(r"``(?!`) ?(.+?) ?``", lambda found: f"`{found[1].replace('`', '')}`", text)
    text = re.sub(r"\[\^([^\]]+)\](:?)", r"(\1)\2", text)  # Footnotes, which docc does not have.
    for label, address in definitions.items():
        text = text.replace(f"][{label}]", f"]({address})")
        text = re.sub(rf"(?<!\])\[{re.escape(label)}\](?![\[(])", f"[{label}]({address})", text)
    return LINK.sub(lambda found: f"[{found[1]}]({address_of(found[2], path)})", text)


def address_of(target, path):
    """The address of a link's target: an article, or a file of the repository."""
    if re.match(r"[a-z]+:", target):
        return target
    file, _, anchor = target.partition("#")
    if not file:
        return f"doc:{pages()[path]}#{heading_anchor(path, anchor)}"
    place = (ROOT / file.lstrip("/")) if file.startswith("/") else (path.parent / file).resolve()
    if place.is_dir() and (place / "README.md") in pages():
        place = place / "README.md"
    if place in pages():
        suffix = f"#{heading_anchor(place, anchor)}" if anchor else ""
        return f"doc:{pages()[place]}{suffix}"
    relative = os.path.relpath(place, ROOT)
    kind = "tree" if place.is_dir() else "blob"
    return f"{REPOSITORY}/{kind}/main/{relative}" + (f"#{anchor}" if anchor else "")


@functools.cache
def headings(path):
    """The headings of a page, by the anchors that GitHub gives them."""
    anchors = {}
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    for found in re.findall(r"^#+ +(.+?) *$", text, flags=re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", found)
        anchor = re.sub(r"[^\w\- ]", "", plain.replace("`", "").lower()).replace(" ", "-")
        anchors.setdefault(anchor, plain)
    return anchors


def heading_anchor(path, anchor):
    """The anchor that docc gives a heading, which keeps the letters and most punctuation."""
    found = headings(path).get(anchor)
    if found is None:
        return anchor
    return re.sub(r"-+", "-", re.sub(r"[\s]+", "-", re.sub(r"[`:,?!'’()/\"]", "", found)))

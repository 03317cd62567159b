"""The index of the site's search, from the pages that docc has written: one JSON file.

`assets/search.js` reads it. Each page is an array, to keep the file small:

    [address, title, kind, place, abstract, words, sections]

`place` is the group of a guide, or the number of a symbol's module; `words` are those of guides.json.
A section of a guide is `[anchor, heading, text]`; a symbol has none.
"""

import json
import re
import sys

import guides
import modules
from tools import ROOT

# What a kind of symbol is called in the list of results. Other kinds have no use there, such as
# operators and the pages that list what a conformance adds.
KINDS = {
    "module": "module", "macro": "macro", "func": "function", "method": "method", "init": "initializer",
    "property": "property", "subscript": "subscript", "case": "case", "struct": "structure",
    "class": "class", "enum": "enumeration", "protocol": "protocol", "typealias": "type alias",
    "associatedtype": "associated type",
}
MEMBERS = ("method", "init", "property", "subscript", "case", "associatedtype")
ABSTRACT = 140
# How much less the guides of some groups are worth than others: few readers look for them.
WEIGHTS = {"Documentation": 0.4, "Coming from another package": 0.8, "For contributors": 0.5}


def write_index(output):
    """Writes the index, and returns its size in bytes."""
    pages = guide_pages(output) + module_pages(output)
    for address, *_ in pages:
        if not (output / address / "index.html").exists():
            sys.exit(f"The search names {address}, which is no page")
    groups = list(guides.groups())
    for group in WEIGHTS:
        if group not in groups:
            sys.exit(f"docs/site.d/search.py weighs the group {group!r}, which docs/README.md does not have")
    index = {
        "start": groups[1],
        "weights": WEIGHTS,
        "modules": modules.MODULES,
        "importers": [modules.importers(module) for module in modules.MODULES],
        "migration": modules.MODULES.index(modules.MIGRATION[0]),
        "pages": pages,
    }
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    place = output / "assets/search.json"
    place.write_text(text, encoding="utf-8")
    return place.stat().st_size


def read(output, address):
    return json.loads((output / "data" / f"{address}.json").read_text(encoding="utf-8"))


def guide_pages(output):
    found = []
    for group, paths in guides.groups().items():
        for path in paths:
            address = f"documentation/{modules.GUIDES.lower()}/{guides.pages()[path].lower()}"
            page = read(output, address)
            file = path.relative_to(ROOT).as_posix()
            content = [block for section in page.get("primaryContentSections", [])
                       for block in section.get("content", [])]
            found.append([
                address, page["metadata"]["title"], "guide", group,
                shortened(abstract(page) or next(
                    (plain(block, page["references"]) for block in content if block["type"] == "paragraph"), "")),
                ", ".join(guides.settings().get(file, {}).get("words", [])), sections(content, page)])
    return found + tutorial_pages(output)


def tutorial_pages(output):
    found = []
    for path in sorted((output / "data/tutorials").rglob("*.json")):
        page = json.loads(path.read_text(encoding="utf-8"))
        if page["kind"] != "project":
            continue
        address = path.relative_to(output / "data").with_suffix("").as_posix()
        steps = [plain(block) for section in page["sections"] for block in section.get("tasks", [])]
        intro = plain(page["sections"][0].get("content", []))
        found.append([address, page["metadata"]["title"], "tutorial", "Tutorials", shortened(intro),
                      "tutorial, step by step", [["", "", intro + " " + " ".join(steps)]]])
    return found


def module_pages(output):
    found = []
    for number, module in enumerate(modules.MODULES):
        address = f"documentation/{module.lower()}"
        page = read(output, address)
        overview = plain([section.get("content", []) for section in page.get("primaryContentSections", [])
                          if section["kind"] == "content"], page["references"])
        found.append([address, module, "module", number, abstract(page), "", [["", "", overview]]])
        for path in sorted((output / "data" / address).rglob("*.json")):
            symbol = json.loads(path.read_text(encoding="utf-8"))
            data = symbol["metadata"]
            kind = KINDS.get(data.get("symbolKind"))
            summary = abstract(symbol)
            if kind and not summary.startswith("Inherited from "):
                place = path.relative_to(output / "data").with_suffix("").as_posix()
                found.append([place, full_title(symbol), kind, number, shortened(summary)])
    return found


def full_title(symbol):
    """The title of a symbol, after that of the type that it is a member of."""
    title = symbol["metadata"]["title"]
    if symbol["metadata"]["symbolKind"] not in MEMBERS or "." in title.partition("(")[0]:
        return title
    parent = symbol.get("references", {}).get(symbol["hierarchy"]["paths"][0][-1], {})
    return f"{parent['title']}.{title}"


def sections(content, page):
    """The sections of a guide, that before the first heading included."""
    found = [["", "", []]]
    for block in content:
        if block["type"] == "heading" and block["text"] != "Overview":
            found.append([block["anchor"], block["text"], []])
        elif block["type"] != "heading":
            found[-1][2].append(plain(block, page.get("references", {})))
    return [[anchor, heading, " ".join(filter(None, text))]
            for anchor, heading, text in found if heading or text]


def abstract(page):
    """The first sentence of a page."""
    return plain(page.get("abstract", []), page.get("references"))


def plain(content, references=None):
    """The text of what docc's JSON contains, in the order of reading."""
    if isinstance(content, list):
        separator = "" if any(isinstance(part, dict) and "inlineContent" not in part and part.get("type") in
                              ("text", "codeVoice", "reference") for part in content) else " "
        text = separator.join(filter(None, (plain(part, references) for part in content)))
    elif isinstance(content, dict):
        kind = content.get("type")
        if kind == "text":
            return content["text"]
        if kind == "codeVoice":
            return content["code"]
        if kind == "codeListing":
            return " ".join(content["code"])
        if kind == "reference":
            named = content.get("overridingTitle")
            return named or (references or {}).get(content["identifier"], {}).get("title", "")
        text = plain([content[key] for key in (
            "header", "inlineContent", "content", "items", "rows", "contentSection", "stepsSection", "caption",
            "title") if isinstance(content.get(key), (list, dict))], references)
    else:
        return ""
    return re.sub(r"\s+", " ", text) if text.strip() else ""


def shortened(text):
    text = text.strip()
    if len(text) <= ABSTRACT:
        return text
    return text[:ABSTRACT].rpartition(" ")[0].rstrip(",;:. ") + "…"

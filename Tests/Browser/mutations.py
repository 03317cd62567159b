"""Breaks the page in many ways, one at a time, and expects a test to fail for each.

Started by `run --mutations`, with the folder of the reports, one for the broken ones, the browser.
"""

import base64
import hashlib
import html
import pathlib
import re
import shutil
import subprocess
import sys

import tools


def replaced(old, new, count=-1):
    """A mutation that replaces a text, which must exist."""
    def mutate(text):
        return text.replace(old, new, count)
    return mutate


def without_policy(text):
    return re.sub(r"<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "", text)


def unescaped(text):
    head, mark, body = text.partition("<main")
    return head + mark + html.unescape(body)


def shifted_counts(text):
    return re.sub(r"<span class=\"number\">(\d+)</span></button>",
                  lambda match: f"<span class=\"number\">{int(match[1]) + 1}</span></button>", text)


def without_durations(text):
    return re.sub(r"data-duration=\"[^\"]*\"", "data-duration=\"0\"", text)


def closed_on_paper(text):
    # The script does the same for browsers whose styles cannot.
    text = text.replace("::details-content", "::details-nothing")
    return text.replace("element.open = true", "element.open = false")


def without_attempts(text):
    return text.replace("class=\"attempt\"", "class=\"other\"")


# What is broken, the change that breaks it, and the file whose tests must fail.
MUTATIONS = [
    ("chips ignore what is pressed", replaced("!show.has(test.outcome)", "false"), "filter"),
    ("several chips show what all of them ask for",
     replaced("state.show.add(", "state.show.clear(); state.show.add("), "filter"),
    ("the count of shown tests is wrong", replaced("shownOfSuite += 1", "shownOfSuite += 2"),
     "filter"),
    ("chips have wrong counts", shifted_counts, "filter"),
    ("the search tells small letters from large ones", replaced(".toLowerCase()", ""), "search"),
    ("the search does not look at tags", replaced("getElementsByClassName('tag')", "getElementsByClassName('none')"), "search"),
    ("one of several words is enough", replaced("words.every", "words.some"), "search"),
    ("the list sorts durations the other way",
     replaced("b.duration - a.duration", "a.duration - b.duration"), "views"),
    ("j does not move", replaced("j: () => move(1)", "j: () => move(0)"), "keyboard"),
    ("Ctrl and j moves", replaced("event.ctrlKey || event.metaKey || event.altKey ||", ""),
     "keyboard"),
    ("the focus is not seen", replaced("outline:", "outline: none; --outline:"), "keyboard"),
    ("copying does nothing", replaced("navigator.clipboard.writeText(text)", "null"), "copy"),
    ("copying is not told", replaced("showStatus('Copied.')", "0"), "copy"),
    ("a link does not open its test", replaced("outer.open = true", "outer.open = false"), "links"),
    ("a link does not show a hidden test", replaced("test.element === revealed ||", ""), "links"),
    ("the state is not kept", replaced("history.pushState", "void"), "links"),
    ("ids change from run to run", replaced("id=\"Shop.", "id=\"Shop1."), "links"),
    ("controls are there without script", replaced("html:not(.js) #controls", "html:not(.js) #none"), "plain"),
    ("texts are markup", unescaped, "hostile"),
    ("directions are turned",
     replaced("\\u{202e}", "\u202e"), "hostile"),
    ("there is no policy", without_policy, "policy"),
    ("the policy allows all scripts", replaced("script-src '", "script-src 'unsafe-inline' 'x"),
     "policy"),
    ("the page asks for a font", replaced(
        "<style>", "<link rel=preload as=image href=https://canary.invalid/a><style>"), "policy"),
    ("letters are pale", replaced("color: var(--muted)", "color: #bbbbbb"), "accessibility"),
    ("controls have no names", replaced(">Sort by <", "><"),
     "accessibility"),
    ("tests are not told by words", replaced("<span class=\"word ", "<span hidden class=\"word "),
     "accessibility"),
    ("long words leave the window", replaced("overflow-wrap: anywhere", "overflow-wrap: normal"),
     "layout"),
    ("failures are not opened for print", closed_on_paper,
     "print"),
    ("paper is dark", replaced("@media print", "@media none"), "print"),
    ("durations are lost", without_durations, "agreement"),
    ("attempts are lost", without_attempts, "agreement"),
    ("a failure is lost", replaced("The stock of pears", ""), "agreement"),
]


def with_hashes(text):
    """The page with a policy that fits its style and script, so that a change alone counts."""
    for kind in ("style", "script"):
        content = re.search(f"<{kind}>(.*?)</{kind}>", text, re.DOTALL)
        if content:
            digest = base64.b64encode(hashlib.sha256(content[1].encode()).digest()).decode()
            text = re.sub(f"{kind}-src 'sha256-[^']*'", f"{kind}-src 'sha256-{digest}'", text)
    return text


def write(reports, folder, mutate):
    """Writes the reports with a mutation; returns whether it changed any."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(reports, folder, symlinks=True)
    has_changed = False
    for page in folder.glob("*.html"):
        text = page.read_bytes().decode()
        changed = mutate(text)
        has_changed = has_changed or changed != text
        page.write_bytes((with_hashes(changed) if changed != text else text).encode())
    return has_changed


def main(reports, folder, chromium):
    survivors = []
    for name, mutate, file in MUTATIONS:
        if not write(reports, folder, mutate):
            survivors.append(name)
            print(f"CHANGED NOTHING: {name}", flush=True)
            continue
        options = tools.pytest(
            chromium, f"--reports={folder}", "--exitfirst", "--tb=no", "--patience=10",
            f"tests/test_{file}.py")
        result = subprocess.run([sys.executable, *options], capture_output=True, text=True)
        failed = re.search(r"(?:FAILED|ERROR) tests/(\S+)", result.stdout)
        if failed:
            print(f"found: {name}, by {failed[1]}", flush=True)
        else:
            survivors.append(name)
            print(f"NOT FOUND: {name}", flush=True)
    print(f"{len(MUTATIONS) - len(survivors)} of {len(MUTATIONS)} mutations were found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]))

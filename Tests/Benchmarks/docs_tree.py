"""Writes the tree of documents and sources that the docs benchmark measures."""

import random
import shutil

SNIPPETS_A_SOURCE = 5
WORDS = (
    "a test waits until the value is right and says what it saw when it never was so that "
    "everyone who reads the report knows which line to look at and what to change there").split()


# Choosing each word of a large tree anew takes longer than all that is measured.
LINES = [" ".join(random.Random(number).choices(WORDS, k=14)) for number in range(1_000)]


def prose(source, size):
    """Lines of words, of about so many bytes."""
    lines = []
    length = 0
    while length < size:
        line = source.choice(LINES)
        lines.append(line)
        length += len(line) + 1
    return "\n".join(lines) + "\n"


def swift(source, number):
    """A source with snippets, each of about a tenth of its size."""
    parts = []
    for part in range(SNIPPETS_A_SOURCE):
        body = "\n".join(
            f"    let value{line} = compute({source.randrange(1_000_000)}, times: {line})"
            for line in range(11))
        comment = prose(source, 470).replace("\n", "\n/// ").removesuffix("\n/// ")
        parts.append(
            f"/// {comment}\nfunc example{number}x{part}() {{\n"
            f"  // begin-snippet: key-{number}-{part}\n{body}\n  // end-snippet\n}}\n")
    return "\n".join(parts)


def markdown(source, number):
    """A document in place that shows the snippets of one source, none of them filled in yet.

    Once they are, it is about as large as the source.
    """
    keys = [f"key-{number}-{part}" for part in range(SNIPPETS_A_SOURCE)]
    parts = [f"# Document {number}\n\n<!-- toc -->\n<!-- endToc -->\n"]
    for part, key in enumerate(keys):
        text = prose(source, 300)
        parts.append(
            f"## Chapter {part}\n\n{text}\n<!-- snippet: {key} -->\n<!-- endSnippet -->\n")
    return "\n".join(parts)


def generate(folder, files, seed=1):
    """Writes as many documents as sources, in folders of a hundred, in place of what was there."""
    source = random.Random(seed)
    shutil.rmtree(folder, ignore_errors=True)
    for number in range(files):
        group = f"group{number // 100:03}"
        if number % 100 == 0:
            (folder / "docs" / group).mkdir(parents=True)
            (folder / "Sources" / group).mkdir(parents=True)
        (folder / "docs" / group / f"document{number}.md").write_text(markdown(source, number))
        (folder / "Sources" / group / f"Source{number}.swift").write_text(swift(source, number))
    return folder

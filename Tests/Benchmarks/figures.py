"""Shows what was measured as tables, and writes these tables into the documents.

A table of a document that follows a line `<!-- figures: NAME -->` is the one that `table` was last called for with that
name. A benchmark that measures release and debug builds one after the other has a row for each: rows with the same first
cell replace each other.
"""

import dataclasses
import re
import statistics
import subprocess
import sys

MARKED = re.compile(r"(<!-- figures: (\S+) -->\n(?:<!-- chart.* -->\n)?)((?:\|.*\n)+)")


@dataclasses.dataclass
class Table:
    columns: list
    rows: dict  # By their first cells.

    def lines(self):
        rows = [[name, *cells] for name, cells in self.rows.items()]
        return ["| " + " | ".join(row) + " |" for row in [self.columns, ["---"] * len(self.columns), *rows]]


TABLES = {}


def of(program, *arguments, runs=1):
    """Runs the program several times; returns the median of each figure that it shows."""
    values = {}
    for _ in range(runs):
        result = subprocess.run(
            [program, *map(str, arguments)], capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"{result.stdout}{result.stderr}")
        for line in result.stdout.splitlines():
            name, value = line.split("\t")
            values.setdefault(name, []).append(float(value))
    return {name: statistics.median(all_values) for name, all_values in values.items()}


def table(name, columns, rows):
    """Prints a table and keeps it for `update`. The values of a row, by its name, are texts or numbers."""
    shown = Table(list(columns), {
        title: [value if isinstance(value, str) else number(value) for value in values]
        for title, values in rows.items()})
    print(f"{name}:")
    print("\n".join(f"  {line}" for line in shown.lines()), flush=True)
    taken = TABLES.get(name)
    if taken and taken.columns == shown.columns:
        taken.rows.update(shown.rows)
    else:
        TABLES[name] = shown


def number(value):
    """A figure with the digits that mean something."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.{1 if value >= 10 else 2}f}"


def target(title, value, limit):
    """Prints a figure beside its target. To exceed it is no error, because machines differ in speed."""
    print(f"  {title}: {number(value)}, target at most {limit:,g}{'' if value <= limit else ': EXCEEDED'}", flush=True)


def update(root):
    """Writes the tables into the documents, and prints the names of those that changed."""
    for document in sorted(root.glob("docs/**/*.md")):
        text = document.read_text(encoding="utf-8")
        changed = MARKED.sub(lambda match: match[1] + replaced(match[2], match[3]), text)
        if changed != text:
            document.write_text(changed, encoding="utf-8")
            print(f"updated {document.relative_to(root)}")


def replaced(name, text):
    """The text of a table of a document, with the rows that were taken."""
    taken = TABLES.get(name)
    if not taken:
        return text
    merged = Table(taken.columns, dict(taken.rows))
    columns, _, *rows = (cells(line) for line in text.splitlines())
    others = {row[0]: row[1:] for row in rows}
    if columns == taken.columns and not others.keys() <= taken.rows.keys():
        merged.rows = others | taken.rows
    return "".join(f"{line}\n" for line in merged.lines())


def cells(line):
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]

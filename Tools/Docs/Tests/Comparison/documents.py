"""Makes random Markdown documents: all kinds of blocks and inlines, nested in one another, and then spoiled."""

import random
import re

WORDS = [
    "alpha", "beta", "Gamma", "snake_case", "naïve", "ß", "⚠️", "日本語", "½", "Ⓐ", "é", "👩‍💻", "mc²", "İ", "#",
    "C#", "1.", "-", "+", "a*b", "x_y_z", "2 * 3", "`", "|", ":", "~", "&", "<", ">", "!", "\\", "\u00a0", "\u3000",
    "https://example.com/a", "www.example.com", "me@example.com", ":smile:", "–", "…", "foo@bar", "==", "\t",
]
ENTITIES = [
    "&amp;", "&lt;", "&copy;", "&auml;", "&Auml;", "&nbsp;", "&#35;", "&#x1F600;", "&#0;", "&hearts;", "&ngE;",
    "&notanentity;", "&amp", "&#xFFFFFFF;", "&CounterClockwiseContourIntegral;", "&#32;", "&lbrack;", "&ast;", "&num;",
]
PATHS = [
    "a.md", "../b.md", "docs/c d.md", "p_(q).md", "e%20f.md", "g.md#title", "#title", "h.md?x=1#y", "ü.md",
    "/root.md", "i&amp;j.md", "k\\_l.md", "m.swift#L3-L9", "n.png", "", "o*p*.md", "q`r`.md", "(s).md", "t&auml;u.md",
    "v\\(w.md", "x//y.md", "https://example.com", "mailto:me@example.com", "doc:Name", "z:z.md", "//host/a.md", "é\u00a0f.md",
]
LABELS = ["r", "Ref Label", "ÄÖ", "ẞ", "a*b*c", "x]y", "  spaced  label ", "1", "^not", "new\nline", "`code`", "!", "foo\\]bar"]
LANGUAGES = ["", "swift", "swift run", " Swift", "json {a=1}", "c++", "sh`" , "~~~", "swift title=\"a\""]
TAGS = [
    "<b>", "</b>", "<br/>", "<a href=\"t1.md\">", "</a>", "<a href='t2.md' >", "<a href=t3.md>", "<a name=\"n1\"></a>",
    "<img src=\"t4.png\" alt=\"x > y\">", "<A HREF=\"t5.md\">", "<a\nhref=\"t6.md\">", "<a href=\"t7&amp;8.md\">",
    "<span id=\"s1\">", "<bad attr=\"x", "<1a>", "<a href=\"t9.md\"title=\"x\">", "< a href=\"no.md\">", "<?php x ?>",
    "<!DOCTYPE html>", "<![CDATA[ [x](y.md) ]]>", "<h2>", "</h2>", "<kbd>", "<details open>", "<x-y z>", "</b x>",
]
BLOCK_TAGS = [
    "<div>", "<div class=\"c\">", "</div>", "<p align=\"center\">", "</p>", "<details>", "<summary>S</summary>", "</details>", "<table>",
    "<tr><td>", "</td></tr>", "</table>", "<h2 align=\"center\">", "<h3>Title</h3>", "</h2>", "<center>", "<hr>", "<custom-tag>",
    "<section>", "<a href=\"u1.md\">", "<img src=\"u2.png\">", "<ul><li>", "<br>", "<picture>", "<source srcset=\"u3.png\">",
]


class Maker:
    """Makes one document from a seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.footnotes = 0

    def one(self, items):
        return self.random.choice(items)

    def chance(self, percent):
        return self.random.random() * 100 < percent

    # --- Inlines

    def text(self, depth=0, count=None):
        count = count or self.random.randint(1, 5)
        parts = [self.inline(depth) for _ in range(count)]
        return self.one([" ", " ", " ", "", "\n", "  \n", "\\\n"]).join(parts) if self.chance(40) else " ".join(parts)

    def inline(self, depth):
        kind = self.random.randint(0, 21) if depth < 3 else 0
        if kind <= 5:
            return self.one(WORDS)
        if kind == 6:
            return self.one(ENTITIES)
        if kind == 7:
            mark = self.one(["*", "**", "_", "__", "***", "~~", "~", "*_"])
            return mark + self.text(depth + 1, 2) + (mark if self.chance(85) else "")
        if kind == 8:
            ticks = "`" * self.random.randint(1, 3)
            return ticks + self.one(["code", " a ` b ", "[x](no.md)", "", " ", "<a href='no.md'>", "a\nb"]) + ticks
        if kind in (9, 10):
            return f"[{self.text(depth + 1, 2)}]({self.destination()})"
        if kind == 11:
            return f"![{self.text(depth + 1, 1)}]({self.destination()})"
        if kind == 12:
            return f"[![{self.one(WORDS)}]({self.destination()})]({self.destination()})"
        if kind in (13, 14):
            label = self.one(LABELS)
            label = label.upper() if self.chance(20) else label
            return self.one(["[{t}][{l}]", "[{l}][]", "[{l}]", "![{l}]", "[{t}] [{l}]", "[{t}][{l}](x.md)"]).format(
                t=self.text(depth + 1, 1), l=label)
        if kind in (15, 16):
            return self.one(TAGS)
        if kind == 17:
            return "\\" + self.one(list("[]()<>*_`#\\!|~&ab")) + self.inline(depth + 1)
        if kind == 18:
            return self.one(["<https://a.b/c_(d)>", "<me@x.y>", "<no spaces.md>", "<a.md>", "<ab:c>", "https://a.b", "<m:abc>"])
        if kind == 19:
            return f"[^{self.one(['1', 'note', '2'])}]"
        if kind == 20:
            return self.one("[]()<>*_`!|~^:")
        return self.one(["[", "![", "]", "](", "][", "[]", "[]()", "[a](b.md", "[a](<b.md)", "[a]( b.md )", "[a](b.md 'c)", "[a] (b.md)"])

    def destination(self):
        path = self.one(PATHS)
        if self.chance(25):
            path = "<" + path + ">"
        space = self.one(["", "", "", " ", "\n", "  "])
        title = self.one(["", "", "", " \"title\"", " 'ti\"tle'", " (ti\\)tle)", "\n\"on\nlines\"", "\"tight\""])
        return space + path + title + self.one(["", "", " ", "\n"])

    def line(self):
        return self.text().replace("\n", " ")

    # --- Blocks, as lists of lines

    def blocks(self, depth=0, count=None):
        lines = []
        for _ in range(count or self.random.randint(1, 4)):
            lines += self.block(depth)
            if self.chance(65):
                lines += [""] * self.random.randint(1, 2)
        return lines

    def block(self, depth):
        kind = self.random.randint(0, 22 if depth < 4 else 11)
        if kind <= 2:
            return self.text(count=self.random.randint(1, 8)).split("\n")
        if kind in (3, 4):
            mark = "#" * self.random.randint(1, 7)
            close = self.one(["", "", "", " #", " ###", "#", " \\#", " # "])
            return [self.one(["", "", " ", "   "]) + mark + self.one([" ", " ", "  ", "\t", ""]) + self.line() + close]
        if kind == 5:
            return self.text(count=3).split("\n") + [self.one(["===", "---", "=", "-", " ====  ", "--- -", "    ==="])]
        if kind == 6:
            return self.fence()
        if kind == 7:
            return [self.one(["    ", "\t", "     "]) + line for line in [self.line(), self.line()]]
        if kind == 8:
            return [self.one(["---", "***", "_ _ _", "* * *", "- - -", "--", "-----  "])]
        if kind == 9:
            return self.definition()
        if kind in (10, 11):
            return self.html()
        if kind in (12, 13):
            return self.quote(depth)
        if kind in (14, 15, 16, 17):
            return self.list(depth)
        if kind in (18, 19):
            return self.table()
        if kind == 20:
            label = self.one(["1", "note", "2"])
            inner = self.blocks(depth + 1, 1)
            return [f"[^{label}]: {inner[0]}"] + [("    " + line) if line else "" for line in inner[1:]]
        if kind == 21:
            return ["<details>", ""] * self.random.randint(0, 1) + self.blocks(depth + 1, 2) + ["", "</details>"]
        return self.text().split("\n") + self.block(depth + 1)

    def fence(self):
        mark = self.one(["```", "````", "~~~", "~~~~~", "``"])
        indent = " " * self.random.randint(0, 3) if self.chance(30) else ""
        inner = [self.one(["let x = 1", "# no heading", "[no](no.md)", "    ```", "", "<!-- x", "``", "~~", "\tindented", "> q"])
                 for _ in range(self.random.randint(0, 4))]
        close = self.one([mark, mark, mark, mark + mark[0], mark + " ", mark + " x", "", "    " + mark])
        lines = [indent + mark + self.one(LANGUAGES)] + [indent + line for line in inner]
        return lines + [indent + close] + ([indent + mark] if close != mark and self.chance(80) else [])

    def definition(self):
        label = self.one(LABELS)
        path = self.one(PATHS) or "<>"
        path = "<" + path.strip("<>") + ">" if self.chance(20) else path
        title = self.one(["", "", " \"t\"", "\n'title'", " (t)", " \"t\" x", " \"two\nlines\""])
        text = self.one(["", "", "  ", "    "]) + f"[{label}]:" + self.one([" ", "", "\n", "  "]) + path + title
        return text.split("\n") + (self.definition() if self.chance(30) else [])

    def html(self):
        kind = self.random.randint(0, 6)
        if kind == 0:
            tag = self.one(["pre", "script", "style", "PRE"])
            end = self.one([f"</{tag}>", "</pre>", ""])
            return [f"<{tag}>" + self.one(["", " x"]), "[no](no.md)", "", "<a href=\"v1.md\">", end or f"x</{tag}>"]
        if kind == 1:
            return self.one([["<!-- a -->"], ["<!--", "[no](no.md)", "", "# no", "-->"], ["<!-- x --> [no](no.md)"]])
        if kind == 2:
            return self.one([["<?php", "[no](no.md)", "?>"], ["<!DOCTYPE html>"], ["<![CDATA[", "x", "]]>"]])
        if kind == 3:
            return [self.one(TAGS).split("\n")[0]] + self.text().split("\n")
        lines = [self.one(BLOCK_TAGS) + (self.line() if self.chance(40) else "")]
        for _ in range(self.random.randint(0, 3)):
            lines.append(self.one(["", "  "]) + self.one([self.one(BLOCK_TAGS), self.line(), self.one(TAGS).split("\n")[0], "# no"]))
        return lines

    def quote(self, depth):
        lines = []
        for line in self.blocks(depth + 1, 2):
            mark = self.one(["> ", "> ", "> ", ">", ">\t", "  > ", ">  "])
            lines.append(line if line and self.chance(8) else mark + line)
        return lines

    def list(self, depth):
        lines = []
        number = self.one([0, 1, 1, 1, 7, 99, 123456789, 1234567890])
        bullet = self.one(["-", "*", "+", ".", ")"])
        for index in range(self.random.randint(1, 4)):
            mark = f"{number + index}{bullet}" if bullet in ".)" else bullet
            space = self.one([" ", " ", " ", "  ", "    ", "     ", "\t", ""])
            width = len(mark) + (len(space) if space in (" ", "  ", "    ") else 1)
            indent = " " * self.random.randint(0, 3) if self.chance(15) else ""
            inner = self.blocks(depth + 1, self.random.randint(1, 2))
            if self.chance(8):
                inner = [""] + inner
            if self.chance(15):
                inner[0] = self.one(["[ ] ", "[x] ", "[X]\t"]) + inner[0]
            pad = len(indent) + width + (self.one([-1, 1, 2]) if self.chance(10) else 0)
            lines.append(indent + mark + space + inner[0])
            for line in inner[1:]:
                lines.append("" if not line else line if self.chance(6) else " " * max(0, pad) + line)
            if self.chance(30):
                lines.append("")
        return lines

    def table(self):
        columns = self.random.randint(1, 3)
        bar = self.one(["| ", "|", ""]) if columns > 1 else "| "

        def row(cells):
            return bar + " | ".join(cells) + (" |" if bar else "")

        def cell():
            text = self.line().replace("\n", " ")
            return text.replace("|", "\\|") if self.chance(80) else text

        lines = [row([cell() for _ in range(columns)])]
        lines.append(row([self.one(["---", ":--", ":-:", "-", "--:"]) for _ in range(columns)]))
        for _ in range(self.random.randint(0, 3)):
            lines.append(row([cell() for _ in range(max(1, columns + self.one([0, 0, 0, -1, 1])))]))
        return (self.text().split("\n") if self.chance(15) else []) + lines

    # --- The document

    def document(self):
        lines = self.blocks(count=self.random.randint(2, 7))
        for label in LABELS:
            if self.chance(30):
                lines += ["", f"[{label}]: {self.one(PATHS) or '<>'}"]
        if self.chance(5):
            lines = ["---", "title: x", "---"] + lines
        if self.chance(25):
            lines = self.spoiled(lines)
        text = "\n".join(lines)
        if self.chance(15):
            text = re.sub(r"(?m)^( {4})+", lambda match: "\t" * (len(match[0]) // 4), text)
        if self.chance(85):
            text += "\n"
        if self.chance(12):
            text = text.replace("\n", "\r\n")
        elif self.chance(3):
            text = text.replace("\n", "\r")
        return "\ufeff" + text if self.chance(5) else text

    def spoiled(self, lines):
        lines = list(lines)
        for _ in range(self.random.randint(1, 4)):
            index = self.random.randrange(len(lines))
            kind = self.random.randint(0, 5)
            line = lines[index]
            if kind == 0:
                del lines[index]
            elif kind == 1:
                lines.insert(self.random.randrange(len(lines)), line)
            elif kind == 2 and line:
                position = self.random.randrange(len(line))
                lines[index] = line[:position] + line[position + 1:]
            elif kind == 3:
                position = self.random.randint(0, len(line))
                lines[index] = line[:position] + self.one(["[", "]", "(", ")", "`", "*", "_", "<", ">", "|", "\\", "&", " ", "\t"]) + line[position:]
            elif kind == 4:
                lines[index] = self.one([" ", "  ", "    ", "\t"]) + line
            else:
                lines[index] = line.lstrip()
            if not lines:
                return [""]
        return lines


PIECES = [
    "# ", "## ", "### ", "- ", "* ", "1. ", "2) ", "> ", "    ", "  ", " ", "\t", "```", "````", "~~~",
    "```swift", "===", "---", "***", "_ _ _", "[", "]", "(", ")", "![", "](", "][", "]: ", "`", "``", "*",
    "**", "_", "__", "~~", "\\", "<b>", "</b>", "<div>", "</div>", "<pre>", "</pre>",
    "<!--", "-->", "<a href='h.md'>", "<a name=\"n\"></a>", "</a>", "<", ">", "&amp;", "!", "|", " | ",
    "| --- | --- |", "|---|", "a", "word", "two words", "é", "⚠️", "snake_case", "[r]", "[r]: r.md",
    "[a](b.md)", "[text][r]", "[s]: <s t.md> 'title'", "![i](i.png)", "[^1]", "[^1]: note [n](n.md)",
    "<https://x.y>", "https://x.y", "\u00a0", "`[c](c.md)`", "\\[e](e.md)", "[d](d.md \"title\")",
    "[p](p_(q).md)", "[![i](j.png)](k.md)", "<script>", "</script>", "<?", "?>", "<!A", "+", "#", "##",
]
LINE_STARTS = ["", "", "", "", "- ", "  ", "    ", "      ", "> ", "1. ", "   ", "\t", "# ", "## ", "* - ", "> > "]


def pieces(seed):
    """A document of lines that consist of random marks and words."""
    source = random.Random(seed)
    lines = []
    for _ in range(source.randint(1, 14)):
        words = [source.choice(PIECES) for _ in range(source.choice([0, 1, 1, 2, 3, 5]))]
        lines.append(source.choice(LINE_STARTS) + "".join(words))
    return "\n".join(lines) + "\n"


def random_document(seed):
    text = pieces(seed) if seed % 4 == 3 else Maker(seed).document()
    # Versions of cmark-gfm differ in which comments inside of a paragraph they accept.
    text = re.sub(r"(?<=[^ >\t\n\r-])[ \t]*<!--|<!-*>", "", text)
    labels = dict.fromkeys(re.findall(r"\[\^([^\]\s]+)\]:", text))
    if not labels:
        return text
    # The tree of cmark-gfm has only footnotes that are used, and of several with one label the first.
    for label in labels:
        first = f"[^{label}]:"
        start = text.index(first) + len(first)
        text = text[:start] + re.sub(re.escape(first), f"[^{label}]", text[start:], flags=re.IGNORECASE)
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    return mark + " ".join(f"[^{label}]" for label in labels) + "\n\n" + text.removeprefix(mark)

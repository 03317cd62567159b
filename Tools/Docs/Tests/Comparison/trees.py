"""Random trees of documents and sources; a seed decides all of one."""

import json
import random

KEYS = ["one", "two three", "É-1", "deep", "Area"]
NOTES = ["note", "Note", "list", "none", "table", "gone"]
CODE = [
    "", "", " ", "    let a = 1 ", "\tb", "\t\tc", "        d", "é😀", "snippet: one", "toc",
    "## no heading", "include: note", "<!-- toc -->", "end-snippet here? no: it is far to the right",
    "// a comment with end-snippet", "#endregion", "#region two words",
]


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.in_place = self.chance(65)

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def some(self, make, most):
        return [line for _ in range(self.random.randint(0, most)) for line in make()]

    def pick(self, *choices):
        return self.random.choice(choices)

    def files(self):
        """The bytes of each file, by its path."""
        texts = self.sources() | self.includes() | self.decoys()
        folders = ["", "docs/", "docs/deep er/", "mdsource/", "sub/mdsource/x/"]
        for name in self.random.sample(["README", "guide", "a", "Übung"], self.random.randint(1, 3)):
            ending = ".md" if self.in_place else self.pick(".source.md", ".source.md", ".source.mdx")
            texts[self.pick(*folders) + name + ending] = self.document()
        files = {path: self.bytes(lines) for path, lines in texts.items()}
        files["mdsnippets.json"] = json.dumps(self.settings(), ensure_ascii=False).encode()
        if self.chance(20):
            eol = self.pick("lf", "crlf", "cr")
            files[".gitattributes"] = f"{self.pick('*', '*.md')} text eol={eol}\n".encode()
        if self.chance(20):
            eol = self.pick("lf", "crlf", "cr")
            files[".editorconfig"] = f"root = true\n[*]\nend_of_line = {eol}\n".encode()
        return files

    def bytes(self, lines):
        end = self.pick("\n", "\n", "\n", "\r\n", "\r")
        text = end.join(lines) + (end if lines and (self.chance(80) or lines[-1] == "") else "")
        return (("\ufeff" if self.chance(4) else "") + text).encode()

    def settings(self):
        settings = {"Convention": "InPlaceOverwrite" if self.in_place else "SourceTransform"}
        options = {
            "LinkFormat": ["GitHub", "GitLab", "Bitbucket", "Tfs", "None"],
            "OmitSnippetLinks": [True, False],
            "TocLevel": [1, 2, 3, 5],
            "TocExcludes": [["Part a"], ["title É", "Q & A"]],
            "UrlPrefix": ["https://example.com/x"],
            "TreatMissingAsWarning": [True, True, True, False],
            "ExcludeDirectories": [["ld/er"], ["old"]],
            "ExcludeSnippetDirectories": [["src"]],
            "ExcludeMarkdownDirectories": [["deep"]],
            "ExcludeSnippetFiles": [["*.ts"], ["re?ion.cs"]],
            "ExcludeMarkdownFiles": [["gui*.md"]],
        }
        if not self.in_place:
            options["WriteHeader"] = [True, False]
            options["Header"] = ["of {relativePath}\\nby hand"]
        for name, choices in options.items():
            if self.chance(60 if name == "TreatMissingAsWarning" else 15):
                settings[name] = self.pick(*choices)
        return settings

    # Sources

    def code(self):
        return self.some(lambda: [self.pick(*CODE)], 5)

    def source(self, key):
        before, after = self.code(), self.code()
        inner = self.code()
        if self.chance(30):
            inner += self.pick(
                ["#region Inner", *self.code(), "  #endregion and more"],
                ["<!-- begin-snippet: inner (js title='x') -->", *self.code(), "<!-- end-snippet -->"])
            inner += self.code()
        begin, end = self.pick(
            (f"  // begin-snippet: {key}", "\t// end-snippet"),
            (f"<!-- begin-snippet: {key} -->", "<!-- end-snippet -->"),
            (f"/* begin-snippet: {key}(lang=json {{1}}) */", "/* end-snippet */"),
            (f"# begin-snippet: {key}", "#end-snippet"))
        # What would end or begin a snippet elsewhere stands outside of one here.
        return [*before, begin, *inner, end, *after]

    def sources(self):
        files = {"src/z.swift": [line for key in KEYS[:3] for line in self.source(key)]}
        if self.chance(50):
            files["a/b.ts"] = self.source("one")
        if self.chance(50):
            files["srd.cs"] = self.source("deep") + self.source("one")
        if self.chance(60):
            files["region.cs"] = ["    #region Area", *self.code(), "    #endregion", *self.code()]
        files["lib/Whole.TXT"] = self.pick([], ["", "  text", "", "more ", ""], self.source("w"))
        files["data.json"] = ["{", "  // begin-snippet: json", "}", "// end-snippet"]
        return files

    def decoys(self):
        """Files that are no source and no document."""
        return {
            "bin/x.swift": self.source("one"), ".hidden/y.swift": self.source("one"),
            "old/er/z.swift": self.source("old"), "noextension": self.source("one"),
            "CLAUDE.md": ["snippet: one"], "node_modules/README.md": ["toc"],
        }

    # Documents

    def includes(self):
        files = {}
        for path in ("docs/note", "Note", "sub/list", "none", "table"):
            lines = {
                "none": [], "table": ["| a |", "| - |", "| b |"],
            }.get(path, self.include())
            files[f"{path}.include.md"] = lines
        return files

    def include(self):
        lines = [
            "text", "", "## Part", "### *Part*", "snippet: one", "| a |", "a |", "```", "<!-- note -->",
            "> quote", "<!-- endSnippet -->", "x<!-- y", "include: none", "snippet: Whole.txt",
            "  snippet: deep", "toc", "# One",
        ]
        picked = self.some(lambda: [self.pick(*lines)], 6)
        # A comment on the line of a marker would become part of its key.
        markers = ("include: none", "  snippet: deep", "toc")
        if picked and picked[0] in markers:
            picked.insert(0, "start")
        return picked + ["end"] if picked and picked[-1] in markers else picked

    def document(self):
        self.has_contents = False
        return self.some(self.part, 14)

    def part(self):
        indent = self.pick("", "", "  ", "\t")
        key = self.pick(*KEYS, "one", "Whole.txt", "lib/whole.TXT", "z.swift", "data.json", "Inner")
        key = self.pick("lost", "none.include.md", "old", "inner") if self.chance(6) else key
        note = self.pick(*NOTES, "one", "sub/list.include.md") if self.chance(40) else self.pick(*NOTES[:5])
        choice = self.random.randrange(11)
        if choice == 0:
            return [f"{indent}{self.pick('snippet: ', 'snippet:', 'Snippet: ')}{key}"]
        if choice == 1:
            return [f"include: {note}"]
        if choice == 2 and not self.has_contents:
            self.has_contents = True
            return [indent + "toc"]
        if choice == 3 and self.in_place:
            return [f"{indent}<!-- snippet: {key} -->", "# old", "toc", "x <!-- endSnippet -->"]
        if choice == 4 and self.in_place:
            path = self.pick("", ". path: /x/y.include.md")
            first = self.pick("", "old", "old ")
            return [f"{first}<!-- include: {note}{path} -->", "## old", f"z{self.pick('', ' ')}<!-- endInclude -->"]
        if choice == 5 and self.in_place:
            return [f"old{self.pick('', ' ')}<!-- singleLineInclude: {note} -->"]
        if choice == 6 and self.in_place and not self.has_contents:
            self.has_contents = True
            return ["<!-- toc -->", "* a", "  * b<!-- endToc -->"]
        if choice == 7 and self.in_place:
            return [f"<!-- emptyInclude: {note} -->"]
        if choice < 10:
            titles = ["Part a", "part A", "*B* c", "[l](u) x", "É-_!", "  wide  ", "Q & A", "1. `x`", "Title É"]
            return [self.pick("#", "##", "##", "###", "####", "##\t", "##") + " " + self.pick(*titles)]
        return [self.pick("", "text", "a `b`", "- item", "> quote", "<!-- note -->", " # no", "tocs", "```sh", "```", "<!-- endSnippet -->")]

import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `A litmus-docs.json` {
  @Test func `reads the modules of a release build if that is what it builds`() {
    var settings = DocsSettings(root: "/r")
    settings.buildFlags = ["--configuration", "release"]
    let run = DocsRun(settings: settings)
    #expect(run.products(of: ".") == "/r/.build/release")
  }

  @Test func `may name folders with slashes and dots`() throws {
    let folder = try TemporaryFolder([
      "litmus-docs.json": """
      { "roots": ["./a/", "b"], "packages": { "./docs/": "tools/", "b/.": "./" } }
      """,
      "a/x.md": "", "b/x.md": "", "docs/x.md": "", "Package.swift": "", "tools/Package.swift": "",
    ])
    let settings = try ConfigurationFinder.settings(root: folder.path)
    let run = DocsRun(settings: settings)
    let rules = try SyncRun(run, .check).rules
    #expect(
      ["a/x.md", "b/x.md", "docs/x.md"].map { path in
        rules.uses(ofFile: "x.md", path: path, in: .all)?.contains(.document)
      } == [true, true, false])
    #expect(["docs/x.md", "b/x.md"].map(run.package) == ["tools", "."])
  }

  @Test(arguments: [
    ("{\n  \"tocLevl\": 2\n}", 2, "unknown key 'tocLevl': did you mean 'tocLevel'?"),
    ("{ \"zebra\": 2 }", 1, "unknown key 'zebra'"),
    (
      "{ \"exclude\": [\"links\", \"x\"],\n\"links\" : 1 }", 2,
      "'links' is 1, but expected true or false"
    ),
    ("{ \"tocLevel\": \"two\" }", 1, "'tocLevel' is \"two\", but expected a whole number from 1"),
    ("{ \"tocLevel\": 0 }", 1, "'tocLevel' is 0, but expected a whole number from 1"),
    ("{ \"tocLevel\": 1.5 }", 1, "'tocLevel' is 1.5, but expected a whole number from 1"),
    ("{ \"links\": 1 }", 1, "'links' is 1, but expected true or false"),
    ("{ \"header\": true }", 1, "'header' is true, but expected a string"),
    ("{ \"exclude\": \"x\" }", 1, "'exclude' is \"x\", but expected an array of strings"),
    (
      "{ \"exclude\": [1] }", 1,
      "an element of 'exclude' is 1, but expected an array of strings"
    ),
    (
      "{ \"convention\": \"inPlace\" }", 1,
      "'convention' is \"inPlace\", but expected one of SourceTransform, InPlaceOverwrite"
    ),
    ("{ \"packages\": [] }", 1, "'packages' is an array, but expected an object with strings"),
    (
      "{ \"packages\": { \".\": 1 } }", 1,
      "'.' in 'packages' is 1, but expected an object with strings"
    ),
    (
      "{ \"packages\": { \"docs\": \".\", \"./docs/\": \"tools\" } }", 1,
      "'packages' names 'docs' twice; remove one of them"
    ),
    (
      "{ \"writeHeader\": true }", 1,
      "'writeHeader' is true, but expected false with InPlaceOverwrite"
    ),
  ]) func `that cannot be right is refused with line and reason`(
    text: String, line: Int, message: String
  ) throws {
    let expected = Finding(.usage, file: "litmus-docs.json", line: line, message: message)
    #expect(throws: expected) {
      var settings = DocsSettings(root: "/r")
      try settings.apply(json(text), of: .litmus)
    }
  }

  @Test func `that is no JSON is refused`() throws {
    let error = #expect(throws: Finding.self) { try json("{ \"links\": tru }") }
    #expect(error?.message.hasPrefix("not valid JSON: ") == true)
    #expect(
      throws: Finding(
        .usage, file: "litmus-docs.json", line: 1,
        message: "expected a JSON object, as in { \"tocLevel\": 2 }")
    ) { try json("[1]") }
  }
}

@Suite struct `An mdsnippets.json` {
  @Test func `may have keys of older versions`() throws {
    var settings = DocsSettings.markdownSnippets(root: "/r")
    try settings.apply(
      json("{ \"HashSnippetAnchors\": true, \"WritePath\": 1 }", file: "mdsnippets.json"),
      of: .mdsnippets)
    #expect(settings == .markdownSnippets(root: "/r"))
  }

  @Test func `has the original's defaults`() {
    let settings = DocsSettings.markdownSnippets(root: "/r")
    #expect(settings.format.convention == .sourceTransform)
    #expect(settings.format.writeHeader)
    #expect(settings.format.tocLevel == 2)
    #expect(settings.unusedSnippets == .ignore)
    #expect(!settings.checksLinks && !settings.compiles && !settings.runsCommands)
  }

  @Test func `with an unknown key is refused`() throws {
    let expected = Finding(
      .usage, file: "mdsnippets.json", line: 1,
      message: "unknown key 'TocLevels': did you mean 'TocLevel'?")
    #expect(throws: expected) {
      var settings = DocsSettings.markdownSnippets(root: "/r")
      try settings.apply(
        json("{ \"TocLevels\": 2 }", file: "mdsnippets.json"), of: .mdsnippets)
    }
  }
}

private func json(_ text: String, file: String = "litmus-docs.json") throws -> JSONSettings {
  try JSONSettings(Data(text.utf8), file: file)
}

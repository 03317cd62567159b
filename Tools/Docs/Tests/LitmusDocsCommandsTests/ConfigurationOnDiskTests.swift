import Foundation
import LitmusDocsFormat
import LitmusToolTestSupport
import Testing

/// Each setting from the file on disk to the written document: alone, as an option, and both.
@Suite struct `A setting` {
  @Test(arguments: SettingCase.all, Compatibility.allCases)
  func `reaches the document`(_ example: SettingCase, _ mode: Compatibility) async throws {
    guard example.modes.contains(mode) else { return }
    let plain = example.base
    let file = example.base.merging([example.key: example.value]) { $1 }
    if let without = example.without {
      #expect(try await example.result(plain, [], mode) == without, "without the setting")
    }
    #expect(try await example.result(file, [], mode) == example.with, "in the file")
    if !example.option.isEmpty {
      #expect(try await example.result(plain, example.option, mode) == example.with, "as an option")
    }
    for other in example.others {
      #expect(
        try await example.result(file, other.option, mode) == other.gives,
        "in the file, with \(other.option)")
    }
  }

  @Test func `is split where MarkdownSnippets splits it`() async throws {
    let files = [
      "README.md": "toc\n\n## A\n## B\n## C\n", "one/a.md": "toc\n", "two/b.md": "toc\n",
      "three/c.md": "toc\n",
      "mdsnippets.json":
        "{ \"Convention\": \"InPlaceOverwrite\", \"ExcludeDirectories\": [\"three\"] }",
    ]
    let repository = try Repository(files)
    let outcome = try await repository.run(
      "update", "-e", "one:two", "--toc-excludes", "A:c", "-u", "https://h/a.cs https://h/b.cs",
      "-t", ".")
    #expect(outcome.status == 0)
    #expect(SettingCase.addresses(in: outcome.output) == ["https://h/a.cs", "https://h/b.cs"])
    #expect(
      try repository.text(of: "README.md")
        == "<!-- toc -->\n## Contents\n\n  * [B](#b)<!-- endToc -->\n\n## A\n## B\n## C\n")
    for path in ["one/a.md", "two/b.md", "three/c.md"] {
      #expect(try repository.text(of: path) == "toc\n", "\(path)")
    }
  }

  @Test func `is not split in Litmus's own mode`() async throws {
    let repository = try Repository(["README.md": "toc\n\n## A: b\n## B\n## A\n"])
    #expect(try await repository.run("update", "--toc-excludes", "A: b").status == 0)
    #expect(
      try repository.text(of: "README.md").contains("  * [B](#b)\n  * [A](#a)<!-- endToc -->"))
  }

  @Test func `applies to another folder, named as in MarkdownSnippets`() async throws {
    let repository = try Repository(["other/mdsnippets.json": "{}", "other/a.source.md": "x\n"])
    let outcome = try await repository.run("update", "--target-directory", "other")
    #expect(outcome.status == 0)
    #expect(try repository.text(of: "other/a.md").hasSuffix("-->\n\nx\n"))
  }
}

/// A setting, the files that show its effect, and what becomes of one of them.
struct SettingCase: CustomTestStringConvertible, Sendable {
  /// The key in `mdsnippets.json`; in `litmus-docs.json` it begins in lowercase.
  var key: String
  /// The value as JSON.
  var value: String
  /// The option with the same value; empty for a setting without one.
  var option: [String] = []
  /// Options beside the file, and what they give.
  var others: [(option: [String], gives: String)] = []
  /// Further settings, as JSON.
  var base: [String: String] = [:]
  var modes = Set(Compatibility.allCases)
  var command = "update"
  var files: [String: String]
  var document = "README.md"
  /// What the document is without the setting; nil where the modes differ.
  var without: String?
  var with: String

  var testDescription: String { key }

  /// Runs the program.
  ///
  /// - Returns: The document's text, and what else a setting may change; or a status other than 0.
  func result(
    _ settings: [String: String], _ arguments: [String], _ mode: Compatibility
  ) async throws -> String {
    var settings = settings
    if settings["Convention"] == nil { settings["Convention"] = "\"InPlaceOverwrite\"" }
    if mode == .litmus {
      let quiet = [
        "Links": "false", "Compile": "false", "Run": "false", "UnusedSnippets": "\"ignore\"",
      ]
      settings.merge(quiet) { given, _ in given }
    }
    let members = settings.sorted { $0.key < $1.key }.map { key, value in
      let name = mode == .mdsnippets ? key : key.prefix(1).lowercased() + key.dropFirst()
      return "  \"\(name)\": \(value)"
    }
    let json = "{\n\(members.joined(separator: ",\n"))\n}\n"
    let name = mode == .mdsnippets ? "mdsnippets.json" : "litmus-docs.json"
    let repository = try Repository(files.merging([name: json]) { $1 })
    let outcome = try await repository.run([command] + arguments)
    guard outcome.status == 0 else { return "status \(outcome.status)" }
    guard let text = try? repository.text(of: document) else { return "no file" }
    let attributes = try FileManager.default.attributesOfItem(
      atPath: repository.root.appending(path: document).path)
    let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    return text + (permissions & 0o222 == 0 ? "(read-only)" : "")
      + Self.addresses(in: outcome.output).map { "(\($0))" }.joined()
  }

  /// The addresses of snippets that are not fetched.
  static func addresses(in output: String) -> [String] {
    output.split(separator: "\n").compactMap {
      $0.prefixMatch(of: /https:\/\/h\/[a-z]\.cs/).map { String($0.0) }
    }
  }
}

// MARK: - Fixtures

extension SettingCase {
  private static func shown(_ link: String) -> String {
    """
    <!-- snippet: one -->
    <a id='snippet-one'></a>
    ```swift
    print("one")
    ```
    <sup><a href='\(link)' title='Snippet source file'>snippet source</a> | \
    <a href='#snippet-one' title='Start of snippet'>anchor</a></sup>
    <!-- endSnippet -->

    """
  }

  private static let bare =
    "<!-- snippet: one -->\n```swift\nprint(\"one\")\n```\n<!-- endSnippet -->\n"
  private static let missing =
    "<!-- snippet: none -->\n```\n** Could not find snippet 'none' **\n```\n<!-- endSnippet -->\n"
  private static let noContents = "<!-- toc -->\n<!-- endToc -->\n"

  private static func contents(_ items: String..., before text: String) -> String {
    "<!-- toc -->\n## Contents\n\n" + items.joined(separator: "\n") + "<!-- endToc -->\n" + text
  }

  private static let oneSource = ["README.md": "snippet: one\n", "code/a.swift": source("one")]
  private static let twoSources = [
    "README.md": "snippet: one\n", "code/a.swift": source("one"), "old/b.swift": source("one"),
  ]
  /// Both sources, one after the other.
  private static let both: String = {
    let first = shown("/code/a.swift#L1-L3").split(
      separator: "\n", omittingEmptySubsequences: false)
    let second = shown("/old/b.swift#L1-L3").replacing("snippet-one", with: "snippet-one-1")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return (first.prefix(6) + second.dropFirst(1)).joined(separator: "\n")
  }()
  private static let levels = "\n## A\n### B\n#### C\n"
  private static let titles = "\n## A\n## B\n## C\n"
  private static let transformed = ["a.source.md": "x\n"]
  private static let sourceTransform = ["Convention": "\"SourceTransform\"", "Header": "\"H\""]
  private static let twoDocuments = ["README.md": "toc\n", "docs/a.md": "toc\n"]

  static let all: [SettingCase] = format + files + original + own

  private static let format: [SettingCase] = [
    SettingCase(
      key: "LinkFormat", value: "\"GitLab\"", option: ["--link-format", "GitLab"],
      others: [(["-l", "Bitbucket"], shown("/code/a.swift#lines=1:3"))], files: oneSource,
      without: shown("/code/a.swift#L1-L3"), with: shown("/code/a.swift#L1-3")),
    SettingCase(
      key: "UrlPrefix", value: "\"https://x\"", option: ["--url-prefix", "https://x"],
      others: [(["--url-prefix", "https://y"], shown("https://y/code/a.swift#L1-L3"))],
      files: oneSource, without: shown("/code/a.swift#L1-L3"),
      with: shown("https://x/code/a.swift#L1-L3")),
    SettingCase(
      key: "OmitSnippetLinks", value: "true", option: ["--omit-snippet-links", "true"],
      others: [(["--omit-snippet-links", "false"], shown("/code/a.swift#L1-L3"))],
      files: oneSource, without: shown("/code/a.swift#L1-L3"), with: bare),
    SettingCase(
      key: "TocLevel", value: "1", option: ["--toc-level", "1"],
      others: [
        (
          ["--toc-level", "3"],
          contents("  * [A](#a)", "    * [B](#b)", "      * [C](#c)", before: levels)
        )
      ], files: ["README.md": "toc\n" + levels],
      without: contents("  * [A](#a)", "    * [B](#b)", before: levels),
      with: contents("  * [A](#a)", before: levels)),
    SettingCase(
      key: "TocExcludes", value: "[\"A\"]", option: ["--toc-excludes", "A"],
      others: [(["--toc-excludes", "B"], contents("  * [C](#c)", before: titles))],
      files: ["README.md": "toc\n" + titles],
      without: contents("  * [A](#a)", "  * [B](#b)", "  * [C](#c)", before: titles),
      with: contents("  * [B](#b)", "  * [C](#c)", before: titles)),
    SettingCase(
      key: "MaxWidth", value: "5", option: ["--max-width", "5"],
      others: [
        (["--max-width", "80"], shown("/code/a.swift#L1-L3")), (["--toc-level", "1"], "status 3"),
      ], files: oneSource, without: shown("/code/a.swift#L1-L3"), with: "status 3"),
    SettingCase(
      key: "ValidateContent", value: "true", option: ["-v", "true"],
      others: [(["--validate-content", "false"], "you\n")], files: ["README.md": "you\n"],
      without: "you\n", with: "status 2"),
    SettingCase(
      key: "TreatMissingAsWarning", value: "true", option: ["--missing-as-warning", "true"],
      others: [(["--treat-missing-as-warning", "false"], "status 3")],
      files: ["README.md": "snippet: none\n"], without: "status 3", with: missing),
    SettingCase(
      key: "UrlsAsSnippets", value: "[\"https://h/a.cs\"]", option: ["-u", "https://h/a.cs"],
      others: [
        (["--urls-as-snippets", "https://h/b.cs"], "x\n(https://h/a.cs)(https://h/b.cs)")
      ], files: ["README.md": "x\n"], without: "x\n", with: "x\n(https://h/a.cs)"),
  ]

  private static let files: [SettingCase] = [
    SettingCase(
      key: "Convention", value: "\"SourceTransform\"", option: ["-c", "SourceTransform"],
      others: [(["--convention", "InPlaceOverwrite"], "no file")], base: ["Header": "\"H\""],
      files: transformed, document: "a.md", without: "no file", with: "<!--\nH\n-->\n\nx\n"),
    SettingCase(
      key: "WriteHeader", value: "false", option: ["--write-header", "false"],
      others: [(["--write-header", "true"], "<!--\nH\n-->\n\nx\n")], base: sourceTransform,
      files: transformed, document: "a.md", without: "<!--\nH\n-->\n\nx\n", with: "x\n"),
    SettingCase(
      key: "Header", value: "\"A\\nB {relativePath}\"",
      option: ["--header", "A\nB {relativePath}"],
      others: [
        (["--header", "C"], "<!--\nC\n-->\n\nx\n"),
        // An option for something else leaves it as it is.
        (["--toc-level", "1"], "<!--\nA\nB /a.source.md\n-->\n\nx\n"),
      ], base: ["Convention": "\"SourceTransform\""], files: transformed, document: "a.md",
      with: "<!--\nA\nB /a.source.md\n-->\n\nx\n"),
    SettingCase(
      key: "ReadOnly", value: "true", option: ["-r", "true"],
      others: [(["--read-only", "false"], "<!--\nH\n-->\n\nx\n")], base: sourceTransform,
      files: transformed, document: "a.md", without: "<!--\nH\n-->\n\nx\n",
      with: "<!--\nH\n-->\n\nx\n(read-only)"),
  ]

  /// The settings of `mdsnippets.json` alone.
  private static let original: [SettingCase] = [
    SettingCase(
      key: "ExcludeDirectories", value: "[\"old\"]", option: ["--exclude-directories", "old"],
      others: [(["-e", "x:code"], "status 3")], modes: [.mdsnippets], files: twoSources,
      without: both, with: shown("/code/a.swift#L1-L3")),
    SettingCase(
      key: "ExcludeSnippetDirectories", value: "[\"old\"]",
      option: ["--exclude-snippet-directories", "old"],
      others: [(["--exclude-snippet-directories", "x:code"], "status 3")], modes: [.mdsnippets],
      files: twoSources, without: both, with: shown("/code/a.swift#L1-L3")),
    SettingCase(
      key: "ExcludeSnippetFiles", value: "[\"B.*\"]", modes: [.mdsnippets], files: twoSources,
      without: both, with: shown("/code/a.swift#L1-L3")),
    SettingCase(
      key: "ExcludeMarkdownDirectories", value: "[\"docs\"]",
      option: ["--exclude-markdown-directories", "docs"],
      others: [(["--exclude-markdown-directories", "other"], "toc\n")], modes: [.mdsnippets],
      files: twoDocuments, document: "docs/a.md", without: noContents, with: "toc\n"),
    SettingCase(
      key: "ExcludeMarkdownFiles", value: "[\"a.*\"]", modes: [.mdsnippets], files: twoDocuments,
      document: "docs/a.md", without: noContents, with: "toc\n"),
  ]

  /// The settings of `litmus-docs.json` alone.
  private static let own: [SettingCase] = [
    SettingCase(
      key: "Roots", value: "[\"docs\"]", modes: [.litmus], files: twoDocuments,
      without: noContents, with: "toc\n"),
    SettingCase(
      key: "Documents", value: "[\"docs/**\"]", option: ["--documents", "docs/**"],
      others: [(["--documents", "README.md"], noContents)], modes: [.litmus],
      files: twoDocuments, without: noContents, with: "toc\n"),
    SettingCase(
      key: "Sources", value: "[\"code/**\"]", option: ["--sources", "code/**"],
      others: [(["--sources", "old/**"], shown("/old/b.swift#L1-L3"))], modes: [.litmus],
      files: twoSources, without: "status 3", with: shown("/code/a.swift#L1-L3")),
    SettingCase(
      key: "Exclude", value: "[\"old\"]", option: ["--exclude", "old"],
      others: [(["--exclude", "code"], "status 3")], modes: [.litmus], files: twoSources,
      without: "status 3", with: shown("/code/a.swift#L1-L3")),
    SettingCase(
      key: "UnusedSnippets", value: "\"error\"", modes: [.litmus], command: "check",
      files: ["README.md": "x\n", "code/a.swift": source("one")], without: "x\n",
      with: "status 3"),
    SettingCase(
      key: "Links", value: "true", option: ["--links"], others: [(["--no-links"], "[x](y.md)\n")],
      modes: [.litmus], command: "check", files: ["README.md": "[x](y.md)\n"],
      without: "[x](y.md)\n", with: "status 6"),
    SettingCase(
      key: "Run", value: "true", option: ["--run"],
      others: [(["--no-run"], "<!-- output: echo hi -->\n<!-- endOutput -->\n")],
      modes: [.litmus], files: ["README.md": "<!-- output: echo hi -->\n<!-- endOutput -->\n"],
      without: "<!-- output: echo hi -->\n<!-- endOutput -->\n",
      with: "<!-- output: echo hi -->\n```text\nhi\n```\n<!-- endOutput -->\n"),
  ]
}

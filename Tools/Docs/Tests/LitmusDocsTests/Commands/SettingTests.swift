import ArgumentParser
import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `A setting` {
  @Test(arguments: SettingCase.all, Compatibility.allCases)
  func `is read from the file and from options, which win`(
    _ example: SettingCase, _ mode: Compatibility
  ) throws {
    guard example.modes.contains(mode) else { return }
    let plain = try example.settings(inFile: false, [], mode)
    var expected = plain
    example.set(&expected)
    #expect(expected != plain)
    #expect(try example.settings(inFile: true, [], mode) == expected)
    guard !example.option.isEmpty else { return }
    #expect(try example.settings(inFile: false, example.option, mode) == expected)
    example.setOther(&expected)
    #expect(try example.settings(inFile: true, example.other, mode) == expected)
  }

  @Test func `is split where MarkdownSnippets splits it`() async throws {
    let files = [
      "README.md": "toc\n\n## A\n## B\n## C\n", "one/a.md": "toc\n", "two/b.md": "toc\n",
      "three/c.md": "toc\n",
      "mdsnippets.json":
        "{ \"Convention\": \"InPlaceOverwrite\", \"ExcludeDirectories\": [\"three\"] }",
    ]
    let repository = try TemporaryFolder(files)
    let outcome = try await repository.run(
      "update", "-e", "one:two", "--toc-excludes", "A:c", "-u", "https://h/a.cs https://h/b.cs",
      "-t", ".")
    #expect(outcome.status == 0)
    for name in ["a", "b"] { #expect(outcome.output.contains("https://h/\(name).cs: warning: ")) }
    #expect(
      try repository.text(of: "README.md")
        == "<!-- toc -->\n## Contents\n\n  * [B](#b)<!-- endToc -->\n\n## A\n## B\n## C\n")
    for path in ["one/a.md", "two/b.md", "three/c.md"] {
      #expect(try repository.text(of: path) == "toc\n", "\(path)")
    }
  }

  @Test func `is not split in Litmus's own mode`() async throws {
    let repository = try TemporaryFolder(["README.md": "toc\n\n## A: b\n## B\n## A\n"])
    #expect(try await repository.run("update", "--toc-excludes", "A: b").status == 0)
    #expect(
      try repository.text(of: "README.md").contains("  * [B](#b)\n  * [A](#a)<!-- endToc -->"))
  }

  @Test func `applies to another folder, named as in MarkdownSnippets`() async throws {
    let repository = try TemporaryFolder([
      "other/mdsnippets.json": "{}", "other/a.source.md": "x\n",
    ])
    let outcome = try await repository.run("update", "--target-directory", "other")
    #expect(outcome.status == 0)
    #expect(try repository.text(of: "other/a.md").hasSuffix("-->\n\nx\n"))
  }
}

/// A setting in a file, and as an option.
struct SettingCase: CustomTestStringConvertible, Sendable {
  /// The key in `mdsnippets.json`; in `litmus-docs.json` it begins in lowercase.
  let key: String
  /// The value as JSON.
  let value: String
  /// The option with the same value; empty for a setting without one.
  let option: [String]
  /// An option with another value.
  let other: [String]
  let modes: [Compatibility]
  /// What the file sets.
  let set: @Sendable (inout DocsSettings) -> Void
  /// What the other option sets besides.
  let setOther: @Sendable (inout DocsSettings) -> Void

  var testDescription: String { key }

  init<Value: Sendable>(
    _ key: String, _ path: any WritableKeyPath<DocsSettings, Value> & Sendable, _ value: String,
    _ set: Value, _ option: [String] = [], _ other: (option: [String], set: Value)? = nil,
    modes: [Compatibility] = Compatibility.allCases
  ) {
    self.key = key
    self.value = value
    self.option = option
    self.other = other?.option ?? []
    self.modes = modes
    self.set = { $0[keyPath: path] = set }
    setOther = { [set = other?.set] in if let set { $0[keyPath: path] = set } }
  }

  /// Returns the settings of a folder with a file of settings, and with options.
  func settings(
    inFile: Bool, _ options: [String], _ mode: Compatibility
  ) throws -> DocsSettings {
    var values = ["Convention": "\"SourceTransform\""]
    if inFile { values[key] = value }
    let members = values.map { key, value in
      let name = mode == .mdsnippets ? key : key.prefix(1).lowercased() + key.dropFirst()
      return "\"\(name)\": \(value)"
    }
    let folder = try TemporaryFolder([
      mode == .mdsnippets ? "mdsnippets.json" : "litmus-docs.json":
        "{ \(members.joined(separator: ", ")) }",
      "Package.swift": "", "docs/a.md": "",
    ])
    let command = try UpdateCommand.parse(options)
    var settings = try ConfigurationFinder.settings(root: folder.path)
    settings.apply(command.scope)
    try settings.apply(command.format)
    try settings.apply(command.checks)
    settings.root = "/r"
    return settings
  }

  static let all: [SettingCase] = [
    SettingCase(
      "Convention", \.format.convention, "\"InPlaceOverwrite\"", .inPlaceOverwrite,
      ["-c", "InPlaceOverwrite"], (["--convention", "SourceTransform"], .sourceTransform)),
    SettingCase(
      "LinkFormat", \.format.linkFormat, "\"GitLab\"", .gitLab, ["--link-format", "GitLab"],
      (["-l", "Bitbucket"], .bitbucket)),
    SettingCase(
      "UrlPrefix", \.format.urlPrefix, "\"x\"", "x", ["--url-prefix", "x"],
      (["--url-prefix", "y"], "y")),
    SettingCase(
      "OmitSnippetLinks", \.format.omitSnippetLinks, "true", true,
      ["--omit-snippet-links", "true"],
      (["--omit-snippet-links", "false"], false)),
    SettingCase(
      "TocLevel", \.format.tocLevel, "1", 1, ["--toc-level", "1"], (["--toc-level", "3"], 3)),
    SettingCase(
      "TocExcludes", \.format.tocExcludes, "[\"A\"]", ["A"], ["--toc-excludes", "A"],
      (["--toc-excludes", "B"], ["A", "B"])),
    SettingCase(
      "MaxWidth", \.format.maxWidth, "5", 5, ["--max-width", "5"], (["--max-width", "80"], 80)),
    SettingCase(
      "ValidateContent", \.format.validateContent, "true", true, ["-v", "true"],
      (["--validate-content", "false"], false)),
    SettingCase(
      "TreatMissingAsWarning", \.format.treatMissingAsWarning, "true", true,
      ["--missing-as-warning", "true"], (["--treat-missing-as-warning", "false"], false)),
    SettingCase(
      "UrlsAsSnippets", \.urlsAsSnippets, "[\"a\"]", ["a"], ["-u", "a"],
      (["--urls-as-snippets", "b"], ["a", "b"])),
    SettingCase(
      "WriteHeader", \.format.writeHeader, "false", false, ["--write-header", "false"],
      (["--write-header", "true"], true)),
    SettingCase(
      "Header", \.format.header, "\"A\\nB\"", "A\nB", ["--header", "A\nB"],
      (["--header", "C"], "C")),
    SettingCase(
      "ReadOnly", \.readOnly, "true", true, ["-r", "true"], (["--read-only", "false"], false)),
    SettingCase(
      "ExcludeDirectories", \.excludeDirectories, "[\"a\"]", ["a"], ["--exclude-directories", "a"],
      (["-e", "b:c"], ["a", "b", "c"]), modes: [.mdsnippets]),
    SettingCase(
      "ExcludeSnippetDirectories", \.excludeSnippetDirectories, "[\"a\"]", ["a"],
      ["--exclude-snippet-directories", "a"],
      (["--exclude-snippet-directories", "b:c"], ["a", "b", "c"]), modes: [.mdsnippets]),
    SettingCase(
      "ExcludeMarkdownDirectories", \.excludeMarkdownDirectories, "[\"a\"]", ["a"],
      ["--exclude-markdown-directories", "a"],
      (["--exclude-markdown-directories", "b"], ["a", "b"]), modes: [.mdsnippets]),
    SettingCase(
      "ExcludeSnippetFiles", \.excludeSnippetFiles, "[\"a\"]", ["a"], modes: [.mdsnippets]),
    SettingCase(
      "ExcludeMarkdownFiles", \.excludeMarkdownFiles, "[\"a\"]", ["a"], modes: [.mdsnippets]),
    SettingCase("Roots", \.roots, "[\"*\"]", ["*"], modes: [.litmus]),
    SettingCase(
      "Documents", \.documents, "[\"a\"]", ["a"], ["--documents", "a"],
      (["--documents", "b"], ["b"]), modes: [.litmus]),
    SettingCase(
      "Sources", \.sources, "[\"a\"]", ["a"], ["--sources", "a"], (["--sources", "b"], ["b"]),
      modes: [.litmus]),
    SettingCase(
      "Exclude", \.exclude, "[\"a\"]", ["a"], ["--exclude", "a"],
      (["--exclude", "b"], ["a", "b"]),
      modes: [.litmus]),
    SettingCase("UnusedSnippets", \.unusedSnippets, "\"ignore\"", .ignore, modes: [.litmus]),
    SettingCase(
      "Links", \.checksLinks, "false", false, ["--no-links"], (["--links"], true),
      modes: [.litmus]),
    SettingCase(
      "Compile", \.compiles, "false", false, ["--no-compile"], (["--compile"], true),
      modes: [.litmus]),
    SettingCase(
      "Comments", \.compilesComments, "true", true, ["--comments"], (["--no-comments"], false),
      modes: [.litmus]),
    SettingCase(
      "Run", \.runsCommands, "false", false, ["--no-run"], (["--run"], true), modes: [.litmus]),
    SettingCase(
      "TimeLimit", \.timeLimit, "5", 5, ["--time-limit", "5"], (["--time-limit", "6"], 6),
      modes: [.litmus]),
    SettingCase(
      "Ref", \.reference, "\"v1\"", "v1", ["--ref", "v1"], (["--ref", "v2"], "v2"),
      modes: [.litmus]),
    SettingCase("Repository", \.repository, "\"a\"", "a", modes: [.litmus]),
    SettingCase("Prelude", \.prelude, "[\"a\", \"b\"]", "a\nb", modes: [.litmus]),
    SettingCase(
      "Packages", \.packages, "{ \"docs\": \".\" }", ["docs": "."], modes: [.litmus]),
    SettingCase("BuildFlags", \.buildFlags, "[\"-v\"]", ["-v"], modes: [.litmus]),
  ]
}

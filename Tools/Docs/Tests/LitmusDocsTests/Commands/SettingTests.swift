import ArgumentParser
import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `A setting` {
  @Test(arguments: SettingCase.all, Compatibility.allCases)
  func `is read from the file and from its option`(
    _ example: SettingCase, _ mode: Compatibility
  ) throws {
    guard example.modes.contains(mode) else { return }
    let plain = try settings([:], [], mode)
    var expected = plain
    example.set(&expected)
    #expect(expected != plain)
    #expect(try settings([example.key: example.value], [], mode) == expected)
    for option in example.options { #expect(try settings([:], option, mode) == expected) }
  }

  @Test(arguments: [
    ("TocLevel", "1", ["--toc-level", "3"], ["--toc-level", "3"]),
    ("ReadOnly", "true", ["-r", "false"], []),
    ("Links", "false", ["--links"], []),
    ("Documents", #"["a"]"#, ["--documents", "b"], ["--documents", "b"]),
    ("Exclude", #"["a"]"#, ["--exclude", "b"], ["--exclude", "a", "--exclude", "b"]),
    (
      "TocExcludes", #"["a"]"#, ["--toc-excludes", "b", "--toc-excludes", "a"],
      ["--toc-excludes", "a", "--toc-excludes", "b"]
    ),
  ])
  func `of the command line wins, or is added to a list`(
    key: String, value: String, options: [String], same: [String]
  ) throws {
    #expect(try settings([key: value], options, .litmus) == settings([:], same, .litmus))
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

/// Returns the settings of a folder with a file of settings, and with options.
///
/// - Parameter values: The values by their keys in `mdsnippets.json`, as JSON.
private func settings(
  _ values: [String: String], _ options: [String], _ mode: Compatibility
) throws -> DocsSettings {
  let members = values.merging(["Convention": "\"SourceTransform\""]) { own, _ in own }
    .map { key, value in
      let name = mode == .mdsnippets ? key : key.prefix(1).lowercased() + key.dropFirst()
      return "\"\(name)\": \(value)"
    }
  let folder = try TemporaryFolder([
    mode == .mdsnippets ? "mdsnippets.json" : "litmus-docs.json":
      "{ \(members.joined(separator: ", ")) }",
    "Package.swift": "", "docs/a.md": "",
  ])
  let command = try UpdateCommand.parse(options)
  var run = DocsRun(settings: try ConfigurationFinder.settings(root: folder.path))
  for option in command.files.given + command.format.given + command.checks.given {
    try option.apply(to: &run)
  }
  run.settings.root = "/r"
  return run.settings
}

/// A setting in a file, and as an option.
struct SettingCase: CustomTestStringConvertible, Sendable {
  /// The key in `mdsnippets.json`; in `litmus-docs.json` it begins in lowercase.
  let key: String
  /// The value as JSON.
  let value: String
  /// The options with the same value, by each of its names; none for a setting without an option.
  let options: [[String]]
  let modes: [Compatibility]
  /// What both set.
  let set: @Sendable (inout DocsSettings) -> Void

  var testDescription: String { key }

  init<Value: Sendable>(
    _ key: String, _ path: any WritableKeyPath<DocsSettings, Value> & Sendable, _ value: String,
    _ set: Value, _ options: [String]..., modes: [Compatibility] = Compatibility.allCases
  ) {
    self.key = key
    self.value = value
    self.options = options
    self.modes = modes
    self.set = { $0[keyPath: path] = set }
  }

  static let all: [SettingCase] = [
    SettingCase(
      "Convention", \.format.convention, "\"InPlaceOverwrite\"", .inPlaceOverwrite,
      ["-c", "InPlaceOverwrite"], ["--convention", "InPlaceOverwrite"]),
    SettingCase(
      "LinkFormat", \.format.linkFormat, "\"GitLab\"", .gitLab, ["-l", "GitLab"],
      ["--link-format", "GitLab"]),
    SettingCase("UrlPrefix", \.format.urlPrefix, "\"x\"", "x", ["--url-prefix", "x"]),
    SettingCase(
      "OmitSnippetLinks", \.format.omitSnippetLinks, "true", true, ["--omit-snippet-links", "true"]),
    SettingCase("TocLevel", \.format.tocLevel, "1", 1, ["--toc-level", "1"]),
    SettingCase("TocExcludes", \.format.tocExcludes, "[\"A\"]", ["A"], ["--toc-excludes", "A"]),
    SettingCase("MaxWidth", \.format.maxWidth, "5", 5, ["--max-width", "5"]),
    SettingCase(
      "ValidateContent", \.format.validateContent, "true", true, ["-v", "true"],
      ["--validate-content", "true"]),
    SettingCase(
      "TreatMissingAsWarning", \.format.treatMissingAsWarning, "true", true,
      ["--missing-as-warning", "true"], ["--treat-missing-as-warning", "true"]),
    SettingCase(
      "UrlsAsSnippets", \.urlsAsSnippets, "[\"a\"]", ["a"], ["-u", "a"],
      ["--urls-as-snippets", "a"]),
    SettingCase("WriteHeader", \.format.writeHeader, "false", false, ["--write-header", "false"]),
    SettingCase("Header", \.format.header, "\"A\\nB\"", "A\nB", ["--header", "A\nB"]),
    SettingCase("ReadOnly", \.readOnly, "true", true, ["-r", "true"], ["--read-only", "true"]),
    SettingCase(
      "ExcludeDirectories", \.excludeDirectories, "[\"a\", \"b\"]", ["a", "b"],
      ["--exclude-directories", "a:b"], ["-e", "a", "-e", "b"], modes: [.mdsnippets]),
    SettingCase(
      "ExcludeSnippetDirectories", \.excludeSnippetDirectories, "[\"a\", \"b\"]", ["a", "b"],
      ["--exclude-snippet-directories", "a:b"], modes: [.mdsnippets]),
    SettingCase(
      "ExcludeMarkdownDirectories", \.excludeMarkdownDirectories, "[\"a\", \"b\"]", ["a", "b"],
      ["--exclude-markdown-directories", "a:b"], modes: [.mdsnippets]),
    SettingCase(
      "ExcludeSnippetFiles", \.excludeSnippetFiles, "[\"a\"]", ["a"], modes: [.mdsnippets]),
    SettingCase(
      "ExcludeMarkdownFiles", \.excludeMarkdownFiles, "[\"a\"]", ["a"], modes: [.mdsnippets]),
    SettingCase("Roots", \.roots, "[\"*\"]", ["*"], modes: [.litmus]),
    SettingCase(
      "Documents", \.documents, "[\"a\"]", ["a"], ["--documents", "a"], modes: [.litmus]),
    SettingCase("Sources", \.sources, "[\"a\"]", ["a"], ["--sources", "a"], modes: [.litmus]),
    SettingCase("Exclude", \.exclude, "[\"a\"]", ["a"], ["--exclude", "a"], modes: [.litmus]),
    SettingCase("UnusedSnippets", \.unusedSnippets, "\"ignore\"", .ignore, modes: [.litmus]),
    SettingCase("Links", \.checksLinks, "false", false, ["--no-links"], modes: [.litmus]),
    SettingCase("Compile", \.compiles, "false", false, ["--no-compile"], modes: [.litmus]),
    SettingCase("Comments", \.compilesComments, "true", true, ["--comments"], modes: [.litmus]),
    SettingCase("Run", \.runsCommands, "false", false, ["--no-run"], modes: [.litmus]),
    SettingCase("TimeLimit", \.timeLimit, "5", 5, ["--time-limit", "5"], modes: [.litmus]),
    SettingCase("Ref", \.reference, "\"v1\"", "v1", ["--ref", "v1"], modes: [.litmus]),
    SettingCase("Repository", \.repository, "\"a\"", "a", modes: [.litmus]),
    SettingCase("Prelude", \.prelude, "[\"a\", \"b\"]", "a\nb", modes: [.litmus]),
    SettingCase("Packages", \.packages, "{ \"docs\": \".\" }", ["docs": "."], modes: [.litmus]),
    SettingCase("BuildFlags", \.buildFlags, "[\"-v\"]", ["-v"], modes: [.litmus]),
  ]
}

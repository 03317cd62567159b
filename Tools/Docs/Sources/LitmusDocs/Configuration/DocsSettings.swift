/// How to treat a snippet that no document shows.
enum UnusedSnippets: String, CaseIterable, Hashable, Sendable {
  /// It is a finding of `check`, and a warning of `update`.
  case error
  case warning
  case ignore
}

/// All settings of a run: from a configuration file, overridden by the command line.
struct DocsSettings: Equatable, Sendable {
  /// The folder that links are relative to, as an absolute path without a trailing slash.
  var root: String
  /// The configuration file that was read, relative to the root; nil if there is none.
  var configurationFile: String?

  /// The options of the format; the run determines the line ending.
  var format = FormatOptions(.litmus)
  var readOnly = false
  var urlsAsSnippets: [String] = []

  /// The folders, relative to the root, that are searched for documents and sources.
  var roots: [String] = []
  var documents: [String] = []
  var sources: [String] = []
  var exclude: [String] = []
  var excludeDirectories: [String] = []
  var excludeMarkdownDirectories: [String] = []
  var excludeSnippetDirectories: [String] = []
  var excludeMarkdownFiles: [String] = []
  var excludeSnippetFiles: [String] = []

  /// The repository's address, as in `https://github.com/owner/name`.
  var repository: String?
  /// The tag or commit that source links are pinned to.
  var reference: String?

  var unusedSnippets = UnusedSnippets.error
  var checksLinks = true
  var compiles = true
  /// Whether the Swift examples in the documentation comments of public declarations are compiled too.
  var compilesComments = false
  var runsCommands = true
  /// Whether documents may have blocks whose content comes from running or building something.
  var fillsBlocks: Bool { runsCommands || compiles }
  /// The package for the documents of a folder, both relative to the root; `.` is the root itself.
  var packages: [String: String] = [:]
  /// Additional arguments for `swift build`: examples are best taken from tests.
  var buildFlags = ["--build-tests"]
  /// Hidden lines inserted before every document's fences.
  var prelude = ""
  /// The time limit of a compiler or a command in seconds.
  var timeLimit = 300

  /// Returns the default settings of MarkdownSnippets, without a configuration file.
  static func markdownSnippets(root: String) -> DocsSettings {
    var settings = DocsSettings(root: root)
    settings.format = FormatOptions(.mdsnippets)
    settings.unusedSnippets = .ignore
    settings.checksLinks = false
    settings.compiles = false
    settings.runsCommands = false
    return settings
  }
}

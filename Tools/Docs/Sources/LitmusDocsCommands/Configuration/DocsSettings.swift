internal import LitmusDocsFormat
internal import LitmusDocsTree

/// All that a run is told: by a configuration file, and over it by the command line.
struct DocsSettings: Sendable {
  /// The folder that links start at, absolute and without a slash at its end.
  var root: String
  /// The configuration that was read, from the root; nil without one.
  var configurationFile: String?

  /// What the format's rules need to know; the line ending is found by the run.
  var format = FormatOptions(.litmus)
  var readOnly = false
  var urlsAsSnippets: [String] = []

  /// Folders, from the root, that documents and sources are looked for in.
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
  var runsCommands = true
  /// Whether documents may have blocks that are filled in by running or by building something.
  var fillsBlocks: Bool { runsCommands || compiles }
  /// The package for the documents of a folder, both from the root; `.` is the root itself.
  var packages: [String: String] = [:]
  /// What is added to `swift build`: examples are best taken from tests.
  var buildFlags = ["--build-tests"]
  /// Hidden lines in front of every document's fences.
  var prelude = ""
  /// Seconds that a compiler or a command may take.
  var timeLimit = 300

  init(root: String) { self.root = root }

  /// Why the header cannot be written, if so.
  var headerProblem: String? {
    guard let header = format.header, header.contains("<!--") || header.contains("-->") else {
      return nil
    }
    return "holds '<!--' or '-->', but expected text that can stand in a comment"
  }

  /// The settings without a configuration file, in the original's way.
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

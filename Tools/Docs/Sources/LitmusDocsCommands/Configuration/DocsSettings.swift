package import LitmusDocsFormat

/// All that a run is told: by a configuration file, and over it by the command line.
package struct DocsSettings: Sendable {
  /// What becomes of a snippet that no document shows.
  package enum Unused: String, CaseIterable, Sendable { case error, warning, ignore }

  /// A package whose documents are compiled against its modules.
  package struct Package: Hashable, Sendable {
    /// Its folder, from the root.
    package var path: String
    /// Globs of its documents; none stands for those that no nearer Package.swift has.
    package var documents: [String] = []
    /// What is added to `swift build`.
    package var buildFlags: [String] = []
    /// Its build folder, from the root; nil for `.build` in its own.
    package var scratchPath: String?
  }

  /// The folder that links start at, absolute and without a slash at its end.
  package var root: String
  /// The configuration that was read, from the root; nil without one.
  package var configurationFile: String?

  package var compatibility = Compatibility.litmus
  package var convention = DocumentConvention.inPlaceOverwrite
  package var linkFormat = LinkFormat.GitHub
  package var urlPrefix = ""
  package var omitSnippetLinks = false
  package var tocLevel = 2
  package var tocExcludes: [String] = []
  package var maxWidth: Int?
  package var writeHeader: Bool?
  package var header: String?
  package var validateContent = false
  package var treatMissingAsWarning = false
  package var readOnly = false
  package var urlsAsSnippets: [String] = []

  /// Folders, from the root, that documents and sources are looked for in.
  package var roots: [String] = []
  package var documents: [String] = []
  package var sources: [String] = []
  package var exclude: [String] = []
  package var excludeDirectories: [String] = []
  package var excludeMarkdownDirectories: [String] = []
  package var excludeSnippetDirectories: [String] = []
  package var excludeMarkdownFiles: [String] = []
  package var excludeSnippetFiles: [String] = []

  /// The repository's address, as in `https://github.com/owner/name`.
  package var repository: String?
  /// The tag or commit that source links are pinned to.
  package var reference: String?

  package var unusedSnippets = Unused.error
  package var checksLinks = true
  package var compiles = true
  package var runsCommands = true
  package var packages: [Package] = []
  /// Hidden lines in front of every document's fences.
  package var prelude = ""
  /// Seconds that a compiler or a command may take.
  package var timeLimit = 300

  package init(root: String) { self.root = root }

  /// The settings without a configuration file, in the original's way.
  package static func markdownSnippets(root: String) -> DocsSettings {
    var settings = DocsSettings(root: root)
    settings.compatibility = .mdsnippets
    settings.convention = .sourceTransform
    settings.unusedSnippets = .ignore
    settings.checksLinks = false
    settings.compiles = false
    settings.runsCommands = false
    return settings
  }
}

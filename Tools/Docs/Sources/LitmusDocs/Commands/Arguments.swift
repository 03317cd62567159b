import ArgumentParser
import Foundation

/// The documents, the root and the configuration of a command.
struct ScopeOptions: ParsableArguments {
  @Argument(
    help: """
      Documents or folders, relative to the working directory or else to the root. (default: all \
      documents below the root)
      """)
  var paths: [String] = []

  @Option(
    name: [.long, .customShort("t"), .customLong("target-directory")],
    help: ArgumentHelp(
      """
      The root folder of links; repeatable. (default: the nearest parent folder with a \
      configuration or a git repository)
      """, valueName: "path"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The configuration file. (default: litmus-docs.json in the root, or mdsnippets.json there or \
      one folder below)
      """, valueName: "path"))
  var config: String?

  @Option(help: "The rules to follow: litmus, or mdsnippets for those of MarkdownSnippets.")
  var compatibility: Compatibility?
}

extension Compatibility: ExpressibleByArgument {}

/// The settings that select files.
enum FileSettings: SettingGroup {
  static let settings = [
    Setting(
      "documents", \.settings.documents, .replace, "Where documents are searched; repeatable.",
      value: "glob", in: [.litmus]),
    Setting(
      "sources", \.settings.sources, .replace, "Where snippets are searched; repeatable.",
      value: "glob", in: [.litmus]),
    Setting(
      "exclude", \.settings.exclude, .add(separator: nil),
      "Files that are excluded from both; repeatable.",
      value: "glob", in: [.litmus]),
  ]
}

/// The settings of the format, with the same names as in mdsnippets.
enum FormatSettings: SettingGroup {
  static let settings = [
    Setting(
      "convention", DocumentConvention.self,
      "Whether documents are updated in place, or written from '*.source.md'.", alias: "c"
    ) { $0.settings.format.convention = $1 },
    Setting(
      "linkFormat", LinkFormat.self, "The host whose links to lines are written.", alias: "l"
    ) { $0.settings.format.linkFormat = $1 },
    Setting(
      "urlPrefix", String.self, "The text before the path in each source link.", value: "text"
    ) { $0.settings.format.urlPrefix = $1 },
    Setting(
      "ref", String.self,
      "Pins source links to this tag or commit, with the lines that the snippets have there.",
      value: "ref", in: [.litmus]
    ) { $0.settings.reference = $1 },
    Setting(
      "omitSnippetLinks", Bool.self, "Writes no links below snippets: true or false.",
      value: "bool"
    ) { $0.settings.format.omitSnippetLinks = $1 },
    Setting(
      "tocLevel", Int.self, "The number of heading levels in tables of contents.", value: "count"
    ) { $0.settings.format.tocLevel = $1 },
    Setting(
      "tocExcludes", \.settings.format.tocExcludes, .add(separator: ":"),
      "A heading to omit from tables of contents; repeatable.", value: "title"),
    Setting(
      "maxWidth", Int.self, "The maximum width of a snippet's lines.", value: "count"
    ) { $0.settings.format.maxWidth = $1 },
    Setting(
      "writeHeader", Bool.self, "Writes a header into generated files.", value: "bool"
    ) { run, isWritten throws(Problem) in
      if isWritten, run.settings.format.convention == .inPlaceOverwrite {
        throw Problem("is true, but expected false with InPlaceOverwrite")
      }
      run.settings.format.writeHeader = isWritten
    },
    Setting("header", String.self, "The header's text.", value: "text") {
      run, text throws(Problem) in
      if text.contains("<!--") || text.contains("-->") {
        throw Problem("holds '<!--' or '-->', but expected text that can stand in a comment")
      }
      run.settings.format.header = text
    },
    Setting(
      "readOnly", Bool.self, "Makes generated files read-only.", value: "bool", alias: "r"
    ) { $0.settings.readOnly = $1 },
    Setting(
      "validateContent", Bool.self, "Checks the wording as MarkdownSnippets does.", value: "bool",
      alias: "v"
    ) { $0.settings.format.validateContent = $1 },
    Setting(
      "treatMissingAsWarning", Bool.self, "Treats missing snippets as warnings.", value: "bool",
      alias: "missing-as-warning"
    ) { $0.settings.format.treatMissingAsWarning = $1 },
    Setting(
      "urlsAsSnippets", \.settings.urlsAsSnippets, .add(separator: " "),
      "The address of a file with snippets; repeatable.", value: "url", alias: "u"),
    Setting(
      "excludeDirectories", \.settings.excludeDirectories, .add(separator: ":"),
      "Excludes folders whose path contains this text; repeatable.", value: "text", alias: "e",
      in: [.mdsnippets]),
    Setting(
      "excludeMarkdownDirectories", \.settings.excludeMarkdownDirectories,
      .add(separator: ":"), "The same for documents only; repeatable.", value: "text",
      in: [.mdsnippets]),
    Setting(
      "excludeSnippetDirectories", \.settings.excludeSnippetDirectories,
      .add(separator: ":"), "The same for snippets only; repeatable.", value: "text",
      in: [.mdsnippets]),
  ]
}

extension DocumentConvention: ExpressibleByArgument {}
extension LinkFormat: ExpressibleByArgument {}

/// The settings of checks other than those of snippets.
enum CheckSettings: SettingGroup {
  static let settings = [
    Setting(
      switch: "links", "Checks relative links, anchors and images.", in: [.litmus]
    ) { $0.settings.checksLinks = $1 },
    Setting(
      switch: "compile", "Compiles the Swift fences of packages' documents.", in: [.litmus]
    ) { $0.settings.compiles = $1 },
    Setting(
      switch: "comments",
      "Compiles the Swift examples in the comments of public declarations too.", in: [.litmus]
    ) { $0.settings.compilesComments = $1 },
    Setting(
      switch: "run", "Runs the commands whose output documents show, and fences.", in: [.litmus]
    ) { $0.settings.runsCommands = $1 },
    Setting(flag: "skipBuild", "Uses the packages as they were built last, and builds none.") {
      $0.options.skipsBuild = $1
    },
    Setting(
      "scratchPath", String.self, "The build folder, instead of each package's .build.",
      value: "path", in: []
    ) { $0.options.scratchPath = absolutePathInWorkingFolder($1) },
    Setting(
      "timeLimit", Int.self, "The time limit of one compiler or command; 300 by default.",
      value: "seconds", in: [.litmus]
    ) { $0.settings.timeLimit = $1 },
  ]
}

/// The options for known problems and for machines, of `check` only.
enum ReportOptions: SettingGroup {
  static let settings = [
    Setting(
      "baseline", String.self,
      "The file with the known problems; litmus-docs-baseline.json in the root by default.",
      value: "path", in: []
    ) { $0.options.baseline = absolutePathInWorkingFolder($1) },
    Setting(flag: "updateBaseline", "Records today's problems as the known ones.") {
      $0.options.updatesBaseline = $1
    },
    Setting(
      flag: "external",
      """
      Checks links to other sites too: one that cannot be reached is broken if that was so on \
      another day.
      """
    ) { $0.options.checksExternalLinks = $1 },
    Setting(
      flag: "strict", "With --external, a link that cannot be reached once is broken."
    ) { $0.options.isStrict = $1 },
    Setting(
      "externalCache", String.self,
      "Where --external records what it reached; in the user's cache by default.", value: "path",
      in: []
    ) { $0.options.externalCache = absolutePathInWorkingFolder($1) },
    Setting(
      "format", ReportFormat.self, "How findings are written: text, github, json or sarif.",
      default: .text, in: []
    ) { $0.options.reportFormat = $1 },
    Setting(
      flag: "diff", "Prints only what 'update' would change, as a patch for 'git apply'."
    ) { $0.options.printsDiff = $1 },
  ]
}

extension ReportFormat: ExpressibleByArgument {}

/// The options for verbosity, caching and watching.
enum RunOptions: SettingGroup {
  static let settings = [
    Setting(
      flag: "verbose", "Shows why files change, the result of each fence, and all warnings."
    ) { $0.options.isVerbose = $1 },
    Setting(
      switch: "cache",
      "Lets 'check' skip its work if nothing has changed since it found nothing.", default: true
    ) { if !$1 { $0.options.cacheFolder = nil } },
    Setting(flag: "watch", "Repeats the command when a file changes, until Ctrl-C.") {
      $0.options.watches = $1
    },
  ]
}

/// The settings that only a configuration has.
enum ConfigurationSettings: SettingGroup {
  static let settings = [
    Setting("roots", [String].self, in: [.litmus]) { $0.settings.roots = $1.map(folder) },
    Setting("repository", String.self, in: [.litmus]) { $0.settings.repository = $1 },
    Setting("unusedSnippets", UnusedSnippets.self, in: [.litmus]) {
      $0.settings.unusedSnippets = $1
    },
    Setting("prelude", [String].self, in: [.litmus]) {
      $0.settings.prelude = $1.joined(separator: "\n")
    },
    Setting("packages", [String: String].self, in: [.litmus]) { run, folders throws(Problem) in
      var packages: [String: String] = [:]
      for (key, package) in folders {
        guard packages.updateValue(folder(package), forKey: folder(key)) == nil else {
          throw Problem("names '\(folder(key))' twice; remove one of them")
        }
      }
      run.settings.packages = packages
    },
    Setting("buildFlags", [String].self, in: [.litmus]) { $0.settings.buildFlags = $1 },
    Setting("excludeMarkdownFiles", [String].self, in: [.mdsnippets]) {
      $0.settings.excludeMarkdownFiles = $1
    },
    Setting("excludeSnippetFiles", [String].self, in: [.mdsnippets]) {
      $0.settings.excludeSnippetFiles = $1
    },
  ]

  /// Returns the path of a folder from the root as it is compared: without `.` and a slash at its end.
  private static func folder(_ path: String) -> String {
    guard let folder = LinkPath(path, from: "").inside() else { return path }
    return folder.isEmpty ? "." : folder
  }
}

/// Converts a path of the command line into an absolute one.
private func absolutePathInWorkingFolder(_ path: String) -> String {
  URL(filePath: path, relativeTo: .currentDirectory()).path
}

import Foundation
import LitmusToolSupport

extension DocsRun {
  /// Stores the result of a check that found nothing but warnings and known problems, with everything
  /// that it depends on.
  ///
  /// A command whose inputs are not declared may depend on anything: a check that runs one is not stored.
  ///
  /// - Parameters:
  ///   - documents: The documents that were compiled or run.
  ///   - receipt: The start of the run.
  func store(
    _ report: DocsReport, of documents: [CheckedDocument], in receipt: SyncCache.Receipt
  ) {
    guard !documents.isEmpty else { return receipt.store(report) }
    guard let declared = report.commandInputs else { return }
    let build = BuildInputs(
      of: documents.map(\.path), self, environment: ProcessInfo.processInfo.environment)
    // What this run has built from sources that are older than it is newer than its start.
    let builtAt = options.skipsBuild ? receipt.start : receipt.now ?? receipt.start
    let dependencies = build.sources.union(declared).union(build.products).sorted().map { path in
      let isProduct = build.products.contains { path == $0 || path.hasPrefix($0 + "/") }
      // `swift test --skip-build`, as a command, writes the build's descriptions again; a build that
      // changes them changes other products, too.
      let isDescription = path.hasSuffix("description.json")
      return CacheRecord.Dependency(
        path: path,
        time: isDescription ? receipt.now ?? builtAt : isProduct ? builtAt : receipt.start,
        isDeep: true)
    }
    receipt.store(report, dependencies)
  }

  /// The file in the user's cache with the imports that earlier checks of the root added to fences; nil if there
  /// is no cache.
  ///
  /// It is as good as none if it is damaged or cannot be written.
  var knownImportsFile: JSONFile? {
    let name = String(stableHash(of: settings.root.utf8), radix: 16)
    return options.cacheFolder.map { JSONFile(path: "\($0)/\(name).imports") }
  }

  // MARK: The key

  /// The absolute paths of the files out of the tree that a check reads in any case.
  var cacheInputs: [String] {
    let configuration = settings.configurationFile.map { absolutePath($0, in: settings.root) }
    return [configuration, baselinePath, Bundle.main.executablePath].compactMap(\.self)
  }

  /// Returns the key of a check in the cache: everything besides files that its result depends on.
  ///
  /// - Parameter run: The run with the settings for the documents that the command line names.
  func cacheKey(of run: SyncRun) -> String {
    // The order of a dictionary or a set differs between processes.
    var settings = run.settings
    let packages = exchange(&settings.packages, with: [:]).map { "\($0): \($1)" }.sorted()
    let environment = Self.relevant(ProcessInfo.processInfo.environment)
    return [
      Self.version, options.workingFolder, "\(options.skipsBuild)", options.scratchPath ?? "",
      baselinePath, environment.joined(separator: "\n"), "\(settings)", "\(packages)",
      "\(run.rules.ignored.sorted())",
    ].joined(separator: "\u{0}")
  }

  /// Variables that differ between terminals and processes, and change no result.
  private static let irrelevant: Set<String> = [
    "_", "SHLVL", "PWD", "OLDPWD", "COLUMNS", "LINES", "TERM", "COLORTERM", "WINDOWID", "STY",
    "PS1", "PS2", "LS_COLORS", "HISTFILE", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY",
    "SSH_AUTH_SOCK", "TMUX", "TMUX_PANE", "XDG_SESSION_ID",
  ]

  /// Returns the variables that a manifest, a build or a command may read, sorted.
  private static func relevant(_ environment: [String: String]) -> [String] {
    environment.filter { !irrelevant.contains($0.key) && !$0.key.hasPrefix("TERM_") }
      .map { "\($0)=\($1)" }.sorted()
  }
}

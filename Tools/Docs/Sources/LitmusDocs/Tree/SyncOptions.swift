import LitmusToolSupport

/// The options of a synchronization run.
struct SyncOptions: Sendable {
  var settings: DocsSettings
  var rules: WalkRules
  /// Fetches the content of an address; nil if fetching was not requested.
  var fetch: WebFetcher?
  /// The folder in which keys that are relative paths are looked up last; an absolute path.
  var workingFolder: String
  /// The folder of the cache for `check`; nil to read everything, and store nothing.
  var cacheFolder: String?
  /// Everything else the result depends on: the tool's version, and the additional checks.
  var fingerprint = ""
  /// Absolute paths of further files the result depends on, such as the configuration.
  var inputs: [String] = []
  var operations = FileOperations()

  /// Whether what has changed is written; otherwise, it is only reported.
  var writes = false
  /// Reports how many of the documents are done, on several threads.
  var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  /// Fills the blocks other than snippets of all documents that have some in one call, and returns the documents, and
  /// problems with the blocks; nil to leave them as they are.
  var amend:
    (@Sendable ([CheckedDocument]) async -> (documents: [CheckedDocument], problems: [Finding]))?
  /// Receives the snippets of all sources, and may change where their links lead; called once.
  var snippets: @Sendable ([Snippet]) async -> [Snippet] = { $0 }
  /// The reason why parts of sources cannot be shown; nil if they can.
  var partsProblem: String?
  /// Returns whether the user has asked to stop.
  var shouldStop: @Sendable () -> Bool = { false }

  init(_ settings: DocsSettings, workingFolder: String) throws(Finding) {
    self.settings = settings
    self.workingFolder = workingFolder
    rules = try WalkRules(settings)
  }

  /// The permission to write to a document that is written.
  ///
  /// MarkdownSnippets removes the read-only state of each document that it writes.
  var permission: WritePermission {
    if settings.readOnly { return .removed }
    return settings.format.compatibility == .mdsnippets ? .granted : .asBefore
  }

  /// Returns whether a document has blocks that the run fills besides snippets.
  func needsAmendment(_ bytes: [UInt8]) -> Bool {
    amend != nil && DocumentProbe.mayHaveFilledBlock(bytes)
  }

  /// Returns the key of the cache, which covers all options that affect the result.
  func cacheKey(root: String) -> String {
    // The order of a dictionary or a set differs between processes.
    var settings = settings
    let packages = exchange(&settings.packages, with: [:]).map { "\($0): \($1)" }.sorted()
    return [
      root, workingFolder, fingerprint, "\(settings)", "\(packages)", "\(rules.ignored.sorted())",
    ].joined(separator: "\u{0}")
  }
}

/// How to treat a snippet that no document shows.
enum UnusedSnippets: String, CaseIterable, Hashable, Sendable {
  /// It is a finding of `check`, and a warning of `update`.
  case error
  case warning
  case ignore
}

internal import LitmusDocsFormat
import LitmusToolSupport

/// The options of a synchronization run.
struct SyncOptions: Sendable {
  /// The root as the user wrote it.
  var root: String
  /// The format options; the run determines the line ending.
  var format: FormatOptions
  var rules: WalkRules
  /// Whether written documents are made read-only.
  var readOnly = false
  /// How to treat a snippet that no document shows; only in `litmus` mode.
  var unused = UnusedSnippets.error
  /// Addresses of files whose snippets are used too; they are read only if there is a fetcher.
  var urlsAsSnippets: [String] = []
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

  init(root: String, format: FormatOptions, workingFolder: String) {
    self.root = root
    self.format = format
    self.workingFolder = workingFolder
    rules = WalkRules(format.compatibility, convention: format.convention)
  }

  /// The permission to write to a document that is written.
  ///
  /// MarkdownSnippets removes the read-only state of each document that it writes.
  var permission: WritePermission {
    if readOnly { return .removed }
    return format.compatibility == .mdsnippets ? .granted : .asBefore
  }

  /// Returns whether a document has blocks that the run fills besides snippets.
  func needsAmendment(_ bytes: [UInt8]) -> Bool {
    amend != nil && DocumentProbe.mayHaveFilledBlock(bytes)
  }

  /// Returns the key of the cache, which covers all options that affect the result.
  func cacheKey(root: String) -> String {
    // The order of a set differs between processes.
    var rules = rules
    let ignored = exchange(&rules.ignored, with: []).sorted()
    return [
      root, workingFolder, fingerprint, "\(format)", "\(rules)", "\(ignored)", "\(urlsAsSnippets)",
      "\(readOnly) \(unused)",
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

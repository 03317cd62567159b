import LitmusToolSupport

/// The result of a synchronization run.
struct SyncResult: Sendable {
  /// A document that is or was out of date.
  struct Change: Hashable, Sendable {
    var path: String
    /// The new content.
    var content: [UInt8]
    /// The state of the old content; nil if there was none.
    var stamp: FileStamp?
    /// The reasons for the change.
    var reasons: [String]
    /// The difference; nil if the document was written.
    var comparison: LineComparison?
    /// The unified diff; empty if the document was written.
    var diff: String { comparison.map { UnifiedDiff.text(of: $0, path: path) } ?? "" }
  }

  /// The problems found, ordered by file and line.
  ///
  /// If any of them is an error, nothing was written.
  var findings: [Finding] = []
  /// The documents that `update` wrote, or would have written.
  var changes: [Change] = []
  /// The number of all documents, also of those with problems.
  var documentCount = 0
  /// The documents in their new state, of a run that writes nothing.
  var documents: [CheckedDocument] = []
  /// The documents whose new state is not known, because of a finding.
  var unfilled: [String] = []
  /// All snippets by key; nil if the cache made reading unnecessary.
  var index: SnippetIndex?
  /// The paths of the documents that show a snippet, by the snippet's key.
  var uses: [String: [String]] = [:]
  /// The files of the walk.
  var tree: FileTree?
  /// The report that was stored with a run in the cache, which showed that nothing has changed since.
  var cachedReport: CachedReport?
  var isFromCache: Bool { cachedReport != nil }
  /// The receipt to store when everything is in sync; nil if it is not, or if there is no cache.
  ///
  /// A caller with additional checks stores it only once those have passed too.
  var receipt: SyncCache.Receipt?

  var hasErrors: Bool { findings.contains { !$0.isWarning } }
}

extension Finding {
  /// Creates a finding from a problem with a file.
  init(_ problem: FileProblem) {
    self.init(
      .usage, file: problem.file, message: problem.message, isWarning: problem.isWarning)
  }
}

extension ReplacementFailure {
  /// The problems as findings: the first one is the cause, the others could not be undone.
  var findings: [Finding] { problems.map(Finding.init) }
}

import LitmusToolSupport

/// What a run over one root has found and written.
struct DocsReport: Codable, Sendable {
  /// What is the same in a later check if nothing has changed.
  private enum CodingKeys: CodingKey {
    case root, findings, documentCount, fences, known, gone
  }

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

  let root: String
  /// The problems found; if `update` finds an error, it writes nothing.
  var findings: [Finding] = []
  /// The documents that `update` wrote, or would have written.
  var changes: [Change] = []
  /// The number of all documents, also of those with problems.
  var documentCount = 0
  /// The documents in their new state, of a run that writes nothing.
  var documents: [CheckedDocument] = []
  /// All snippets by key; nil if the cache made reading unnecessary.
  var index: SnippetIndex?
  /// The paths of the documents that show a snippet, by the snippet's key.
  var uses: [String: [String]] = [:]
  /// The files of the walk; nil if there was none.
  var tree: FileTree?
  /// The receipt to store when all checks have passed; nil if documents are stale, or if there is no cache.
  var receipt: SyncCache.Receipt?
  var fences: [FenceReport] = []
  /// The absolute paths that the output of the commands depends on; nil if that of one is unknown.
  var commandInputs: Set<String>? = []
  /// What was not checked in the documents.
  var omissions: [Omission] = []
  var isFromCache = false
  /// The findings that have been shown before anything was built.
  var early: Set<Finding> = []
  /// The number of problems that the baseline has, and of those that it has and that are gone.
  var known = 0
  var gone = 0

  var hasErrors: Bool { findings.contains { !$0.isWarning } }

  /// Replaces the findings, which an interruption may have caused, with a message.
  mutating func reportInterruption(_ message: String) {
    findings = [Finding(.usage, file: root, message: message)]
    changes = []
  }
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

package import LitmusDocsFormat
package import LitmusToolSupport

/// The result of a synchronization run.
package struct SyncResult: Sendable {
  /// A document that is or was out of date.
  package struct Change: Hashable, Sendable {
    package var path: String
    /// The reasons for the change.
    package var reasons: [String]
    /// The unified diff; empty if the document was written.
    package var diff: String

    package init(path: String, reasons: [String], diff: String) {
      self.path = path
      self.reasons = reasons
      self.diff = diff
    }
  }

  /// The problems found, ordered by file and line.
  ///
  /// If any of them is an error, nothing was written.
  package internal(set) var findings: [Finding] = []
  /// The documents that `check` would have written.
  package internal(set) var stale: [Change] = []
  /// The documents that `update` wrote.
  package internal(set) var written: [Change] = []
  /// The number of documents that were up to date.
  package internal(set) var unchanged = 0
  /// All snippets by key; nil if the cache made reading unnecessary.
  package internal(set) var index: SnippetIndex?
  /// The paths of the documents that show a snippet, by the snippet's key.
  package internal(set) var uses: [String: [String]] = [:]
  /// The files of the walk.
  package internal(set) var tree: FileTree?
  /// Whether the cache showed that nothing has changed.
  package internal(set) var isFromCache = false
  /// The report that was stored with the run in the cache.
  package internal(set) var cachedReport = ""
  /// The receipt to store when everything is in sync; nil if it is not, or if there is no cache.
  ///
  /// A caller with additional checks stores it only once those have passed too.
  package internal(set) var receipt: SyncCache.Receipt?

  package var hasErrors: Bool { findings.contains { !$0.isWarning } }
}

extension Finding {
  /// Creates a finding from a problem with a file.
  package init(_ problem: FileProblem) {
    self.init(
      .usage, file: problem.file, message: problem.message, isWarning: problem.isWarning)
  }
}

extension ReplacementFailure {
  /// The problems as findings: the first one is the cause, the others could not be undone.
  package var findings: [Finding] { problems.map(Finding.init) }
}

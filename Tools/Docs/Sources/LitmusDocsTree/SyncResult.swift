package import LitmusDocsFormat

/// What a run found and did.
package struct SyncResult: Sendable {
  /// A document that is not, or was not, as it should be.
  package struct Change: Hashable, Sendable {
    package var path: String
    /// Why, one reason each.
    package var reasons: [String]
    /// The unified diff; empty where the document was written.
    package var diff: String

    package init(path: String, reasons: [String], diff: String) {
      self.path = path
      self.reasons = reasons
      self.diff = diff
    }
  }

  /// What is wrong, ordered by file and line.
  ///
  /// Where one is an error, nothing was written.
  package internal(set) var findings: [Finding] = []
  /// The documents that `check` would have written.
  package internal(set) var stale: [Change] = []
  /// The documents that `update` wrote.
  package internal(set) var written: [Change] = []
  /// How many documents were as they should be.
  package internal(set) var unchanged = 0
  /// All snippets by key; without any where the cache made reading needless.
  package internal(set) var index: SnippetIndex?
  /// The paths of the documents that show a snippet, by its key.
  package internal(set) var uses: [String: [String]] = [:]
  /// The files of the walk.
  package internal(set) var tree: FileTree?
  /// Whether the cache knew that nothing has changed.
  package internal(set) var isFromCache = false
  /// Leave to remember that all is in sync; nil where it is not, or there is no cache.
  ///
  /// The one who checks more than the documents stores it once all of that holds too.
  package internal(set) var receipt: SyncCache.Receipt?

  package var hasErrors: Bool { findings.contains { !$0.isWarning } }
}

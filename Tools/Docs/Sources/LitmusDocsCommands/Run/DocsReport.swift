internal import LitmusDocsChecks
internal import LitmusDocsFormat
internal import LitmusDocsTree

/// The report of a run over one root.
struct DocsReport: Sendable {
  let root: String
  var findings: [Finding] = []
  /// The documents that are stale or were written.
  var changes: [SyncResult.Change] = []
  /// The number of documents that were up to date.
  var unchanged = 0
  var fences: [FenceReport] = []
  /// Notes about unexpected behavior, such as links to folders that are not followed.
  var notes: [String] = []
  var isFromCache = false

  /// Adds the result of updating or checking the documents.
  mutating func take(_ result: SyncResult) {
    findings += result.findings
    changes += result.stale + result.written
    unchanged += result.unchanged
    notes += result.tree?.notes ?? []
    isFromCache = result.isFromCache
  }

  /// If the user has asked to stop, replaces the findings, which the interruption may have caused,
  /// with a message.
  mutating func noteInterruption(_ message: String) {
    guard InterruptRequest.isRequested else { return }
    findings = [Finding(.usage, file: root, message: message)]
    changes = []
  }
}

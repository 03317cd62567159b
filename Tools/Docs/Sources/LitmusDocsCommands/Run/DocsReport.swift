internal import LitmusDocsChecks
internal import LitmusDocsFormat
internal import LitmusDocsTree

/// What a run over one root found and did.
struct DocsReport: Sendable {
  let root: String
  var findings: [Finding] = []
  /// The documents that are stale or were written.
  var changes: [SyncResult.Change] = []
  /// How many documents were as they should be.
  var unchanged = 0
  var fences: [FenceReport] = []
  /// What may surprise, such as folders that are not followed.
  var notes: [String] = []
  var isFromCache = false

  /// Takes over what bringing the documents into step came to.
  mutating func take(_ result: SyncResult) {
    findings += result.findings
    changes += result.stale + result.written
    unchanged += result.unchanged
    notes += result.tree?.notes ?? []
    isFromCache = result.isFromCache
  }

  /// Says that the user has asked to stop, if so; what that broke off is not worth a word.
  mutating func noteInterruption(_ message: String) {
    guard Interruption.isRequested else { return }
    findings = [Finding(.usage, file: root, message: message)]
    changes = []
  }
}

internal import LitmusDocsFormat

/// What became of one document.
struct DocumentOutcome: Sendable {
  var findings: [Finding] = []
  var usedKeys: Set<String> = []
  var change: SyncResult.Change?
  var staged: StagedFile?
}

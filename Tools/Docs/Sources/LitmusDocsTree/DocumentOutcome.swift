internal import LitmusDocsFormat
internal import LitmusToolSupport

/// What became of one document.
struct DocumentOutcome: Sendable {
  var findings: [Finding] = []
  var usedKeys: Set<String> = []
  /// Whether nobody knows what the document shows.
  var isUnreadable = false
  var change: SyncResult.Change?
  var staged: StagedFile?
  /// What waits for the rest to be filled in.
  var unfinished: Unfinished?

  struct Unfinished: Sendable {
    var existing: ExistingDocument
    var processed: ProcessedDocument
  }
}

/// The document that is written, as it stands.
struct ExistingDocument: Sendable {
  /// Nil where there is none yet.
  var bytes: [UInt8]?
  var stamp: FileStamp?
}

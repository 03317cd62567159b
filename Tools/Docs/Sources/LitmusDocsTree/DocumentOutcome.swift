internal import LitmusDocsFormat
internal import LitmusToolSupport

/// The outcome of processing one document.
struct DocumentOutcome: Sendable {
  var findings: [Finding] = []
  var usedKeys: Set<String> = []
  /// Whether the content of the document could not be determined.
  var isUnreadable = false
  var change: SyncResult.Change?
  var staged: StagedFile?
  /// The processed document while it waits for its amendment.
  var unfinished: Unfinished?

  struct Unfinished: Sendable {
    var existing: ExistingDocument
    var processed: ProcessedDocument
  }
}

/// The current content of a document that is to be written.
struct ExistingDocument: Sendable {
  /// Nil if the document does not exist yet.
  var bytes: [UInt8]?
  var stamp: FileStamp?
}

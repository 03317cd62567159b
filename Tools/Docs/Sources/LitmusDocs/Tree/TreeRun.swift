internal import LitmusDocsFormat
import LitmusToolSupport

/// Processes all documents of a tree, concurrently on all cores.
struct TreeRun: Sendable {
  let options: SyncOptions
  let tree: FileTree
  let replacement: AtomicReplacement
  let processor: DocumentProcessor
  /// Whether an error has occurred, so that nothing will be written.
  let hasFailed: Guarded<Bool>
  private let done = Guarded(0)

  func outcomes(of tasks: [DocumentTask]) -> [DocumentOutcome] {
    let step = max(1, tasks.count / 200)
    return concurrentMap(tasks, chunk: AtomicReplacement.chunk(for: tasks.count)) { task in
      let outcome = options.shouldStop() ? DocumentOutcome() : outcome(of: task)
      if outcome.findings.contains(where: { !$0.isWarning }) {
        hasFailed.withLock { $0 = true }
      }
      let done = done.withLock { done in
        done += 1
        return done
      }
      if done % step == 0 || done == tasks.count { options.progress(done, tasks.count) }
      return outcome
    }
  }

  private func outcome(of task: DocumentTask) -> DocumentOutcome {
    var outcome = DocumentOutcome()
    do throws(SystemError) {
      let bytes = try tree.bytes(of: task.source.path)
      if options.format.compatibility == .litmus, FileContent.isBinary(bytes) {
        outcome.isUnreadable = true
        outcome.findings = [
          Finding(
            .usage, file: task.source.path,
            message: "the file is binary, not Markdown: exclude it or give it another name")
        ]
        return outcome
      }
      let existing = try self.existing(task, source: bytes)
      let processed = processor.process(bytes, path: task.source.path, target: existing.bytes)
      outcome.findings = processed.findings
      outcome.usedSnippets = processed.usedSnippets
      outcome.isUnreadable = processed.output.isEmpty && !processed.findings.isEmpty
      guard !processed.findings.contains(where: { !$0.isWarning }) else { return outcome }
      if options.needsAmendment(processed.output) {
        outcome.unfinished = (existing, processed)
      } else {
        finish(task, existing, processed, &outcome)
      }
    } catch {
      outcome.isUnreadable = true
      outcome.findings = [.unreadable(task.source.path, error)]
    }
    return outcome
  }

  /// Amends the unfinished documents, and finishes them.
  func amend(_ outcomes: inout [DocumentOutcome], of tasks: [DocumentTask]) async {
    let unfinished = outcomes.indices.filter { outcomes[$0].unfinished != nil }
    guard !unfinished.isEmpty, !options.shouldStop(), let amend = options.amend else { return }
    let (documents, problems) = await amend(
      unfinished.map { index in
        CheckedDocument(
          path: tasks[index].target, bytes: outcomes[index].unfinished?.processed.output ?? [])
      })
    outcomes[unfinished[0]].findings += problems
    if problems.contains(where: { !$0.isWarning }) { hasFailed.withLock { $0 = true } }
    for (index, document) in zip(unfinished, documents) {
      guard var waiting = outcomes[index].unfinished.take() else { continue }
      if document.bytes != waiting.processed.output {
        waiting.processed.output = document.bytes
        waiting.processed.changes.append("what commands print or a module offers has changed")
      }
      finish(tasks[index], waiting.existing, waiting.processed, &outcomes[index])
    }
  }

  private func finish(
    _ task: DocumentTask, _ existing: ExistingDocument, _ processed: ProcessedDocument,
    _ outcome: inout DocumentOutcome
  ) {
    if !options.writes {
      outcome.document = CheckedDocument(
        path: task.target, bytes: processed.output, parts: processed.parts,
        snippets: processed.usedSnippets)
    }
    if processed.output != existing.bytes {
      change(task, from: existing, to: processed, &outcome)
    }
  }

  private func existing(
    _ task: DocumentTask, source: [UInt8]
  ) throws(SystemError) -> ExistingDocument {
    if task.target == task.source.path {
      return ExistingDocument(bytes: source, stamp: task.source.stamp)
    }
    let path = tree.absolutePath(of: task.target)
    let stamp = FileStamp(path: path)
    do {
      return ExistingDocument(bytes: try FileContent.bytes(of: path), stamp: stamp)
    } catch .noEntry {
      return ExistingDocument()
    }
  }

  private func change(
    _ task: DocumentTask, from existing: ExistingDocument,
    to processed: ProcessedDocument, _ outcome: inout DocumentOutcome
  ) {
    var change = SyncResult.Change(path: task.target, reasons: processed.changes)
    defer { outcome.change = change }
    guard options.writes else {
      let old = existing.bytes ?? []
      change.comparison = LineComparison(old, processed.output)
      outcome.findings.append(
        Finding(
          .stale, file: task.target,
          line: UnifiedDiff.firstDifference(old: old, new: processed.output),
          message: "the document is stale", fix: .update))
      return
    }
    if hasFailed.withLock({ $0 }) { return }
    do {
      outcome.staged = try replacement.stage(
        processed.output, at: tree.absolutePath(of: task.target), shownPath: task.target,
        expecting: existing.stamp, permission: options.permission)
    } catch {
      outcome.findings += error.findings
    }
  }
}

/// The outcome of processing one document.
struct DocumentOutcome: Sendable {
  var findings: [Finding] = []
  /// The files of the snippets that it shows, by their keys.
  var usedSnippets: [String: [String]] = [:]
  /// Whether the content of the document could not be determined.
  var isUnreadable = false
  var change: SyncResult.Change?
  var staged: StagedFile?
  /// The document in its new state, if nothing is written.
  var document: CheckedDocument?
  /// The processed document while it waits for its amendment.
  var unfinished: (existing: ExistingDocument, processed: ProcessedDocument)?
}

/// The current content of a document that is to be written.
struct ExistingDocument: Sendable {
  /// Nil if the document does not exist yet.
  var bytes: [UInt8]?
  var stamp: FileStamp?
}

import LitmusToolSupport

/// Updates the documents of a tree from its sources, or reports which are stale.
struct SyncRun: Sendable {
  let options: SyncOptions

  func result() async -> SyncResult {
    let tree: FileTree
    do {
      tree = try TreeWalk.files(below: options.settings.root, rules: options.rules)
    } catch {
      var result = SyncResult()
      result.findings = [Finding(.usage, file: options.settings.root, message: error.message)]
      return result
    }
    let cache = options.cacheFolder.map {
      SyncCache(folder: $0, key: options.cacheKey(root: tree.root))
    }
    if !options.writes, options.fetch == nil, let report = cache?.report(for: tree) {
      var result = SyncResult()
      result.tree = tree
      result.documentCount =
        DocumentTask.all(in: tree, convention: options.settings.format.convention)
        .tasks.count
      result.cachedReport = report
      return result
    }
    var receipt = options.fetch == nil ? cache?.start() : nil
    var (result, inputs) = await read(tree)
    let isInSync = result.findings.isEmpty && result.written.isEmpty
    if isInSync {
      receipt?.files = tree.files
      receipt?.inputs = inputs.union(options.inputs)
      result.receipt = receipt
    }
    return result
  }

  /// Reads everything, and writes what has changed.
  ///
  /// - Returns: The result, and the absolute paths of files outside the tree that it depends on.
  private func read(_ tree: FileTree) async -> (result: SyncResult, inputs: Set<String>) {
    var result = SyncResult()
    result.tree = tree
    let replacement = AtomicReplacement(operations: options.operations)
    if options.writes {
      // Before documents are replaced: afterwards, what is left of one could be its only old copy.
      replacement.removeLeftovers(besides: [], in: tree.foldersWithLeftovers)
    }
    var format = options.settings.format
    let newLine = NewLineRules(tree: tree, compatibility: format.compatibility)
    format.newLine = newLine.newLine
    let (tasks, clashes) = DocumentTask.all(in: tree, convention: format.convention)
    result.documentCount = tasks.count
    result.findings = tree.findings + clashes
    if tasks.isEmpty {
      result.findings.append(
        Finding(.usage, file: options.settings.root, message: Self.nothingFound(format.convention)))
    }
    let (snippets, problems) = SnippetReader(options: options).snippets(of: tree)
    let index = SnippetIndex(await options.snippets(snippets), options: format)
    result.findings += problems + index.findings
    result.index = index
    let sources = TreeSources(
      tree: tree, options, index: index, written: written(tasks, of: tree, format))
    let processor = DocumentProcessor(options: format, sources: sources)
    var outcomes = outcomes(of: tasks, in: tree, processor)
    result.findings += await amend(&outcomes, of: tasks)
    collect(outcomes, of: tasks, into: &result)
    if options.shouldStop() {
      result.findings.append(
        Finding(.usage, file: options.settings.root, message: "interrupted: nothing was written"))
    } else if !outcomes.contains(where: \.isUnreadable) {
      reportUnused(index, in: &result)
    }
    if options.writes { write(tree, replacement, &result) }
    result.findings = Finding.inOrder(result.findings)
    return (result, sources.probedPaths.union(newLine.inputs))
  }

  /// Returns the documents that others must not show; MarkdownSnippets allows it, so nil in that mode.
  private func written(
    _ tasks: [DocumentTask], of tree: FileTree, _ format: FormatOptions
  ) -> WrittenDocuments? {
    guard format.compatibility == .litmus else { return nil }
    let processor = DocumentProcessor(options: format, sources: NoSources())
    return WrittenDocuments(tasks) { [options] task in
      guard let bytes = try? tree.bytes(of: task.source.path) else { return true }
      return processor.process(bytes, path: task.source.path).hasMarkers
        || options.needsAmendment(bytes)
    }
  }

  private static func nothingFound(_ convention: DocumentConvention) -> String {
    switch convention {
    case .inPlaceOverwrite: "there is no Markdown file: name the folder that has some"
    case .sourceTransform:
      "there is no '*.source.md' file: name the folder that has some, or set the convention "
        + "InPlaceOverwrite"
    }
  }

  // MARK: Documents

  /// Processes all documents, concurrently on all cores.
  private func outcomes(
    of tasks: [DocumentTask], in tree: FileTree, _ processor: DocumentProcessor
  ) -> [DocumentOutcome] {
    let done = Guarded(0)
    let step = max(1, tasks.count / 200)
    return concurrentMap(tasks) { task in
      if options.shouldStop() { return DocumentOutcome() }
      let outcome = outcome(of: task, in: tree, processor)
      let done = done.next()
      if done % step == 0 || done == tasks.count { options.progress(done, tasks.count) }
      return outcome
    }
  }

  private func outcome(
    of task: DocumentTask, in tree: FileTree, _ processor: DocumentProcessor
  ) -> DocumentOutcome {
    var outcome = DocumentOutcome()
    do throws(SystemError) {
      let bytes = try tree.bytes(of: task.source.path)
      if options.settings.format.compatibility == .litmus, FileContent.isBinary(bytes) {
        outcome.findings = [
          Finding(
            .usage, file: task.source.path,
            message: "the file is binary, not Markdown: exclude it or give it another name")
        ]
        return outcome
      }
      if task.target == task.source.path {
        (outcome.existing, outcome.stamp) = (bytes, task.source.stamp)
      } else {
        let path = tree.absolutePath(of: task.target)
        let stamp = FileStamp(path: path)
        do {
          (outcome.existing, outcome.stamp) = (try FileContent.bytes(of: path), stamp)
        } catch .noEntry {}
      }
      let processed = processor.process(
        bytes, path: task.source.path, target: outcome.existing)
      outcome.processed = processed
      outcome.findings = processed.findings
    } catch {
      outcome.findings = [.unreadable(task.source.path, error)]
    }
    return outcome
  }

  /// Fills the blocks other than snippets, and returns problems with them.
  private func amend(
    _ outcomes: inout [DocumentOutcome], of tasks: [DocumentTask]
  ) async -> [Finding] {
    let unfinished = outcomes.indices.filter { index in
      outcomes[index].document.map { options.needsAmendment($0.output) } ?? false
    }
    guard !unfinished.isEmpty, !options.shouldStop(), let amend = options.amend else { return [] }
    let (documents, problems) = await amend(
      unfinished.map { index in
        CheckedDocument(
          path: tasks[index].target, bytes: outcomes[index].processed?.output ?? [])
      })
    for (index, document) in zip(unfinished, documents)
    where document.bytes != outcomes[index].processed?.output {
      outcomes[index].processed?.output = document.bytes
      outcomes[index].processed?.changes.append(
        "what commands print or a module offers has changed")
    }
    return problems
  }

  private func collect(
    _ outcomes: [DocumentOutcome], of tasks: [DocumentTask], into result: inout SyncResult
  ) {
    let changes = concurrentMap(Array(zip(tasks, outcomes))) { change(of: $0.0, $0.1) }
    for (task, (outcome, change)) in zip(tasks, zip(outcomes, changes)) {
      result.findings += outcome.findings
      if !options.writes, let document = outcome.document {
        result.documents.append(
          CheckedDocument(
            path: task.target, bytes: document.output, parts: document.parts,
            snippets: document.usedSnippets))
      } else if !options.writes {
        result.unfilled.append(task.target)
      }
      for key in (outcome.processed?.usedSnippets ?? [:]).keys {
        result.uses[key, default: []].append(task.target)
      }
      if let change, options.writes {
        result.written.append(change)
      } else if let change {
        result.stale.append(change)
        result.findings.append(
          Finding(
            .stale, file: task.target, line: change.comparison?.firstDifference,
            message: "the document is stale", fix: .update))
      }
    }
  }

  /// Returns how a document differs from its existing content; nil if it does not.
  private func change(of task: DocumentTask, _ outcome: DocumentOutcome) -> SyncResult.Change? {
    guard let document = outcome.document, document.output != outcome.existing else { return nil }
    var change = SyncResult.Change(
      path: task.target, content: document.output, stamp: outcome.stamp, reasons: document.changes)
    if !options.writes {
      change.comparison = LineComparison(outcome.existing ?? [], document.output)
    }
    return change
  }

  /// Reports unused snippets: most often, their key was mistyped in a document.
  private func reportUnused(_ index: SnippetIndex, in result: inout SyncResult) {
    guard options.settings.format.compatibility == .litmus,
      options.settings.unusedSnippets != .ignore
    else { return }
    for key in index.keys where result.uses[key] == nil {
      for snippet in index[key] where snippet.isMarked && snippet.error == nil {
        result.findings.append(
          Finding(
            .snippet, file: snippet.file, line: snippet.startLine,
            message: "no document shows the snippet '\(key)': show it or remove its markers",
            isWarning: options.writes || options.settings.unusedSnippets == .warning))
      }
    }
  }

  /// Writes the documents that have changed, unless there is an error.
  private func write(
    _ tree: FileTree, _ replacement: AtomicReplacement, _ result: inout SyncResult
  ) {
    if result.hasErrors {
      result.written = []
      return
    }
    let files = result.written.map { change in
      (tree.absolutePath(of: change.path), change.path, change.content, change.stamp)
    }
    do throws(ReplacementFailure) {
      result.findings += try replacement.replace(files, permission: options.permission)
        .map(Finding.init)
    } catch {
      result.findings += error.findings
      result.written = []
    }
  }
}

/// The outcome of processing one document.
private struct DocumentOutcome: Sendable {
  var findings: [Finding] = []
  /// The current content of the document that is written, and its state; nil if it does not exist yet.
  var existing: [UInt8]?
  var stamp: FileStamp?
  /// Nil if the source could not be read.
  var processed: ProcessedDocument?

  /// The document in its new state; nil if it is not known, because of a finding.
  var document: ProcessedDocument? {
    processed.flatMap { $0.findings.allSatisfy(\.isWarning) ? $0 : nil }
  }

  /// Whether the content of the document could not be determined.
  var isUnreadable: Bool { processed?.output.isEmpty ?? true && !findings.isEmpty }
}

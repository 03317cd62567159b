import LitmusToolSupport

/// Updates the documents of a tree from its sources, or reports which are stale.
struct SyncRun: Sendable {
  enum Purpose {
    /// Writes what has changed.
    case update
    /// Reports what has changed.
    case check
    /// Finds the snippets and their uses.
    case list
  }

  let docsRun: DocsRun
  let purpose: Purpose
  /// The settings, for the documents that the command line names.
  let settings: DocsSettings
  let rules: WalkRules
  private var options: DocsRun.Options { docsRun.options }

  /// - Parameters:
  ///   - ignored: The files and folders that git ignores.
  ///   - urlPrefix: The prefix of links, if it is not that of the configuration.
  init(
    _ docsRun: DocsRun, _ purpose: Purpose, ignored: Set<String> = [], urlPrefix: String? = nil
  ) throws(Finding) {
    self.docsRun = docsRun
    self.purpose = purpose
    var settings = docsRun.settings
    set(&settings.format.urlPrefix, urlPrefix)
    if !docsRun.options.paths.isEmpty {
      settings.documents = try docsRun.pathPatterns()
      settings.unusedSnippets = .ignore
    }
    self.settings = settings
    rules = try WalkRules(settings, ignored: ignored)
  }

  /// The tag or commit that source links are pinned to, if any.
  var pins: PinnedSnippets? { purpose == .list ? nil : docsRun.pins }

  func report() async -> DocsReport {
    var report = DocsReport(root: settings.root)
    let tree: FileTree
    do {
      tree = try TreeWalk.files(below: settings.root, rules: rules)
    } catch {
      report.findings = [Finding(.usage, file: settings.root, message: error.message)]
      return report
    }
    report.tree = tree
    if var cached = cache?.report(for: tree) {
      cached.tree = tree
      cached.isFromCache = true
      return cached
    }
    var receipt = cache?.start()
    let inputs = await read(tree, into: &report)
    if report.findings.isEmpty {
      receipt?.files = tree.files
      receipt?.inputs = inputs.union(docsRun.cacheInputs)
      report.receipt = receipt
    }
    return report
  }

  /// The cache; nil if no file shows that the result would be another.
  private var cache: SyncCache? {
    // No file says which commit a tag or a branch refers to, or what other sites answer.
    guard purpose == .check, settings.reference == nil, !options.updatesBaseline,
      !options.checksExternalLinks
    else { return nil }
    return options.cacheFolder.map { SyncCache(folder: $0, key: docsRun.cacheKey(of: self)) }
  }

  /// Reads everything, and writes what has changed.
  ///
  /// - Returns: The absolute paths of files outside the tree that the report depends on.
  private func read(_ tree: FileTree, into report: inout DocsReport) async -> Set<String> {
    let replacement = AtomicReplacement(operations: options.operations)
    if purpose == .update {
      // Before documents are replaced: afterwards, what is left of one could be its only old copy.
      replacement.removeLeftovers(besides: [], in: tree.foldersWithLeftovers)
    }
    var format = settings.format
    let newLine = NewLineRules(tree: tree, compatibility: format.compatibility)
    format.newLine = newLine.newLine
    let (tasks, clashes) = DocumentTask.all(in: tree, convention: format.convention)
    report.documentCount = tasks.count
    report.findings = tree.findings + clashes
    if tasks.isEmpty {
      report.findings.append(
        Finding(.usage, file: settings.root, message: Self.nothingFound(format.convention)))
    }
    var (snippets, problems) = snippets(of: tree)
    if let pins { snippets = await pins.pinned(snippets) }
    let index = SnippetIndex(snippets, options: format)
    report.findings += problems + index.findings
    report.index = index
    let sources = TreeSources(
      tree: tree, format, of: self, index: index, written: written(tasks, of: tree, format))
    var outcomes = outcomes(of: tasks, from: sources)
    report.findings += await amend(&outcomes, of: tasks)
    collect(outcomes, of: tasks, into: &report)
    if options.shouldStop() {
      report.findings.append(
        Finding(.usage, file: settings.root, message: "interrupted: nothing was written"))
    } else if !outcomes.contains(where: \.isUnreadable) {
      reportUnused(index, in: &report)
    }
    if purpose == .update { write(tree, replacement, &report) }
    report.findings = Finding.inOrder(report.findings)
    return sources.probedPaths.union(newLine.inputs)
  }

  /// Returns the documents that others must not show; MarkdownSnippets allows it, so nil in that mode.
  private func written(
    _ tasks: [DocumentTask], of tree: FileTree, _ format: FormatOptions
  ) -> WrittenDocuments? {
    guard format.compatibility == .litmus else { return nil }
    // Without any content, a document shows only whether it has markers.
    let none = TreeSources(tree: FileTree(root: tree.root), format)
    return WrittenDocuments(tasks) { task in
      guard let bytes = try? tree.bytes(of: task.source.path) else { return true }
      return ProcessedDocument(bytes, path: task.source.path, from: none).hasMarkers
        || needsAmendment(bytes)
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
    of tasks: [DocumentTask], from sources: TreeSources
  ) -> [ProcessedDocument] {
    let done = Guarded(0)
    let step = max(1, tasks.count / 200)
    return concurrentMap(tasks) { task in
      if options.shouldStop() { return ProcessedDocument() }
      let outcome = outcome(of: task, from: sources)
      let done = done.next()
      if done % step == 0 || done == tasks.count {
        options.progress(purpose == .update ? "updating" : "checking", done, tasks.count)
      }
      return outcome
    }
  }

  private func outcome(of task: DocumentTask, from sources: TreeSources) -> ProcessedDocument {
    let path = task.source.path
    do throws(SystemError) {
      let bytes = try sources.tree.bytes(of: path)
      if settings.format.compatibility == .litmus, FileContent.isBinary(bytes) {
        let message = "the file is binary, not Markdown: exclude it or give it another name"
        return ProcessedDocument(findings: [Finding(.usage, file: path, message: message)])
      }
      var existing: [UInt8]? = bytes
      var stamp: FileStamp? = task.source.stamp
      if task.target != path {
        let target = sources.tree.absolutePath(of: task.target)
        stamp = FileStamp(path: target)
        do {
          existing = try FileContent.bytes(of: target)
        } catch .noEntry {
          (existing, stamp) = (nil, nil)
        }
      }
      var document = ProcessedDocument(bytes, path: path, existing: existing, from: sources)
      document.stamp = stamp
      return document
    } catch {
      return ProcessedDocument(findings: [.unreadable(path, error)])
    }
  }

  /// Returns whether a document has blocks that the run fills besides snippets.
  private func needsAmendment(_ bytes: [UInt8]) -> Bool {
    purpose == .update && settings.fillsBlocks && DocumentProbe.mayHaveFilledBlock(bytes)
  }

  /// Fills the blocks other than snippets, and returns problems with them.
  private func amend(
    _ outcomes: inout [ProcessedDocument], of tasks: [DocumentTask]
  ) async -> [Finding] {
    let unfinished = outcomes.indices.filter { outcomes[$0].output.map(needsAmendment) ?? false }
    guard !unfinished.isEmpty, !options.shouldStop() else { return [] }
    let (documents, problems) = await docsRun.amend(
      unfinished.map { CheckedDocument(path: tasks[$0].target, bytes: outcomes[$0].output ?? []) })
    for (index, document) in zip(unfinished, documents)
    where document.bytes != outcomes[index].output {
      outcomes[index].output = document.bytes
      outcomes[index].changes.append("what commands print or a module offers has changed")
    }
    return problems
  }

  private func collect(
    _ outcomes: [ProcessedDocument], of tasks: [DocumentTask], into report: inout DocsReport
  ) {
    let changes = concurrentMap(Array(zip(tasks, outcomes))) { change(of: $0.0, $0.1) }
    for (task, (outcome, change)) in zip(tasks, zip(outcomes, changes)) {
      report.findings += outcome.findings
      if purpose != .update, let output = outcome.output {
        report.documents.append(
          CheckedDocument(
            path: task.target, bytes: output, parts: outcome.parts,
            snippets: outcome.usedSnippets))
      } else if purpose != .update {
        report.omissions.append(Omission(file: task.target))
      }
      for key in outcome.usedSnippets.keys {
        report.uses[key, default: []].append(task.target)
      }
      guard let change else { continue }
      report.changes.append(change)
      if purpose != .update {
        report.findings.append(
          Finding(
            .stale, file: task.target, line: change.comparison?.firstDifference,
            message: "the document is stale", fix: .update))
      }
    }
  }

  /// Returns how a document differs from its existing content; nil if it does not.
  private func change(of task: DocumentTask, _ outcome: ProcessedDocument) -> DocsReport.Change? {
    guard let output = outcome.output, output != outcome.existing else { return nil }
    var change = DocsReport.Change(
      path: task.target, content: output, stamp: outcome.stamp, reasons: outcome.changes)
    if purpose != .update {
      change.comparison = LineComparison(outcome.existing ?? [], output)
    }
    return change
  }

  /// Reports unused snippets: most often, their key was mistyped in a document.
  private func reportUnused(_ index: SnippetIndex, in report: inout DocsReport) {
    guard settings.format.compatibility == .litmus, settings.unusedSnippets != .ignore else {
      return
    }
    for key in index.keys where report.uses[key] == nil {
      for snippet in index[key] where snippet.isMarked && snippet.error == nil {
        report.findings.append(
          Finding(
            .snippet, file: snippet.file, line: snippet.startLine,
            message: "no document shows the snippet '\(key)': show it or remove its markers",
            isWarning: purpose == .update || settings.unusedSnippets == .warning))
      }
    }
  }

  /// Writes the documents that have changed, unless there is an error.
  private func write(
    _ tree: FileTree, _ replacement: AtomicReplacement, _ report: inout DocsReport
  ) {
    if report.hasErrors {
      report.changes = []
      return
    }
    let files = report.changes.map { change in
      (tree.absolutePath(of: change.path), change.path, change.content, change.stamp)
    }
    do throws(ReplacementFailure) {
      report.findings += try replacement.replace(files, permission: permission)
        .map(Finding.init)
    } catch {
      report.findings += error.findings
      report.changes = []
    }
  }

  /// The permission to write to a document that is written.
  ///
  /// MarkdownSnippets removes the read-only state of each document that it writes.
  private var permission: WritePermission {
    if settings.readOnly { return .removed }
    return settings.format.compatibility == .mdsnippets ? .granted : .asBefore
  }
}

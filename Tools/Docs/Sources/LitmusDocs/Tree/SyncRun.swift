internal import LitmusDocsFormat
import LitmusToolSupport

/// Updates the documents of a tree from its sources, or reports which are stale.
struct SyncRun: Sendable {
  let options: SyncOptions

  func result() async -> SyncResult {
    let tree: FileTree
    do {
      tree = try TreeWalk.files(below: options.root, rules: options.rules)
    } catch {
      var result = SyncResult()
      result.findings = [Finding(.usage, file: options.root, message: error.message)]
      return result
    }
    let cache = options.cacheFolder.map {
      SyncCache(folder: $0, key: options.cacheKey(root: tree.root))
    }
    if !options.writes, options.fetch == nil, let report = cache?.report(for: tree) {
      var result = SyncResult()
      result.tree = tree
      result.unchanged =
        DocumentTask.all(in: tree, convention: options.format.convention)
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
    var format = options.format
    let newLine = NewLineRules(tree: tree, compatibility: format.compatibility)
    format.newLine = newLine.newLine
    let (tasks, clashes) = DocumentTask.all(in: tree, convention: format.convention)
    result.findings = tree.findings + clashes
    if tasks.isEmpty {
      result.findings.append(
        Finding(.usage, file: options.root, message: Self.nothingFound(format.convention)))
    }
    let (snippets, problems) = SnippetReader(options: options).snippets(of: tree)
    let index = SnippetIndex(await options.snippets(snippets), options: format)
    result.findings += problems + index.findings
    result.index = index
    let sources = TreeSources(
      tree: tree, options, index: index, written: written(tasks, of: tree, format))
    let documents = TreeRun(
      options: options, tree: tree, replacement: replacement,
      processor: DocumentProcessor(options: format, sources: sources),
      hasFailed: Guarded(result.hasErrors))
    var outcomes = documents.outcomes(of: tasks)
    await documents.amend(&outcomes, of: tasks)
    collect(outcomes, of: tasks, into: &result)
    if options.shouldStop() {
      result.findings.append(
        Finding(.usage, file: options.root, message: "interrupted: nothing was written"))
    } else if !outcomes.contains(where: \.isUnreadable) {
      reportUnused(index, in: &result)
    }
    if options.writes { finish(outcomes, replacement, &result) }
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

  private func collect(
    _ outcomes: [DocumentOutcome], of tasks: [DocumentTask], into result: inout SyncResult
  ) {
    for (task, outcome) in zip(tasks, outcomes) {
      result.findings += outcome.findings
      if let document = outcome.document {
        result.documents.append(document)
      } else if !options.writes {
        result.unfilled.append(task.target)
      }
      for key in outcome.usedSnippets.keys { result.uses[key, default: []].append(task.target) }
      if let change = outcome.change {
        if options.writes { result.written.append(change) } else { result.stale.append(change) }
      } else if outcome.findings.allSatisfy(\.isWarning) {
        result.unchanged += 1
      }
    }
  }

  /// Reports unused snippets: most often, their key was mistyped in a document.
  private func reportUnused(_ index: SnippetIndex, in result: inout SyncResult) {
    guard options.format.compatibility == .litmus, options.unused != .ignore else { return }
    for key in index.keys where result.uses[key] == nil {
      for snippet in index[key] where snippet.isMarked && snippet.error == nil {
        result.findings.append(
          Finding(
            .snippet, file: snippet.file, line: snippet.startLine,
            message: "no document shows the snippet '\(key)': show it or remove its markers",
            isWarning: options.writes || options.unused == .warning))
      }
    }
  }

  /// Commits the staged documents, unless there is an error.
  private func finish(
    _ outcomes: [DocumentOutcome], _ replacement: AtomicReplacement, _ result: inout SyncResult
  ) {
    let staged = outcomes.compactMap(\.staged)
    if result.hasErrors {
      replacement.abandon(staged)
      result.written = []
      return
    }
    do {
      result.findings += try replacement.commit(staged).map(Finding.init)
      replacement.removeLeftovers(besides: staged)
    } catch {
      result.findings += error.findings
      result.written = []
    }
  }
}

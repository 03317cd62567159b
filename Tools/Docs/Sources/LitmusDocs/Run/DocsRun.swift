internal import LitmusDocsFormat
import Foundation
import LitmusToolSupport

/// One run of the tool over one root.
struct DocsRun: Sendable {
  /// The options of this run that are not settings of the repository.
  struct Options: Sendable {
    /// The documents and folders to process, relative to the root; empty for all.
    var paths: [String] = []
    var usesCache = true
    var fetches = false
    var skipsBuild = false
    var scratchPath: String?
    /// The file with the known problems, relative to the root; nil for the usual one.
    var baseline: String?
    /// Whether the problems that are found become the known ones.
    var updatesBaseline = false
    var checksExternalLinks = false
    /// Whether a link to another site that cannot be reached once is broken.
    var isStrict = false
    /// The file with the history of links to other sites; nil for that in the user's cache.
    var externalCache: String?
    /// Whether links are corrected, the known broken ones too.
    var fixesLinks = false
    /// Is called with findings that are complete before anything is built.
    var early: @Sendable ([Finding]) -> Void = { _ in }
    var progress: @Sendable (_ what: String, _ done: Int, _ total: Int) -> Void = { _, _, _ in }
    /// Is called with pieces of what the build of a package prints.
    var buildOutput: @Sendable (String) -> Void = { _ in }
    /// Prints a line that the user should see at once.
    var announce: @Sendable (_ line: String) -> Void = { _ in }
  }

  private(set) var settings: DocsSettings
  private(set) var options: Options

  /// Updates the documents, either all of them or none.
  func update() async -> DocsReport {
    var report = DocsReport(root: settings.root)
    let observer = observer(nil, what: "updating")
    guard let result = await sync(.update, observer: observer, into: &report) else {
      return report
    }
    report.add(result)
    if report.findings.contains(where: { !$0.isWarning }) {
      report.reportInterruption("interrupted: nothing was written")
    }
    return report
  }

  /// Checks everything without writing anything.
  func check() async -> DocsReport {
    var report = DocsReport(root: settings.root)
    let baseline: Baseline?
    do throws(Finding) {
      baseline =
        try options.updatesBaseline || options.fixesLinks ? nil : Baseline(path: baselinePath)
    } catch {
      report.findings = [error]
      return report
    }
    let collector = DocumentCollector(settings: settings, packages: packages)
    let observer = observer(collector, what: "checking")
    guard let result = await sync(.check, observer: observer, into: &report) else {
      return report
    }
    report.add(result)
    if let cached = result.cachedReport {
      report.restore(cached)
      return report
    }
    var lookedUp: [String] = []
    if settings.checksLinks, let tree = result.tree {
      let linked = LinkedFiles(tree)
      let documents = collector.links + (options.paths.isEmpty ? linked.tutorials : [])
      report.findings += linked.findings(for: documents, host: settings.format.linkFormat)
      if options.checksExternalLinks {
        report.findings += await ExternalLinks(run: self).findings(for: documents)
      }
      lookedUp = linked.lookedUp
    }
    let caching = CheckCaching(run: self, receipt: result.receipt)
    let documents = collector.documents + comments(in: result.tree)
    if !documents.isEmpty, settings.fillsBlocks {
      report.early = Set(
        filter(report.findings, collector.silences, baseline, isComplete: false).findings)
      options.early(Array(report.early))
    }
    await check(documents, result, caching, into: &report)
    report.reportInterruption("interrupted: not everything was checked")
    guard !InterruptRequest.isRequested else { return report }
    if options.updatesBaseline {
      updateBaseline(collector.silences, &report)
    } else {
      let filtered = filter(report.findings, collector.silences, baseline, isComplete: true)
      (report.findings, report.known, report.gone) = filtered
    }
    report.changes.removeAll { change in
      !report.findings.contains { $0.kind == .stale && $0.file == change.path }
    }
    if Finding.exitStatus(of: report.findings) == 0 {
      caching.store(report, of: documents, alsoDependingOn: lookedUp)
    }
    return report
  }

  /// Corrects the links whose right target is known, and returns what is left.
  func fix() async -> (report: DocsReport, fixed: [Finding]) {
    var run = self
    run.options.fixesLinks = true
    run.options.usesCache = false
    run.settings.compiles = false
    run.settings.runsCommands = false
    var report = await run.check()
    report.findings.removeAll { $0.kind != .link && $0.kind != .usage }
    do throws(SystemError) {
      let fixed = try LinkFixes(root: settings.root).apply(report.findings)
      report.findings.removeAll(where: fixed.contains)
      return (report, fixed)
    } catch {
      report.findings.append(
        Finding(.usage, file: settings.root, message: "cannot be written: \(error)"))
      return (report, [])
    }
  }

  // MARK: Known and silenced problems

  var baselinePath: String {
    let path = options.baseline ?? Baseline.fileName
    return path.hasPrefix("/") ? path : "\(settings.root)/\(path)"
  }

  /// Returns the findings that no comment silences and that are not known.
  ///
  /// - Parameter isComplete: Whether all checks have been done.
  private func filter(
    _ findings: [Finding], _ silences: [DocumentSilences], _ baseline: Baseline?, isComplete: Bool
  ) -> (findings: [Finding], known: Int, gone: Int) {
    let audible = silences.reduce(FindingPrinter.sorted(findings)) { findings, document in
      document.apply(to: findings) { isComplete && isChecked($0) }
    }
    guard let baseline else { return (audible, 0, 0) }
    let result = baseline.apply(to: audible) { isCovered($0) }
    return (result.new, result.known, result.gone)
  }

  private func isChecked(_ kind: Finding.Kind) -> Bool {
    switch kind {
    case .link: settings.checksLinks
    case .compile: settings.compiles
    case .output: settings.runsCommands
    case .stale, .snippet, .usage: true
    }
  }

  private func isCovered(_ entry: Baseline.Entry) -> Bool {
    let kind = Finding.Kind.allCases.first { $0.name == entry.kind }
    return options.paths.isEmpty && kind.map(isChecked) ?? false
  }

  private func updateBaseline(_ silences: [DocumentSilences], _ report: inout DocsReport) {
    let found = filter(report.findings, silences, nil, isComplete: true).findings
    var baseline = Baseline(of: found)
    do throws(Finding) {
      if let old = try? Baseline(path: baselinePath) {
        let new = baseline
        baseline.keep(old) { entry in
          !isCovered(entry)
            && !new.problems.contains {
              $0.file == entry.file && $0.kind == entry.kind && $0.message == entry.message
            }
        }
      }
      if !baseline.problems.isEmpty || FileManager.default.fileExists(atPath: baselinePath) {
        try baseline.write(to: baselinePath)
      }
      report.findings = found.filter { $0.kind == .usage }
      report.known = found.count - report.findings.count
    } catch {
      report.findings = [error]
    }
  }

  /// Returns the snippets and their uses, without checking the documents' texts.
  func snippets() async -> (result: SyncResult?, report: DocsReport) {
    var report = DocsReport(root: settings.root)
    let result = await sync(.check, observer: SyncObserver(), usesCache: false, into: &report)
    if let result { report.add(result) }
    return (result, report)
  }

  /// The tag or commit that source links are pinned to, if any.
  private var pins: PinnedSnippets? {
    settings.reference.map {
      PinnedSnippets(root: settings.root, reference: $0, format: settings.format)
    }
  }

  private func observer(_ collector: DocumentCollector?, what: String) -> SyncObserver {
    var observer = SyncObserver()
    observer.progress = { [options] done, total in options.progress(what, done, total) }
    if let collector {
      observer.document = { collector.add($0, $1) }
    }
    observer.shouldStop = { InterruptRequest.isRequested }
    if let pins {
      observer.partsProblem =
        "cannot be pinned to '\(pins.reference)': put markers around what it shows"
      observer.snippets = { snippets in waitFor { await pins.pinned(snippets) } }
    }
    guard settings.fillsBlocks, collector == nil else { return observer }
    observer.needsAmendment = { _, bytes in DocumentProbe.mayHaveFilledBlock(bytes) }
    observer.amend = { [self] documents in
      waitFor { await FilledBlocks(run: self).amend(documents) }
    }
    return observer
  }

  /// Returns the comments of the Swift sources that have examples, if they are to be compiled.
  private func comments(in tree: FileTree?) -> [CheckedDocument] {
    guard settings.compiles, settings.compilesComments, let tree else { return [] }
    let packages = packages
    let sources = tree.files.filter {
      $0.path.hasSuffix(".swift") && $0.uses.contains(.scanned) && !$0.isLink
    }
    return concurrentMap(sources) { file -> CheckedDocument? in
      guard let bytes = try? tree.bytes(of: file.path),
        let document = DocumentationComments.document(path: file.path, bytes: bytes),
        packages.package(of: file.path) != nil
      else { return nil }
      return document
    }.compactMap(\.self)
  }

  /// Runs on a thread of its own, because it blocks on files and on amendments.
  private func sync(
    _ mode: SyncMode, observer: SyncObserver, usesCache: Bool = true, into report: inout DocsReport
  ) async -> SyncResult? {
    do {
      var sync = try syncOptions(
        urlPrefix: await pins?.urlPrefix(repository: settings.repository))
      if !(usesCache && options.usesCache) { sync.cacheFolder = nil }
      let run = SyncRun(options: sync, mode: mode, observer: observer)
      return await onThread { run.result() }
    } catch {
      report.findings.append(error)
      return nil
    }
  }

  private func check(
    _ documents: [CheckedDocument], _ result: SyncResult, _ caching: CheckCaching,
    into report: inout DocsReport
  ) async {
    guard !documents.isEmpty else { return }
    if settings.compiles {
      options.progress("compiling", 0, documents.count)
      var compile = compileOptions(result)
      compile.didBuild = { caching.didBuild() }
      let file = KnownImportsFile(self)
      compile.knownImports = file.read()
      let (findings, fences) = await CompileCheck(options: compile).run(documents)
      var known = compile.knownImports
      known.update(with: fences)
      if known != compile.knownImports { file.write(known) }
      report.findings += findings
      report.fences += fences
    }
    if settings.fillsBlocks {
      options.progress("running", 0, documents.count)
      report.findings += await FilledBlocks(run: self, didBuild: { caching.didBuild() })
        .findings(in: documents.filter { !$0.isSource })
    }
  }
}

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
  /// The findings that have been shown before anything was built.
  var early: Set<Finding> = []
  /// The number of problems that the baseline has, and of those that it has and that are gone.
  var known = 0
  var gone = 0

  /// Adds the result of updating or checking the documents.
  mutating func add(_ result: SyncResult) {
    findings += result.findings
    changes += result.stale + result.written
    unchanged += result.unchanged
    notes += result.tree?.notes ?? []
    isFromCache = result.isFromCache
  }

  /// If the user has asked to stop, replaces the findings, which the interruption may have caused,
  /// with a message.
  mutating func reportInterruption(_ message: String) {
    guard InterruptRequest.isRequested else { return }
    findings = [Finding(.usage, file: root, message: message)]
    changes = []
  }
}

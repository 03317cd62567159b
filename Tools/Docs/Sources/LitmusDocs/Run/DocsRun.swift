import Foundation
import LitmusToolSupport

/// One run of the tool over one root.
struct DocsRun: Sendable {
  /// The options of this run that are not settings of the repository.
  struct Options: Sendable {
    /// The documents and folders to process, relative to the root; empty for all.
    var paths: [String] = []
    /// The folder in which keys that are relative paths are looked up last; an absolute path.
    var workingFolder = FileManager.default.currentDirectoryPath
    /// The folder of the cache; nil to read everything, and store nothing.
    var cacheFolder: String?
    /// Fetches the content of an address; nil if fetching was not requested.
    var fetch: WebFetcher?
    var skipsBuild = false
    var scratchPath: String?
    /// The file with the known problems, relative to the root; nil for the usual one.
    var baseline: String?
    /// Whether the problems that are found become the known ones.
    var updatesBaseline = false
    var checksExternalLinks = false
    /// Whether a link to another site that cannot be reached once is broken.
    var isStrict = false
    /// The file with the history of links to other sites; nil if there is none.
    var externalCache: String?
    /// How findings are written.
    var reportFormat = ReportFormat.text
    /// Whether only the differences are printed, and other findings to standard error.
    var printsDiff = false
    var isVerbose = false
    /// Whether the command is repeated when a file changes.
    var watches = false
    var operations = FileOperations()
    /// Returns whether the user has asked to stop.
    var shouldStop: @Sendable () -> Bool = { InterruptRequest.isRequested }
    /// Whether links are corrected, the known broken ones too.
    var fixesLinks = false
    /// Is called with findings that are complete before anything is built.
    var early: @Sendable ([Finding]) -> Void = { _ in }
    var progress: @Sendable (_ what: String, _ done: Int, _ total: Int) -> Void = { _, _, _ in }
    /// The program that builds packages, and its first arguments.
    var builder = ["swift", "build"]
    /// Additional arguments for the compiler of fences.
    var compilerFlags: [String] = []
    /// Is called with pieces of what the build of a package prints.
    var buildOutput: @Sendable (String) -> Void = { _ in }
    /// Prints a line that the user should see at once.
    var announce: @Sendable (_ line: String) -> Void = { _ in }
  }

  var settings: DocsSettings
  var options = Options()

  /// Updates the documents, either all of them or none.
  func update() async -> DocsReport {
    var report = await sync(.update)
    if report.hasErrors, options.shouldStop() {
      report.reportInterruption("interrupted: nothing was written")
    }
    return report
  }

  /// Checks everything without writing anything.
  func check() async -> DocsReport {
    let baseline: Baseline?
    do throws(Finding) {
      baseline =
        try options.updatesBaseline || options.fixesLinks ? nil : Baseline(path: baselinePath)
    } catch {
      return DocsReport(root: settings.root, findings: [error])
    }
    var report = await sync(.check)
    guard !report.isFromCache, let tree = report.tree else { return report }
    if settings.checksLinks {
      let linked = LinkedFiles(tree, host: settings.format.linkFormat)
      let links = concurrentMap(report.documents, \.markdown)
      let documents = links + (options.paths.isEmpty ? linked.tutorials : [])
      report.findings += LinkCheck(linked).findings(for: documents)
      if options.checksExternalLinks {
        report.findings += await findings(aboutExternalLinksOf: documents)
      } else {
        report.omissions += documents.flatMap(Omission.links)
      }
      report.receipt?.inputs.formUnion(linked.lookedUp)
    }
    let silences = concurrentMap(report.documents) { DocumentSilences($0) }.compactMap(\.self)
    let documents = report.documents.filter(isCompiledOrFilled) + comments(in: tree)
    if !documents.isEmpty, settings.fillsBlocks {
      report.early = Set(
        filter(report, silences, baseline, isComplete: false).findings)
      options.early(Array(report.early))
    }
    await check(documents, into: &report)
    if options.shouldStop() {
      report.reportInterruption("interrupted: not everything was checked")
      return report
    }
    if options.updatesBaseline {
      updateBaseline(silences, &report)
    } else {
      let filtered = filter(report, silences, baseline, isComplete: true)
      (report.findings, report.known, report.gone) = filtered
    }
    report.changes.removeAll { change in
      !report.findings.contains { $0.kind == .stale && $0.file == change.path }
    }
    if let receipt = report.receipt, Finding.exitStatus(of: report.findings) == 0 {
      store(report, of: documents, in: receipt)
    }
    return report
  }

  /// Corrects the links whose right target is known, and returns what is left.
  func fix() async -> (report: DocsReport, fixed: [BrokenLink]) {
    var run = self
    run.options.fixesLinks = true
    run.options.cacheFolder = nil
    run.settings.compiles = false
    run.settings.runsCommands = false
    let before = await run.correctLinks()
    var report = await run.check()
    // A document that shows a corrected file is now stale.
    report.findings.removeAll {
      $0.kind != .link && $0.kind != .usage && ($0.kind != .stale || before.stale.contains($0.file))
    }
    report.findings += before.problems
    return (report, before.fixed)
  }

  private func correctLinks() async -> (
    fixed: [BrokenLink], problems: [Finding], stale: Set<String>
  ) {
    let report = await sync(.check)
    let stale = Set(report.changes.map(\.path))
    guard settings.checksLinks, let tree = report.tree, !options.shouldStop()
    else { return ([], [], stale) }
    let linked = LinkedFiles(tree, host: settings.format.linkFormat)
    let areAll = options.paths.isEmpty
    let fixes = LinkFixes(
      report.documents, areAll ? linked.tutorials : [], areAll: areAll, in: tree)
    do throws(ReplacementFailure) {
      let (fixed, problems) = try fixes.apply(linked)
      return (fixed, problems, stale)
    } catch {
      return ([], error.findings, stale)
    }
  }

  // MARK: Known and silenced problems

  var baselinePath: String {
    absolutePath(options.baseline ?? Baseline.fileName, in: settings.root)
  }

  /// Returns the findings that no comment silences and that are not known.
  ///
  /// - Parameter isComplete: Whether all checks have been done.
  private func filter(
    _ report: DocsReport, _ silences: [DocumentSilences], _ baseline: Baseline?, isComplete: Bool
  ) -> (findings: [Finding], known: Int, gone: Int) {
    let audible = silences.reduce(FindingPrinter.sorted(report.findings)) { findings, document in
      document.apply(to: findings) { kind, lines in
        isComplete && isChecked(kind)
          && !report.omissions.contains { $0.isOf(kind, in: document.path, lines) }
      }
    }
    let findings = audible.map { finding in
      // What is checked is the document in its new state.
      guard [.link, .compile, .output].contains(finding.kind),
        let change = report.changes.first(where: { $0.path == finding.file })
      else { return finding }
      var finding = finding
      finding.line = finding.line.map { change.comparison?.oldLine(of: $0) ?? $0 }
      return finding
    }
    guard let baseline else { return (findings, 0, 0) }
    let result = baseline.apply(to: findings) { isCovered($0, report.omissions) }
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

  private func isCovered(_ entry: Baseline.Entry, _ omissions: [Omission]) -> Bool {
    let kind = Finding.Kind.allCases.first { $0.name == entry.kind }
    return options.paths.isEmpty && kind.map(isChecked) ?? false
      && !omissions.contains { $0.mayHave(entry) }
  }

  private func updateBaseline(_ silences: [DocumentSilences], _ report: inout DocsReport) {
    let found = filter(report, silences, nil, isComplete: true).findings
    var baseline = Baseline(of: found)
    do throws(Finding) {
      if let old = try? Baseline(path: baselinePath) {
        let new = Set(baseline.problems.map(\.identity))
        baseline.add(
          old.problems.filter {
            !isCovered($0, report.omissions) && !new.contains($0.identity)
          })
      }
      if !baseline.problems.isEmpty || FileManager.default.fileExists(atPath: baselinePath) {
        try JSONFile(path: baselinePath).write(baseline)
      }
      report.findings = found.filter { $0.kind == .usage }
      report.known = found.count - report.findings.count
    } catch {
      report.findings = [error]
    }
  }

  /// Returns the snippets and their uses, without checking the documents' texts.
  func snippets() async -> DocsReport { await sync(.list) }

  /// The tag or commit that source links are pinned to, if any.
  var pins: PinnedSnippets? {
    settings.reference.map {
      PinnedSnippets(root: settings.root, reference: $0, format: settings.format)
    }
  }

  private func isCompiledOrFilled(_ document: CheckedDocument) -> Bool {
    settings.compiles && DocumentProbe.mayHaveSwift(document.bytes)
      && package(of: document.path) != nil
      || settings.fillsBlocks && DocumentProbe.mayHaveFilledBlock(document.bytes)
  }

  /// Returns the comments of the Swift sources that have examples, if they are to be compiled.
  private func comments(in tree: FileTree) -> [CheckedDocument] {
    guard settings.compiles, settings.compilesComments else { return [] }
    let sources = tree.files.filter {
      $0.path.hasSuffix(".swift") && $0.uses.contains(.scanned) && !$0.isLink
    }
    return concurrentMap(sources) { file -> CheckedDocument? in
      guard let bytes = try? tree.bytes(of: file.path),
        let document = DocumentationComments.document(path: file.path, bytes: bytes),
        package(of: file.path) != nil
      else { return nil }
      return document
    }.compactMap(\.self)
  }

  private func sync(_ purpose: SyncRun.Purpose) async -> DocsReport {
    do throws(Finding) {
      let urlPrefix = try await pins?.urlPrefix(repository: settings.repository)
      let ignored = await pathsIgnoredByGit()
      return try await SyncRun(self, purpose, ignored: ignored, urlPrefix: urlPrefix).report()
    } catch {
      return DocsReport(root: settings.root, findings: [error])
    }
  }

  private func check(_ documents: [CheckedDocument], into report: inout DocsReport) async {
    guard !documents.isEmpty else { return }
    if settings.compiles {
      options.progress("compiling", 0, documents.count)
      let file = knownImportsFile
      let old = (try? file?.read(KnownImports.self, orSay: "is damaged")) ?? KnownImports()
      let (findings, fences) = await CompileCheck(docsRun: self, knownImports: old).run(documents)
      var known = old
      known.update(with: fences)
      if known != old { try? file?.write(known) }
      report.findings += findings
      report.fences += fences
      report.omissions += fences.compactMap(Omission.fence)
    }
    if settings.fillsBlocks {
      options.progress("running", 0, documents.count)
      await checkBlocks(of: documents.filter { !$0.isSource }, into: &report)
    }
  }
}

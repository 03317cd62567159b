import ArgumentParser
import Foundation
import LitmusToolSupport

/// The work that a command line specifies: a run for each root, once or repeatedly.
struct DocsSession {
  var scope: ScopeOptions
  private let given: [GivenOption]
  /// The run without a configuration; those of the roots have its options.
  var plainRun = DocsRun(settings: DocsSettings(root: ""))
  private var options: DocsRun.Options { plainRun.options }

  /// - Parameter given: The other options of the command line.
  init(_ scope: ScopeOptions, _ given: [GivenOption] = []) {
    self.scope = scope
    self.given = given
    let cacheFolder = SyncCache.userFolder(environment: ProcessInfo.processInfo.environment)
    plainRun.options.paths = scope.paths
    plainRun.options.cacheFolder = cacheFolder
    plainRun.options.externalCache = cacheFolder.map { $0 + "/external-links.json" }
    // An invalid value is an error of each run.
    for option in given { try? option.apply(to: &plainRun) }
  }

  /// Returns a run for each root; an invalid configuration ends the command.
  private func runs(progress: DocumentProgressBar? = nil) throws -> [DocsRun] {
    do throws(Finding) {
      return try configuredRuns(progress: progress)
    } catch {
      if machineFormat == nil { try Console.end([error]) }
      printForMachines([error])
      try Console.exit(with: [error])
      return []
    }
  }

  /// Prints all findings as one report, if it is for machines.
  private func printForMachines(_ findings: [Finding]) {
    guard let machineFormat else { return }
    for line in FindingPrinter(annotates: false).lines(for: findings, as: machineFormat) {
      Console.print(line)
    }
  }

  /// The format of the report, if it is for machines.
  private var machineFormat: ReportFormat? {
    options.reportFormat == .text || options.printsDiff ? nil : options.reportFormat
  }

  private func configuredRuns(
    progress: DocumentProgressBar?
  ) throws(Finding) -> [DocsRun] {
    let here = FileManager.default.currentDirectoryPath
    if scope.root.count > 1, options.baseline != nil {
      throw Finding(
        .usage, file: "--baseline",
        message:
          "is one file for \(scope.root.count) roots, but expected one root: check each by itself")
    }
    var runs: [DocsRun] = []
    for root in scope.root.isEmpty ? [RootFinder.root(from: here)] : scope.root {
      runs.append(try makeRun(root: RootFinder.folder(at: root), progress: progress))
    }
    return runs
  }

  private func makeRun(
    root: String, progress: DocumentProgressBar?
  ) throws(Finding) -> DocsRun {
    let settings = try ConfigurationFinder.settings(
      root: root, file: scope.config, compatibility: scope.compatibility)
    var run = DocsRun(settings: settings, options: options)
    for option in given { try option.apply(to: &run) }
    if options.reportFormat == .text, !options.printsDiff {
      let printer = FindingPrinter(annotates: false, isVerbose: options.isVerbose)
      run.options.early = { findings in
        progress?.finish()
        for line in printer.lines(for: findings) { Console.print(line) }
      }
    }
    run.options.announce = { line in
      progress?.finish()
      Console.error(line)
    }
    if let progress {
      run.options.progress = { progress.update($0, done: $1, of: $2) }
      run.options.buildOutput = { progress.update(building: $0) }
    }
    return run
  }

  /// Does the work for each root and prints its report, or one for machines about all; with `--watch`, again whenever a file or the
  /// configuration changes.
  ///
  /// - Throws: The exit code, if it is not 0.
  func repeatedly(
    _ work: (DocsRun) async -> DocsReport, print: (ReportPrinter, DocsReport) -> Void
  ) async throws {
    InterruptRequest.listen()
    let progress = DocumentProgressBar()
    var runs = try self.runs(progress: progress)
    while true {
      let before = options.watches ? runs.map(WatchedFiles.init) : []
      var findings: [Finding] = []
      for run in runs {
        if runs.count > 1, machineFormat == nil { Console.print("\(run.settings.root):") }
        let report = await work(run)
        progress.finish()
        let printer = ReportPrinter(run: run)
        if machineFormat != nil {
          findings += printer.located(report.findings, isOnly: runs.count == 1)
          continue
        }
        print(printer, report)
        findings += report.findings
      }
      printForMachines(findings)
      guard options.watches else { return try Console.exit(with: findings) }
      guard let changed = await self.runs(after: before, of: runs, progress: progress) else {
        return
      }
      runs = changed
    }
  }

  /// Prints lines about the snippets of each root, then the findings.
  ///
  /// - Parameter lines: Returns the lines to print, and may add findings.
  func listSnippets(_ lines: (SnippetListing, inout [Finding]) -> [String]) async throws {
    var findings: [Finding] = []
    for run in try runs() {
      let report = await run.snippets()
      findings += report.findings.filter { $0.kind == .usage }
      guard let index = report.index else { continue }
      let listing = SnippetListing(index: index, uses: report.uses)
      for line in lines(listing, &findings) { Console.print(line) }
    }
    try Console.end(findings)
  }

  /// Waits until a file changes, and returns runs with the configuration as it is then.
  ///
  /// An invalid configuration is printed, and the next change awaited.
  ///
  /// - Returns: Nil if the user has asked to stop.
  private func runs(
    after before: [WatchedFiles], of runs: [DocsRun], progress: DocumentProgressBar
  ) async -> [DocsRun]? {
    var before = before
    while await WatchedFiles.change(of: before, in: runs) {
      do throws(Finding) {
        return try configuredRuns(progress: progress)
      } catch {
        before = runs.map(WatchedFiles.init)
        for line in FindingPrinter(annotates: false).lines(for: [error]) {
          Console.error(line)
        }
      }
    }
    return nil
  }
}

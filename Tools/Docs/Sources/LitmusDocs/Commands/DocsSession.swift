import ArgumentParser
import Foundation
import LitmusToolSupport

/// The work that a command line specifies: a run for each root, once or repeatedly.
struct DocsSession {
  var scope: ScopeOptions
  var format: FormatArguments?
  var checks: CheckArguments?
  var run: RunArguments?
  var report: ReportArguments?
  var fetches = false

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
    guard let report, report.format != .text, !report.diff else { return nil }
    return report.format
  }

  private func configuredRuns(
    progress: DocumentProgressBar?
  ) throws(Finding) -> [DocsRun] {
    let here = FileManager.default.currentDirectoryPath
    if scope.root.count > 1, report?.baseline != nil {
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
    var settings = try ConfigurationFinder.settings(
      root: root, file: scope.config, compatibility: scope.compatibility)
    settings.apply(scope)
    if let format { try settings.apply(format) }
    if let checks { try settings.apply(checks) }
    let absolute = { URL(filePath: $0, relativeTo: .currentDirectory()).path }
    var options = DocsRun.Options()
    options.paths = scope.paths
    let cacheFolder = SyncCache.userFolder(environment: ProcessInfo.processInfo.environment)
    options.cacheFolder = run?.cache == false ? nil : cacheFolder
    options.fetch = fetches ? NetworkFetcher.fetcher : nil
    options.skipsBuild = checks?.skipBuild ?? false
    options.scratchPath = checks?.scratchPath.map(absolute)
    options.baseline = report?.baseline.map(absolute)
    options.updatesBaseline = report?.updateBaseline ?? false
    options.checksExternalLinks = report?.external ?? false
    options.isStrict = report?.strict ?? false
    options.externalCache =
      report?.externalCache.map(absolute) ?? cacheFolder.map { $0 + "/external-links.json" }
    if report.map({ $0.format == .text && !$0.diff }) ?? false {
      let printer = FindingPrinter(annotates: false, isVerbose: run?.verbose ?? false)
      options.early = { findings in
        progress?.finish()
        for line in printer.lines(for: findings) { Console.print(line) }
      }
    }
    options.announce = { line in
      progress?.finish()
      Console.error(line)
    }
    if let progress {
      options.progress = { progress.update($0, done: $1, of: $2) }
      options.buildOutput = { progress.update(building: $0) }
    }
    return DocsRun(settings: settings, options: options)
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
      let before = run?.watch == true ? runs.map(WatchedFiles.init) : []
      var findings: [Finding] = []
      for docsRun in runs {
        if runs.count > 1, machineFormat == nil { Console.print("\(docsRun.settings.root):") }
        let report = await work(docsRun)
        progress.finish()
        let printer = ReportPrinter(
          run: docsRun, isVerbose: run?.verbose ?? false, printsDiff: self.report?.diff ?? false)
        if machineFormat != nil {
          findings += printer.located(report.findings, isOnly: runs.count == 1)
          continue
        }
        print(printer, report)
        findings += report.findings
      }
      printForMachines(findings)
      guard run?.watch == true else { return try Console.exit(with: findings) }
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

internal import ArgumentParser
internal import Foundation
internal import LitmusDocsFormat
internal import LitmusDocsTree

/// The work that a command line specifies: a run for each root, once or repeatedly.
struct DocsSession {
  var scope: ScopeOptions
  var format: FormatArguments?
  var checks: CheckArguments?
  var run: RunArguments?
  var fetches = false

  private let console = Console()

  init(
    scope: ScopeOptions, format: FormatArguments? = nil, checks: CheckArguments? = nil,
    run: RunArguments? = nil, fetches: Bool = false
  ) {
    self.scope = scope
    self.format = format
    self.checks = checks
    self.run = run
    self.fetches = fetches
  }

  /// Returns a run for each root; an invalid configuration ends the command.
  func runs(progress: DocumentProgressBar? = nil) throws -> [DocsRun] {
    do {
      let here = FileManager.default.currentDirectoryPath
      let roots = scope.root.isEmpty ? [RootFinder.root(from: here)] : scope.root
      return try roots.map { try makeRun(root: RootFinder.folder(at: $0), progress: progress) }
    } catch let error as ConfigurationError {
      try console.end([error.finding])
      return []
    }
  }

  private func makeRun(root: String, progress: DocumentProgressBar?) throws -> DocsRun {
    var settings = try ConfigurationFinder.settings(
      root: root, file: scope.config, compatibility: scope.compatibility)
    settings.apply(scope)
    if let format { try settings.apply(format) }
    if let checks { try settings.apply(checks) }
    var options = DocsRun.Options()
    options.paths = scope.paths
    options.usesCache = run?.cache ?? true
    options.fetches = fetches
    options.skipsBuild = checks?.skipBuild ?? false
    options.scratchPath = checks?.scratchPath.map {
      URL(filePath: $0, relativeTo: .currentDirectory()).path
    }
    if let progress {
      options.progress = { progress.update($0, done: $1, of: $2) }
    }
    return DocsRun(settings: settings, options: options)
  }

  /// Does the work for each root and prints the report; with `--watch`, again whenever a file changes.
  ///
  /// - Throws: The exit status, if it is not 0.
  func repeatedly(
    _ work: (DocsRun) async -> DocsReport, print: (ReportPrinter, DocsReport) -> Void
  ) async throws {
    InterruptRequest.listen()
    let progress = DocumentProgressBar(isShown: DocumentProgressBar.hasTerminal)
    let runs = try runs(progress: progress)
    while true {
      let before = run?.watch == true ? runs.map(WatchedFiles.init) : []
      var findings: [Finding] = []
      for docsRun in runs {
        let report = await work(docsRun)
        progress.finish()
        if runs.count > 1 { console.print("\(docsRun.settings.root):") }
        print(
          ReportPrinter(console: console, run: docsRun, isVerbose: run?.verbose ?? false), report)
        findings += report.findings
      }
      guard run?.watch == true else {
        let status = Finding.exitStatus(of: findings)
        if status != 0 { throw ExitCode(Int32(status)) }
        return
      }
      guard await WatchedFiles.change(of: before, in: runs) else { return }
    }
  }
}

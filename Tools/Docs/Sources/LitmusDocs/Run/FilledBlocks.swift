/// The blocks of documents that show command output and API tables.
struct FilledBlocks {
  let run: DocsRun
  /// Is called when the packages have been built, and nothing that was built has been read.
  var didBuild: @Sendable () -> Void = {}

  /// Fills the blocks; a block that cannot be filled is a finding of its document.
  ///
  /// The packages are built first, so that commands can use the build products.
  func amend(_ amendments: [Amendment]) async -> [Amendment] {
    var amendments = amendments
    let failures = await build(for: amendments.map { document($0) })
    for check in checks {
      let outcome = await check(amendments.map { document($0) })
      for index in amendments.indices {
        let path = amendments[index].path
        amendments[index].findings += outcome.problems.filter { $0.file == path }
        if let updated = outcome.updated.first(where: { $0.path == path }) {
          amendments[index].bytes = updated.bytes
        }
      }
    }
    if !amendments.isEmpty { amendments[0].findings += failures }
    return amendments
  }

  /// Returns findings for blocks that differ from the actual output or API.
  func findings(in documents: [CheckedDocument]) async -> [Finding] {
    var findings: [Finding] = []
    // If fences are compiled, that check has already built the packages and reported failures.
    if !run.settings.compiles { findings += await build(for: documents) }
    for check in checks { findings += await check(documents).findings }
    return findings
  }

  private var checks: [([CheckedDocument]) async -> CheckOutcome] {
    let packages = run.packages
    let timeLimit = Duration.seconds(run.settings.timeLimit)
    let output = OutputCheck(packages: packages, timeLimit: timeLimit)
    let tables = APITableCheck(packages: packages)
    var checks: [([CheckedDocument]) async -> CheckOutcome] = []
    if run.settings.runsCommands { checks.append { await output.run($0) } }
    // A table needs the same built modules as compiling, and runs no commands of the document.
    if run.settings.compiles { checks.append { await tables.run($0) } }
    return checks
  }

  private func document(_ amendment: Amendment) -> CheckedDocument {
    CheckedDocument(path: amendment.path, bytes: amendment.bytes)
  }

  private func build(for documents: [CheckedDocument]) async -> [Finding] {
    var options = run.compileOptions()
    options.didBuild = didBuild
    if run.options.skipsBuild {
      didBuild()
      return []
    }
    return await PackageBuilds(options: options).failures(for: documents)
  }
}

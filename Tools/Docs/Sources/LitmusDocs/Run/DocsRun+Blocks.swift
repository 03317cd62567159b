// The blocks of documents that show command output and API tables.
extension DocsRun {
  /// Fills the blocks, and returns the documents, with findings about blocks that cannot be filled.
  ///
  /// The packages are built first, so that commands can use the build products.
  func amend(
    _ documents: [CheckedDocument]
  ) async -> (documents: [CheckedDocument], problems: [Finding]) {
    var documents = documents
    var problems = await build(for: documents)
    for check in blockChecks {
      let outcome = await check(documents)
      problems += outcome.problems
      for updated in outcome.updated {
        guard let index = documents.firstIndex(where: { $0.path == updated.path }) else { continue }
        documents[index] = updated
      }
    }
    return (documents, problems)
  }

  /// Finds the blocks that differ from the actual output or API.
  func checkBlocks(of documents: [CheckedDocument], into report: inout DocsReport) async {
    // If fences are compiled, that check has already built the packages and reported failures.
    if !settings.compiles { report.findings += await build(for: documents) }
    for check in blockChecks {
      let outcome = await check(documents)
      report.findings += outcome.findings
      report.commandInputs = outcome.inputs.flatMap { report.commandInputs?.union($0) }
    }
  }

  private var blockChecks: [([CheckedDocument]) async -> CheckOutcome] {
    let output = OutputCheck(docsRun: self)
    let tables = APITableCheck(docsRun: self)
    var checks: [([CheckedDocument]) async -> CheckOutcome] = []
    if settings.runsCommands { checks.append { await output.run($0) } }
    // A table needs the same built modules as compiling, and runs no commands of the document.
    if settings.compiles { checks.append { await tables.run($0) } }
    return checks
  }

  private func build(for documents: [CheckedDocument]) async -> [Finding] {
    if options.skipsBuild { return [] }
    let packages = documents.compactMap { package(of: $0.path) }
    return await PackageBuild.all(packages.unique(), self).failures
  }
}

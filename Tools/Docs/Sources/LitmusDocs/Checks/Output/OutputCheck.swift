import Foundation

/// Compares the output blocks of documents with what their commands print.
struct OutputCheck: Sendable {
  /// One execution of a block's command.
  fileprivate struct Run: Hashable, Sendable {
    var command: String
    var folder: String
    var isShared: Bool
  }

  /// The run; commands run in the folders of their documents' packages.
  let docsRun: DocsRun

  /// Runs the commands in the folders of their documents' packages, and compares their output.
  ///
  /// The commands of a document run one after another, in the document's order; two documents are
  /// processed at a time. A command runs as often as it is written, except in `shared` blocks.
  func run(_ documents: [CheckedDocument]) async -> CheckOutcome {
    let parsed = documents.compactMap(BlockDocument<OutputBlock>.init)
    let runs = parsed.map { parsed in
      let folder = docsRun.directory(for: parsed.document.path)
      return parsed.blocks.map {
        Run(command: $0.command, folder: folder, isShared: $0.isShared)
      }
    }
    let shared = SharedRuns()
    let results = await boundedMap(runs, width: 2) { [timeLimit = docsRun.timeLimit] runs in
      var results: [BoundedProcess.Result] = []
      for run in runs {
        let result =
          run.isShared
          ? await shared.result(of: run, timeLimit: timeLimit)
          : await run.result(timeLimit: timeLimit)
        results.append(result)
      }
      return results
    }
    var outcome = CheckOutcome()
    for (parsed, results) in zip(parsed, results) {
      let folder = docsRun.directory(for: parsed.document.path)
      for block in parsed.blocks {
        let own = block.inputs?.map { absolutePath($0, in: folder) }
        outcome.inputs = own.flatMap { outcome.inputs?.union($0) }
      }
      let normalizer = OutputNormalizer(
        folder: folder, root: docsRun.settings.root,
        environment: ProcessInfo.processInfo.environment)
      parsed.compare(&outcome) { (block, index) throws(Problem) in
        try lines(of: results[index], for: block, normalizer)
      }
    }
    return outcome
  }

  private func lines(
    of result: BoundedProcess.Result, for block: OutputBlock, _ normalizer: OutputNormalizer
  ) throws(Problem) -> [String] {
    let lines = normalizer.lines(of: result.bytes)
    let expected = block.exit
    let problem: String
    switch result.end {
    case .exited(let status) where status == expected:
      return try block.selection(from: lines)
    case .exited(let status):
      problem =
        "'\(block.command)' exited with status \(status), but expected \(expected): "
        + "write 'output(exit=\(status))' where that is meant"
    case .signaled(let signal):
      problem =
        "'\(block.command)' was ended by signal \(signal), but expected to exit with "
        + "status \(expected)"
    case .tookTooLong:
      problem = "'\(block.command)' ran longer than \(docsRun.timeLimit), and was ended"
    case .printedTooMuch:
      problem = "'\(block.command)' printed more than 16 MB, and was ended"
    case .notRun(let reason):
      problem = "'\(block.command)' could not be started: \(reason)"
    }
    let last = lines.suffix(10).map { "\n  \($0)" }.joined()
    throw Problem(problem + (last.isEmpty ? "" : "\nThe last it printed:" + last))
  }
}

extension OutputCheck.Run {
  /// Runs the command.
  func result(timeLimit: Duration) async -> BoundedProcess.Result {
    var process = BoundedProcess(
      "/bin/sh", ["-c", command], workingDirectory: folder, timeLimit: timeLimit,
      outputLimit: 16 << 20)
    process.environment = ["NO_COLOR": "1", "CI": nil, "GITHUB_ACTIONS": nil]
    return await process.result()
  }
}

/// The commands of `shared` blocks, each of which runs once in its folder.
private actor SharedRuns {
  private var tasks: [OutputCheck.Run: Task<BoundedProcess.Result, Never>] = [:]

  /// Returns the result of the first execution of a command.
  func result(of run: OutputCheck.Run, timeLimit: Duration) async -> BoundedProcess.Result {
    let task = tasks[run] ?? Task { await run.result(timeLimit: timeLimit) }
    tasks[run] = task
    return await task.value
  }
}

import Foundation

/// Compares the output blocks of documents with what their commands print.
package struct OutputCheck: Sendable {
  private struct Run: Hashable, Sendable {
    var command: String
    var folder: String
  }

  private let root: String
  private let packageFolder: @Sendable (String) -> String
  private let timeLimit: Duration

  /// - Parameters:
  ///   - root: The absolute path of the repository's root.
  ///   - packageFolder: Returns the absolute path of the folder in which a document's commands run;
  ///     by default the nearest enclosing folder with a `Package.swift`, or the root.
  ///   - timeLimit: The time limit of each command.
  package init(
    root: String, packageFolder: (@Sendable (String) -> String)? = nil,
    timeLimit: Duration = .seconds(120)
  ) {
    self.root = root
    self.packageFolder = packageFolder ?? { PackageLocation.of($0, root: root) }
    self.timeLimit = timeLimit
  }

  /// Runs each command once in its package's folder, two at a time.
  package func run(_ documents: [CheckedDocument]) async -> CheckOutcome {
    var outcome = CheckOutcome()
    let relevant = documents.filter { DirectiveBlock.mayStand(["output", "endOutput"], in: $0) }
    let parsed = relevant.map { document in
      let parsed = OutputDocument(document)
      outcome.problems += parsed.problems
      return (parsed, folder: packageFolder(document.path))
    }
    let runs = parsed.flatMap { document, folder in
      document.blocks.map { Run(command: $0.command, folder: folder) }
    }
    let results = await Concurrently.results(for: runs, atMost: 2) { [timeLimit] run in
      await ToolProcess.run(
        "/bin/sh", ["-c", run.command], in: run.folder,
        environment: ["NO_COLOR": "1", "CI": nil, "GITHUB_ACTIONS": nil], timeLimit: timeLimit)
    }
    for (document, folder) in parsed where !document.blocks.isEmpty {
      let normalizer = OutputNormalizer(
        folder: folder, root: root, environment: ProcessInfo.processInfo.environment)
      document.compare(&outcome) { (block) throws(Directive.Problem) in
        guard let result = results[Run(command: block.command, folder: folder)] else { return [] }
        return try lines(of: result, for: block, normalizer)
      }
    }
    return outcome
  }

  private func lines(
    of result: ToolProcess, for block: OutputBlock, _ normalizer: OutputNormalizer
  ) throws(Directive.Problem) -> [String] {
    let lines = normalizer.lines(of: result.output)
    let expected = block.options.exit
    let problem: String
    switch result.end {
    case .exited(let status) where status == expected:
      return try block.options.selection(from: lines)
    case .exited(let status):
      problem =
        "'\(block.command)' exited with status \(status), but expected \(expected): "
        + "write 'output(exit=\(status))' where that is meant"
    case .signaled(let signal):
      problem =
        "'\(block.command)' was ended by signal \(signal), but expected to exit with "
        + "status \(expected)"
    case .timedOut:
      problem = "'\(block.command)' ran longer than \(timeLimit), and was ended"
    case .printedTooMuch:
      problem = "'\(block.command)' printed more than 16 MB, and was ended"
    case .notStarted(let reason):
      problem = "'\(block.command)' could not be started: \(reason)"
    }
    let last = lines.suffix(10).map { "\n  \($0)" }.joined()
    throw Directive.Problem(problem + (last.isEmpty ? "" : "\nThe last it printed:" + last))
  }
}

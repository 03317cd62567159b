import Foundation
import LitmusDocsFormat

/// Compares the output blocks of documents with what their commands print.
package struct OutputCheck: Sendable {
  /// One execution of a block's command.
  fileprivate struct Run: Hashable, Sendable {
    var command: String
    var folder: String
    var isShared: Bool
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

  /// Returns the absolute paths that the output of all commands depends on; nil if that of one is
  /// unknown.
  package func inputs(of documents: [CheckedDocument]) -> Set<String>? {
    var inputs: Set<String> = []
    for document in documents where DirectiveBlock.mayStand(["output", "endOutput"], in: document) {
      let folder = packageFolder(document.path)
      for block in OutputDocument(document).blocks {
        guard let own = block.options.inputs else { return nil }
        inputs.formUnion(own.map { absolutePath($0, in: folder) })
      }
    }
    return inputs
  }

  /// Runs the commands in the folders of their documents' packages, and compares their output.
  ///
  /// The commands of a document run one after another, in the document's order; two documents are
  /// processed at a time. A command runs as often as it is written, except in `shared` blocks.
  package func run(_ documents: [CheckedDocument]) async -> CheckOutcome {
    var outcome = CheckOutcome()
    let relevant = documents.filter { DirectiveBlock.mayStand(["output", "endOutput"], in: $0) }
    let parsed = relevant.map { document in
      let parsed = OutputDocument(document)
      outcome.problems += parsed.problems
      return (parsed, folder: packageFolder(document.path))
    }
    let runs = parsed.map { document, folder in
      document.blocks.map {
        Run(command: $0.command, folder: folder, isShared: $0.options.isShared)
      }
    }
    let shared = SharedRuns()
    let results = await boundedMap(runs, width: 2) { [timeLimit] runs in
      var results: [ToolProcess] = []
      for run in runs {
        let result =
          run.isShared
          ? await shared.result(of: run, timeLimit: timeLimit)
          : await run.result(timeLimit: timeLimit)
        results.append(result)
      }
      return results
    }
    for ((document, folder), results) in zip(parsed, results) where !document.blocks.isEmpty {
      let normalizer = OutputNormalizer(
        folder: folder, root: root, environment: ProcessInfo.processInfo.environment)
      document.compare(&outcome) { (block, index) throws(Directive.Problem) in
        try lines(of: results[index], for: block, normalizer)
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

extension OutputCheck.Run {
  /// Runs the command.
  func result(timeLimit: Duration) async -> ToolProcess {
    await ToolProcess.run(
      "/bin/sh", ["-c", command], in: folder,
      environment: ["NO_COLOR": "1", "CI": nil, "GITHUB_ACTIONS": nil], timeLimit: timeLimit)
  }
}

/// The commands of `shared` blocks, each of which runs once in its folder.
private actor SharedRuns {
  private var tasks: [OutputCheck.Run: Task<ToolProcess, Never>] = [:]

  /// Returns the result of the first execution of a command.
  func result(of run: OutputCheck.Run, timeLimit: Duration) async -> ToolProcess {
    let task = tasks[run] ?? Task { await run.result(timeLimit: timeLimit) }
    tasks[run] = task
    return await task.value
  }
}

/// A document and its output blocks.
struct OutputDocument {
  private let document: CheckedDocument
  private let lines: TextLines
  private(set) var blocks: [OutputBlock] = []
  /// Problems with blocks that cannot be used.
  private(set) var problems: [Finding]

  init(_ document: CheckedDocument) {
    self.document = document
    lines = TextLines(document.bytes)
    let found = DirectiveBlock.all(
      "output", end: "endOutput", in: document, lines, kind: .output)
    problems = found.findings
    for block in found.blocks {
      do {
        blocks.append(try OutputBlock(block, in: lines))
      } catch {
        problems.append(
          Finding(
            .output, file: document.path, line: block.lines.lowerBound + 1,
            message: error.message))
      }
    }
  }

  /// Compares each block with current output, and creates the updated document.
  ///
  /// - Parameter output: Returns the lines that a block, at an index of `blocks`, should show.
  func compare(
    _ outcome: inout CheckOutcome,
    with output: (OutputBlock, Int) throws(Directive.Problem) -> [String]
  ) {
    var edits = DocumentEdits()
    let comparison = OutputComparison()
    for (index, block) in blocks.enumerated() {
      do {
        let fresh = try output(block, index)
        let standing = block.standingText(in: lines)
        let difference =
          block.fence == nil
          ? Elision.Difference(writtenLine: 0, textLine: 0)
          : comparison.firstDifference(between: standing, and: fresh)
        guard let difference else { continue }
        edits.replace(block.replacedLines, with: block.lines(around: fresh, in: lines))
        outcome.differences.append(finding(difference, block, standing, fresh))
      } catch {
        outcome.problems.append(
          Finding(.output, file: document.path, line: block.line, message: error.message))
      }
    }
    if let updated = edits.applied(to: document, lines) { outcome.updated.append(updated) }
  }

  private func finding(
    _ difference: Elision.Difference, _ block: OutputBlock, _ standing: [String], _ fresh: [String]
  ) -> Finding {
    var message = "'\(block.command)' prints something else: run 'litmus-docs update'"
    if standing.indices.contains(difference.writtenLine) {
      message += "\n- \(standing[difference.writtenLine])"
    }
    if fresh.indices.contains(difference.textLine) {
      message += "\n+ \(fresh[difference.textLine])"
    }
    return Finding(
      .output, file: document.path,
      line: block.contentLines.lowerBound + difference.writtenLine + 1, message: message)
  }
}

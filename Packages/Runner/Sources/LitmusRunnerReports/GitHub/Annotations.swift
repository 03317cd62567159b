#if LITMUS_RUNNER
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// The annotations that GitHub shows at the lines of a change: an error or warning for each test.
struct Annotations {
  /// How many errors of a step GitHub shows at most, and as many warnings.
  static let most = 10
  private static let longest = 4_000

  let problems: [TestProblem]
  /// The names of the program's tests.
  let names: ShownNames
  let workspace: WorkspacePaths?

  /// The annotations, worst first, and one that says how many more there are.
  var commands: [WorkflowCommand] {
    var seen: Set<TestID> = []
    let tests = problems.filter { $0.test.map { seen.insert($0).inserted } ?? true }
    let errors = tests.filter { !$0.isFlaky }
    let warnings = tests.filter(\.isFlaky)
    let shown = errors.prefix(Self.most) + warnings.prefix(Self.most)
    return shown.map(command) + rest(errors.count - Self.most, warnings.count - Self.most)
  }

  private func command(_ problem: TestProblem) -> WorkflowCommand {
    let failure = problem.failures.first
    let callSite = failure?.failure.callSite
    let path = callSite.flatMap { workspace?.path(of: $0) }
    let repetitions = problems.count { $0.test != nil && $0.test == problem.test }
    let title =
      problem.test.map { test in
        "\(names.test(test)) \(problem.label)"
          + (repetitions > 1 ? ", in \(repetitions) repetitions" : "")
      } ?? "Failure in no known test"
    return WorkflowCommand(
      name: problem.isFlaky ? .warning : .error,
      file: path,
      line: path == nil ? nil : callSite?.line,
      column: path == nil ? nil : callSite?.knownColumn,
      title: title,
      message: message(of: problem, namesPlace: path == nil))
  }

  private func message(of problem: TestProblem, namesPlace: Bool) -> String {
    guard let first = problem.failures.first else { return problem.label }
    let failure = first.failure
    let text = visibleLines(failure.text).joined(separator: "\n")
    let location =
      namesPlace && failure.callSite.isInSource ? "\(visible("\(failure.callSite)")): " : ""
    let others = problem.failures.count - 1
    let notes =
      [problem.note(on: first), others > 0 ? "and \(counted(others, "more failure"))" : nil]
      .compactMap { note in note.map { "\n(\($0))" } }
    return location + shortened(text, to: Self.longest) + notes.joined()
  }

  private func rest(_ errors: Int, _ warnings: Int) -> [WorkflowCommand] {
    var parts: [String] = []
    if errors > 0 { parts.append(counted(errors, "more failure")) }
    if warnings > 0 { parts.append(counted(warnings, "more flaky test")) }
    guard !parts.isEmpty else { return [] }
    return [
      WorkflowCommand(
        name: .notice,
        title: parts.joined(separator: " and "),
        message: "GitHub shows \(Self.most) errors and \(Self.most) warnings of a step; "
          + "the log has all.")
    ]
  }
}
#endif

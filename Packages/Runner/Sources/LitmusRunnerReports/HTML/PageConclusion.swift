#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// The heading of a page: the outcome of the run as a whole.
struct PageConclusion {
  /// The mark before the text.
  let mark: String
  let text: String
  /// The CSS class that sets the color: an outcome's name, or `unfinished`.
  let kind: String

  init(_ results: RunResults, tests: [PageTest]) {
    let failed = tests.count { $0.outcome.isFailure }
    let outside = results.unattributed.count
    let isFailure = failed + outside > 0
    if results.summary == nil {
      mark = "…"
      kind = isFailure ? "failed" : "unfinished"
    } else if isFailure || results.summary?.isSuccess == false {
      mark = OutcomeSymbol.failed.rawValue
      kind = "failed"
    } else {
      (mark, kind) = tests.isEmpty ? ("–", "unfinished") : (OutcomeSymbol.passed.rawValue, "passed")
    }
    let notRun = results.summary?.notRun ?? 0
    var parts = [
      isFailure
        ? Self.failures(tests, notRun: notRun, outside: outside)
        : Self.success(tests, notRun: notRun, results.start)
    ]
    if notRun > 0 { parts.append("\(grouped(notRun)) not run") }
    if results.summary == nil {
      parts.append("the run had not ended when this was written")
    }
    text = parts.joined(separator: ", ")
  }

  /// Returns how many tests and suite hooks there are, counted separately as in the terminal.
  ///
  /// - Parameters:
  ///   - tests: The tests and hooks that have a result.
  ///   - notRun: How many other tests count.
  static func all(_ tests: [PageTest], notRun: Int = 0) -> String {
    let hooks = tests.count { $0.result.isSuiteHook }
    let words = grouped(tests.count - hooks + notRun, "test")
    return hooks == 0 ? words : "\(words) and \(grouped(hooks, "suite hook"))"
  }

  private static func failures(_ tests: [PageTest], notRun: Int, outside: Int) -> String {
    let failed = OutcomeKind.allCases.filter(\.isFailure).compactMap { outcome in
      let count = tests.count { $0.outcome == outcome }
      return count > 0 ? (count: grouped(count), label: outcome.label) : nil
    }
    let all = all(tests, notRun: notRun)
    var parts: [String] = []
    if failed.count == 1 {
      parts.append("\(failed[0].count) of \(all) \(failed[0].label)")
    } else if !failed.isEmpty {
      let counts = failed.map { "\($0.count) \($0.label)" }.joined(separator: ", ")
      parts.append("\(counts) of \(all)")
    }
    if outside > 0 { parts.append("\(counted(outside, "failure")) in no known test") }
    return parts.joined(separator: ", ")
  }

  private static func success(
    _ tests: [PageTest], notRun: Int, _ start: TestRunStart?
  ) -> String {
    let passed = tests.count { $0.outcome == .passed }
    guard !tests.isEmpty else { return start?.emptyReason.map(visible) ?? "No test ran" }
    let all = all(tests, notRun: notRun)
    if passed == tests.count + notRun {
      return passed == 1 ? "\(all) passed" : "All \(all) passed"
    }
    if passed == 0 { return "No test failed, and none passed" }
    return "No test failed: \(grouped(passed)) of \(all) passed"
  }
}
#endif

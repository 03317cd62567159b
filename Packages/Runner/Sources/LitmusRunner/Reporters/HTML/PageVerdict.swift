#if LITMUS_RUNNER
/// What a page says of the run as a whole.
struct PageVerdict {
  /// The sign before the words.
  let mark: String
  let text: String
  /// The class that gives the colour: an outcome's name, or `unfinished`.
  let kind: String

  init(_ results: RunResults, tests: [PageTest]) {
    let failed = tests.count { $0.outcome.isFailure }
    let outside = results.unattributed.count
    let isFailure = failed + outside > 0
    if results.summary == nil {
      (mark, kind) = ("…", isFailure ? "failed" : "unfinished")
    } else if isFailure {
      (mark, kind) = (TestMark.failed.rawValue, "failed")
    } else {
      (mark, kind) = tests.isEmpty ? ("–", "unfinished") : (TestMark.passed.rawValue, "passed")
    }
    var parts = [Self.failures(failed, of: tests.count, outside: outside)]
    if failed + outside == 0 { parts = [Self.success(tests, results.start)] }
    if let notRun = results.summary?.notRun, notRun > 0 {
      parts.append("\(grouped(notRun)) not run")
    }
    if results.summary == nil {
      parts.append("the run had not ended when this was written")
    }
    text = parts.joined(separator: ", ")
  }

  private static func failures(_ failed: Int, of all: Int, outside: Int) -> String {
    var parts: [String] = []
    if failed > 0 {
      parts.append("\(grouped(failed)) of \(grouped(all)) \(all == 1 ? "test" : "tests") failed")
    }
    if outside > 0 { parts.append("\(counted(outside, "failure")) outside of tests") }
    return parts.joined(separator: ", ")
  }

  private static func success(_ tests: [PageTest], _ start: TestRunStart?) -> String {
    let passed = tests.count { $0.outcome == .passed }
    guard !tests.isEmpty else { return start?.emptyReason.map(visible) ?? "No test ran" }
    if passed == tests.count {
      return passed == 1 ? "1 test passed" : "All \(grouped(passed)) tests passed"
    }
    if passed == 0 { return "No test failed, and none passed" }
    return "No test failed: \(grouped(passed)) of \(grouped(tests.count)) passed"
  }
}
#endif

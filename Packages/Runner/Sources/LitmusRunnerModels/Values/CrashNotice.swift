public import LitmusRunner

/// Says that the last run did not come to its end, and what becomes of it.
public struct CrashNotice: Sendable, Hashable {
  /// The tests that were running when the program ended; none if it was between two tests.
  public var tests: [TestID]
  /// Whether the run goes on with the tests that had not begun.
  ///
  /// It does if the program has not been built again, and has the same tests.
  public var isGoneOnWith: Bool

  /// Makes a notice.
  public init(tests: [TestID], isGoneOnWith: Bool) {
    self.tests = tests
    self.isGoneOnWith = isGoneOnWith
  }

  /// What a person is told.
  public var text: String {
    let what = "The last run ended with the program, \(moment)."
    return isGoneOnWith ? "\(what) It goes on with the other tests." : what
  }

  private var moment: String {
    guard let first = tests.first else { return "between two tests" }
    let others = tests.count - 1
    let more = others == 0 ? "" : " and \(others) other\(others == 1 ? "" : "s")"
    return "while \(shown("\(first)"))\(more) ran"
  }
}

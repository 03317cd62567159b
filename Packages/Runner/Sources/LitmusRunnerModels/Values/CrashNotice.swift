package import LitmusRunnerCore

/// A notice that the last run did not finish, and whether it is resumed.
package struct CrashNotice: Sendable, Hashable {
  /// The tests that were running when the program ended; empty if it ended between two tests.
  package var tests: [TestID]
  /// Whether the run is resumed with the tests that had not begun.
  ///
  /// It is resumed if the program has not been rebuilt and has the same tests.
  package var isResumable: Bool

  /// The text that the UI shows.
  package var text: String {
    let what = "The last run ended with the program, \(moment)."
    return isResumable ? "\(what) It continues with the other tests." : what
  }

  private var moment: String {
    guard let first = tests.first else { return "between two tests" }
    return "while \(visible("\(first)"))\(andOthers(tests.count - 1)) ran"
  }
}

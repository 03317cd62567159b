#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The size of the part of a terminal's output that a reader sees without scrolling.
struct TerminalScreen: Sendable {
  var rows: @Sendable () -> Int
  var columns: @Sendable () -> Int

  /// The screen of a log, whose lines are not wrapped.
  static let log = TerminalScreen(rows: { 40 }, columns: { .max })
}

/// A counter of the rows that a text takes.
struct RowCounter {
  let columns: () -> Int
  private(set) var rows = 0
  /// How many bytes the line has so far: at least as many as columns, so that rows are never too few.
  private var length = 0

  init(columns: @escaping () -> Int) { self.columns = columns }

  mutating func count(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        rows += 1 + max(0, length - 1) / max(1, columns())
        length = 0
      case UInt8(ascii: "\r"): length = 0
      default: length += 1
      }
    }
  }
}

/// The rows at which failures and skipped tests were written: the summary repeats only those that are
/// no longer on the screen.
struct WrittenRows {
  /// How many rows of the summary follow the lists.
  private static let rest = 5

  private let screen: TerminalScreen?
  private let writer: FileWriter
  private var tests: [RunHistory.Key: Int] = [:]
  private var unattributed: [Int] = []

  /// Makes an empty collection.
  ///
  /// - Parameters:
  ///   - screen: The screen; `nil` if others write to it too, so that nothing is known of it.
  ///   - writer: The writer of all that is on it.
  init(_ screen: TerminalScreen?, _ writer: FileWriter) {
    self.screen = screen
    self.writer = writer
    writer.counter = screen.map { RowCounter(columns: $0.columns) }
  }

  private var row: Int { writer.counter?.rows ?? 0 }

  /// Records that a test, whose failures or reason follow, is written now.
  mutating func write(_ test: RunHistory.Key) { tests[test] = tests[test] ?? row }

  /// Records that a failure is written now.
  mutating func write(_ failure: TestFailure) {
    guard let test = failure.test else { return unattributed.append(row) }
    write(RunHistory.Key(test: test, iteration: failure.iteration ?? 1))
  }

  /// Returns whether all that was written about a test is on the screen.
  func isOnScreen(_ test: RunHistory.Key) -> Bool { tests[test].map(isOnScreen) ?? false }

  /// Returns whether the failures of no known test are on the screen.
  var isUnattributedOnScreen: Bool { unattributed.first.map(isOnScreen) ?? false }

  private func isOnScreen(_ row: Int) -> Bool {
    guard let screen else { return false }
    return self.row - row + Self.rest < screen.rows()
  }
}
#endif

#if LITMUS_RUNNER
/// The tests that took longest, of any number.
struct SlowestTests {
  /// How many are kept.
  static let most = 10

  /// A test and the time that it took.
  struct Entry {
    var test: TestID
    var iteration: Int
    var mark: TestMark
    var duration: Duration
  }

  /// The tests, slowest first.
  private(set) var entries: [Entry] = []

  mutating func note(_ event: TestEvent) {
    guard case .testFinished(let result) = event, !result.isSuiteHook else { return }
    if entries.count == Self.most, let last = entries.last, last.duration >= result.duration {
      return
    }
    let index = entries.firstIndex { $0.duration < result.duration } ?? entries.count
    entries.insert(
      Entry(
        test: result.test.id, iteration: result.iteration, mark: TestMark(result.outcome),
        duration: result.duration),
      at: index)
    if entries.count > Self.most { entries.removeLast() }
  }
}
#endif

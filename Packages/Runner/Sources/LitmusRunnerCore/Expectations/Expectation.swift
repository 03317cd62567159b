#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// Something that is expected to happen while a test runs, as in PlaygroundTester.
///
/// ```swift
/// func testLoads() {
///   let loaded = Expectation(name: "loaded")
///   loader.load { loaded.fulfill() }
///   AssertExpectations([loaded], timeout: 2)
/// }
/// ```
///
/// An expectation that was never waited for when its test ends is a failure at the line that made
/// it. A fulfillment too many is a failure at its own line, even after the test has ended.
public final class Expectation: Sendable {
  private struct State: Sendable {
    var expectedCount: Int
    var isInverted: Bool
    var count = 0
    var isAwaited = false
    var waits: [RunnerExpectationWait] = []
  }

  /// The name that failure messages show.
  public let name: String
  private let callSite: CallSite
  private let test = RunningTest.current
  private let state: Locked<State>

  /// Makes an expectation that has not been fulfilled.
  ///
  /// - Parameters:
  ///   - name: The name that failure messages show.
  ///   - expectedFulfilmentCount: How many fulfillments meet it; 1 by default.
  ///   - inverted: Whether it is met by staying below that count.
  ///   - fileID: The module and file of the expectation; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public init(
    name: String,
    expectedFulfilmentCount: Int = 1,
    inverted: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.name = name
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    state = Locked(State(expectedCount: expectedFulfilmentCount, isInverted: inverted))
    test?.add(self)
  }

  /// How many fulfillments meet the expectation.
  ///
  /// More than that are a failure.
  public var expectedFulfilmentCount: Int {
    get { state.withLock { $0.expectedCount } }
    set { change { $0.expectedCount = newValue } }
  }

  /// Whether the expectation is met by being fulfilled less often than `expectedFulfilmentCount`.
  public var inverted: Bool {
    get { state.withLock { $0.isInverted } }
    set { change { $0.isInverted = newValue } }
  }

  /// Changes what is expected, and notifies the waits.
  private func change(_ body: (inout State) -> Void) {
    let waits = state.withLock { state in
      body(&state)
      return state.waits
    }
    for wait in waits { wait.look() }
  }

  /// Fulfills the expectation.
  ///
  /// It may be called from any thread.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func fulfill(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let (waits, excess) = state.withLock { state -> ([RunnerExpectationWait], (Int, Int)?) in
      state.count += 1
      let isExcess = !state.isInverted && state.count > state.expectedCount
      return (state.waits, isExcess ? (state.count, state.expectedCount) : nil)
    }
    for wait in waits { wait.look() }
    guard let (count, expected) = excess else { return }
    let failure = ReportedFailure(
      message: "\(failureText(of: name)) was fulfilled \(times(count)), "
        + "but expected \(times(expected))",
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    guard let test else { return reportFailure(failure) }
    // A thread or detached task that fulfills it belongs to no test.
    RunningTest.$current.withValue(test) { reportFailure(failure) }
  }
}

// MARK: - Being waited for
extension Expectation {
  /// The status of an expectation.
  enum Standing {
    /// It is met and can no longer become unmet.
    case met
    /// It is met so far, but more fulfillments may break it.
    case metSoFar
    /// It needs more fulfillments.
    case unmet
    /// It is inverted, and was fulfilled too often.
    case broken
  }

  var standing: Standing {
    state.withLock { state in
      if state.isInverted { return state.count < state.expectedCount ? .metSoFar : .broken }
      return state.count >= state.expectedCount ? .met : .unmet
    }
  }

  func add(_ wait: RunnerExpectationWait) {
    state.withLock { state in
      state.isAwaited = true
      state.waits.append(wait)
    }
  }

  func remove(_ wait: RunnerExpectationWait) {
    state.withLock { $0.waits.removeAll { $0 === wait } }
  }

  /// A text with the actual and the expected count.
  var counts: String {
    state.withLock { state in
      let expected =
        switch (state.isInverted, state.expectedCount) {
        case (false, let count): times(count)
        case (true, 1): "it not to be"
        case (true, let count): "fewer than \(times(count))"
        }
      return
        "\(failureText(of: name)) was fulfilled \(times(state.count)), but expected \(expected)"
    }
  }

  /// Reports a failure if the expectation was never waited for.
  func testHasEnded(_ test: RunningTest) {
    guard !state.withLock({ $0.isAwaited }) else { return }
    _ = test.report(
      ReportedFailure(
        message: "\(failureText(of: name)) was never waited for, but expected to be",
        callSite: callSite))
  }
}

/// Returns a count as text: "1 time", "2 times".
private func times(_ count: Int) -> String {
  count == 1 ? "1 time" : "\(count) times"
}
#endif

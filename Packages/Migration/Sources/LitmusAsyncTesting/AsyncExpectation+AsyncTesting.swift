@_spi(Litmus) public import LitmusExpectationsCore
@_spi(Litmus) internal import LitmusReporting

// The expectation of AsyncTesting is an actor, so its users write `await` before each use of one. These
// members are asynchronous, so that the compiler does not call the `await` unnecessary.
extension AsyncExpectation {
  /// The continuation of a wait, declared only for code that names AsyncTesting's type.
  public typealias AsyncExpectationContinuation = CheckedContinuation<Void, any Error>

  /// Makes an expectation, as `asyncExpectation` does.
  ///
  /// - Parameters:
  ///   - description: What is expected to happen, as failures show it.
  ///   - isInverted: Whether it must *not* happen while it is waited for; `false` by default.
  ///   - expectedFulfillmentCount: How many times it must happen, 1 by default; an inverted
  ///     expectation must stay below that.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public convenience init(
    description: String,
    isInverted: Bool = false,
    expectedFulfillmentCount: Int = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      description: description,
      isInverted: isInverted,
      expectedFulfillmentCount: expectedFulfillmentCount,
      callSite: CallSite.current(file, line))
  }

  /// What is expected to happen; the same as `description`.
  public var expectationDescription: String { get async { description } }

  /// Whether the expectation must *not* be fulfilled while it is waited for.
  public var isInverted: Bool { get async { requirement.isInverted } }

  /// How many times it must be fulfilled; an inverted one must be fulfilled fewer times.
  public var expectedFulfillmentCount: Int { get async { requirement.fulfillmentCount } }

  /// Whether it has been fulfilled as many times as it must be, or must not be if it is inverted.
  public var isFulfilled: Bool {
    get async { fulfillmentCount >= requirement.fulfillmentCount }
  }

  /// Records that what is expected has happened, as the synchronous method of the same name does.
  ///
  /// - Parameters:
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public func fulfill(
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    fulfillAtOnce(file, line)
  }

  private func fulfillAtOnce(_ file: StaticString, _ line: UInt) { fulfill(file: file, line: line) }
}

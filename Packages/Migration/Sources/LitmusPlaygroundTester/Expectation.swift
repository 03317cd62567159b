@_spi(Litmus) internal import LitmusExpectationsCore
@_spi(Litmus) internal import LitmusReporting

/// Something that is expected to happen while a test runs, as in PlaygroundTester.
///
/// ```swift
/// func testLoads() {
///   let loaded = Expectation(name: "loaded")
///   DispatchQueue.main.async { loaded.fulfill() }
///   AssertExpectations([loaded], timeout: 2)
/// }
/// ```
///
/// It is an `AsyncExpectation` with PlaygroundTester's names, whose settings can be changed: set them
/// before it is fulfilled. In builds without the runner it does nothing.
public final class Expectation: Sendable {
  #if LITMUS_RUNNER
  let awaited: AsyncExpectation
  #endif

  /// Makes an expectation.
  ///
  /// - Parameters:
  ///   - name: The name that failures show.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public init(
    name: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    #if LITMUS_RUNNER
    awaited = asyncExpectation(description: name, file: file, line: line)
    #endif
  }

  /// How many fulfillments are expected; 1 by default.
  public var expectedFulfilmentCount: UInt {
    get {
      #if LITMUS_RUNNER
      UInt(awaited.expectedFulfillmentCount)
      #else
      1
      #endif
    }
    set {
      #if LITMUS_RUNNER
      awaited.requirement.fulfillmentCount = Int(clamping: newValue)
      #endif
    }
  }

  /// Whether the expectation must be fulfilled fewer times than `expectedFulfilmentCount`; `false` by
  /// default.
  public var inverted: Bool {
    get {
      #if LITMUS_RUNNER
      awaited.isInverted
      #else
      false
      #endif
    }
    set {
      #if LITMUS_RUNNER
      awaited.requirement.isInverted = newValue
      #endif
    }
  }

  /// Whether it is a failure to fulfill the expectation more often than expected; `true` by default.
  public var assertOnOverFulfilment: Bool {
    get {
      #if LITMUS_RUNNER
      awaited.assertForOverFulfill
      #else
      true
      #endif
    }
    set {
      #if LITMUS_RUNNER
      awaited.requirement.assertsForOverFulfill = newValue
      #endif
    }
  }

  /// Records that what is expected has happened.
  ///
  /// - Parameters:
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public func fulfill(
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    #if LITMUS_RUNNER
    awaited.fulfill(file: file, line: line)
    #endif
  }

  /// Records that what is expected has happened; to be passed as a function: `load(then: done.fulfill)`.
  @_disfavoredOverload
  public func fulfill() {
    #if LITMUS_RUNNER
    awaited.fulfill()
    #endif
  }
}

@_spi(Litmus) internal import LitmusReporting

/// A spy that records failures, so that an assertion can be tested.
///
/// ```swift
/// let failSpy = FailSpy()
/// assertEqual(2, expected: 1, failure: failSpy)
/// assert(failSpy.messages == ["Expected 1, but was 2"])
/// ```
public final class FailSpy: Failing, Sendable {
  private let failures = Locked<[(message: String, location: SourceLocation)]>([])

  /// Makes a spy that has received no failures yet.
  public init() {}

  /// The number of failures that it has received.
  public var callCount: Int { failures.withLock { $0.count } }

  /// The messages, in the order in which they were received.
  public var messages: [String] { failures.withLock { $0.map(\.message) } }

  /// The locations, in the order in which they were received.
  public var locations: [SourceLocation] { failures.withLock { $0.map(\.location) } }

  /// Records a failure; it may be called from any thread.
  ///
  /// - Parameters:
  ///   - message: What was expected and what was observed.
  ///   - location: Where the failure would be shown.
  public func fail(message: String, location: SourceLocation) {
    failures.withLock { $0.append((message, location)) }
  }
}

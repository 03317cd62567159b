#if LITMUS_REPORTING && !LITMUS_FAKES
internal import Foundation

/// A length of time that wait functions accept: a `Duration` or a number of seconds.
///
/// ```swift
/// func patience(_ timeout: some TimeoutValue) -> Duration { timeout.timeoutDuration }
///
/// assert(patience(.milliseconds(200)) == .milliseconds(200))
/// assert(patience(1.5) == .milliseconds(1_500))
/// assert(patience(2) == .seconds(2))
/// ```
///
/// With zero, a function checks once and does not wait. Negative values and NaN are treated as zero;
/// `.infinity`, and anything of a billion seconds or more, means no time limit.
public protocol TimeoutValue: Sendable {
  /// The length of time.
  var timeoutDuration: Duration { get }
}

extension Duration: TimeoutValue {
  /// The duration itself.
  public var timeoutDuration: Duration { self }
}

extension Double: TimeoutValue {
  /// The number as seconds.
  public var timeoutDuration: Duration {
    switch self {
    case ...0: .zero
    case ..<Duration.secondsWithoutLimit: .seconds(self)
    default: isNaN ? .zero : .seconds(Duration.secondsWithoutLimit)
    }
  }
}

extension Int: TimeoutValue {
  /// The number as seconds.
  public var timeoutDuration: Duration { .seconds(self) }
}

// These members are available with a leading dot wherever a parameter accepts any timeout value.
extension TimeoutValue where Self == Duration {
  /// A number of seconds.
  public static func seconds(_ seconds: some BinaryInteger) -> Duration {
    Duration.seconds(seconds)
  }

  /// A number of seconds.
  public static func seconds(_ seconds: Double) -> Duration { seconds.timeoutDuration }

  /// A number of milliseconds.
  public static func milliseconds(_ milliseconds: some BinaryInteger) -> Duration {
    Duration.milliseconds(milliseconds)
  }

  /// A number of milliseconds.
  public static func milliseconds(_ milliseconds: Double) -> Duration {
    (milliseconds / 1_000).timeoutDuration
  }

  /// A number of microseconds.
  public static func microseconds(_ microseconds: some BinaryInteger) -> Duration {
    Duration.microseconds(microseconds)
  }

  /// A number of microseconds.
  public static func microseconds(_ microseconds: Double) -> Duration {
    (microseconds / 1_000_000).timeoutDuration
  }

  /// A number of nanoseconds.
  public static func nanoseconds(_ nanoseconds: some BinaryInteger) -> Duration {
    Duration.nanoseconds(nanoseconds)
  }

  /// No time at all.
  public static var zero: Duration { Duration.zero }
}

/// A timeout that never expires; written `.infinity`.
public struct InfiniteTimeout: TimeoutValue {
  /// The duration that means no time limit.
  public var timeoutDuration: Duration { Double.infinity.timeoutDuration }
}

extension TimeoutValue where Self == InfiniteTimeout {
  /// No time limit.
  public static var infinity: InfiniteTimeout { InfiniteTimeout() }
}

/// The timeout of a wait without one of its own: 1 second, or that of `withDefaultTimeout(_:operation:)`.
///
/// A wait function of your own has it as the default of its timeout:
///
/// ```swift
/// func waitUntilLoaded(timeout: some TimeoutValue = DefaultTimeout()) -> Duration {
///   timeout.timeoutDuration
/// }
///
/// withDefaultTimeout(.seconds(5)) {
///   assert(waitUntilLoaded() == .seconds(5))
/// }
/// ```
public struct DefaultTimeout: TimeoutValue {
  /// The setting of a test.
  enum Setting: TestSetting { typealias Value = Duration }

  /// Makes the default timeout of the current task.
  public init() {}

  /// The default of the innermost scope; 1 second outside of any.
  public var timeoutDuration: Duration { Setting.inTask ?? .seconds(1) }
}

extension TimeoutValue where Self == DefaultTimeout {
  /// The default timeout of the current task.
  public static var `default`: DefaultTimeout { DefaultTimeout() }
}

/// Runs an operation whose waits have another default timeout.
///
/// It applies to the operation's task and its child tasks, and in any task to expectations and emissions
/// that the operation makes. A wait with a timeout of its own keeps that, and `testTask` and the assertions of
/// traps keep their default of 60 seconds.
///
/// - Parameters:
///   - timeout: The default timeout, as a duration or a number of seconds.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withDefaultTimeout<Result>(
  _ timeout: some TimeoutValue, operation: () throws -> Result
) rethrows -> Result {
  try TestContext.withSetting(
    DefaultTimeout.Setting.self, timeout.timeoutDuration, operation: operation)
}

/// Runs an asynchronous operation whose waits have another default timeout.
///
/// - Parameters:
///   - timeout: The default timeout, as a duration or a number of seconds.
///   - operation: The operation, which runs on the caller's actor.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public nonisolated(nonsending) func withDefaultTimeout<Result>(
  _ timeout: some TimeoutValue,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await TestContext.withSetting(
    DefaultTimeout.Setting.self, timeout.timeoutDuration, operation: operation)
}

/// The factor by which the environment multiplies all timeouts that the system's clocks measure.
@_spi(Litmus)
public enum TimeoutScale {
  /// The factor of this process; 1 unless the variable is a positive number.
  public static let current = factor(
    ProcessInfo.processInfo.environment["LITMUS_TIMEOUT_SCALE"])

  /// Returns the factor that a value of the variable means.
  public static func factor(_ text: String?) -> Double {
    guard let number = text.flatMap(Double.init), number > 0, number.isFinite else { return 1 }
    return number
  }

  /// Returns a timeout multiplied by a factor.
  ///
  /// - Parameters:
  ///   - timeout: The timeout.
  ///   - factor: The factor; by default that of this process.
  public static func scaled(_ timeout: Duration, by factor: Double = current) -> Duration {
    factor == 1 ? timeout : (timeout.asTimeout.inSeconds * factor).timeoutDuration
  }
}
#endif

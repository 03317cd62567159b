internal import Foundation

/// The timeout of a wait without one of its own: 1 second, or that of ``withDefaultTimeout(_:operation:)``.
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
  /// The name of the environment variable.
  public static let variable = "LITMUS_TIMEOUT_SCALE"

  /// The factor of this process; 1 unless the variable is a positive number.
  public static let current = factor(ProcessInfo.processInfo.environment[variable])

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

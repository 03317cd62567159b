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

/// A length of time as wait functions take it: a `Duration` or a number of seconds.
///
/// ```swift
/// func patience(_ timeout: some TimeoutValue) -> Duration { timeout.timeoutDuration }
///
/// assert(patience(.milliseconds(200)) == .milliseconds(200))
/// assert(patience(1.5) == .milliseconds(1_500))
/// assert(patience(2) == .seconds(2))
/// ```
///
/// Zero looks once and does not wait. What is negative or not a number is taken as zero, and
/// `.infinity`, like anything of a billion seconds and more, as no time limit.
public protocol TimeoutValue: Sendable {
  /// The length of time.
  var timeoutDuration: Duration { get }
}

extension Duration: TimeoutValue {
  /// The duration itself.
  public var timeoutDuration: Duration { self }
}

extension Double: TimeoutValue {
  /// The number taken as seconds.
  public var timeoutDuration: Duration {
    switch self {
    case ...0: .zero
    case ..<Duration.secondsWithoutLimit: .seconds(self)
    default: isNaN ? .zero : .seconds(Duration.secondsWithoutLimit)
    }
  }
}

extension Int: TimeoutValue {
  /// The number taken as seconds.
  public var timeoutDuration: Duration { .seconds(self) }
}

// What a leading dot finds where any timeout value is taken.
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

/// A timeout that never comes; written `.infinity`.
public struct InfiniteTimeout: TimeoutValue {
  /// Longer than any clock can bear.
  public var timeoutDuration: Duration { Double.infinity.timeoutDuration }
}

extension TimeoutValue where Self == InfiniteTimeout {
  /// No time limit.
  public static var infinity: InfiniteTimeout { InfiniteTimeout() }
}

/// The maximum duration of a wait.
@_spi(Litmus)
public struct WaitLimit: Sendable, Hashable, CustomStringConvertible {
  /// The duration, which is never negative; `nil` if there is no limit.
  public var duration: Duration?
  /// The reason why a wait with this limit ended much later, if it did.
  public var shortfall: ServiceShortfall?

  /// Makes a limit from a timeout.
  public init(_ timeout: some TimeoutValue) {
    let duration = timeout.timeoutDuration
    // Clocks trap on durations much longer than a billion seconds, which is 31 years.
    self.duration = duration < .seconds(Duration.secondsWithoutLimit) ? max(duration, .zero) : nil
  }

  /// Makes a limit from a timeout, multiplied by `LITMUS_TIMEOUT_SCALE` if the system measures the time.
  public init(_ timeout: some TimeoutValue, on clock: any Clock<Duration>) {
    self = WaitLimit(timeout).scaled(on: clock)
  }

  /// Returns the limit multiplied by `LITMUS_TIMEOUT_SCALE`, if the system measures the time.
  public func scaled(on clock: any Clock<Duration>) -> WaitLimit {
    guard let duration, clock.isOfTheSystem else { return self }
    return WaitLimit(TimeoutScale.scaled(duration))
  }

  /// The limit as failures show it, as in `1.0 seconds`; with the reason if the wait took much longer.
  public var description: String {
    shortfall?.description ?? duration.map { "\($0.inSeconds) seconds" } ?? "no time limit"
  }

  /// Returns the limit with the reason why a wait ended much later.
  ///
  /// - Parameter shortfall: The reason, if there is one.
  public func with(_ shortfall: ServiceShortfall?) -> WaitLimit {
    var limit = self
    limit.shortfall = shortfall
    return limit
  }
}

extension Duration {
  /// The number of seconds from which a timeout means no limit.
  static let secondsWithoutLimit: Double = 1_000_000_000

  /// The duration as clocks can sleep for it: neither negative nor infinite.
  @_spi(Litmus)
  public var asTimeout: Duration { min(max(self, .zero), .seconds(Self.secondsWithoutLimit)) }

  /// The seconds, rounded to nanoseconds, so that 1.1 is shown as 1.1.
  @_spi(Litmus)
  public var inSeconds: Double { (self / .nanoseconds(1)).rounded() / 1_000_000_000 }

  /// The seconds, rounded down to tenths, for measured durations.
  @_spi(Litmus)
  public var inTenths: Double { (self / .milliseconds(100)).rounded(.down) / 10 }

  /// The seconds, rounded to thousandths, for measured durations that may be short.
  @_spi(Litmus)
  public var inThousandths: Double { (self / .milliseconds(1)).rounded() / 1_000 }
}

/// How long a wait lasts at most.
@_spi(Litmus)
public struct WaitLimit: Sendable, Hashable, CustomStringConvertible {
  /// Never negative; `nil` if there is no limit.
  public var duration: Duration?
  /// Why a wait that had this limit ended before it was served for all of it, if it did.
  public var shortfall: ServiceShortfall?

  /// Makes the limit that a timeout stands for.
  public init(_ timeout: some TimeoutValue) {
    let duration = timeout.timeoutDuration
    // Clocks trap on what is much longer than a billion seconds, which are 31 years.
    self.duration = duration < .seconds(Duration.secondsWithoutLimit) ? max(duration, .zero) : nil
  }

  /// The limit as failures show it, as in `1.0 seconds`; with the reason if the wait was not served
  /// for as long.
  public var description: String {
    shortfall?.description ?? duration.map { "\($0.inSeconds) seconds" } ?? "no time limit"
  }

  /// The limit with the reason why a wait ended before it was served for all of it.
  ///
  /// - Parameter shortfall: The reason, if there is one.
  public func with(_ shortfall: ServiceShortfall?) -> WaitLimit {
    var limit = self
    limit.shortfall = shortfall
    return limit
  }
}

extension Duration {
  /// The number of seconds from which on a timeout means that there is no limit.
  static let secondsWithoutLimit: Double = 1_000_000_000

  /// The duration as clocks can sleep for it: neither negative nor without end.
  @_spi(Litmus)
  public var asTimeout: Duration { min(max(self, .zero), .seconds(Self.secondsWithoutLimit)) }

  /// The seconds, rounded to nanoseconds, so that 1.1 is shown as 1.1.
  @_spi(Litmus)
  public var inSeconds: Double { (self / .nanoseconds(1)).rounded() / 1_000_000_000 }

  /// The seconds, rounded down to tenths, for what was measured.
  @_spi(Litmus)
  public var inTenths: Double { (self / .milliseconds(100)).rounded(.down) / 10 }
}

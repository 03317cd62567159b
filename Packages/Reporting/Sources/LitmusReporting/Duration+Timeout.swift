@_spi(Litmus)
extension Duration {
  /// About 31 years; clocks may trap on what is much longer.
  private static let longestTimeout = Duration.seconds(1_000_000_000)

  /// The duration as clocks can sleep for it: neither negative nor without end.
  public var asTimeout: Duration { min(max(self, .zero), .longestTimeout) }

  /// Makes a timeout of any number of seconds, also of a negative or infinite one.
  public init(timeoutInSeconds seconds: Double) {
    self =
      switch seconds {
      case ...0: .zero
      case ..<1_000_000_000: .seconds(seconds)
      default: seconds.isNaN ? .zero : .longestTimeout
      }
  }

  /// The seconds, rounded to nanoseconds, so that 1.1 is shown as 1.1.
  public var inSeconds: Double { (self / .nanoseconds(1)).rounded() / 1_000_000_000 }
}

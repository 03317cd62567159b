@_spi(Litmus)
extension Duration {
  /// The duration as clocks can sleep for it: neither negative nor without end.
  public var asTimeout: Duration { min(max(self, .zero), .seconds(Self.secondsWithoutLimit)) }

  /// Makes a timeout of any number of seconds, also of a negative or infinite one.
  public init(timeoutInSeconds seconds: Double) { self = seconds.timeoutDuration }
}

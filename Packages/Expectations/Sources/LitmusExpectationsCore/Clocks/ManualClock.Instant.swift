extension ManualClock {
  /// A time on a manual clock.
  public struct Instant: InstantProtocol {
    /// The duration since the clock's beginning.
    public var offset: Duration

    /// Makes the time at a duration after a clock's beginning; by default, the beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the time that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns how much later another time is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether one time is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }
}

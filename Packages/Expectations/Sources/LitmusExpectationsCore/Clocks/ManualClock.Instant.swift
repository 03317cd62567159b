extension ManualClock {
  /// A time on a manual clock.
  public struct Instant: InstantProtocol {
    /// How much later than the clock's beginning.
    public var offset: Duration

    /// Makes the time that is so much later than a clock's beginning; by default, the beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The time that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later another time is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one time is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }
}

import LitmusExpectations

extension Clock where Self == ManualClock {
  /// A clock on which no sleep takes real time.
  static var jumping: ManualClock { ManualClock(advancesBySleeping: true) }
}

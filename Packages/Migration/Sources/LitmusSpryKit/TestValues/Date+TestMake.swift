#if LITMUS_FAKES
public import Foundation

extension TimeZone {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Makes a time zone.
    ///
    /// - Parameter secondsFromGMT: Its distance from GMT in seconds; 0 by default.
    /// - Returns: The time zone.
    public static func testMake(secondsFromGMT: Int = 0) -> TimeZone {
      guard let zone = TimeZone(secondsFromGMT: secondsFromGMT) else {
        preconditionFailure("There is no time zone \(secondsFromGMT) seconds from GMT")
      }
      return zone
    }
  }
}

extension Date {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Makes a date from its components; the process stops if there is none.
    ///
    /// - Parameters:
    ///   - year: The year; 0 by default, as all numbers.
    ///   - month: The month.
    ///   - day: The day.
    ///   - hour: The hour.
    ///   - minute: The minute.
    ///   - second: The second.
    ///   - nanosecond: The nanosecond.
    ///   - timeZone: The time zone; GMT by default.
    ///   - calendar: The calendar; the current one by default.
    /// - Returns: The date.
    public static func testMake(
      year: Int = 0,
      month: Int = 0,
      day: Int = 0,
      hour: Int = 0,
      minute: Int = 0,
      second: Int = 0,
      nanosecond: Int = 0,
      timeZone: TimeZone = TimeZone.spry.testMake(),
      calendar: Calendar = .current
    ) -> Date {
      let components = DateComponents(
        calendar: calendar, timeZone: timeZone, year: year, month: month, day: day, hour: hour,
        minute: minute, second: second, nanosecond: nanosecond)
      guard let date = calendar.date(from: components) else {
        preconditionFailure("\(components) is no date")
      }
      return date
    }
  }
}
#endif

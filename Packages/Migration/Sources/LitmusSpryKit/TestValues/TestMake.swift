#if LITMUS_FAKES
public import Dispatch
public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Data {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Encodes a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encoder: The encoder; by default one that sorts and indents JSON.
    /// - Returns: The JSON.
    /// - Throws: The encoder's error.
    public static func testMake(
      from value: some Encodable,
      encoder: JSONEncoder? = nil
    ) throws -> Data {
      if let encoder { return try encoder.encode(value) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(value)
    }

    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - data: The JSON.
    ///   - decoder: The decoder; a new one by default.
    /// - Returns: The value.
    /// - Throws: The decoder's error.
    public static func testMake<Value: Decodable>(
      _ type: Value.Type = Value.self,
      from data: Data,
      decoder: JSONDecoder? = nil
    ) throws -> Value {
      try (decoder ?? JSONDecoder()).decode(type, from: data)
    }
  }
}

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

extension DispatchTime {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Makes a time from now.
    ///
    /// - Parameter interval: The seconds from now.
    /// - Returns: The time.
    public static func testMake(secondsFromNow interval: Double) -> DispatchTime {
      .now() + interval
    }

    /// Makes a condition that times meet which differ by less than a millisecond from a time from now, counted
    /// when the argument is compared.
    ///
    /// - Parameter interval: The seconds from now.
    /// - Returns: The condition.
    public static func argument(secondsFromNow interval: Double) -> Argument {
      .validator { argument in
        guard let time = argument as? DispatchTime else { return false }
        let expected = testMake(secondsFromNow: interval).uptimeNanoseconds
        let actual = time.uptimeNanoseconds
        return max(actual, expected) - min(actual, expected) < 1_000_000
      }
    }
  }
}

extension URL {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Makes an address; the process stops if the text is none.
    ///
    /// - Parameter string: The address; `http://www.some.com` by default.
    /// - Returns: The address.
    public static func testMake(_ string: String = "http://www.some.com") -> URL {
      guard let url = URL(string: string) else { preconditionFailure("\(string) is no URL") }
      return url
    }
  }
}

extension URLRequest {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Makes a request.
    ///
    /// - Parameters:
    ///   - url: The address; `http://www.some.com` by default.
    ///   - headers: The headers; none by default.
    /// - Returns: The request.
    public static func testMake(
      url: URL = URL.spry.testMake(),
      headers: [String: String] = [:]
    ) -> URLRequest {
      var request = URLRequest(url: url)
      for (field, value) in headers { request.addValue(value, forHTTPHeaderField: field) }
      return request
    }

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - headers: The headers; none by default.
    /// - Returns: The request.
    public static func testMake(url: String, headers: [String: String] = [:]) -> URLRequest {
      testMake(url: URL.spry.testMake(url), headers: headers)
    }
  }
}
#endif

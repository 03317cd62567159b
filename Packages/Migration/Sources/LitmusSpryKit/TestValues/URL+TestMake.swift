#if LITMUS_FAKES
public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

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

public import Foundation
@_spi(Litmus) internal import LitmusReporting
public import LitmusRunnerCore

/// The names of PlaygroundTester's module, for code that qualifies them.
///
/// ```swift
/// PlaygroundTester.PlaygroundTesterConfiguration.isTesting = true
/// ```
///
/// Where a module of the name PlaygroundTester re-exports this one, the name means this type too.
public enum PlaygroundTester {
  /// The base class of suites.
  public typealias TestCase = BackgroundTestCase

  /// Something that is expected to happen while a test runs.
  public typealias Expectation = LitmusPlaygroundTester.Expectation

  /// The configuration of whether the app shows its tests.
  public typealias PlaygroundTesterConfiguration = TestRunnerConfiguration

  /// The name of the configuration in PlaygroundTester 0.2.
  public typealias PlaygroundTesterConfigurator = TestRunnerConfiguration

  /// Fails if a value is false.
  ///
  /// - Parameters:
  ///   - value: The value that is expected to be true.
  ///   - message: The text to append to the failure's own message.
  ///   - file: The path of the file of the assertion; the caller's by default.
  ///   - line: The line in it.
  public static func Assert(
    _ value: @autoclosure () throws -> Bool,
    message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    LitmusRunnerCore.Assert(try value(), message: message(), file: file, line: line)
  }

  /// Fails if a value is true.
  ///
  /// - Parameters:
  ///   - value: The value that is expected to be false.
  ///   - message: The text to append to the failure's own message.
  ///   - file: The path of the file of the assertion; the caller's by default.
  ///   - line: The line in it.
  public static func AssertFalse(
    _ value: @autoclosure () throws -> Bool,
    message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    LitmusRunnerCore.AssertFalse(try value(), message: message(), file: file, line: line)
  }

  /// Fails if two values are not equal.
  ///
  /// - Parameters:
  ///   - value: A value.
  ///   - other: The value that it is expected to equal.
  ///   - message: The text to append to the failure's own message.
  ///   - file: The path of the file of the assertion; the caller's by default.
  ///   - line: The line in it.
  public static func AssertEqual<T: Equatable>(
    _ value: @autoclosure () throws -> T,
    other: @autoclosure () throws -> T,
    message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    LitmusRunnerCore.AssertEqual(
      try value(), other: try other(), message: message(), file: file, line: line)
  }

  /// Fails if two values are equal.
  ///
  /// - Parameters:
  ///   - value: A value.
  ///   - other: The value that it is expected to differ from.
  ///   - message: The text to append to the failure's own message.
  ///   - file: The path of the file of the assertion; the caller's by default.
  ///   - line: The line in it.
  public static func AssertNotEqual<T: Equatable>(
    _ value: @autoclosure () throws -> T,
    other: @autoclosure () throws -> T,
    message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    LitmusRunnerCore.AssertNotEqual(
      try value(), other: try other(), message: message(), file: file, line: line)
  }

  /// Fails if a value is not `nil`.
  ///
  /// - Parameters:
  ///   - value: The value that is expected to be `nil`.
  ///   - message: The text to append to the failure's own message.
  ///   - file: The path of the file of the assertion; the caller's by default.
  ///   - line: The line in it.
  public static func AssertNil<T>(
    _ value: @autoclosure () throws -> T?,
    message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    LitmusRunnerCore.AssertNil(try value(), message: message(), file: file, line: line)
  }

  /// Fails if a value is `nil`.
  ///
  /// - Parameters:
  ///   - value: The value that is expected not to be `nil`.
  ///   - message: The text to append to the failure's own message.
  ///   - file: The path of the file of the assertion; the caller's by default.
  ///   - line: The line in it.
  public static func AssertNotNil<T>(
    _ value: @autoclosure () throws -> T?,
    message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    LitmusRunnerCore.AssertNotNil(try value(), message: message(), file: file, line: line)
  }

  /// Returns the value of an optional, or fails and throws if it is `nil`.
  ///
  /// - Parameters:
  ///   - value: The value that is expected not to be `nil`.
  ///   - message: The text to append to the failure's own message.
  ///   - file: The path of the file of the assertion; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The value.
  /// - Throws: An error that ends the test and is not reported as another failure.
  public static func AssertUnwrap<T>(
    _ value: @autoclosure () throws -> T?,
    message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> T {
    try LitmusRunnerCore.AssertUnwrap(try value(), message: message(), file: file, line: line)
  }

  /// Waits until expectations are fulfilled, and fails if they are not in time.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: How many seconds to wait at most.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public static func AssertExpectations(
    _ expectations: [Expectation],
    timeout: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    LitmusPlaygroundTester.AssertExpectations(
      expectations, timeout: timeout,
      file: file, line: line)
  }
}

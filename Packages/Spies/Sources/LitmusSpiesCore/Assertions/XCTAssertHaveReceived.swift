internal import LitmusReporting

/// Reports a failure unless a fake received a call; the name for tests under XCTest.
///
/// ```swift
/// XCTAssertHaveReceived(fakeStore, .save, with: "x", countSpecifier: .exactly(1))
/// ```
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The arguments that a call must have to count; none means any arguments.
///   - countSpecifier: How many such calls are expected.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1),
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let result = spy.didCall(function, withArguments: arguments, countSpecifier: countSpecifier)
  guard let message = result.failureMessage else { return }
  reportFailure(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

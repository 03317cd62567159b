public import LitmusRunnerCore

extension TestList where Subject: BackgroundTestCase {
  /// Makes an empty list of a suite whose initializer belongs to no actor, such as `CartTests.init`.
  ///
  /// - Parameters:
  ///   - file: The path of the file of the suite; the caller's by default.
  ///   - line: The line of the suite.
  ///   - make: Makes the instance for one test.
  public init(
    file: StaticString = #filePath, line: UInt = #line, make: @escaping () throws -> Subject
  ) {
    // Safe to send: the runner calls it on the main actor alone.
    nonisolated(unsafe) let make = make
    self.init(tags: [], file: file, line: line, make: { () throws -> Subject in try make() })
  }
}

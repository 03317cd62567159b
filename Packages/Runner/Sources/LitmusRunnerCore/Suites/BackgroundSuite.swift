/// A suite whose synchronous tests run on a background thread, which they may block.
///
/// Such a test may call `DispatchQueue.main.sync`, or wait for a semaphore that the main queue
/// signals; on the main thread the first stops the process, and the second never ends.
///
/// ```swift
/// @TestSuite struct StoreTests: BackgroundSuite {
///   func testSaves() {
///     let saved = DispatchQueue.main.sync { store.save() }
///     Assert(saved)
///   }
/// }
/// ```
///
/// The tests of one suite still run one after another. Its instances are made on the main actor, and
/// tests that are asynchronous or marked `@MainActor` run as in every other suite.
public protocol BackgroundSuite {}

extension TestList where Subject: BackgroundSuite {
  /// Adds a synchronous test, which runs on a background thread.
  ///
  /// - Parameters:
  ///   - name: The test's name, as reports show it and `--filter` matches it.
  ///   - tags: The test's own tags.
  ///   - timeLimit: The test's time limit; by default that of its suite.
  ///   - line: The line of the test, in the suite's file.
  ///   - body: Calls the test.
  public mutating func add(
    _ name: String,
    tags: [String] = [],
    timeLimit: Duration? = nil,
    line: UInt = #line,
    body: @escaping @Sendable (inout Subject) throws -> Void
  ) {
    append(name, tags, timeLimit, line, .background(body))
  }

  /// Adds a parameterized synchronous test, which runs on a background thread.
  ///
  /// - Parameters:
  ///   - name: The test's name; that of a test case is followed by its argument.
  ///   - arguments: The arguments.
  ///   - tags: The test's own tags.
  ///   - timeLimit: The test's time limit; by default that of its suite.
  ///   - line: The line of the test, in the suite's file.
  ///   - body: Calls the test with one argument.
  public mutating func add<Arguments: Sequence>(
    _ name: String,
    arguments: Arguments,
    tags: [String] = [],
    timeLimit: Duration? = nil,
    line: UInt = #line,
    body: @escaping @Sendable (inout Subject, Arguments.Element) throws -> Void
  ) where Arguments.Element: Sendable {
    appendTestCases(of: name, arguments, tags, timeLimit, line, body)
  }
}

extension TestList {
  // Here the closure does not capture how the subject conforms to `BackgroundSuite`, which is not Sendable.
  fileprivate mutating func appendTestCases<Arguments: Sequence>(
    of name: String, _ arguments: Arguments, _ tags: [String], _ timeLimit: Duration?, _ line: UInt,
    _ body: @escaping @Sendable (inout Subject, Arguments.Element) throws -> Void
  ) where Arguments.Element: Sendable {
    for (testCase, argument) in testCases(of: name, arguments) {
      append(testCase, tags, timeLimit, line, .background { try body(&$0, argument) })
    }
  }
}

@_spi(Litmus) internal import LitmusReporting

/// A type whose tests the runner finds automatically.
///
/// `@TestSuite` generates the conformance. By hand, on every platform and without macros:
///
/// ```swift
/// final class CartTests: TestCase, ListedSuite {
///   func testAdds() { … }
///   func testLoads() async throws { … }
///
///   static var tests: TestList<CartTests> {
///     var list = TestList(make: CartTests.init)
///     list.add("testAdds") { $0.testAdds() }
///     list.add("testLoads") { try await $0.testLoads() }
///     return list
///   }
/// }
/// ```
///
/// Classes and actors are found in every build. An optimized build drops a struct or enum that
/// nothing refers to: pass such a list to `TestRunner(lists:)`, or use `@TestSuite`.
public protocol ListedSuite {
  /// The type that the tests are called on; by default the type itself.
  associatedtype Subject = Self

  /// The tests, in the order in which they run.
  @MainActor static var tests: TestList<Subject> { get }
}

/// The tests of one suite, each with its name, its source location and a closure that runs it.
public struct TestList<Subject> {
  /// How an instance for a test is made.
  enum Maker {
    case sync(@MainActor () throws -> Subject)
    case async(@Sendable () async throws -> sending Subject)
    #if LITMUS_RUNNER
    /// Another framework makes it.
    case hosted(TestHost<Subject>)
    #endif
  }

  /// How a test is run on its instance.
  package enum Body {
    case sync(@MainActor (inout Subject) throws -> Void)
    case async(@Sendable (inout Subject) async throws -> Void)
    /// A synchronous test that may block its thread.
    case background(@Sendable (inout Subject) throws -> Void)
  }

  struct Test {
    var name: String
    var tags: [String]
    var timeLimit: Duration?
    var callSite: CallSite
    var body: Body

    var isAsync: Bool {
      if case .async = body { true } else { false }
    }
  }

  var maker: Maker
  var tags: [String]
  var timeLimit: Duration?
  var callSite: CallSite
  private(set) var tests: [Test] = []

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - tags: Tags that each test of the suite has.
  ///   - timeLimit: The time limit of each of its tests; by default that of the run.
  ///   - file: The path of the suite's file.
  ///   - line: The line of the suite.
  ///   - make: Makes the instance for one test. If it throws, that test fails.
  public init(
    tags: [String] = [],
    timeLimit: Duration? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    make: @escaping @MainActor () throws -> Subject
  ) {
    maker = .sync(make)
    self.tags = tags
    self.timeLimit = timeLimit
    callSite = CallSite(file: file, line: line)
  }

  /// Makes an empty list of a suite with an asynchronous initializer.
  ///
  /// - Parameters:
  ///   - tags: Tags that each test of the suite has.
  ///   - timeLimit: The time limit of each of its tests; by default that of the run.
  ///   - file: The path of the suite's file.
  ///   - line: The line of the suite.
  ///   - make: Makes the instance for one test. If it throws, that test fails.
  public init(
    tags: [String] = [],
    timeLimit: Duration? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    make: @escaping @Sendable () async throws -> sending Subject
  ) {
    maker = .async(make)
    self.tags = tags
    self.timeLimit = timeLimit
    callSite = CallSite(file: file, line: line)
  }
}

extension TestList {
  /// Adds a synchronous test, which runs on the main thread.
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
    body: @escaping @MainActor (inout Subject) throws -> Void
  ) {
    append(name, tags, timeLimit, line, .sync(body))
  }

  /// Adds an asynchronous test.
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
    body: @escaping @Sendable (inout Subject) async throws -> Void
  ) {
    append(name, tags, timeLimit, line, .async(body))
  }

  /// Adds a parameterized synchronous test: a test case for each argument.
  ///
  /// - Parameters:
  ///   - name: The test's name; that of a test case is followed by its argument, as in
  ///     `testDoubles(3)`.
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
    body: @escaping @MainActor (inout Subject, Arguments.Element) throws -> Void
  ) where Arguments.Element: Sendable {
    for (testCase, argument) in testCases(of: name, arguments) {
      append(testCase, tags, timeLimit, line, .sync { try body(&$0, argument) })
    }
  }

  /// Adds a parameterized asynchronous test: a test case for each argument.
  ///
  /// - Parameters:
  ///   - name: The test's name; that of a test case is followed by its argument, as in
  ///     `testDoubles(3)`.
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
    body: @escaping @Sendable (inout Subject, Arguments.Element) async throws -> Void
  ) where Arguments.Element: Sendable {
    for (testCase, argument) in testCases(of: name, arguments) {
      append(testCase, tags, timeLimit, line, .async { try await body(&$0, argument) })
    }
  }

  mutating func append(
    _ name: String, _ tags: [String], _ timeLimit: Duration?, _ line: UInt,
    _ body: Body
  ) {
    var location = callSite
    location.line = Int(clamping: line)
    let allTags = tags.isEmpty ? self.tags : self.tags + tags
    tests.append(
      Test(
        name: name, tags: allTags, timeLimit: timeLimit ?? self.timeLimit, callSite: location,
        body: body))
  }

  /// Returns the name and argument of each test case; those with the same text are numbered.
  func testCases<Arguments: Sequence>(
    of name: String, _ arguments: Arguments
  ) -> [(String, Arguments.Element)] {
    var counts: [String: Int] = [:]
    return arguments.map { argument in
      let testCase = "\(name)(\(failureText(of: argument)))"
      let count = counts[testCase, default: 0] + 1
      counts[testCase] = count
      return (count == 1 ? testCase : "\(testCase) #\(count)", argument)
    }
  }
}

extension TestList {
  /// Adds an asynchronous test that runs on the main actor.
  ///
  /// It is for a test that is `@MainActor` in a type that is neither `@MainActor` nor `Sendable`.
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
    mainActorBody body: @escaping @MainActor (inout Subject) async throws -> Void
  ) {
    append(
      name, tags, timeLimit, line,
      .async { subject in
        // The parts of a test run one after another, so that no other part uses the instance
        // meanwhile.
        nonisolated(unsafe) var instance = subject
        defer { subject = instance }
        try await body(&instance)
      })
  }

  /// Adds a parameterized asynchronous test that runs on the main actor: a test case for each
  /// argument.
  ///
  /// It is for a test that is `@MainActor` in a type that is neither `@MainActor` nor `Sendable`.
  ///
  /// - Parameters:
  ///   - name: The test's name; that of a test case is followed by its argument, as in
  ///     `testDoubles(3)`.
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
    mainActorBody body: @escaping @MainActor (inout Subject, Arguments.Element) async throws -> Void
  ) where Arguments.Element: Sendable {
    for (testCase, argument) in testCases(of: name, arguments) {
      add(
        testCase, tags: tags, timeLimit: timeLimit, line: line,
        mainActorBody: { try await body(&$0, argument) })
    }
  }
}

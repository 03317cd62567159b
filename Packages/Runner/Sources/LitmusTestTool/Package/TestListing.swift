#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerProcesses
@_spi(Litmus) internal import LitmusReporting

/// A request for the tests of a test executable.
struct TestListing: Sendable {
  let executable: TestExecutable
  /// How many seconds a process may take; `nil` for no limit.
  let limit: Double?
  /// Whether the lists of an earlier process are used.
  var usesCache = true

  /// Returns the tests of both frameworks, with the test cases of parameterized functions.
  ///
  /// - Throws: A ``RunError`` if the executable does not list them.
  func tests() throws -> (XCTestCases, SwiftTestingTests) {
    switch executable.main {
    case .other: return (XCTestCases(), SwiftTestingTests())
    case .xctest: return (try xctestCases(), SwiftTestingTests())
    case .generated: break
    }
    let cache = TestListCache(of: executable)
    let known = usesCache ? cache?.read() : nil
    let lists =
      try known
      ?? TestListCache.Lists(xctest: xctestCases(), swiftTesting: swiftTestingFunctions())
    if known == nil { cache?.write(lists) }
    return (lists.xctest, try addingTestCases(to: lists.swiftTesting))
  }

  /// Returns the test classes of XCTest.
  ///
  /// - Throws: A ``RunError`` if the executable does not list them.
  private func xctestCases() throws -> XCTestCases {
    #if os(macOS)
    // XCTest on macOS lists no tests; SwiftPM has a helper for that.
    return XCTestCases()
    #else
    let (end, output, _) = try run(results: .output) { _ in
      executable.xctest(["--dump-tests-json"])
    }
    guard let cases = XCTestCases(json: output) else {
      throw failure(of: "XCTest", end, output)
    }
    return cases
    #endif
  }

  /// Returns the suites and functions of Swift Testing, without test cases.
  ///
  /// - Throws: A ``RunError`` if the executable does not list them.
  private func swiftTestingFunctions() throws -> SwiftTestingTests {
    var tests = SwiftTestingTests()
    var configuration = SwiftTestingConfiguration()
    configuration.listTests = true
    let (end, output, records) = try run(configuration)
    // 69 says that there are no tests.
    guard [.exited(code: 0), .exited(code: 69)].contains(end) else {
      throw failure(of: "Swift Testing", end, output)
    }
    tests.records = records
    return tests
  }

  /// Returns the tests of Swift Testing with the test cases of parameterized functions.
  ///
  /// Only a run evaluates arguments. So a run of these functions is started, and its process ended when it has
  /// said which tests there are. The first of them may have begun by then.
  private func addingTestCases(to declared: SwiftTestingTests) throws -> SwiftTestingTests {
    var tests = declared
    let functions = tests.tests.filter { $0.kind == "function" }
    let parameterized = Set(functions.filter { $0.isParameterized == true }.map(\.id))
    guard !parameterized.isEmpty else { return tests }
    let pattern = PrefixPattern(functions.map(\.id), isChosen: parameterized.contains)
    let (_, _, details) = try run(
      SwiftTestingConfiguration(filter: pattern.text.map { [$0] }), untilRunStarts: true)
    tests.replace(with: details)
    return tests
  }

  private func failure(of framework: String, _ end: ProcessEnd, _ output: Data) -> RunError {
    let text = String(decoding: output, as: UTF8.self)
    return RunError(
      "\(framework) could not list the package's tests: \(end)\(CrashOutput(text).suffix)"
        + Self.advice(for: text), code: .failed)
  }

  /// Returns what to change in the tests, if it is known, on a line of its own.
  ///
  /// XCTest on Linux ends a process that has a synchronous test on the main actor, before any test runs.
  ///
  /// - Parameter output: What the process has written.
  static func advice(for output: String) -> String {
    let cast = #/Could not cast value of type '\((.+)\) -> @Swift\.MainActor \(\)/#
    guard let name = output.firstMatch(of: cast)?.1 else { return "" }
    return "\nXCTest on Linux cannot call synchronous tests on the main actor. "
      + "To fix this, declare those of '\(name)' 'async'."
  }
}

extension TestListing {
  private func run(
    _ configuration: SwiftTestingConfiguration, untilRunStarts: Bool = false
  ) throws -> (ProcessEnd, Data, [String]) {
    try run(results: .events, untilRunStarts: untilRunStarts) {
      try executable.swiftTesting(configuration, pipes: $0)
    }
  }

  /// Runs a process, and again if another process has killed it, which says nothing about the package.
  private func run(
    results: TestProcess.Channel, untilRunStarts: Bool = false,
    _ invocation: (TemporaryFolder) throws -> TestInvocation
  ) throws -> (ProcessEnd, Data, [String]) {
    var attempt = 1
    while true {
      let process = TestProcess()
      let isOver = Locked(false)
      if let limit {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) {
          isOver.withLock { $0 = true }
          process.stop()
        }
      }
      var output = Data()
      var records: [String] = []
      let end = try process.run(
        results: results,
        { pipes in
          var invocation = try invocation(pipes)
          // Only what tests run is measured; without a name, the file would be in the working directory.
          invocation.environment[CodeCoverage.variable] = "/dev/null"
          return invocation
        },
        output: { output.append(contentsOf: $0) },
        record: { line in
          if line.isTest {
            records.append(String(decoding: line.bytes, as: UTF8.self))
          } else if untilRunStarts {
            process.stop()
          }
        })
      switch end {
      case .ended(.killed(signal: SIGKILL)) where attempt < 5: attempt += 1
      case .ended(let end): return (end, output, records)
      case .stopped where isOver.withLock { $0 } && !untilRunStarts:
        throw RunError(
          "The package's tests were not listed within \(Duration.seconds(limit ?? 0).inSeconds) seconds.",
          code: .failed)
      // All tests were listed before it closed anything. Test cases that are not listed, for example because their
      // arguments take too long, run as one test.
      case .stopped, .unreadable, .lingering, .superfluous:
        return (.exited(code: 0), output, records)
      }
    }
  }
}
#endif

#if LITMUS_RUNNER
/// What tells whether XCTest runs this process.
enum XCTestProcess {
  /// Whether it does, so that its cases are not the runner's to run.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - environment: The environment, in which Xcode says what XCTest is to run.
  static func isRunByXCTest(program: String, environment: [String: String]) -> Bool {
    let name = program.split(separator: "/").last
    return name == "xctest" || name == "swiftpm-testing-helper"
      || environment.keys.contains { $0.hasPrefix("XCTest") }
  }

  /// The names that tests have in Swift, each of them once.
  ///
  /// - Parameter selectors: The selectors of the methods, to whose names Swift adds what it does of a
  ///   method that throws or suspends. A class may have one method run several times.
  static func testNames(ofSelectors selectors: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return selectors.map { selector in
      let suffix = ["AndReturnError:", "WithCompletionHandler:"].first(where: selector.hasSuffix)
      let name = String(selector.dropLast(suffix?.count ?? 0))
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name) #\(counts[name, default: 1])"
    }
  }
}
#endif

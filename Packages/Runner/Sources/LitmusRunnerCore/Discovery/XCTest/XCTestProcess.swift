#if LITMUS_RUNNER
internal import Foundation

/// A check whether XCTest runs this process.
enum XCTestProcess {
  /// Returns whether XCTest runs this process, so that the runner must not run XCTest's cases.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - environment: The environment, in which Xcode tells XCTest what to run.
  static func isRunByXCTest(program: String, environment: [String: String]) -> Bool {
    let name = program.split(separator: "/").last
    return name == "xctest" || name == "swiftpm-testing-helper"
      || environment.keys.contains { $0.hasPrefix("XCTest") }
  }

  /// Returns the names of tests in Swift, made unique.
  ///
  /// - Parameter selectors: The selectors of the methods. Swift adds a suffix to the name of a
  ///   method that throws or is asynchronous. A class may run one method several times.
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

#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerStorage

/// The tests of an executable as an earlier process has listed them, in a file beside the executable.
///
/// It has what was decided when the tests were compiled: the methods of XCTest, and the suites and functions of Swift
/// Testing. The arguments of parameterized functions are not part of it, because they may come from anywhere.
struct TestListCache: Sendable {
  /// The lists of both frameworks.
  struct Lists: Codable, Equatable, Sendable {
    var xctest: XCTestCases
    /// The suites and functions, without test cases.
    var swiftTesting: SwiftTestingTests
  }

  private struct Content: Codable {
    var identity: String
    var lists: Lists
  }

  /// The variables that a shell changes by itself, and those that this program sets or reads.
  private static let ignoredVariables = [
    "_", "OLDPWD", "PWD", "SHLVL", "LITMUS_FOLDER", "NO_COLOR",
  ]

  private let path: String
  /// What the lists depend on: this program, the executable and the libraries beside it, and the environment.
  private let identity: String

  /// Finds the lists of an executable.
  ///
  /// - Parameters:
  ///   - executable: The executable.
  ///   - environment: The environment in which it lists its tests.
  /// - Returns: `nil` if nothing is known of what its lists depend on, because its main program is not SwiftPM's.
  init?(
    of executable: TestExecutable,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard executable.main == .generated, let build = executable.build else { return nil }
    path = "\(executable.path).list"
    let folder = (executable.path as NSString).deletingLastPathComponent
    let libraries = Directories.names(in: folder)
      .filter { $0.hasSuffix(".so") || $0.hasSuffix(".dylib") }.sorted()
      .map { "\($0) \(FileVersion.of("\(folder)/\($0)") ?? "")" }
    // A hash, because secrets may be in the environment.
    var hash = StableHash()
    let ignored = Self.ignoredVariables + executable.ownVariables
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) where !ignored.contains(name) {
      hash.add("\(name)=\(value)")
    }
    identity =
      ([FileVersion.ofThisProgram ?? "", executable.path, build] + libraries + ["\(hash.value)"])
      .joined(separator: "\n")
  }

  /// Returns the lists; `nil` if there are none, or those of another identity or version.
  func read() -> Lists? {
    guard let content = try? Content(json: path), content.identity == identity else { return nil }
    return content.lists
  }

  /// Replaces the lists, for all processes at once.
  ///
  /// If that is not possible, the next process lists the tests again.
  func write(_ lists: Lists) {
    try? Content(identity: identity, lists: lists).write(toJSON: path)
  }
}
#endif

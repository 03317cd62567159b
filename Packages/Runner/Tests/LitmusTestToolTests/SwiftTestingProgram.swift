import Foundation
import LitmusReporting
import LitmusRunnerCore
import LitmusRunnerHosting
@_exported public import LitmusRunnerTestSupport

@testable import LitmusTestTool

/// A program that behaves like a test executable with tests of XCTest and of Swift Testing.
///
/// It has a test of XCTest, and a parameterized test function whose arguments are the lines of a file. The process
/// stops in the test case of the argument `stops`, unless there is a file `gate`, crashes in that of `crashes`, and
/// writes a profile in that of `measures`.
final class SwiftTestingProgram {
  /// What the program is asked for, in the order in which it is asked.
  enum Request: String {
    case xctest, functions, testCases, run
  }

  let folder = TemporaryDirectory()
  var path: String { folder["Tests.xctest"] }

  /// Writes the program.
  ///
  /// - Parameter arguments: The arguments of the test function.
  init(arguments: [String] = ["1", "2"]) throws {
    try setArguments(arguments)
    try build(test: "testAdds")
  }

  /// Changes the arguments, without another build.
  func setArguments(_ arguments: [String]) throws {
    try folder.write(arguments.map { $0 + "\n" }.joined(), to: "arguments")
  }

  /// Builds the program, with another test of XCTest.
  func build(test: String) throws {
    let script = #"""
      #!/bin/sh
      # Its file has the name of SwiftPM's option --testing-library.
      cd "$(dirname "$0")"
      if [ "$1" = --dump-tests-json ]; then
        echo xctest >> requests
        echo '{"name":"All","tests":[{"name":"M.Cases","tests":[{"name":"\#(test)"}]}]}'
        exit 0
      fi
      configuration=$(sed 's,\\/,/,g' "$4")
      events=$(echo "$configuration" | sed 's/.*"eventStreamOutputPath":"\([^"]*\)".*/\1/')
      exec 3> "$events"
      id='M.Suite/doubles(_:)/Suite.swift:4:4'
      place='"sourceLocation":{"column":4,"fileID":"M/Suite.swift","filePath":"/Suite.swift","line":4}'
      record() {
        echo "{\"kind\":\"test\",\"payload\":{$1\"id\":\"$id\",\"isParameterized\":true,\"kind\":\"function\",\"name\":\"doubles(_:)\",$place}}" >&3
      }
      event() {
        echo "{\"kind\":\"event\",\"payload\":{$2\"kind\":\"$1\",\"messages\":[],\"testID\":\"$id\"}}" >&3
      }
      case $configuration in *'"listTests":true'*)
        echo functions >> requests
        record
        exit 0
      esac
      echo testCases >> requests
      cases=
      while read -r argument; do
        cases=$cases${cases:+,}"{\"displayName\":\"$argument\",\"id\":\"$argument\"}"
      done < arguments
      record "\"_testCases\":[$cases],"
      event testStarted
      while read -r argument; do
        case="\"_testCase\":{\"displayName\":\"$argument\",\"id\":\"$argument\"},"
        event testCaseStarted "$case"
        [ "$argument" = stops ] && [ ! -e gate ] && kill -STOP $$
        [ "$argument" = crashes ] && kill -ILL $$
        [ "$argument" = measures ] && mkdir -p codecov && : > codecov/tests.profraw
        event testCaseEnded "$case"
      done < arguments
      event testEnded
      echo '{"kind":"event","payload":{"kind":"runEnded","messages":[]}}' >&3
      echo run >> requests
      """#
    let source = try folder.write(script, to: "source")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: source)
    // Another process writes the program. Had this one written it, a process that another test is starting might
    // have it open, and the system starts no program that is being written.
    let copy = Process()
    copy.executableURL = URL(filePath: "/bin/cp")
    copy.arguments = [source, path]
    try copy.run()
    copy.waitUntilExit()
  }

  /// Lists the tests, each as a full name.
  func list(usesCache: Bool = true) throws -> [String] {
    let listing = TestListing(
      executable: TestExecutable(path: path), limit: nil, usesCache: usesCache)
    let (xctest, swiftTesting) = try listing.tests()
    let lists = SwiftTestingLists(swiftTesting.tests).lists(host: try host(of: swiftTesting))
    return xctest.classes.flatMap(\.names) + lists.flatMap(\.tests).map(\.id.fullName)
  }

  /// Runs the test cases of some arguments, and returns the outcomes of all that have run.
  func run(only arguments: [String]) async throws -> [String] {
    let listing = TestListing(executable: TestExecutable(path: path), limit: nil)
    let tests = try listing.tests().1
    _ = try requests()
    let lists = SwiftTestingLists(tests.tests).lists(host: try host(of: tests))
    let runner = await TestRunner(lists: lists, options: TestRunOptions()) { test in
      arguments.contains { test.name == "doubles(_:)(\($0))" }
    }
    return await outcomes(of: runner)
  }

  private func host(of tests: SwiftTestingTests) throws -> SwiftTestingProcessHost {
    SwiftTestingProcessHost(
      executable: TestExecutable(path: path), functions: SwiftTestingLists(tests.tests).testCases,
      shares: ProcessShares(overrides: try TestOverrides([])))
  }

  /// Returns which lists the program was asked for, and forgets it.
  ///
  /// Whether a process reaches its end that is killed because it has listed the test cases, is a matter of luck.
  func listings() throws -> [Request] { try requests().filter { $0 != .run } }

  /// Returns what the program was asked for, and forgets it.
  func requests() throws -> [Request] {
    defer { try? FileManager.default.removeItem(atPath: folder["requests"]) }
    guard let text = try? folder.text(of: "requests") else { return [] }
    return text.split(separator: "\n").compactMap { Request(rawValue: String($0)) }
  }
}

/// Runs tests, and returns what became of each, and failures of none.
func outcomes(of runner: TestRunner) async -> [String] {
  let events = await runner.events()
  _ = await runner.run()
  var outcomes: [String] = []
  for await event in events {
    switch event {
    case .testFinished(let result):
      outcomes.append(
        (["\(result.test.id.fullName): \(result.outcome)"] + result.failures.map(\.message))
          .joined(separator: ": "))
    case .failure(let failure) where failure.test == nil: outcomes.append(failure.failure.message)
    case .failure(let failure) where failure.isLate:
      outcomes.append("\(failure.test?.fullName ?? "") (late): \(failure.failure.message)")
    default: break
    }
  }
  return outcomes
}

#if os(macOS) || os(Linux)
extension TestInvocation {
  /// Returns the invocation of a shell, whose script has the arguments as `$1` and so on.
  static func shell(_ script: String, _ arguments: String...) -> TestInvocation {
    TestInvocation(
      program: "/bin/sh", arguments: ["sh", "-c", script, "sh"] + arguments, environment: [:])
  }
}
#endif

/// A host of tests that do nothing.
struct NoHost: GroupHost {
  func run(_ group: HostedGroup) async {}
}

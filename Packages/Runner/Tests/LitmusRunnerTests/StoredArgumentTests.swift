import Foundation
import Testing

@testable import LitmusRunnerCommandLine

@Suite @MainActor struct `The command line of a child process` {
  @Test(arguments: [
    "",
    "--filter a --filter b --skip c --only d --tag e --failed --new --slowest 3 --failed-first",
    "--shard 2/3 --durations file --repeat 4 --repeat-until-failure --fail-fast --max-failures 5",
    "--retries 6 --parallel --time-limit 0.5 --no-capture --keep-output folder",
  ])
  func `runs the same tests in the same way`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    guard case .run(let given) = try CommandLineArguments.read(words) else {
      Issue.record("The command line runs no tests")
      return
    }
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    StoredArguments(given).write(in: directory.path)
    let stored = try #require(StoredArguments(in: directory.path)).arguments
    #expect(try stored.options() == given.options())
    #expect(choice(stored) == choice(given))
    #expect(stored.reports.leavesOutput == given.reports.leavesOutput)
    #expect(stored.reports.keepOutput == given.reports.keepOutput)
  }

  @Test func `Without the file, it reads the command line itself`() {
    let stored = StoredArguments(in: "/dev/null")
    #expect(stored == nil)
  }

  /// All options that choose tests.
  private func choice(_ arguments: CommandLineArguments) -> [String] {
    Mirror(reflecting: arguments.selection).children.map { "\($0.label ?? "") \($0.value)" }
  }
}

@Suite @MainActor struct `The message about an error that was thrown` {
  @Test func `says once that it is an error`() async {
    let error = NSError(domain: "Shop", code: 3)
    let results = await runTests(test { throw error })
    #expect(
      results.first?.messages == [
        "Error Domain=Shop Code=3 \"(null)\" was thrown, but expected none"
      ])
  }
}

import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `A program with limits` {
  @Test func `both streams are collected, and the status is returned`() async throws {
    let result = try await run(BoundedProcess("sh", ["-c", "echo a; echo b >&2; exit 3"]))
    #expect(result.output == "a\nb\n")
    #expect(!result.isSuccess)
  }

  @Test func `a program that does not end is stopped with its children`() async {
    let process = BoundedProcess(
      "sh", ["-c", "sleep 100 & sleep 100"], timeLimit: .milliseconds(50))
    await #expect(throws: BoundedProcess.Failure.tookTooLong(.milliseconds(50))) {
      try await run(process)
    }
  }

  @Test func `a program that prints too much is stopped`() async {
    await #expect(throws: BoundedProcess.Failure.printedTooMuch(bytes: 10)) {
      try await run(BoundedProcess("sh", ["-c", "echo 12345678901"], outputLimit: 10))
    }
  }

  @Test func `a program that is not there is said to be`() async {
    await #expect(
      throws: BoundedProcess.Failure.notRun(
        "'no-such-program' was not found: install it or put it on the PATH")
    ) {
      try await run(BoundedProcess("no-such-program", []))
    }
  }

  // MARK: - Fixtures

  private func run(
    _ process: BoundedProcess
  ) async throws(BoundedProcess.Failure) -> BoundedProcess.Result {
    try await ChildPrograms.alone { () async throws(BoundedProcess.Failure) in
      try await process.run()
    }
  }
}

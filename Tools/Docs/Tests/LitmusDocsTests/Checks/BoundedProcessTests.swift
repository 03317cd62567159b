import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `A program with limits` {
  @Test func `both streams are collected, and the status is returned`() async {
    let result = await run(BoundedProcess("sh", ["-c", "echo a; echo b >&2; exit 3"]))
    #expect(result.output == "a\nb\n")
    #expect(!result.isSuccess)
  }

  @Test func `a program that does not end is stopped with its children`() async {
    let process = BoundedProcess(
      "sh", ["-c", "sleep 100 & sleep 100"], timeLimit: .milliseconds(50))
    #expect(await run(process).end == .tookTooLong(.milliseconds(50)))
  }

  @Test func `a program that prints too much is stopped`() async {
    let process = BoundedProcess("sh", ["-c", "echo 12345678901"], outputLimit: 10)
    #expect(await run(process).end == .printedTooMuch(bytes: 10))
  }

  @Test func `a program that is not there is said to be`() async {
    #expect(
      await run(BoundedProcess("no-such-program", [])).end
        == .notRun("'no-such-program' was not found: install it or put it on the PATH"))
  }

  // MARK: - Fixtures

  private func run(_ process: BoundedProcess) async -> BoundedProcess.Result {
    await ChildPrograms.alone { await process.result() }
  }
}

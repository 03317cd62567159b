#if os(macOS) || os(Linux)
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `Output that was written while several tests were running` {
  private let output = SharedOutput()
  private let tests = ["a", "b", "c"].map { HostedName(function: $0) }

  private func keep(_ text: String, of names: Set<HostedName>) -> Bool {
    Array(text.utf8).withUnsafeBytes { output.keep($0, of: names) }
  }

  private func end(
    _ index: Int, hasFailed: Bool = false, running: [Int] = []
  ) -> String {
    let bytes = output.remove(
      for: tests[index], hasFailed: hasFailed, running: Set(running.map { tests[$0] }),
      name: { "Suite/\($0.function)()" })
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `is shown with the last one that ends, and says whose it may be`() {
    #expect(keep("one\n", of: [tests[0], tests[1]]))
    #expect(keep("two", of: [tests[0], tests[1]]))
    #expect(end(0, running: [1, 2]) == "")
    #expect(
      end(1, running: [2])
        == "[By one of 2 tests that were running: Suite/a(), Suite/b()]\none\ntwo\n")
    #expect(end(2) == "")
  }

  @Test func `is shown with the first one that fails`() {
    #expect(keep("one\n", of: Set(tests)))
    #expect(
      end(0, hasFailed: true, running: [1, 2])
        == "[By one of 3 tests that were running: Suite/a(), Suite/b(), Suite/c()]\none\n")
    #expect(end(1) == "")
  }

  @Test func `is not kept if one test is running`() {
    #expect(!keep("one\n", of: [tests[0]]))
    #expect(!keep("one\n", of: []))
  }
}
#endif

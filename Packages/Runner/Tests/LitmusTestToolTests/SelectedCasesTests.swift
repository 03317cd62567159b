#if os(macOS) || os(Linux)
import Testing

@testable import LitmusTestTool

// The limit ends a run that would never end; sanitizers on a busy machine take minutes.
@Suite(.timeLimit(.minutes(30))) struct `A selected test case` {
  @Test func `does not wait for those after it`() async throws {
    let program = try SwiftTestingProgram(arguments: ["1", "2", "stops", "4"])
    #expect(
      try await program.run(only: ["1", "2"]) == [
        "M.Suite/doubles(_:)(1): passed", "M.Suite/doubles(_:)(2): passed",
      ])
    #expect(try program.requests() == [.testCases])
  }

  @Test func `is followed by the end of the process if it is the last`() async throws {
    let program = try SwiftTestingProgram(arguments: ["1", "2", "3"])
    #expect(try await program.run(only: ["3"]) == ["M.Suite/doubles(_:)(3): passed"])
    #expect(try program.requests() == [.testCases, .run])
  }
}
#endif

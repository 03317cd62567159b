import Foundation
import Testing

@Suite struct `The README's example` {
  private let program = CommandLineFixture.program(named: "litmus-runner-example").path

  @Test func `does its own work when it is started as usual`() async throws {
    let run = try await CommandLineFixture(shell: "'\(program)'")
    #expect(run.output == "The program's own work starts here.\n")
    #expect(run.exitCode == 0)
  }

  #if Macros
  @Test func `runs its tests when it is asked to`() async throws {
    let run = try await CommandLineFixture(shell: "'\(program)' --run-tests")
    #expect(
      run.output == """
        Running 2 tests in 1 suite
        ✔ CartTests/testAddsUp (0.000 s)
        ✔ CartTests/testLoads (0.000 s)

        ✔ 2 tests in 0.000 s: 2 passed

        """
    )
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }
  #endif
}

import Foundation
import Testing

@Suite struct `The sample app` {
  @Test func `searches its library`() async throws {
    let run = try await SampleApp("garden", "author:orchard")
    #expect(run.output == "1979  Tamsin Orchard  The Second Garden\n")
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 0)
  }

  @Test func `rejects the runner's options when it runs no tests`() async throws {
    let run = try await SampleApp("--demo-failures")
    #expect(
      run.output == """
        litmus-sample: Unknown option “--demo-failures”.
        Usage: litmus-sample [WORD | author:WORD | year:FIRST..LAST]…

        """)
    #expect(run.exitStatus == 2)
  }

  @Test func `passes its own tests`() async throws {
    let run = try await SampleApp("--run-tests")
    #expect(run.lines.suffix(3) == Self.summary)
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 0)
  }

  @Test func `passes its own tests in parallel and in any order`() async throws {
    let run = try await SampleApp("--run-tests", "--parallel", "--shuffle", "7")
    #expect(
      run.lines.suffix(4) == Self.summary.dropLast() + ["The order was shuffled with seed 7.", ""])
    #expect(run.exitStatus == 0)
  }

  @Test func `lists only its own tests`() async throws {
    let run = try await SampleApp("--run-tests", "--list")
    #expect(run.lines.contains("ProgramTests/testAlignsColumns"))
    #expect(!run.output.contains("DemoFailures"))
    #expect(run.exitStatus == 0)
  }

  @Test func `fails on demand in every way, and the other tests run`() async throws {
    let run = try await SampleApp("--run-tests", "--demo-failures", "--filter", "DemoFailures")
    #expect(
      run.lines.last { $0.hasPrefix("✘ ") }.map(String.init)
        == "✘ 14 tests and 1 suite hook in 0.000 s: 1 passed, 6 failed, 4 crashed, 1 timed out, "
        + "2 skipped, 1 failed as expected")
    #expect(run.lines.contains("✔ DemoFailures/testPasses (0.000 s)"))
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 1)
  }

  @Test func `passes on to its children the options that are its own`() async throws {
    let run = try await SampleApp(
      "--run-tests", "--demo-failures", "--only", "DemoFailures/testThrows")
    #expect(
      run.lines.suffix(3) == [
        "Run what failed again:",
        "  litmus-sample --run-tests --only DemoFailures/testThrows -- --demo-failures", "",
      ])
  }
}

// MARK: - Fixtures

extension `The sample app` {
  #if Macros
  private static let summary: [Substring] = [
    "", "✔ 27 tests in 0.000 s: 26 passed, 1 failed as expected", "",
  ]
  #else
  private static let summary: [Substring] = ["", "✔ 3 tests in 0.000 s: 3 passed", ""]
  #endif
}

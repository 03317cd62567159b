import Foundation
import Testing

@Suite struct `The sample app` {
  @Test func `searches its catalog`() async throws {
    let run = try await SampleApp("search", "garden", "language:en", "--limit", "3")
    #expect(
      run.output == """
        Id     Title                        Author             Year  Lang.  Loans
        ─────  ───────────────────────────  ─────────────────  ────  ─────  ─────
        B1732  A Clockmaker for the Garden  Tolliver, Isolde   1950  en        28
        B0298  A Compass for the Garden     Dunmore, Clemency  1925  en         0
        B1598  A Compass for the Garden     Dunmore, Clemency  1934  en         1

        78 of 3,000 books, the first 3 shown

        """)
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 0)
  }

  @Test func `rejects the runner's options when it runs no tests`() async throws {
    let run = try await SampleApp("--demo-failures")
    #expect(
      run.errorOutput == """
        litmus-sample: unknown option “--demo-failures”; there are “--help”
        See “litmus-sample --help”.

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
    #expect(run.lines.contains("NearestTests/testTakesTheFirstOfTwoThatAreAsNear"))
    #expect(!run.output.contains("DemoFailures"))
    #expect(run.exitStatus == 0)
  }

  @Test func `rejects an option that the runner does not have`() async throws {
    let run = try await SampleApp("--run-tests", "--demo-failure")
    #expect(
      run.errorOutput
        == "error: Unknown option '--demo-failure'. --help lists the options.\n")
    #expect(run.output == "")
    #expect(run.exitStatus == 2)
  }

  @Test func `reports that no test is selected`() async throws {
    let run = try await SampleApp("--run-tests", "--filter", "DemoFailures")
    #expect(
      run.errorOutput
        == "error: None of \(Self.testCount) tests matches --filter 'DemoFailures'. "
        + "--list shows all tests.\n")
    #expect(run.exitStatus == 3)
  }
}

// MARK: - Fixtures

extension `The sample app` {
  #if Macros
  private static let testCount = 174
  private static let summary: [Substring] = [
    "", "✔ 174 tests in 0.000 s: 173 passed, 1 failed as expected", "",
  ]
  #else
  private static let testCount = 7
  private static let summary: [Substring] = ["", "✔ 7 tests in 0.000 s: 7 passed", ""]
  #endif
}

import Foundation
import Testing

@Suite struct `The sample app's failures on demand` {
  @Test func `fail the run, beside the tests that pass`() throws {
    let run = try Self.run.get()
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 1)
    #expect(
      run.lines.filter { $0.hasPrefix("✘ ") }.last == "✘ \(Self.total) failed as expected")
  }

  @Test func `are listed on demand`() throws {
    let run = try SampleApp("--run-tests", "--list", "--demo-failures")
    #expect(run.lines.contains("DemoFailures.Assertions/testRows(\"year:soon\")"))
    #expect(!run.output.contains("testTakesTooLong"))
    #expect(run.exitStatus == 0)
  }

  @Test func `can be run again`() throws {
    let run = try SampleApp("--run-tests", "--demo-failures", "--filter", "testTruth")
    #expect(
      run.lines.suffix(3) == [
        "Run what failed again:",
        "  litmus-sample --run-tests --filter '^DemoFailures\\.Assertions/testTruth$'"
          + " -- --demo-failures",
        "",
      ])
    #expect(run.exitStatus == 1)
  }

  @Test func `include a test that takes too long if there is a limit`() throws {
    let run = try SampleApp(
      "--run-tests", "--demo-failures", "--time-limit", "0.01", "--filter", "testTakesTooLong")
    #expect(
      Self.paragraph(of: "testTakesTooLong", in: run) == [
        "✘ DemoFailures.Outcomes/testTakesTooLong (0.000 s)",
        "    Test ran for 0.01 seconds, but expected to end before its time limit",
      ])
    #expect(run.exitStatus == 1)
  }

  @Test(arguments: Self.paragraphs)
  func `are shown whole`(paragraph: String) throws {
    let lines = paragraph.components(separatedBy: "\n")
    let name = String(lines[0].prefix { $0 != " " })
    #expect(try Self.paragraph(of: name, in: Self.run.get()) == ["✘ DemoFailures." + lines[0]] + lines.dropFirst())
  }
}

import Foundation
import Testing

@Suite("Tests of Swift Testing that end their process")
struct HostedCrashTests {
  @Test(
    "Each is reported by name, and the others run, except for test cases that cannot run without it",
    arguments: ["--isolated", "--parallel", "--processes=2", "--process-per-test"])
  func crashes(option: String) async throws {
    let run = try await CommandLineFixture.hosting(
      "--filter", "Crashing", option,
      environment: option == "--isolated"
        ? CommandLineFixture.backtraces("crash") : ["LITMUS_FIXTURE": "crash"])
    let lines = run.output.split(separator: "\n").prefix { $0 != "Failed:" }
      .filter { $0.contains(" Crashing/") }
    // One after the other, the rows before the third have run when it ends the process. Side by
    // side, any of them may have, and a row that has not can no more.
    let rows = [1, 2, 4].map { number in
      let passed = "✔ Crashing/rows(_:)(\(number)) (0.000 s)"
      return (option == "--parallel" ? lines.contains(passed[...]) : number < 3)
        ? passed
        : "↷ Crashing/rows(_:)(\(number)): rows(_:)(3) ended the process, and no other test "
          + "case can run without it"
    }
    #expect(
      lines.sorted()
        == ([
          "☠ Crashing/exits() (0.000 s)",
          "☠ Crashing/rows(_:)(3) (0.000 s)",
          "☠ Crashing/traps() (0.000 s)",
          "✔ Crashing/after() (0.000 s)",
          "✔ Crashing/before() (0.000 s)",
        ] + rows.map { $0[...] }).sorted())
    let column = option == "--isolated" ? ":5" : ""
    // Side by side, `exits()` may end the process before the trap does.
    let ends =
      ["ended with signal 4 (SIGILL)"] + (option == "--parallel" ? ["exited with code 0"] : [])
    let texts = ends.map { end in
      """
          CrashingTests.swift:10\(column): Fatal error: Hosted and gone
            Process \(end), but expected the test to end by itself

      """
    }
    #expect(texts.contains { run.output.contains($0) }, "\(run.output)")
    #expect(run.exitCode == 1)
  }

  @Test(
    "A test case that was not selected is reported, and the selected one is skipped",
    arguments: ["--isolated", "--process-per-test", "--retries=1"])
  func unseenRow(option: String) async throws {
    let run = try await CommandLineFixture.hosting(
      "--only", "Crashing/rows(_:)(4)", "--only", "Crashing/after()", option,
      fixture: "crash")
    let lines = run.output.split(separator: "\n").prefix { $0 != "Failed:" }
      .filter { $0.contains(" Crashing/") }.map { $0.replacing(/, attempt . of 2/, with: "") }
    #expect(lines.contains("☠ Crashing/rows(_:)(3) (0.000 s)"), "\(run.output)")
    #expect(lines.contains("✔ Crashing/after() (0.000 s)"))
    #expect(lines.contains { $0.contains(" Crashing/rows(_:)(4)") })
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test(
    "A test case that runs again passes with its earlier attempt, and the next ones run",
    arguments: ["--isolated", "--process-per-test"])
  func again(option: String) async throws {
    let folder = TemporaryDirectory()
    let run = try await CommandLineFixture.hosting(
      "--filter", "CrashingOnce", option, "--retries", "1",
      environment: ["LITMUS_FIXTURE": "crashonce", "LITMUS_GATE": folder["gate"]])
    let lines = run.output.split(separator: "\n").filter { $0.contains(" CrashingOnce/") }
    #expect(
      lines == [
        "✔ CrashingOnce/rows(_:)(1) (0.000 s)",
        "☠ CrashingOnce/rows(_:)(2), attempt 1 of 2 (0.000 s), runs again",
        "↻ CrashingOnce/rows(_:)(2), attempt 2 of 2 (0.000 s)",
        "✔ CrashingOnce/rows(_:)(3) (0.000 s)",
      ])
    #expect(run.output.contains("\n✔ 3 tests in 0.000 s: 2 passed, 1 flaky\n"))
    #expect(run.exitCode == 0)
  }
}

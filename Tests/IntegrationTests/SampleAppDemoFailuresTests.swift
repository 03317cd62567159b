import Foundation
import Testing

@Suite struct `The sample app's failures on demand` {
  private static let run = Task { try await SampleApp("--run-tests", "--demo-failures") }

  @Test func `fail the run, together with tests that pass`() async throws {
    let run = try await Self.run.value
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 1)
    #expect(run.lines.last { $0.hasPrefix("✘ ") }.map(String.init) == Self.summary)
  }

  @Test func `are shown with all details`() async throws {
    let shown = try await Self.run.value.paragraphs.filter { paragraph in
      paragraph[0].contains(" DemoFailures.") && !paragraph[0].hasPrefix("✔")
        && !paragraph[0].contains("/testLong") && !paragraph[0].contains(".Crashes/")
    }
    #expect(
      shown.joined().map { $0.replacing("DemoFailures.", with: "", maxReplacements: 1) }
        == Self.shown.components(separatedBy: "\n"))
  }

  @Test func `may have long lines`() async throws {
    let words = (1...200).map { "word \($0)" }.joined(separator: ", ")
    let numbers = "[\((1...300).map(String.init).joined(separator: ", "))".prefix(200)
    let shown = try await Self.run.value.paragraphs.filter { $0[0].contains("/testLong") }
    #expect(
      shown == [
        ["✘ DemoFailures.Texts/testLongLine (0.000 s)", "    \(words)"],
        [
          "✘ DemoFailures.Texts/testLongLists (0.000 s)",
          "    Value was \(numbers)…, but expected \(numbers)… - only the last differs",
          "        [", "          … (299 unchanged),", "      -   [299]: 0", "      +   [299]: 300",
          "        ]",
        ],
      ])
  }

  @Test func `are listed by --list`() async throws {
    let run = try await SampleApp("--run-tests", "--list", "--demo-failures")
    #expect(run.lines.contains("DemoFailures.Assertions/testRows(\"year:soon\")"))
    #expect(run.exitStatus == 0)
  }

  @Test func `can be run again`() async throws {
    let run = try await SampleApp("--run-tests", "--demo-failures", "--filter", "testTruth")
    #expect(
      run.lines.suffix(3) == [
        "Run what failed again:",
        "  litmus-sample --run-tests --only DemoFailures.Assertions/testTruth"
          + " -- --demo-failures",
        "",
      ])
    #expect(run.exitStatus == 1)
  }

  @Test func `include tests that end their process, and the others run`() async throws {
    let crashes = try await Self.run.value.paragraphs.filter {
      $0[0].contains(" DemoFailures.Crashes/")
    }
    let texts = crashes.map { paragraph in
      // Backtraces are printed by Swift, and the duration of a test that ends its process varies.
      let lines = paragraph.prefix { $0 != "  │ Backtrace:" }
      return lines.joined(separator: "\n")
        .replacing("DemoFailures.Crashes/", with: "")
        .replacing(" (0.000 s)", with: "")
    }
    #if DEBUG
    #expect(texts == Self.crashes)
    #else
    // Optimized code does not print why it traps.
    let titles = { (texts: [String]) in texts.map { $0.prefix { $0 != "\n" } } }
    #expect(titles(texts) == titles(Self.crashes))
    #endif
  }

  @Test func `include a test that passes when it is run again`() async throws {
    let run = try await SampleApp(
      "--run-tests", "--demo-failures", "--retries", "1", "--only", "DemoFailures.Outcomes")
    #expect(
      run.lines.contains(
        "✘ 6 tests in 0.000 s: 0 passed, 1 failed, 1 timed out, 1 flaky, 2 skipped, "
          + "1 failed as expected"))
  }
}

// MARK: - Fixtures

extension SampleApp {
  /// The lines of each test, without the locations of failures.
  fileprivate var paragraphs: [[String]] {
    let tests = lines.prefix { $0 != "Failed:" }.dropFirst().dropLast()
    return tests.reduce(into: []) { paragraphs, line in
      let place = #/^ {4}[A-Za-z./]+\.swift:[0-9]+(?::[0-9]+)?: /#
      let text = String(line).replacing(place, with: "    ")
      if ["✔", "✘", "↷", "≈", "☠", "⧖", "↻"].contains(line.first) {
        paragraphs.append([text])
      } else {
        paragraphs[paragraphs.count - 1].append(text)
      }
    }
  }
}

extension `The sample app's failures on demand` {
  #if Macros
  private static let summary =
    "✘ 232 tests and 2 suite hooks in 0.000 s: 177 passed, 41 failed, 8 crashed, 2 timed out, "
    + "4 skipped, 2 failed as expected"
  #else
  private static let summary =
    "✘ 65 tests and 2 suite hooks in 0.000 s: 11 passed, 41 failed, 8 crashed, 2 timed out, "
    + "4 skipped, 1 failed as expected"
  #endif
}

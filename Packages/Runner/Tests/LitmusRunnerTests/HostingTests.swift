import Foundation
import Testing

@testable import LitmusRunnerReports

@Suite struct `Tests of Swift Testing in a program` {
  @Test
  func `They are listed by module, suite and function, each test case by itself`() async throws {
    let run = try await CommandLineFixture.hosting(
      "--list", "--skip", "Failing|Hanging|Broken|Exit|Crash|Flaky|Side")
    #expect(
      run.output == """
        OwnTests/testAdds
        Twins (OtherTests.swift)/passes()
        Passing/standsInAnotherFile()
        Passing/adds()
        Passing/named()
        Passing/has a raw / name.()
        Passing/doubles(_:)(1)
        Passing/doubles(_:)(2)
        Passing/pairs(letter:number:)("a", 1)
        Passing/pairs(letter:number:)("a", 2)
        Passing/pairs(letter:number:)("b", 1)
        Passing/pairs(letter:number:)("b", 2)
        Passing/same(letter:number:)("a", 1)
        Passing/same(letter:number:)("a", 1) #2
        Passing/attaches()
        Passing/usesMainActor()
        Passing/warns()
        SkippedTests/disabled()
        SkippedTests/conditional()
        SkippedTests/rows(_:)
        SkippedTests/cancels()
        SkippedTests/cancelsOne(_:)(1)
        SkippedTests/cancelsOne(_:)(2)
        SkippedTests/none(_:)
        OffTests/one()
        OffTests/two()
        KnownTests/known()
        PassingTests.swift/standsAlone()
        Passing.Inner.Nested/passes()
        Twins (PassingTests.swift)/passes()
        Overloads/takes(_:)(1)
        Overloads/takes(_:) #2("one")
        Overloads/takes()

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test
  func `Each test that passes has one line, with its output, as the program's own tests have`()
    async throws
  {
    let run = try await CommandLineFixture.hosting(
      "--filter", "^Passing/(a|n|d)", "--filter", "warns", "--filter", "OwnTests")
    #expect(
      run.output == """
        Running 7 tests in 2 suites
        ✔ OwnTests/testAdds (0.000 s)
        ✔ Passing/adds() (0.000 s)
        ✔ Passing/named() "Passing tests / With a name of its own" (0.000 s)
          │ one
          │ two
        ✔ Passing/doubles(_:)(1) (0.000 s)
          │ row 1
        ✔ Passing/doubles(_:)(2) (0.000 s)
          │ row 2
        ✔ Passing/attaches() (0.000 s)
        ✔ Passing/warns() (0.000 s)
          │ PassingTests.swift:37:36: warning: careful

        ✔ 7 tests in 0.000 s: 7 passed

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `Skipped tests are shown with their reason`() async throws {
    let run = try await CommandLineFixture.hosting("--filter", "Skipped|Off|Known")
    #expect(
      run.output == """
        Running 10 tests in 3 suites
        ↷ SkippedTests/disabled(): The printer is broken
        ↷ SkippedTests/conditional(): A condition of the test does not hold
        ↷ SkippedTests/rows(_:): No rows today
        ↷ SkippedTests/cancels(): No printer is connected
        ↷ SkippedTests/cancelsOne(_:)(1): Not today
        ✔ SkippedTests/cancelsOne(_:)(2) (0.000 s)
        ↷ SkippedTests/none(_:): No test cases found.
        ↷ OffTests/one(): All of it is off
        ↷ OffTests/two(): All of it is off
        ≈ KnownTests/known() (0.000 s)
            OtherTests.swift:26:60: Expectation failed: 1 == 2 - not rounded yet (expected)

        ✔ 10 tests in 0.000 s: 1 passed, 8 skipped, 1 failed as expected

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `Failures of all kinds have their message, location and difference`() async throws {
    let run = try await CommandLineFixture.hosting("--filter", "Failing|Broken")
    #expect(
      run.course == """
        Running 16 tests in 3 suites
        ✘ Failing/equality() (0.000 s)
            FailingTests.swift:17:5: Expectation failed: (list → [1, 2, 3]) == [1, 3] - the list
              inserted [2]
          │ about to compare
        ✘ Failing/throwsAnError() (0.000 s)
            FailingTests.swift:19:4: Caught error: CardDeclined(code: 7)
        ✘ Failing/requires() (0.000 s)
            FailingTests.swift:20:42: Expectation failed: Int("x") → nil
        ✘ Failing/records() (0.000 s)
            FailingTests.swift:21:38: This was recorded
        ✘ Failing/recordsError() (0.000 s)
            FailingTests.swift:22:43: Caught error: CardDeclined(code: 7) - with a card
        ✘ Failing/confirms() (0.000 s)
            FailingTests.swift:23:51: Confirmation was confirmed 1 time, \
        but expected to be confirmed 2 times - calls
        ✘ Failing/knownIssueIsMissing() (0.000 s)
            FailingTests.swift:24:52: Known issue was not recorded - not rounded yet
        ✔ Failing/rows(_:)(1) (0.000 s)
        ✘ Failing/rows(_:)(2) (0.000 s)
            FailingTests.swift:25:58: Expectation failed: (number → 2) != 2
        ✔ Failing/rows(_:)(3) (0.000 s)
        ! Outside of a test
            FailingTests.swift:26:72: From elsewhere
        ✔ Failing/elsewhere() (0.000 s)
        ✘ Failing/assertion() (0.000 s)
            FailingTests.swift:27:1: Value was 1, but expected 2 - in another framework
        ✘ Failing/brokenScope() (0.000 s)
            FailingTests.swift:28:4: Caught error: CardDeclined(code: 7)
        ✘ Failing/brokenArguments(_:) (0.000 s)
            FailingTests.swift:29:4: Caught error: CardDeclined(code: 7)
        ✘ BrokenSuite/suite set-up (0.000 s)
            FailingTests.swift:34:2: Caught error: CardDeclined(code: 7)
        ✘ BrokenInit/neverRuns() (0.000 s)
            FailingTests.swift:38:4: Caught error: CardDeclined(code: 7)
        ↷ BrokenSuite/neverRuns(): The suite's set-up failed

        """)
    #expect(run.exitCode == 1)
  }

  @Test func `An exit test starts the program again, for its body only`() async throws {
    let run = try await CommandLineFixture.hosting("--filter", "ExitTests")
    #expect(
      run.course == """
        Running 2 tests in 1 suite
        ✔ ExitTests/exits() (0.000 s)
        ✘ ExitTests/exitsOtherwise() (0.000 s)
            FailingTests.swift:43:45: Expectation failed: .success → .exitCode(4)

        """)
  }

  @Test
  func `An assertion of Litmus fails the test that calls it, even if another test is running`()
    async throws
  {
    let run = try await CommandLineFixture.hosting(
      "--parallel", "--filter", "SideBySide", "--time-limit", "100")
    let lines = run.course.split(separator: "\n").map(String.init)
    let place = "    SideBySideTests.swift:10:1: Value was"
    #expect(
      Set(lines) == [
        "Running 2 tests in 1 suite",
        "✘ SideBySide/fails(_:)(1) (0.000 s)",
        "\(place) 1, but expected 0",
        "✘ SideBySide/fails(_:)(2) (0.000 s)",
        "\(place) 2, but expected 0",
      ])
    for number in 1...2 {
      let test = lines.firstIndex { $0.hasPrefix("✘ SideBySide/fails(_:)(\(number))") } ?? -2
      #expect(lines.dropFirst(test + 1).first?.hasPrefix("\(place) \(number),") == true)
    }
  }

  @Test func `Attachments are reported, text as text`() async throws {
    let folder = TemporaryDirectory()
    _ = try await CommandLineFixture.hosting("--filter", "attaches", "--json", folder["json"])
    let lines = try folder.text(of: "json").split(separator: "\n")
      .filter { $0.contains(#""event":"attachment""#) }
    let test =
      #""test":{"module":"litmus_runner_hosting_fixture","name":"attaches()","suite":"Passing"}"#
    #expect(
      lines == [
        #"{"base64":null,"event":"attachment","name":"greeting.txt",\#(test),"text":"hello","version":1}"#,
        #"{"base64":"//4=","event":"attachment","name":"bytes.bin",\#(test),"text":null,"version":1}"#,
      ])
  }

  @Test func `A program without Swift Testing has none, and links nothing for them`() async throws {
    let run = try await CommandLineFixture(
      shell: "ldd '\(CommandLineFixture.program.path)' | grep -c libTesting")
    #expect(run.output == "0\n")
  }
}

// MARK: - Fixtures

extension CommandLineFixture {
  static var hostingProgram: String { program(named: "litmus-runner-hosting-fixture").path }

  /// Runs the program with tests of Swift Testing in it.
  static func hosting(
    _ arguments: String..., fixture: String? = nil, environment: [String: String] = [:]
  ) async throws -> CommandLineFixture {
    var run = try await CommandLineFixture(
      program(named: "litmus-runner-hosting-fixture"), arguments: arguments, fixture: fixture,
      environment: environment)
    run.output = run.output.replacing(hostingProgram, with: "fixture")
    return run
  }

  /// What was shown while the tests ran, before the summary of what failed.
  var course: String {
    let start =
      output.firstRange(of: "\nFailed:\n") ?? output.firstRange(of: /\n[✘✔] [0-9]+ tests? in\b/)
    return String(output[..<(start?.lowerBound ?? output.startIndex)])
  }
}

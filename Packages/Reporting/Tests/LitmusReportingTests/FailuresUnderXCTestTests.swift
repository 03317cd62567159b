#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Checks what `swift test` shows of the fixture package's XCTest cases.
@Suite struct `A failure under XCTest` {
  @Test(
    arguments: [
      ("XCTest, direct", "testDirect"),
      ("XCTest, task", "testTask"),
      ("XCTest, detached task", "testDetachedTask"),
      ("XCTest, queue", "testQueue"),
      ("XCTest, thread", "testThread"),
    ])
  func `is shown in the running test, at its line`(text: String, test: String) async throws {
    let shown = try await FixtureRun.xctest.value.failures
    let test = "FailingXCTests.\(test)"
    #expect(shown.filter { $0.test == test } == [try failure(text, in: test)])
  }

  @Test func `is shown with its difference`() async throws {
    let shown = try await FixtureRun.xctest.value.failures
    let test = "FailingXCTests.testDifference"
    let text = "XCTest, difference\n\(pointDifference)"
    #expect(
      shown.filter { $0.test == test }
        == [try failure(text, in: test, message: "XCTest, difference")]
    )
  }

  @Test func `of earlier work is shown in the test that is running by then`() async throws {
    let shown = try await FixtureRun.xctest.value.failures
    let test = "LateXCTests.test2RunsWhileWorkGoesOn"
    var kept = try failure("XCTest, kept reporter", in: test, file: "LateXCTests.swift")
    kept.text = "Begun in LateXCTests.test1StartsWork, which had ended: XCTest, kept reporter"
    let expected = [
      try failure("XCTest, next test", in: test, file: "LateXCTests.swift"), kept,
    ]
    #expect(Set(shown.filter { $0.test == test }) == Set(expected))
  }

  @Test func `at the end of a test is shown in that test`() async throws {
    let shown = try await FixtureRun.xctest.value.failures
    let test = "LateXCTests.test1StartsWork"
    let expected = try failure("XCTest, end of test", in: test, file: "LateXCTests.swift")
    #expect(shown.filter { $0.test == test } == [expected])
  }

  @Test func `is written to standard error in one line when no test is running`() async throws {
    let run = try await FixtureRun.xctest.value
    let place = try failure("XCTest, no test", in: nil, file: "LateXCTests.swift")
    // `swift test` copies a test's standard error to its own standard output.
    let lines = run.lines.filter { $0.contains("XCTest, no test") }
    #expect(
      lines == [
        "litmus: LateXCTests.swift:\(place.line): "
          + "failure outside of any test: XCTest, no test"
      ]
    )
  }

  @Test func `makes the run fail, and nothing else does`() async throws {
    let run = try await FixtureRun.xctest.value
    #expect(run.process.exitStatus == 1)
    #expect(run.failures.count == 9)
    let summaries = run.lines.filter { $0.contains("Executed 8 tests") }
    try #require(!summaries.isEmpty)
    for summary in summaries {
      #expect(
        summary.hasPrefix("\t Executed 8 tests, with 9 failures (0 unexpected) in ")
      )
    }
  }

  private func failure(
    _ text: String,
    in test: String?,
    message: String? = nil,
    file: String = "FailingXCTests.swift"
  ) throws -> ShownFailure {
    try ShownFailure(text, in: test, message: message, file: file)
  }
}

/// The difference that the fixture package's tests report.
let pointDifference = """
    Point(
      x: 1,
  -   y: 2
  +   y: 3
    )
  """
#endif

#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Checks what `swift test` shows of the fixture package's Swift Testing tests.
@Suite struct `A failure under Swift Testing` {
  @Test(
    arguments: [
      ("Swift Testing, direct", "direct()"),
      ("Swift Testing, task", "task()"),
    ])
  func `is shown in its test, at its line`(text: String, test: String) async throws {
    let shown = try await FixtureRun.swiftTesting.value.failures
    let test = "FailingSwiftTests.\(test)"
    #expect(shown.filter { $0.test == test } == [try failure(text, in: test)])
  }

  @Test(
    arguments: [
      "Swift Testing, detached task", "Swift Testing, queue", "Swift Testing, thread",
    ])
  func `is shown in an unknown test outside of the test's tasks`(text: String) async throws {
    let shown = try await FixtureRun.swiftTesting.value.failures
    #expect(shown.filter { $0.text == text } == [try failure(text, in: nil)])
  }

  // The compiler moves the body of an exit test, so the line is that of its macro.
  @Test func `in an exit test is shown in the test that contains it`() async throws {
    let shown = try await FixtureRun.swiftTesting.value.failures
    #expect(
      shown.filter { $0.test == "FailingSwiftTests.exitTest()" }.map(\.text)
        == ["Swift Testing, exit test"])
  }

  @Test func `is shown with its difference`() async throws {
    let shown = try await FixtureRun.swiftTesting.value.failures
    let test = "FailingSwiftTests.difference()"
    let text = "Swift Testing, difference\n\(pointDifference)"
    #expect(
      shown.filter { $0.test == test }
        == [try failure(text, in: test, message: "Swift Testing, difference")]
    )
  }

  @Test func `has an attachment if its text is shortened`() async throws {
    let run = try await FixtureRun.swiftTesting.value
    let shown = try #require(run.failures.first { $0.test == "FailingSwiftTests.long()" })
    #expect(
      shown.text.hasSuffix("!!! … 4019 bytes not shown … " + String(repeating: "!", count: 4_000)))
    #expect(
      run.attachments == [
        "failure.txt": "Swift Testing, long" + String(repeating: "!", count: 20_000)
      ])
  }

  @Test(
    arguments: [
      ("Swift Testing, first of two", "first()"),
      ("Swift Testing, second of two", "second()"),
    ])
  func `is shown in its own test if two run in parallel`(text: String, test: String) async throws {
    let shown = try await FixtureRun.swiftTesting.value.failures
    let test = "ParallelSwiftTests.\(test)"
    let expected = try failure(text, in: test, file: "ParallelSwiftTests.swift")
    #expect(shown.filter { $0.test == test } == [expected])
  }

  @Test func `is not lost among a thousand from eight tasks`() async throws {
    let shown = try await FixtureRun.swiftTesting.value.failures
    let test = "FailingSwiftTests.thousandInEightTasks()"
    let message = "Swift Testing, task number "
    let expected = try (0..<1_000).map {
      try failure("\(message)\($0)", in: test, message: message)
    }
    let numbered = shown.filter { $0.test == test }
    #expect(numbered.count == 1_000)
    #expect(Set(expected).subtracting(numbered) == [])
  }

  @Test func `is not lost among a thousand from eight threads`() async throws {
    let shown = try await FixtureRun.swiftTesting.value.failures
    let message = "Swift Testing, thread number "
    let expected = try (0..<1_000).map { try failure("\(message)\($0)", in: nil, message: message) }
    let numbered = shown.filter { $0.text.hasPrefix(message) }
    #expect(numbered.count == 1_000)
    #expect(Set(expected).subtracting(numbered) == [])
  }

  @Test func `makes the run fail, and nothing else does`() async throws {
    let run = try await FixtureRun.swiftTesting.value
    #expect(run.process.exitStatus == 1)
    #expect(run.failures.count == 2_010)
    let summary = try #require(run.lines.first { $0.contains("Test run with ") })
    #expect(
      summary.contains(#/ Test run with 12 tests in 2 suites failed after .* with 2010 issues\.$/#)
    )
  }

  /// Swift Testing shows an unknown test's issue twice while a serialized suite is running.
  @Test func `of earlier work is shown in the test of its task, or in an unknown one`()
    async throws
  {
    let run = try await FixtureRun.lateSwiftTesting.value
    let test = "LateSwiftTests.test1StartsWork()"
    let file = "LateSwiftTests.swift"
    let expected = [
      try failure("Swift Testing, late task", in: test, file: file),
      try failure("Swift Testing, late detached task", in: nil, file: file),
      try failure("Swift Testing, kept reporter", in: test, file: file),
    ]
    #expect(Set(run.failures) == Set(expected))
    #expect(run.process.exitStatus == 1)
  }

  private func failure(
    _ text: String,
    in test: String?,
    message: String? = nil,
    file: String = "FailingSwiftTests.swift"
  ) throws -> ShownFailure {
    try ShownFailure(text, in: test, message: message, file: file)
  }
}
#endif

import Foundation
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting

@Suite struct `The assertions of the runner` {
  @Test func `compare integers that are too far apart to be subtracted`() {
    let failures = FailureRecorder.record {
      AssertEqual(Int8.max, other: .min, accuracy: 1)
      AssertNotEqual(Int8.min, other: .max, accuracy: 1)
    }
    #expect(failures.map(\.message) == ["Value was 127, but expected -128 (± 1)"])
  }

  @Test @MainActor func `report no error that follows from a failure of the test`() async {
    let results = await runTests(
      test("first") {
        reportFailure("Nothing came")
        throw FollowingError()
      }, test("second") { throw FollowingError() },
      test("third") { AssertEqual(try follow(), other: 1) },
      test("fourth") { ExpectFailure("a bug") { _ = try follow() } })
    #expect(
      results.map { $0.failures.map(\.message) } == [
        ["Nothing came"], ["Error FollowingError() was thrown, but expected none"],
        ["Nothing came"], [],
      ])
    #expect(results[3].expectedFailures.map(\.message) == ["Nothing came - a bug"])
  }

  @Test func `that hold report nothing`() throws {
    let object = Object()
    func assertions() {
      Assert(true)
      AssertFalse(false)
      AssertEqual(1, other: 1)
      AssertNotEqual(1, other: 2)
      AssertEqual(1.0, other: 1.05, accuracy: 0.1)
      AssertEqual(UInt(3), other: 5, accuracy: 2)
      AssertNotEqual(1.0, other: 1.5, accuracy: 0.1)
      AssertNil(nil as Int?)
      AssertNotNil(1)
      AssertIdentical(object, other: object)
      AssertNotIdentical(object, other: Object())
      AssertGreaterThan(2, other: 1)
      AssertGreaterThanOrEqual(2, other: 2)
      AssertLessThan(1, other: 2)
      AssertLessThanOrEqual(2, other: 2)
      AssertThrowsError(try fail()) { #expect($0 is Oops) }
      AssertNoThrow(1)
    }
    let failures = FailureRecorder.record(assertions)
    #expect(failures.isEmpty)
    #expect(try AssertUnwrap(1 as Int?) == 1)
  }

  @Test func `that do not hold say what was there and what was expected`() {
    func assertions() {
      Assert(false)
      AssertFalse(true, message: "again")
      AssertEqual("a\n", other: "b")
      AssertNotEqual(1, other: 1)
      AssertEqual(1.0, other: 1.5, accuracy: 0.1)
      AssertEqual(Double.nan, other: 1, accuracy: 5)
      AssertNotEqual(1.0, other: 1.05, accuracy: 0.1)
      AssertNil(3)
      AssertNil(nil as Int? as Int??)
      AssertNotNil(nil as Int?)
      AssertIdentical(nil, other: nil as Object?)
      AssertNotIdentical(nil, other: nil)
      AssertGreaterThan(1, other: 1)
      AssertGreaterThanOrEqual(1, other: 2)
      AssertLessThan(1, other: 1)
      AssertLessThanOrEqual(2, other: 1)
      AssertThrowsError(1, message: "really")
      AssertNoThrow(try fail())
      // Reported once, wherever the value was missing.
      AssertEqual(try AssertUnwrap(nil as Int?), other: 1)
      AssertNoThrow(try AssertUnwrap(nil as Int?))
      Fail()
      Fail("Not reached")
    }
    let failures = FailureRecorder.record(assertions)
    #expect(
      failures.map(\.message) == [
        "Value was false, but expected true",
        "Value was true, but expected false - again",
        #"Value was "a\n", but expected "b""#,
        "Value was 1, but expected any other",
        "Value was 1.0, but expected 1.5 (± 0.1)",
        "Value was nan, but expected 1.0 (± 5.0)",
        "Value was 1.0, but expected any other than 1.05 (± 0.1)",
        "Value was 3, but expected nil",
        "Value was Optional(nil), but expected nil",
        "Value was nil, but expected one that is not",
        "Object was nil, but expected any other",
        "Value was 1, but expected more than 1",
        "Value was 1, but expected at least 2",
        "Value was 1, but expected less than 1",
        "Value was 2, but expected at most 1",
        "No error was thrown, but expected one - really",
        "Error oops was thrown, but expected none",
        "Value was nil, but expected a value of type Int",
        "Value was nil, but expected a value of type Int",
        "Failed",
        "Not reached",
      ])
  }

  @Test func `show the difference of structured values`() {
    let failures = FailureRecorder.record { AssertEqual([1, 2], other: [1, 3]) }
    #expect(failures.map(\.message) == ["Value was [1, 2], but expected [1, 3]"])
    #expect(
      failures[0].difference == """
          [
            [0]: 1,
        -   [1]: 3
        +   [1]: 2
          ]
        """)
  }

  @Test func `cut long values short where a difference shows them`() {
    let (long, longer) = (Array(1...100), Array(1...101))
    let failures = FailureRecorder.record { AssertEqual(longer, other: long) }
    let text = "\(long)".prefix(200)
    #expect(failures.map(\.message) == ["Value was \(text)…, but expected \(text)…"])
  }

  @Test func `are at the location that a helper passes on`() async {
    let object = Object()
    let helpers: [(String, (StaticString, UInt) throws -> Void)] = [
      ("Assert", { Assert(false, file: $0, line: $1) }),
      ("AssertFalse", { AssertFalse(true, file: $0, line: $1) }),
      ("AssertEqual", { AssertEqual(1, other: 2, file: $0, line: $1) }),
      ("AssertNotEqual", { AssertNotEqual(1, other: 1, file: $0, line: $1) }),
      ("accuracy", { AssertEqual(1.0, other: 2, accuracy: 0.5, file: $0, line: $1) }),
      ("not within", { AssertNotEqual(1.0, other: 1, accuracy: 0.5, file: $0, line: $1) }),
      ("same", { AssertIdentical(object, other: nil, file: $0, line: $1) }),
      ("other", { AssertNotIdentical(nil, other: nil, file: $0, line: $1) }),
      (">", { AssertGreaterThan(1, other: 1, file: $0, line: $1) }),
      (">=", { AssertGreaterThanOrEqual(1, other: 2, file: $0, line: $1) }),
      ("<", { AssertLessThan(1, other: 1, file: $0, line: $1) }),
      ("<=", { AssertLessThanOrEqual(2, other: 1, file: $0, line: $1) }),
      ("AssertNil", { AssertNil(1, file: $0, line: $1) }),
      ("AssertNotNil", { AssertNotNil(nil as Int?, file: $0, line: $1) }),
      ("unwrap", { _ = try AssertUnwrap(nil as Int?, file: $0, line: $1) }),
      ("throws", { AssertThrowsError(1, file: $0, line: $1) { _ in } }),
      ("no throw", { AssertNoThrow(try fail(), file: $0, line: $1) }),
      ("Fail", { Fail("Failed", file: $0, line: $1) }),
      ("known", { ExpectFailure("r", file: $0, line: $1) {} }),
      (
        "waits",
        {
          let never = asyncExpectation(description: "never")
          AssertExpectations([never], timeout: 0, file: $0, line: $1)
        }
      ),
    ]
    let file: StaticString = "/a/CartTests/Helper.swift"
    let callSite = CallSite(file: "/a/Helper.swift", line: 7)
    for (name, helper) in helpers {
      let failures = FailureRecorder.record {
        try? helper(file, 42)
        withCallSite(callSite) { try? helper(file, 42) }
      }
      #expect(failures.map(\.callSite) == [CallSite(file: file, line: 42), callSite], "\(name)")
    }
    let failures = await FailureRecorder.record {
      await ExpectFailure("r", file: file, line: 42) { await Task.yield() }
    }
    #expect(failures.map(\.callSite) == [CallSite(file: file, line: 42)])
  }

  @Test func `report an error that an argument throws`() {
    func assertions() {
      AssertEqual(try fail(), other: 1, message: "the count")
    }
    let failures = FailureRecorder.record(assertions)
    #expect(failures.map(\.message) == ["Error oops was thrown, but expected none - the count"])
    #expect(failures[0].error is Oops)
  }

  @MainActor @Test func `name the type of an error that is a case`() async {
    let results = await runTests(
      test("first") { throw Flaw.deep },
      test("second") { AssertNoThrow(try { throw Flaw.deep }()) },
      test("third") { ExpectFailure("a bug") { throw Flaw.deep } })
    let thrown = "Error Flaw.deep was thrown"
    #expect(results[0].messages == [thrown + ", but expected none"])
    #expect(results[1].messages == [thrown + ", but expected none"])
    #expect(results[2].expectedFailures.map(\.message) == [thrown + " - a bug"])
  }

  @MainActor @Test func `that unwrap end the test with one failure`() async {
    let results = await runTests(
      test {
        _ = try AssertUnwrap(nil as Int?, message: "no count")
        Issue.record("went on")
      })
    #expect(
      results.map(\.messages) == [
        ["Value was nil, but expected a value of type Int - no count"]
      ])
  }

  @MainActor @Test func `of an expected failure do not fail the test`() async {
    let results = await runTests(
      test("testFails") { ExpectFailure("a bug") { Assert(false) } },
      test("testThrows") { ExpectFailure("a bug") { throw Oops() } },
      asyncTest("testAsync") {
        await ExpectFailure("a bug") {
          await Task.yield()
          Assert(false)
        }
      },
      test("testUnwraps") { ExpectFailure("a bug") { _ = try AssertUnwrap(nil as Int?) } },
      test("testFixed", line: 9) { ExpectFailure("a bug") {} })
    #expect(
      results.map { $0.expectedFailures.map(\.message) } == [
        ["Value was false, but expected true - a bug"],
        ["Error oops was thrown - a bug"],
        ["Value was false, but expected true - a bug"],
        ["Value was nil, but expected a value of type Int - a bug"],
        [],
      ])
    #expect(results.dropLast().allSatisfy { $0.outcome == .failedAsExpected })
    #expect(results[4].messages == ["No failure was reported, but expected one - a bug"])
  }

  @MainActor @Test func `of an expected failure fail where no test is running`() {
    let recorder = FailureRecorder()
    withFailureReporter(recorder) {
      ExpectFailure("a bug", line: 7) { Assert(false) }
    }
    #expect(
      recorder.failures.map(\.message) == [
        "ExpectFailure was called outside of a test, but expected to be called in one. "
          + "To fix this, call it in the test itself or in a Task { } made there - a bug"
      ])
    #expect(recorder.failures.map(\.callSite.line) == [7])
  }

  @MainActor @Test
  func `texts and files are attached with their content, and files must be readable`() async throws
  {
    let folder = TemporaryDirectory()
    try folder.write("hello", to: "a.txt")
    try Data([0xff, 2]).write(to: URL(fileURLWithPath: folder["b.bin"]))
    let results = await runTests(
      test {
        Attach("text", named: "text.txt")
        Attach(Data([1, 2]), named: "data.bin")
        Attach(contentsOf: URL(fileURLWithPath: folder["a.txt"]))
        Attach(contentsOf: URL(fileURLWithPath: folder["b.bin"]), named: "c.bin")
        Attach(contentsOf: URL(fileURLWithPath: "/missing/d.txt"), line: 7)
      })
    #expect(
      results[0].attachments == [
        TestAttachment(name: "text.txt", content: .text("text")),
        TestAttachment(name: "data.bin", content: .data(Data([1, 2]))),
        TestAttachment(name: "a.txt", content: .text("hello")),
        TestAttachment(name: "c.bin", content: .data(Data([0xff, 2]))),
      ])
    let failure = try #require(results[0].failures.first)
    #expect(failure.message.hasPrefix("/missing/d.txt could not be read for an attachment: "))
    #expect(failure.callSite.line == 7)
  }

  @MainActor @Test func `a failure that leaves something out has its whole text attached`() async {
    let values = Array(0..<2_000)
    let results = await runTests(test { AssertNil(values as [Int]?) })
    #expect(
      results[0].failures.map(\.text) == [
        "Value was [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, … 1990 more], but expected nil"
      ])
    let text = "Value was \(values), but expected nil"
    #expect(results[0].attachments == [TestAttachment(name: "failure.txt", content: .text(text))])
  }
}

// MARK: - Fixtures

private struct FollowingError: ReportedError {}

private func follow() throws -> Int {
  reportFailure("Nothing came")
  throw FollowingError()
}

private enum Flaw: Error {
  case deep
}

private final class Object {}

private func fail() throws -> Int { throw Oops() }

@_spi(Litmus) import LitmusReporting
import LitmusSpryKit
import Testing
import XCTest

/// Assertions that a helper calls with the location of its own caller.
final class HelperXCTests: XCTestCase {
  func testFileAndLineAreThoseOfTheHelpersCaller() {
    let fake = FakePantry()
    let missing: FakePantry? = nil
    let checks: [(String, (StaticString, UInt) -> Void)] = [
      ("received", { XCTAssertHaveReceived(fake, .take, with: "a", 1, file: $0, line: $1) }),
      (
        "received count",
        { XCTAssertHaveReceived(fake, .take, countSpecifier: .exactly(1), file: $0, line: $1) }
      ),
      (
        "received with, count",
        {
          XCTAssertHaveReceived(
            fake, .take, with: "a", 1, countSpecifier: .atLeast(1), file: $0, line: $1)
        }
      ),
      ("missing", { XCTAssertHaveReceived(missing, .take, file: $0, line: $1) }),
      ("missing", { XCTAssertHaveNotReceived(missing, .take, file: $0, line: $1) }),
      ("static", { XCTAssertHaveReceived(FakePantry.self, .open, file: $0, line: $1) }),
      ("calls", { XCTAssertHaveRecordedCalls(fake, file: $0, line: $1) }),
      ("static calls", { XCTAssertHaveRecordedCalls(FakePantry.self, file: $0, line: $1) }),
      ("any", { XCTAssertEqualAny(1, 2, "text", file: $0, line: $1) }),
      ("not any", { XCTAssertNotEqualAny(1, 1, file: $0, line: $1) }),
      ("error", { XCTAssertEqualError(Jam(fruit: "a"), Jam(fruit: "b"), file: $0, line: $1) }),
      ("closure", { XCTAssertEqualError(Jam(fruit: "a"), file: $0, line: $1) { Jam(fruit: "b") } }),
      (
        "not error",
        { XCTAssertNotEqualError(Jam(fruit: "a"), Jam(fruit: "a"), file: $0, line: $1) }
      ),
      ("throws", { XCTAssertThrowsError(Jam(fruit: "a"), file: $0, line: $1) {} }),
      ("throwing", { XCTAssertThrowsError(7, Jam(fruit: "a"), file: $0, line: $1) }),
      ("no throw", { XCTAssertNoThrowError(file: $0, line: $1) { throw Jam(fruit: "a") } }),
      (
        "image",
        { XCTAssertEqualImage(Image.spry.testImage, Image.spry.testImage1, file: $0, line: $1) }
      ),
      ("trap", { XCTAssertThrowsAssertion("text", file: $0, line: $1) { 1 } }),
      ("trapping", { XCTAssertThrowsAssertion(expression: 1, file: $0, line: $1) }),
      ("trapping first", { XCTAssertThrowsAssertion(1, file: $0, line: $1) }),
    ]
    for (name, check) in checks {
      let failures = FailureRecorder.record { check("/a/PantryTests/HelperTests.swift", 42) }
      XCTAssertEqual(failures.map(\.callSite.line), [42], name)
      XCTAssertEqual(failures.map(\.callSite.filePath), ["/a/PantryTests/HelperTests.swift"], name)
      XCTAssertEqual(failures.map(\.callSite.fileID), ["PantryTests/HelperTests.swift"], name)
    }
  }

  func testWithoutAFileTheCallersLineIsUsed() {
    let fake: FakePantry! = FakePantry()
    let failures = FailureRecorder.record {
      XCTAssertHaveReceived(fake, .log)
      XCTAssertEqualAny(1, 2)
      XCTAssertThrowsError(1, Jam(fruit: "a"))
      XCTAssertThrowsAssertion { 1 }
    }
    let line = #line - 5
    XCTAssertEqual(failures.map(\.callSite.line), [line, line + 1, line + 2, line + 3])
    XCTAssertEqual(Set(failures.map(\.callSite.filePath)), ["\(#filePath)"])
  }
}

@Suite struct `A helper's source location` {
  @Test func `is that of each failure`() {
    let fake = FakePantry()
    let missing: FakePantry? = nil
    let checks: [(String, (Testing.SourceLocation) -> Void)] = [
      ("received", { expectHaveReceived(fake, .take, with: "a", 1, sourceLocation: $0) }),
      ("missing", { expectHaveReceived(missing, .take, sourceLocation: $0) }),
      ("absent", { expectHaveNotReceived(missing, .take, sourceLocation: $0) }),
      ("calls", { expectHaveRecordedCalls(fake, "text", sourceLocation: $0) }),
      ("any", { expectEqualAny(1, 2, "text", sourceLocation: $0) }),
      ("not any", { expectNotEqualAny(1, 1, sourceLocation: $0) }),
      ("error", { expectEqualError(Jam(fruit: "a"), Jam(fruit: "b"), sourceLocation: $0) }),
      ("closure", { expectEqualError(Jam(fruit: "a"), sourceLocation: $0) { Jam(fruit: "b") } }),
      ("not error", { expectNotEqualError(Jam(fruit: "a"), Jam(fruit: "a"), sourceLocation: $0) }),
      ("throws", { expectThrows(Jam(fruit: "a"), sourceLocation: $0) {} }),
      ("throwing", { expectThrows(7, Jam(fruit: "a"), sourceLocation: $0) }),
      ("no throw", { expectNoThrow(sourceLocation: $0) { throw Jam(fruit: "a") } }),
      ("image", { expectEqualImage({ nil }, { Image.spry.testImage }, sourceLocation: $0) }),
      ("trap", { expectThrowsAssertion("text", sourceLocation: $0) { 1 } }),
      ("trapping", { expectThrowsAssertion(1, "text", sourceLocation: $0) }),
    ]
    let location = Testing.SourceLocation(
      fileID: "Pantry/Tests.swift", filePath: "/a/Tests.swift", line: 42, column: 7)
    let callSite = CallSite(
      fileID: "Pantry/Tests.swift", filePath: "/a/Tests.swift", line: 42, column: 7)
    for (name, check) in checks {
      let failures = FailureRecorder.record { check(location) }
      #expect(failures.map(\.callSite) == [callSite], "\(name)")
    }
  }

  @Test func `is the caller's by default`() {
    let fake = FakePantry()
    let failures = FailureRecorder.record {
      let isReceived = expectHaveReceived(fake, .log)
      expectEqualAny(1, 2)
      expectThrows(Jam(fruit: "a")) {}
      #expect(!isReceived)
    }
    let line = #line - 5
    #expect(failures.map(\.callSite.line) == [line, line + 1, line + 2])
  }
}

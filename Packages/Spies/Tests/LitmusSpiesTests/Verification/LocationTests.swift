@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing
import XCTest

/// Assertions that a helper calls with the location of its own caller.
final class LocationXCTests: XCTestCase {
  func testTheLocationIsThatOfTheHelpersCaller() {
    let users = FakeUserService()
    users.log("a")
    let quiet = FakeUserService()
    let checks: [(String, (StaticString, UInt) -> Void)] = [
      ("received", { XCTAssertHaveReceived(users, .load, with: 1, file: $0, line: $1) }),
      ("static", { XCTAssertHaveReceived(FakeShelf.self, .open, file: $0, line: $1) }),
      ("not received", { XCTAssertHaveNotReceived(users, .log, file: $0, line: $1) }),
      ("call", { XCTAssertHaveReceived(users.received(.load), file: $0, line: $1) }),
      ("no call", { XCTAssertHaveNotReceived(users.received(.log), file: $0, line: $1) }),
      ("calls", { XCTAssertHaveRecordedCalls(quiet, file: $0, line: $1) }),
      ("static calls", { XCTAssertHaveRecordedCalls(FakeShelf.self, file: $0, line: $1) }),
      ("no calls", { XCTAssertHaveNoRecordedCalls(users, file: $0, line: $1) }),
      (
        "order",
        { XCTAssertHaveReceivedInOrder(users.received(.load), file: $0, line: $1) }
      ),
      ("no more", { XCTAssertNoMoreInteractions(users, file: $0, line: $1) }),
      ("any", { XCTAssertEqualAny(1, 2, "text", file: $0, line: $1) }),
      ("not any", { XCTAssertNotEqualAny(1, 1, file: $0, line: $1) }),
      ("image", { XCTAssertEqualImage([UInt8](), [1 as UInt8], file: $0, line: $1) }),
      ("not image", { XCTAssertNotEqualImage([1 as UInt8], [1 as UInt8], file: $0, line: $1) }),
      ("error", { XCTAssertEqualError(Lost.book, Lost.key, file: $0, line: $1) }),
      ("not error", { XCTAssertNotEqualError(Lost.key, Lost.key, file: $0, line: $1) }),
      ("throws", { XCTAssertThrowsError(Lost.key, file: $0, line: $1) { throw Lost.book } }),
      ("no throw", findsAtFileAndLine),
      ("closure", { XCTAssertNoThrowError(file: $0, line: $1) { try find() } }),
      ("trap", { expectThrowsAssertion(file: $0, line: $1) {} }),
    ]
    for (name, check) in checks {
      let failures = FailureRecorder.record { check("/a/Library/Helper.swift", 42) }
      XCTAssertEqual(failures.map(\.callSite.line), [42], name)
      XCTAssertEqual(failures.map(\.callSite.filePath), ["/a/Library/Helper.swift"], name)
      XCTAssertEqual(failures.map(\.callSite.fileID), ["Library/Helper.swift"], name)
    }
  }

  func testTheLocationOfAnAsynchronousAssertionIsThatOfTheHelpersCaller() async throws {
    let users = FakeUserService()
    let checks: [(String, (StaticString, UInt) async throws -> Void)] = [
      (
        "received",
        {
          try await XCTAssertToEventuallyHaveReceived(
            users, .load, timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "call",
        {
          try await XCTAssertToEventuallyHaveReceived(
            users.received(.load), timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "static",
        {
          try await XCTAssertToEventuallyHaveReceived(
            FakeShelf.self, .open, timeout: 0, file: $0, line: $1)
        }
      ),
      (
        "required",
        {
          _ = try? await requireToEventuallyHaveReceived(
            users, .load, timeout: 0, file: $0, line: $1)
        }
      ),
      ("error", { await XCTAssertEqualError(Lost.key, file: $0, line: $1) { await one() } }),
      ("not error", { await XCTAssertNotEqualError(nil, file: $0, line: $1) { await none() } }),
      ("throws", { await XCTAssertThrowsError(Lost.key, file: $0, line: $1) { await one() } }),
      (
        "no throw",
        { _ = await XCTAssertNoThrowError(file: $0, line: $1) { try await lost() } }
      ),
      ("trap", { await expectThrowsAssertion(file: $0, line: $1) { _ = await one() } }),
    ]
    for (name, check) in checks {
      let failures = try await FailureRecorder.record {
        try await check("/a/Library/Helper.swift", 42)
      }
      XCTAssertEqual(failures.map(\.callSite.line), [42], name)
      XCTAssertEqual(failures.map(\.callSite.filePath), ["/a/Library/Helper.swift"], name)
    }
  }

  func testWithoutALocationTheCallersLineIsUsed() async throws {
    let users = FakeUserService()
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      let isReceived = XCTAssertHaveReceived(users, .load)
      XCTAssertThrowsError(Lost.key) { throw Lost.book }
      try await XCTAssertToEventuallyHaveReceived(users, .load, timeout: 0)
      XCTAssertFalse(isReceived)
    }
    XCTAssertEqual(failures.map(\.callSite.line), [line, line + 1, line + 2])
    XCTAssertEqual(Set(failures.map(\.callSite.filePath)), [#filePath])
  }
}

@Suite struct `A source location that a helper passes on` {
  private let location = Testing.SourceLocation(
    fileID: "Library/Helper.swift", filePath: "/a/Helper.swift", line: 42, column: 7)
  private let callSite = CallSite(
    fileID: "Library/Helper.swift", filePath: "/a/Helper.swift", line: 42, column: 7)

  @Test func `is that of each failure`() {
    let users = FakeUserService()
    users.log("a")
    let quiet = FakeUserService()
    let checks: [(String, (Testing.SourceLocation) -> Void)] = [
      ("received", { expectHaveReceived(users, .load, with: 1, sourceLocation: $0) }),
      ("static", { expectHaveReceived(FakeShelf.self, .open, sourceLocation: $0) }),
      ("not received", { expectHaveNotReceived(users, .log, sourceLocation: $0) }),
      ("call", { expectHaveReceived(users.received(.load), sourceLocation: $0) }),
      ("no call", { expectHaveNotReceived(users.received(.log), sourceLocation: $0) }),
      ("calls", { expectHaveRecordedCalls(quiet, sourceLocation: $0) }),
      ("static calls", { expectHaveRecordedCalls(FakeShelf.self, sourceLocation: $0) }),
      ("no calls", { expectHaveNoRecordedCalls(users, sourceLocation: $0) }),
      ("order", { expectHaveReceivedInOrder(users.received(.load), sourceLocation: $0) }),
      ("no more", { expectNoMoreInteractions(users, sourceLocation: $0) }),
      ("any", { expectEqualAny(1, 2, "text", sourceLocation: $0) }),
      ("not any", { expectNotEqualAny(1, 1, sourceLocation: $0) }),
      ("image", { expectEqualImage([UInt8](), [1 as UInt8], sourceLocation: $0) }),
      ("not image", { expectNotEqualImage([1 as UInt8], [1 as UInt8], sourceLocation: $0) }),
      ("error", { expectEqualError(Lost.book, Lost.key, sourceLocation: $0) }),
      ("not error", { expectNotEqualError(Lost.key, Lost.key, sourceLocation: $0) }),
      ("throws", { expectThrowsError(Lost.key, sourceLocation: $0) { throw Lost.book } }),
      ("no throw", findsAtSourceLocation),
      ("closure", { expectNoThrowError(sourceLocation: $0) { try find() } }),
      ("trap", { withCallSite($0) { _ = expectThrowsAssertion {} } }),
    ]
    for (name, check) in checks {
      let failures = FailureRecorder.record { check(location) }
      #expect(failures.map(\.callSite) == [callSite], "\(name)")
    }
  }

  @Test func `is that of each asynchronous failure`() async throws {
    let users = FakeUserService()
    let checks: [(String, (Testing.SourceLocation) async throws -> Void)] = [
      (
        "received",
        {
          try await expectToEventuallyHaveReceived(users, .load, timeout: 0, sourceLocation: $0)
        }
      ),
      (
        "required",
        {
          _ = try? await requireToEventuallyHaveReceived(
            users, .load, timeout: 0, sourceLocation: $0)
        }
      ),
      ("error", { await expectEqualError(Lost.key, sourceLocation: $0) { await one() } }),
      ("not error", { await expectNotEqualError(nil, sourceLocation: $0) { await none() } }),
      ("throws", { await expectThrowsError(Lost.key, sourceLocation: $0) { await one() } }),
      ("no throw", { _ = await expectNoThrowError(sourceLocation: $0) { try await lost() } }),
      ("trap", { await withCallSite($0) { _ = await expectThrowsAssertion { _ = await one() } } }),
    ]
    for (name, check) in checks {
      let failures = try await FailureRecorder.record { try await check(location) }
      #expect(failures.map(\.callSite) == [callSite], "\(name)")
    }
  }
}

// MARK: - Fixtures

private final class FakeShelf: Spyable {
  enum Function: String, StringRepresentable { case none }
  enum ClassFunction: String, StringRepresentable { case open = "open()" }
}

private enum Lost: Error { case book, key }

private func find() throws -> Int { throw Lost.book }

private func findsAtFileAndLine(_ file: StaticString, _ line: UInt) {
  XCTAssertNoThrowError(try find(), file: file, line: line)
}

private func findsAtSourceLocation(_ location: Testing.SourceLocation) {
  expectNoThrowError(try find(), sourceLocation: location)
}

private func lost() async throws -> Int { throw Lost.book }

private func one() async -> Int { 1 }

private func none() async -> (any Error)? { nil }

import Foundation
import LitmusReporting
import LitmusSpies
import Testing
import XCTest

enum Fault: Error, Equatable {
  case one, two
}

private func throwError(_ fault: Fault = .one) throws { throw fault }

private func notThrowError() throws {}

private nonisolated(nonsending) func later<Value>(_ body: () throws -> Value) async throws -> Value
{
  await Task.yield()
  return try body()
}

@Suite struct `Expecting an error to be thrown` {
  @Test func `passes if it is`() async {
    expectThrowsError(Fault.one) { try throwError() }
    await expectThrowsError(Fault.one) { try await later { try throwError() } }
  }

  @Test @MainActor func `passes on the main actor`() async {
    var count = 0
    expectThrowsError(Fault.one) {
      count += 1
      try throwError()
    }
    await expectThrowsError(Fault.one) {
      MainActor.assertIsolated()
      count += 1
      try await later { try throwError() }
    }
    #expect(count == 2)
  }

  @Test func `reports what was thrown instead`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      expectThrowsError(Fault.one) { try throwError(.two) }
      expectThrowsError(Fault.one, "message") { try notThrowError() }
      await expectThrowsError(Fault.one) { try await later { try throwError(.two) } }
      await expectThrowsError(Fault.one) { try await later {} }
      expectThrowsError(Fault.one) { throw Detailed(code: 1) }
    }
    #expect(
      failures.map(\.text) == [
        "Error Fault.two was thrown, but expected Fault.one",
        "No error was thrown, but expected Fault.one - message",
        "Error Fault.two was thrown, but expected Fault.one",
        "No error was thrown, but expected Fault.one",
        "Error Detailed(code: 1) was thrown, but expected Fault.one\n"
          + "- Fault.one\n+ Detailed(code: 1)",
      ]
    )
    #expect(failures.map(\.callSite.line) == Array(line..<line + 5))
    #expect(failures.first?.error as? Fault == .two)
  }
}

@Suite struct `Expecting no error to be thrown` {
  @Test func `returns the value`() async {
    #expect(expectNoThrowError(try loaded(1)) == 1)
    #expect(expectNoThrowError { try loaded(1) } == 1)
    let value = await expectNoThrowError { try await later { 2 } }
    #expect(value == 2)
    expectNoThrowError(try notThrowError())
  }

  @Test func `reports the error`() async throws {
    let failures = try await FailureRecorder.record {
      expectNoThrowError(try throwError())
      let value: Int? = await expectNoThrowError("message") { try await later { throw Fault.two } }
      #expect(value == nil)
      expectNoThrowError { try throwError() }
    }
    #expect(
      failures.map(\.text) == [
        "Error Fault.one was thrown, but expected none",
        "Error Fault.two was thrown, but expected none - message",
        "Error Fault.one was thrown, but expected none",
      ]
    )
  }

  @Test func `an error of Foundation is called an error once`() {
    let failures = FailureRecorder.record {
      expectNoThrowError { throw NSError(domain: "Printer", code: 7) }
    }
    #expect(
      failures.map(\.text) == [
        #"Error Domain=Printer Code=7 "(null)" was thrown, but expected none"#
      ])
  }

  private func loaded(_ value: Int) throws -> Int { value }
}

final class ThrowsErrorXCTests: XCTestCase {
  func testPasses() {
    XCTAssertThrowsError(Fault.one) {
      try throwError()
    }
    XCTAssertNoThrowError(try notThrowError())
  }

  func testStandsBesideXCTestsOwn() throws {
    XCTAssertThrowsError(try throwError())
    XCTAssertThrowsError(try throwError(), "message")
    XCTAssertThrowsError(try throwError()) { error in
      XCTAssertEqual(error as? Fault, .one)
    }
    XCTAssertThrowsError(try throwError()) { XCTAssertEqual($0 as? Fault, .one) }
    XCTAssertNoThrow(try notThrowError())
  }

  @MainActor func testPassesInAsyncTests() async {
    XCTAssertThrowsError(Fault.one) { try throwError() }
    XCTAssertThrowsError(try throwError())
    await XCTAssertThrowsError(Fault.one) { try await later { try throwError() } }
    let value = await XCTAssertNoThrowError { try await later { 1 } }
    XCTAssertEqual(value, 1)
    XCTAssertNoThrowError(try notThrowError())
  }

  func testReports() throws {
    let line = #line + 2
    let failures = try FailureRecorder.record {
      XCTAssertThrowsError(Fault.one) { try notThrowError() }
      XCTAssertNoThrowError(try throwError())
    }
    XCTAssertEqual(
      failures.map(\.text),
      [
        "No error was thrown, but expected Fault.one",
        "Error Fault.one was thrown, but expected none",
      ]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [line, line + 1])
  }
}

struct Detailed: Error {
  var code: Int
}

import Foundation
import LitmusReporting
import LitmusSpies
import Testing
import XCTest

private enum Payload: Error {
  case first(Person), second(Person), third
}

private final class ObjectError: Error {
  let code: Int

  init(code: Int) { self.code = code }
}

private struct SUT {
  var fault: Fault? = .one

  func risky() throws -> String {
    if let fault { throw fault }
    return "done"
  }

  func riskyVoid() throws { _ = try risky() }

  func riskyLater() async throws -> String {
    await Task.yield()
    return try risky()
  }
}

@Suite struct `Expecting an error to be a certain one` {
  @Test func `passes if it is`() async {
    expectEqualError(Fault.one, Fault.one)
    expectEqualError(Optional(Fault.one), Fault.one)
    expectEqualError(Fault?.none, nil)
    let error: (any Error)? = Fault.one
    expectEqualError(error, Fault.one)
    expectEqualError(try SUT().risky(), Fault.one)
    expectEqualError(try SUT().riskyVoid(), Fault.one)
    await expectEqualError(Fault.one) { try await SUT().riskyLater() }
    expectNotEqualError(Fault.one, Fault.two)
    expectNotEqualError(try SUT().risky(), Fault.two)
    expectNotEqualError(Fault.one, nil)
    await expectNotEqualError(Fault.two) { try await SUT().riskyLater() }
  }

  @Test func `compares errors without == by their parts`() {
    let person = Person(name: "a")
    expectEqualError(Payload.first(person), Payload.first(person))
    expectNotEqualError(Payload.first(person), Payload.second(person))
    expectNotEqualError(Payload.first(person), Payload.first(Person(name: "b")))
    expectEqualError(Payload.third, Payload.third)
    expectEqualError(ObjectError(code: 1), ObjectError(code: 1))
    expectNotEqualError(ObjectError(code: 1), ObjectError(code: 2))
    expectNotEqualError(Detailed(code: 1), Fault.one)
  }

  @Test func `compares errors of Foundation by domain and code`() {
    let error = NSError(domain: "a", code: 1, userInfo: ["reason": "x"])
    expectEqualError(error, NSError(domain: "a", code: 1))
    expectNotEqualError(error, NSError(domain: "a", code: 2))
    expectNotEqualError(error, NSError(domain: "b", code: 1))
    expectNotEqualError(error, Fault.one)
    expectEqualError(CocoaError(.fileNoSuchFile), CocoaError(.fileNoSuchFile))
    expectNotEqualError(CocoaError(.fileNoSuchFile), CocoaError(.fileLocking))
  }

  @Test func `reports another error, and what is none`() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      expectEqualError(Fault.two, Fault.one, "message")
      expectEqualError(try SUT().risky(), Fault.two)
      expectEqualError(try SUT(fault: nil).risky(), Fault.one)
      expectEqualError(try SUT(fault: nil).riskyVoid(), Fault.one)
      expectEqualError(try SUT(fault: nil).riskyVoid(), nil)
      expectEqualError(Fault?.none, Fault.one)
      expectEqualError(Detailed(code: 1), Detailed(code: 2))
      await expectEqualError(Fault.two) { try await SUT().riskyLater() }
    }
    #expect(
      failures.map(\.text) == [
        "Error was Fault.two, but expected Fault.one - message",
        "Error Fault.one was thrown, but expected Fault.two",
        "Value was \"done\", which is no error, but expected Fault.one",
        "No error was thrown, but expected Fault.one",
        "No error was thrown, but expected nil",
        "Error was nil, but expected Fault.one",
        """
        Error was Detailed(code: 1), but expected Detailed(code: 2)
        - Detailed(code: 2)
        + Detailed(code: 1)
        """,
        "Error Fault.one was thrown, but expected Fault.two",
      ]
    )
    #expect(failures.map(\.callSite.line) == Array(line..<line + 8))
  }

  @Test func `reports an equal error where another was expected`() async throws {
    let failures = try await FailureRecorder.record {
      expectNotEqualError(Fault.one, Fault.one)
      expectNotEqualError(try SUT().risky(), Fault.one, "message")
      expectNotEqualError(Fault?.none, nil)
      expectNotEqualError(try SUT(fault: nil).risky(), Fault.one)
      expectNotEqualError(try SUT(fault: nil).riskyVoid(), Fault.one)
      await expectNotEqualError(Fault.one) { try await SUT().riskyLater() }
    }
    #expect(
      failures.map(\.text) == [
        "Error was Fault.one, but expected another",
        "Error Fault.one was thrown, but expected another - message",
        "Error was nil, but expected another",
        "Value was \"done\", which is no error, but expected an error other than Fault.one",
        "No error was thrown, but expected an error other than Fault.one",
        "Error Fault.one was thrown, but expected another",
      ]
    )
  }
}

final class EqualErrorXCTests: XCTestCase {
  private enum Error: Swift.Error {
    case one, two
  }

  private let sut = SUT()
  private let expected = Fault.one

  func testPasses() {
    XCTAssertEqualError(Error.one, Error.one)
    XCTAssertNotEqualError(Error.one, Error.two)
    XCTAssertEqualError(try sut.risky(), expected)
  }

  func testPassesInAsyncTests() async {
    XCTAssertEqualError(try sut.risky(), expected)
    await XCTAssertEqualError(expected) { try await sut.riskyLater() }
    await XCTAssertNotEqualError(Error.one) { try await sut.riskyLater() }
  }

  func testReports() throws {
    let line = #line + 2
    let failures = try FailureRecorder.record {
      XCTAssertEqualError(try SUT(fault: nil).risky(), expected)
      XCTAssertNotEqualError(Error.one, Error.one)
    }
    XCTAssertEqual(
      failures.map(\.text),
      [
        "Value was \"done\", which is no error, but expected Fault.one",
        "Error was Error.one, but expected another",
      ]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [line, line + 1])
  }
}

import LitmusReporting
import LitmusSpryKit
import Testing

enum Fault: Error, Equatable {
  case one, two
}

private struct Jelly: Error, Equatable {
  var fruit: String
  var grams: Int
}

private func throwError(_ fault: Fault = .one) throws { throw fault }

@Suite struct `An assertion about errors` {
  @Test func `passes for equal errors, thrown or returned`() {
    XCTAssertEqualError(Fault.one, Fault.one)
    XCTAssertEqualError(nil, nil)
    XCTAssertEqualError(Fault.one) { throw Fault.one }
    XCTAssertNotEqualError(Fault.one) { Fault.two }
    XCTAssertNotEqualError(Fault.one, Fault.two)
    XCTAssertNotEqualError(Fault.one, nil)
    XCTAssertThrowsError(Fault.one) { try throwError() }
    XCTAssertThrowsError(try throwError(), Fault.one)
    XCTAssertNoThrowError { 1 }
    expectEqualError(Fault.one, .one)
    expectNotEqualError(Fault.one, .two)
    expectEqualError(Fault.one) { throw Fault.one }
    expectNotEqualError(Fault.one) { Fault.two }
    expectThrows(Fault.one) { try throwError() }
    expectThrows(try throwError(), Fault.one)
  }

  @Test func `shows the error and what was expected`() throws {
    let line = #line + 2
    let failures = try FailureRecorder.record {
      XCTAssertEqualError(Fault.one, Fault.two)
      XCTAssertEqualError(Fault.two) { throw Fault.one }
      XCTAssertEqualError(nil, Fault.one, "message")
      XCTAssertNotEqualError(Fault.one, Fault.one)
      XCTAssertThrowsError(Fault.two) { try throwError() }
      XCTAssertThrowsError(Fault.one) {}
      XCTAssertNoThrowError(try throwError())
      expectThrows(Fault.two) { try throwError() }
      expectNoThrow { try throwError() }
      expectEqualError(Fault.one) { nil }
      expectThrows(try throwError(), Fault.two)
    }
    #expect(
      failures.map(\.message) == [
        "Error was Fault.one, but expected Fault.two",
        "Error Fault.one was thrown, but expected Fault.two",
        "Error was nil, but expected Fault.one - message",
        "Error was Fault.one, but expected another",
        "Error Fault.one was thrown, but expected Fault.two",
        "No error was thrown, but expected Fault.one",
        "Error Fault.one was thrown, but expected none",
        "Error Fault.one was thrown, but expected Fault.two",
        "Error Fault.one was thrown, but expected none",
        "Error was nil, but expected Fault.one",
        "Error Fault.one was thrown, but expected Fault.two",
      ])
    #expect(failures.map(\.callSite.line) == Array(line..<line + 11))
  }

  @Test func `shows the parts that differ`() {
    let failures = FailureRecorder.record {
      XCTAssertEqualError(Jelly(fruit: "fig", grams: 1), Jelly(fruit: "plum", grams: 1))
    }
    #expect(
      failures.map(\.text) == [
        """
        Error was Jelly(fruit: "fig", grams: 1), but expected Jelly(fruit: "plum", grams: 1)
          Jelly(
        -   fruit: "plum",
        +   fruit: "fig",
            grams: 1
          )
        """
      ])
  }
}

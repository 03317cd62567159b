import LitmusFailKit
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A failing assertion of FailKit` {
  @Test func `reports to the test, at the location`() {
    let location = LitmusFailKit.SourceLocation(
      fileID: "Shop/Cart.swift", filePath: "/shop/Cart.swift", line: 3, column: 5)
    let failures = FailureRecorder.record {
      Fail().fail(message: "one", location: location)
      Fail.fail(message: "two", location: location)
    }
    #expect(failures.map(\.message) == ["one", "two"])
    let callSite = CallSite(
      fileID: "Shop/Cart.swift", filePath: "/shop/Cart.swift", line: 3, column: 5)
    #expect(failures.map(\.callSite) == [callSite, callSite])
  }

  @Test func `reports to a spy instead`() {
    let failSpy = FailSpy()
    #expect(failSpy.callCount == 0)
    let line: UInt = #line + 1
    assertEqual(2, expected: 1, message: "sum", failure: failSpy)
    assertEqual(1, expected: 1, failure: failSpy)
    assertEqual("a", expected: nil, failure: failSpy)
    #expect(failSpy.callCount == 2)
    #expect(
      failSpy.messages == ["Expected 1, but was 2 - sum", #"Expected nil, but was "a""#])
    #expect(failSpy.locations.map(\.line) == [line, line + 2])
    #expect(failSpy.locations.first?.fileID == #fileID)
    #expect(failSpy.locations.first?.column == 16)
    #expect(failSpy.locations.map { "\($0.filePath)" } == [#filePath, #filePath])
  }

  @Test func `loses nothing in a spy that several threads use`() async {
    let failSpy = FailSpy()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { assertEqual(1, expected: 2, failure: failSpy) } }
      }
    }
    #expect(failSpy.callCount == 800)
  }
}

@Suite struct `A location of FailKit` {
  @Test func `becomes one of Swift Testing`() {
    let location = LitmusFailKit.SourceLocation(
      fileID: "Shop/Cart.swift", filePath: "/shop/Cart.swift", line: 3, column: 5
    ).toTestingSourceLocation()
    #expect(location.fileID == "Shop/Cart.swift")
    #expect((location.line, location.column) == (3, 5))
  }

  @Test func `does not trap if it is empty`() {
    let location = LitmusFailKit.SourceLocation(fileID: "", filePath: "", line: 0, column: 0)
      .toTestingSourceLocation()
    #expect(location.fileID == "Unknown/Unknown.swift")
    #expect((location.line, location.column) == (1, 1))
  }
}

@Suite struct `A description by FailKit` {
  @Test func `quotes strings`() {
    #expect(describe("a\"b\n\r\t") == #""a\"b\n\r\t""#)
    #expect(describe("plain" as String? as Any) == #""plain""#)
  }

  @Test func `leaves out the optional`() {
    #expect(describe(42 as Int? as Any) == "42")
    #expect(describe(42 as Int?? as Any) == "42")
    #expect(describe(nil as String? as Any) == "nil")
    #expect(describe([1, nil]) == "[Optional(1), nil]")
  }

  @Test func `is Swift's for everything else`() {
    #expect(describe(true) == "true")
    #expect(describe(Point(x: 1)) == "Point(x: 1)")
  }

  @Test func `separates a message, if there is one`() {
    #expect(messageSuffix("sum") == " - sum")
    #expect(messageSuffix("") == "")
    #expect(messageSuffix(nil) == "")
  }
}

// MARK: - Fixtures

private struct Point { var x: Int }

private func assertEqual<Value: Equatable>(
  _ actual: Value,
  expected: Value,
  message: String = "",
  fileID: String = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  failure: any Failing = Fail()
) {
  guard actual != expected else { return }
  failure.fail(
    message: "Expected \(describe(expected)), but was \(describe(actual))" + messageSuffix(message),
    location: LitmusFailKit.SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

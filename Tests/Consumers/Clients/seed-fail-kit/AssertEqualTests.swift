import LitmusFailKit
import Testing

@Suite(.serialized) struct AssertEqualTests {
  @Test func equal() async throws {
    let failSpy = FailSpy()

    assertEqual(1, expected: 1, failure: failSpy)

    #expect(failSpy.callCount == 0)
  }

  @Test func mismatch() async throws {
    let failSpy = FailSpy()

    assertEqual(2, expected: 1, failure: failSpy)

    #expect(failSpy.callCount == 1)
    #expect(failSpy.messages.first == "Expected 1, but was 2")
  }

  @Test func locations() throws {
    let failSpy = FailSpy()
    assertEqual("b", expected: "a", message: "name", failure: failSpy)
    #expect(failSpy.messages == [#"Expected "a", but was "b" - name"#])
    let location: LitmusFailKit.SourceLocation = try #require(failSpy.locations.first)
    #expect(location.fileID == #fileID)
    #expect("\(location.filePath)" == #filePath)
    #expect(location.toTestingSourceLocation().line == Int(location.line))
    #expect(location.toTestingSourceLocation().column == Int(location.column))
  }

  @Test func descriptions() {
    let number: Int? = 123
    #expect(describe(123) == "123")
    #expect(describe(number as Any) == "123")
    #expect(describe("ab cd") == #""ab cd""#)
    #expect(messageSuffix(nil) == "")
  }

  @Test func reportsToTheTest() {
    let result = 6 * 9
    assertEqual(result, expected: 42, message: "answer to the ultimate question")
    assertEven(3)
  }
}

import LitmusReporting
import Testing

@Suite struct `A value's text` {
  @Test func `quotes and escapes strings as the seed's README says`() {
    #expect(failureText(of: "a\"b\nc\rd\te\\f") == #""a\"b\nc\rd\te\f""#)
    #expect(failureText(of: "ab".dropFirst()) == "\"b\"")
  }

  @Test func `leaves everything else as Swift describes it`() {
    #expect(failureText(of: 2) == "2")
    #expect(failureText(of: Int?.none) == "nil")
    #expect(failureText(of: [1.5]) == "[1.5]")
    #expect(failureText(of: "a" as String?) == "\"a\"")
  }
}

// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct `@TestTags, @TestTimeLimit and @TestArguments have no effect` {
  private func assertNoEffect(
    _ attribute: String,
    on declaration: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let name = attribute.prefix { $0 != "(" }
    assertExpansion(
      "struct CartTests {\n  \(attribute) \(declaration)\n}",
      "struct CartTests {\n  \(declaration)\n}",
      diagnostics: [
        DiagnosticSpec(
          id: MessageID(domain: "LitmusRunner", id: "attributeOnNoTest"),
          message: "'\(name)' has no effect, because this is not a test of a '@TestSuite'",
          line: 2, column: 3, severity: .warning, fixIts: [FixItSpec(message: "Remove '\(name)'")])
      ],
      fixIt: "Remove '\(name)'",
      fixed: "struct CartTests {\n  \(declaration)\n}",
      sourceLocation: sourceLocation)
  }

  @Test func `in a type that is no suite`() {
    assertNoEffect(#"@TestTags("slow")"#, on: "func testAdds() {}")
    assertNoEffect("@TestTimeLimit(.seconds(2))", on: "func testAdds() {}")
    assertNoEffect(
      "@TestArguments([1])", on: "func testAdds(count: Int) {}")
  }

  @Test func `on a declaration that is no method`() {
    assertNoEffect(#"@TestTags("slow")"#, on: "struct Nested {}")
    assertNoEffect("@TestTimeLimit(.seconds(2))", on: "struct Nested {}")
  }

  @Test(arguments: ["func adds()", "private func testA()"])
  func `on a method of a suite that is no test`(method: String) {
    assertExpansion(
      "@TestSuite\nstruct CartTests {\n  @TestTags(\"slow\") \(method) {}\n  func testB() {}\n}",
      """
      struct CartTests {
        \(method) {}
        func testB() {}

        private nonisolated final class __macro_local_9tests_2_8fMu_: LitmusRunner.ListedSuite {
          @MainActor static var tests: LitmusRunner.TestList<CartTests> {
            var __list = LitmusRunner.TestList<CartTests>(line: 2, make: { CartTests() })
            __list.add("testB", line: 4) { $0.testB() }
            return __list
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          id: MessageID(domain: "LitmusRunner", id: "attributeOnNoTest"),
          message: "'@TestTags' has no effect, because this is not a test of a '@TestSuite'",
          line: 3, column: 3, severity: .warning,
          fixIts: [FixItSpec(message: "Remove '@TestTags'")])
      ])
  }
}
#endif

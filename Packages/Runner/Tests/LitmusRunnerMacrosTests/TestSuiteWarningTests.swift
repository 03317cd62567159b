// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct `@TestSuite warns of` {
  @Test func `a suite with no test`() {
    assertWarning(
      "func checkAdds() {}",
      id: "emptySuite",
      "'CartTests' has no test: a test is a method whose name starts with 'test'",
      line: 2, column: 8)
  }

  @Test func `a parameter without arguments, and offers to remove it or to add arguments`() {
    for (fixIt, fixed) in [
      ("Remove the parameters", "func testAdds() {}"),
      (
        "Add '@TestArguments'",
        "@TestArguments([<#arguments#>]) func testAdds(count: Int) {}"
      ),
    ] {
      assertWarning(
        "func testAdds(count: Int) {}",
        id: "parameterWithoutArguments",
        "'testAdds' is not run, because it has a parameter but no '@TestArguments'",
        column: 17, fixIts: ["Remove the parameters", "Add '@TestArguments'"],
        applying: fixIt, fixed: fixed)
    }
  }

  @Test func `several parameters without arguments, and offers to remove them`() {
    assertWarning(
      "func testAdds(count: Int, name: String) {}",
      id: "parameterWithoutArguments",
      "'testAdds' is not run, because it has a parameter but no '@TestArguments'",
      column: 17, fixIts: ["Remove the parameters"], applying: "Remove the parameters",
      fixed: "func testAdds() {}")
  }

  @Test func `arguments without a parameter`() {
    assertWarning(
      "@TestArguments([1]) func testAdds() {}",
      expanded: "func testAdds() {}",
      id: "argumentsWithoutParameter",
      "'testAdds' is not run, because it has '@TestArguments' but no parameter",
      column: 3, fixIts: ["Remove '@TestArguments'"], applying: "Remove '@TestArguments'",
      fixed: "func testAdds() {}")
  }

  @Test func `arguments for two parameters`() {
    assertWarning(
      "@TestArguments([1]) func testAdds(count: Int, name: String) {}",
      expanded: "func testAdds(count: Int, name: String) {}",
      id: "severalParameters",
      "'testAdds' is not run, because '@TestArguments' gives values for one parameter only",
      column: 49)
  }

  @Test(arguments: ["static", "class"])
  func `a static method`(keyword: String) {
    assertWarning(
      "\(keyword) func testAdds() {}",
      id: "staticTest",
      "'testAdds' is not run, because it is a \(keyword) method",
      column: 3, fixIts: ["Remove '\(keyword)'"], applying: "Remove '\(keyword)'",
      fixed: "func testAdds() {}")
  }

  @Test func `a generic method`() {
    let message = "'testAdds' is not run, because it is generic"
    assertWarning(
      "func testAdds<Item>(item: Item.Type) {}", id: "genericTest", message, column: 16)
    assertWarning(
      "func testAdds(item: some Equatable) {}", id: "genericTest", message, column: 17)
  }

  @Test func `a method that returns a value`() {
    assertWarning(
      "func testAdds() -> Int { 1 }",
      id: "returningTest",
      "'testAdds' is not run, because it returns a value",
      column: 19, fixIts: ["Remove the result's type"], applying: "Remove the result's type",
      fixed: "func testAdds() { 1 }")
  }

  @Test func `the second of two tests of one name`() {
    let methods = "func testAdds() {}\n  func testAdds() async {}"
    assertWarning(
      methods,
      statements: [#"__list.add("testAdds", line: 3) { $0.testAdds() }"#],
      id: "duplicateTest",
      "'testAdds' is not run, because a test of this name precedes it",
      line: 4, column: 8)
  }

  @Test func `a test that is in an #if and after it, but not one that is in two of its clauses`() {
    assertExpansion(
      """
      @TestSuite
      struct CartTests {
        #if os(Linux)
        func testAdds() {}
        #else
        func testAdds() async {}
        #endif
        func testAdds() throws {}
      }
      """,
      """
      struct CartTests {
        #if os(Linux)
        func testAdds() {}
        #else
        func testAdds() async {}
        #endif
        func testAdds() throws {}

        private nonisolated final class __macro_local_9tests_2_8fMu_: LitmusRunner.ListedSuite {
          @MainActor static var tests: LitmusRunner.TestList<CartTests> {
            func add(to __list: inout LitmusRunner.TestList<CartTests>) {
        #if os(Linux)
            __list.add("testAdds", line: 4) { $0.testAdds() }
        #else
            __list.add("testAdds", line: 6) { await $0.testAdds() }
        #endif
            }
            var __list = LitmusRunner.TestList<CartTests>(line: 2, make: { CartTests() })
            add(to: &__list)
            return __list
          }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          id: MessageID(domain: "LitmusRunner", id: "duplicateTest"),
          message: "'testAdds' is not run, because a test of this name precedes it",
          line: 8, column: 8, severity: .warning)
      ])
  }
}

// MARK: - The suite around it

/// Asserts that one member of a suite gets one warning, and what each offered change comes to.
private func assertWarning(
  _ member: String,
  expanded: String? = nil,
  statements: [String] = [],
  id: String,
  _ message: String,
  line: Int = 3,
  column: Int,
  fixIts: [String] = [],
  applying fixIt: String? = nil,
  fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let list = "LitmusRunner.TestList<CartTests>(line: 2, make: { CartTests() })"
  let lines =
    statements.isEmpty ? [list] : ["var __list = \(list)"] + statements + ["return __list"]
  assertExpansion(
    "@TestSuite\nstruct CartTests {\n  \(member)\n}",
    """
    struct CartTests {
      \(expanded ?? member)

      private nonisolated final class __macro_local_9tests_2_8fMu_: LitmusRunner.ListedSuite {
        @MainActor static var tests: LitmusRunner.TestList<CartTests> {
          \(lines.joined(separator: "\n      "))
        }
      }
    }
    """,
    diagnostics: [
      DiagnosticSpec(
        id: MessageID(domain: "LitmusRunner", id: id), message: message, line: line, column: column,
        severity: .warning, fixIts: fixIts.map { FixItSpec(message: $0) })
    ],
    fixIt: fixIt,
    fixed: fixed.map { "@TestSuite\nstruct CartTests {\n  \($0)\n}" },
    sourceLocation: sourceLocation)
}
#endif

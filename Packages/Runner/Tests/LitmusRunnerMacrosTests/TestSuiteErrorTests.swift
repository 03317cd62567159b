#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct `@TestSuite reports an error for` {
  /// Asserts that a source gets one error, and is otherwise left as it is.
  private func assertError(
    _ source: String,
    expansion: String? = nil,
    id: String,
    _ message: String,
    line: Int = 1,
    column: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    assertExpansion(
      source,
      expansion ?? source.replacing("@TestSuite ", with: ""),
      diagnostics: [
        DiagnosticSpec(
          id: MessageID(domain: "LitmusRunner", id: id), message: message, line: line,
          column: column, severity: .error)
      ],
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ["enum", "protocol"])
  func `an enum or a protocol`(keyword: String) {
    assertError(
      "@TestSuite \(keyword) CartTests {}",
      id: "notASuite",
      "'@TestSuite' can only be attached to a struct, a class, an actor or an extension of one",
      column: 1)
  }

  @Test(arguments: ["struct", "class ", "actor "])
  func `a generic type`(keyword: String) {
    assertError(
      "@TestSuite \(keyword) CartTests<Item> {}",
      id: "genericSuite",
      "'CartTests' cannot be a suite, because it is generic",
      column: 28)
  }

  @Test func `an extension of a generic type`() {
    let message = "'CartTests' cannot be a suite, because it is generic"
    assertError(
      "@TestSuite extension CartTests where Item == Int {}", id: "genericSuite", message,
      column: 32)
    assertError(
      "@TestSuite extension CartTests<Int> {}", id: "genericSuite",
      "'CartTests<Int>' cannot be a suite, because it is generic", column: 31)
    assertError(
      "@TestSuite extension Shop.CartTests<Int> {}", id: "genericSuite",
      "'Shop.CartTests<Int>' cannot be a suite, because it is generic", column: 36)
  }

  @Test(arguments: ["struct Shop<Item>", "enum Shop<Item>", "extension Shop where Item == Int"])
  func `a type within a generic one`(outer: String) {
    assertError(
      "\(outer) {\n  @TestSuite struct CartTests {}\n}",
      id: "suiteInGenericType",
      "'CartTests' cannot be a suite, because it is in a generic type",
      line: 2, column: 21)
  }

  @Test(arguments: ["func shop() ", "let shop = "])
  func `a local type`(outer: String) {
    assertError(
      "\(outer){\n  @TestSuite struct CartTests {}\n}",
      id: "localSuite",
      "'CartTests' cannot be a suite, because it is local to a function or a closure",
      line: 2, column: 21)
  }

  @Test(arguments: ["init(count: Int)", "init?()", "init<Item>(item: Item? = nil)"])
  func `a type that cannot be made without arguments`(declaration: String) {
    assertError(
      "@TestSuite struct CartTests {\n  \(declaration) {}\n  func testAdds() {}\n}",
      id: "needsInitializer",
      "'CartTests' cannot be a suite, because it has no 'init()' to make an instance for each test",
      line: 2, column: 3)
  }

  @Test(arguments: ["let count: Int", "var count: Int", "let count: Int?"])
  func `a struct with a property that needs a value`(declaration: String) {
    assertError(
      "@TestSuite struct CartTests {\n  \(declaration)\n  func testAdds() {}\n}",
      id: "needsInitializer",
      "'CartTests' cannot be a suite, because it has no 'init()' to make an instance for each test",
      line: 2, column: 7)
  }
}
#endif

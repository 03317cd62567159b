import Testing

@testable import LitmusDocs

@Suite struct `The source of a fence` {
  @Test func `declarations stay as they are`() {
    let source = read(["import A", "", "struct B {}", "func c() {}"])
    #expect(source.pieces.map(\.part) == [.file])
    #expect(
      file(source) == """
        #sourceLocation(file: "a.md", line: 10)
        import A

        struct B {}
        func c() {}

        """)
  }

  @Test func `statements go into a function below the imports and the types`() {
    let source = read([
      "let cart = Cart()", "import A", "// A cart.", "struct Cart {", "}", "print(cart)",
    ])
    #expect(
      file(source) == """
        #sourceLocation(file: "a.md", line: 11)
        import A
        // A cart.
        struct Cart {
        }
        @MainActor func __fence() async throws {
        #sourceLocation(file: "a.md", line: 10)
        let cart = Cart()
        #sourceLocation(file: "a.md", line: 15)
        print(cart)
        }

        """)
  }

  @Test func `a function that uses a variable of the fence stays with it, and so does its caller`()
  {
    let source = read([
      "let x = 1", "func a() -> Int { x }", "func b() -> Int { a() }", "func c() {}",
      "@Test func d() {}",
    ])
    #expect(source.pieces.map(\.part) == [.body, .body, .body, .file, .file])
  }

  @Test func `a function that uses a variable may have attributes of local functions`() {
    let source = read([
      "var x = 1", "@available(macOS 15, *) @MainActor func a() { x = 2 }",
      "@discardableResult func b() -> Int { x }", "@Test func c() { print(x) }",
    ])
    #expect(source.pieces.map(\.part) == [.body, .body, .body, .file])
  }

  @Test
  func `a function that has a parameter, a label or a member of the same name does not use it`() {
    let source = read([
      "let x = 1", "func a(x: Int) -> Int { x }", "func b(x y: Int) { c(x: y) }",
      "func c(z: Int) { print(C().x, \\C.x) }", "struct C { var x = 1 }",
      "func d() { if let x { print(x) } }", "func e() { run { [x] in } }", "func f() { \"\\(x)\" }",
    ])
    #expect(
      source.pieces.map(\.part) == [.body, .file, .file, .file, .file, .body, .body, .body])
  }

  @Test func `extensions, operators and attributed types go to file level`() {
    let source = read([
      "infix operator +++", "precedencegroup P {}", "@Suite struct A {}", "extension A {}",
      "protocol B {}", "run()",
    ])
    #expect(source.pieces.map(\.part) == [.file, .file, .file, .file, .file, .body])
  }

  @Test func `a condition goes where its items go`() {
    let places = [
      ["#if A", "import A", "#endif"], ["#if A", "import A", "struct B {}", "#endif"],
      ["#if A", "run()", "#endif"],
    ].map { read($0 + ["x()"]).pieces.first?.part }
    #expect(places == [.imports, .file, .body])
  }

  @Test func `a stored variable is a statement, a computed one is none`() {
    #expect(read(["var a: Int { 1 }"]).pieces.map(\.part) == [.file])
    #expect(read(["let a = 1"]).pieces.map(\.part) == [.body])
  }

  @Test func `a variable with an access level goes to file level`() {
    let source = read([
      "public let a = 1", "private var b = 2", "fileprivate var c = 3, d = 4", "weak var e: A?",
      "package let f = 1",
    ])
    #expect(source.pieces.map(\.part) == [.file, .file, .file, .body, .file])
    #expect(source.names == ["a", "f"])
  }

  @Test func `a type that a setup opens is closed behind the code`() {
    let source = FenceSource(
      setup: [SourceLine(text: "class A: B {", number: 3)],
      code: [SourceLine(text: "override func c() {}", number: 6)])
    #expect(source.problems.isEmpty)
    #expect(
      file(source) == """
        #sourceLocation(file: "a.md", line: 3)
        class A: B {
        #sourceLocation(file: "a.md", line: 6)
        override func c() {}
        }

        """)
  }

  @Test(arguments: [
    ("override func setUp() {", "override func setUp"),
    ("static func main() {", "static func main"),
    ("init() {", "init"), ("deinit {", "deinit"), ("override var a: Int {", "override var a"),
  ])
  func `a member outside of its type is a problem`(opening: String, head: String) {
    #expect(
      read(["", opening, "}"]).problems == [
        .init(
          line: 11,
          message: "'\(head)' is a member outside of its type; open the type above the fence, "
            + "<!-- setup: final class Example: Base { -->, or say <!-- skip: reason -->")
      ])
  }

  @Test func `a mistake in the syntax has its line`() {
    #expect(
      read(["func a() {", "  let", "}"]).problems == [
        .init(line: 11, message: "expected pattern in variable")
      ])
  }

  @Test func `the first line of a script is none of its code`() {
    let source = read(["#!/usr/bin/env swift sh", "import A", "print(a)"])
    #expect(source.problems == [])
    #expect(source.imports.map(\.text) == ["import A"])
  }

  @Test func `what a fence declares is named so that equal names collide`() {
    let source = read([
      "struct A {}", "func b(_ c: Int, d: Int) {}", "@main enum E { static func main() {} }",
      "extension A: Equatable { var f: Int { 1 } }", "private struct G {}", "let h = 1",
    ])
    #expect(source.names == ["A", "b(_:d:)", "E", "@main", "A: Equatable", "A.f"])
  }

  // MARK: Fixtures

  private func read(_ lines: [String]) -> FenceSource {
    FenceSource(
      setup: [], code: lines.enumerated().map { SourceLine(text: $1, number: 10 + $0) })
  }

  private func file(_ source: FenceSource) -> String {
    FenceFile(source, preludes: [], function: "__fence", document: "a.md").text
  }
}

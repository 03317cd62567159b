import LitmusDocsFormat
import Testing

@testable import LitmusDocsChecks

@Suite("Fences are compiled against the package", .fixturePackage)
struct CompileCheckTests {
  // MARK: What compiles

  @Test func `fences see the package, its C modules and each other`() async throws {
    let text = """
      ```swift
      import ShopKit

      func filledCart() -> Cart {
        var cart = Cart()
        cart.add("apple")
        return cart
      }
      ```

      - In a list:

        ```swift
        import CShop
        import ShopKit

        let cart = filledCart()
        print(cart.price, c_price())
        ```
      """
    let (findings, report) = try await checked(("README.md", text))
    #expect(findings == [])
    #expect(report == ["README.md:1: compiled", "README.md:13: compiled"])
  }

  @Test func `macros of the toolchain are expanded, and the package's defines are set`()
    async throws
  {
    let text = """
      ```swift
      import Testing

      @Test func adds() { #expect(1 + 1 == 2) }
      ```
      ```swift
      #if SHOP
      let a: Int = ""
      #endif
      ```
      """
    let (findings, _) = try await checked(("README.md", text))
    #expect(
      findings == ["README.md:8: cannot convert value of type 'String' to specified type 'Int'"])
  }

  @Test func `a setup and preludes are compiled with the fences`() async throws {
    let text = """
      <!-- prelude:
      import ShopKit
      struct Till { var cart = Cart() }
      -->
      <!-- setup:
      var till = Till()
      -->
      ```swift
      till.cart.add(sku)
      ```
      """
    let (findings, report) = try await checked(("README.md", text)) {
      $0.prelude = "let sku = \"apple\""
    }
    #expect(findings == [])
    #expect(report == ["README.md:8: compiled"])
  }

  @Test func `fences that declare the same are compiled each with its own`() async throws {
    let text = """
      ```swift
      struct Point { var x = 1 }
      ```
      ```swift
      print(Point().x)
      ```
      ```swift
      struct Point { var y = 1 }
      ```
      ```swift
      print(Point().y)
      ```
      """
    let (findings, report) = try await checked(("README.md", text))
    #expect(findings == [])
    #expect(report.allSatisfy { $0.hasSuffix(": compiled") })
  }

  @Test func `several programs stand in one document`() async throws {
    let program = "```swift\n@main enum Main {\n  static func main() {}\n}\n```\n"
    #expect(try await checked(("README.md", program + program)).findings == [])
  }

  @Test func `a fence that only other fences break is compiled alone`() async throws {
    let text = """
      ```swift
      extension Int { func doubled() -> Int { self * 2 } }
      ```
      ```swift
      extension Swift.Int { func doubled() -> Int { self + self } }
      print(2.doubled())
      ```
      """
    #expect(try await checked(("README.md", text)).findings == [])
  }

  // MARK: What does not

  @Test func `errors stand at their lines, hidden ones too`() async throws {
    let text = """
      <!-- setup:
      let a = missing
      -->
      ```swift
      struct S {}
      print(a)
      S().go()
      ```
      ```swift
      print(S())
      ```
      """
    let (findings, report) = try await checked(("docs/a guide.md", text))
    #expect(
      findings == [
        "docs/a guide.md:2: cannot find 'missing' in scope",
        "docs/a guide.md:7: value of type 'S' has no member 'go'",
      ])
    #expect(report == ["docs/a guide.md:4: failed", "docs/a guide.md:9: compiled"])
  }

  @Test func `errors of the flow of control are found behind errors of types`() async throws {
    let text = """
      ```swift
      import Missing
      ```
      ```swift
      let a: Int = ""
      ```
      ```swift
      func b() -> Int { }
      ```
      """
    #expect(
      try await checked(("README.md", text)).findings == [
        "README.md:2: no such module 'Missing'",
        "README.md:5: cannot convert value of type 'String' to specified type 'Int'",
        "README.md:8: missing return in global function expected to return 'Int'",
      ])
  }

  @Test func `at most three errors of a fence are named`() async throws {
    let text = "```swift\n" + "a()\nb()\nc()\nd()\n" + "```\n"
    #expect(
      try await checked(("README.md", text)).findings == [
        "README.md:2: cannot find 'a' in scope", "README.md:3: cannot find 'b' in scope",
        "README.md:4: cannot find 'c' in scope",
      ])
  }

  @Test func `an error in a prelude is named where the prelude stands`() async throws {
    let (findings, report) = try await checked(
      ("README.md", "<!-- prelude: struct A: B {} -->\n\n```swift\nprint(A.self)\n```\n"))
    #expect(findings == ["README.md:1: cannot find type 'B' in scope"])
    #expect(report == ["README.md:3: failed"])
  }

  @Test func `a compiler that takes too long is stopped`() async throws {
    let (findings, _) = try await checked(("README.md", "```swift\nprint(1)\n```\n")) {
      $0.timeLimit = .zero
    }
    #expect(
      findings == ["README.md:1: the fences could not be compiled: it did not end within 0 s"])
  }

  // MARK: What must fail

  @Test func `a fence that must fail does, with the error it names`() async throws {
    let text = """
      ```swift
      struct A {}
      ```
      <!-- compile-fail: has no member 'b' -->
      ```swift
      A().b
      ```
      """
    let (findings, report) = try await checked(("README.md", text))
    #expect(findings == [])
    #expect(report == ["README.md:1: compiled", "README.md:5: must fail: has no member 'b'"])
  }

  @Test func `a fence that must fail and compiles is a finding`() async throws {
    let (findings, report) = try await checked(
      ("README.md", "```swift compile-fail=\"no such\"\nprint(1)\n```\n"))
    #expect(
      findings == [
        "README.md:1: the fence compiles, but expected an error that contains 'no such'"
      ])
    #expect(report == ["README.md:1: failed"])
  }

  @Test func `a fence that fails with another error is a finding that quotes it`() async throws {
    let text = "<!-- compile-fail: missing return -->\n```swift\n\nx()\n```\n"
    #expect(
      try await checked(("README.md", text)).findings == [
        "README.md:4: the fence fails with 'cannot find 'x' in scope', "
          + "but expected an error that contains 'missing return'"
      ])
  }

  // MARK: Snippets and packages

  @Test func `the source of a snippet must be compiled`() async throws {
    let text = ["Sources/ShopKit/Cart.swift", "Fixtures/Cart.swift"].map { source in
      """
      <!-- snippet: cart -->
      ```swift
      anything
      ```
      <sup><a href='/\(source)#L1-L2' title='Snippet source file'>snippet source</a></sup>
      <!-- endSnippet -->

      """
    }.joined()
    let (findings, report) = try await checked(("README.md", text))
    #expect(
      findings == [
        "README.md:8: the snippet 'cart' comes from Fixtures/Cart.swift, which no target compiles; "
          + "move it into a target, or say <!-- skip: reason --> above it"
      ])
    #expect(report == ["README.md:2: snippet: cart", "README.md:8: failed"])
  }

  @Test func `a package that is not built is one finding`() async throws {
    let fence = "```swift\nprint(1)\n```\n"
    let (findings, report) = try await checked(
      ("Packages/Tools/README.md", fence), ("Packages/Tools/docs/a.md", fence))
    #expect(
      findings == [
        "Packages/Tools/Package.swift: the package cannot be used: "
          + "it is not built; run swift build there, or let the check build it"
      ])
    #expect(
      report == ["Packages/Tools/README.md:1: failed", "Packages/Tools/docs/a.md:1: failed"])
  }

  @Test func `a build that fails is one finding with its errors`() async throws {
    let package = try FixturePackage()
    defer { package.remove() }
    try package.write("let a: Int = \"\"\n", to: "Packages/Tools/Sources/ShopTools/Tool.swift")
    let result = await CompileCheck(CompileOptions(root: package.root)).run([
      CheckedDocument(path: "Packages/Tools/a.md", bytes: Array("```swift\nprint(1)\n```".utf8))
    ])
    #expect(
      result.findings.map(\.message) == [
        "the package cannot be used: swift build: Sources/ShopTools/Tool.swift:1:14: error: "
          + "cannot convert value of type 'String' to specified type 'Int'"
      ])
  }

  @Test func `without a package there is the standard library`() async throws {
    let package = try FixturePackage()
    defer { package.remove() }
    let result = await CompileCheck(CompileOptions(root: package.root + "/Sources")).run([
      CheckedDocument(path: "a.md", bytes: Array("```swift\nimport Foundation\nprint(x)\n```".utf8))
    ])
    #expect(
      result.findings == [
        Finding(.compile, file: "a.md", line: 3, message: "cannot find 'x' in scope")
      ])
  }
}

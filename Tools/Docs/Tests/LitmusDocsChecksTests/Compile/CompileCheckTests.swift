import LitmusDocsFormat
import Testing

@testable import LitmusDocsChecks

@Suite(.fixturePackage) enum `A fence in a package that is built once` {}

extension `A fence in a package that is built once` {
  @Suite("Fences that compile")
  struct Compiling {
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

    @Test func `a fence that imports nothing sees the package if it does not compile without`()
      async throws
    {
      let package = try #require(FixturePackage.current)
      var options = compileOptions(forPackageAt: package.root)
      options.skipBuild = true
      let text = """
        ```swift
        var cart = Cart()
        cart.add(URL(filePath: "/a").path)
        ```
        ```swift
        print(1)
        ```
        ```swift
        @Test func prices() { #expect(Cart().price == 0) }
        ```
        ```swift
        missing()
        ```
        """
      let document = CheckedDocument(path: "README.md", bytes: Array(text.utf8))
      let result = await checkAlone([document], options)
      #expect(
        result.findings == [
          Finding(.compile, file: "README.md", line: 12, message: "cannot find 'missing' in scope")
        ])
      #expect(
        result.report.map(\.addedImports) == [
          ["ShopKit", "Foundation"], [], ["ShopKit", "Foundation", "Testing"], [],
        ])
      #expect(result.report.allSatisfy { !$0.areImportsKnown })

      options.knownImports.update(with: result.report)
      let later = await checkAlone([document], options)
      #expect(later.findings == result.findings)
      #expect(
        later.report.map { "\($0): \($0.areImportsKnown)" } == [
          "README.md:1: compiled with ShopKit, Foundation: true", "README.md:5: compiled: false",
          "README.md:8: compiled with ShopKit, Foundation, Testing: true",
          "README.md:11: failed: false",
        ])
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

    @Test func `several programs are in one document`() async throws {
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

    // MARK: Fences that must fail

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
  }
}

import Foundation
import LitmusDocsFormat
import Testing

@testable import LitmusDocsChecks

extension `A fence in a package that is built once` {
  @Suite struct `Fences that run` {
    @Test func `a fence that runs to its end is reported as run`() async throws {
      let text = """
        <!-- prelude: import ShopKit -->
        ```swift
        func filledCart() -> Cart {
          var cart = Cart()
          cart.add("apple")
          return cart
        }
        ```
        ```swift run
        precondition(filledCart().price == 3)
        ```
        """
      let (findings, report) = try await checked(("README.md", text))
      #expect(findings == [])
      #expect(report == ["README.md:2: compiled", "README.md:9: compiled and run"])
    }

    @Test func `a precondition that fails is a finding at its line`() async throws {
      let text = """
        ```swift run
        import ShopKit

        let cart = Cart()
        precondition(cart.price == 1, "the price is \\(cart.price)")
        ```
        """
      let (findings, report) = try await checked(("docs/a b.md", text))
      #expect(
        findings == [
          "docs/a b.md:5: the fence was run, and stopped: Precondition failed: the price is 0"
        ])
      #expect(report == ["docs/a b.md:1: failed"])
    }

    @Test func `an error that is thrown, and a trap elsewhere, are findings at the fence`()
      async throws
    {
      let text = """
        ```swift run
        struct Closed: Error {}
        throw Closed()
        ```
        ```swift run
        let numbers: [Int] = []
        print(numbers[numbers.count])
        ```
        """
      let (findings, _) = try await checked(("README.md", text))
      #expect(
        findings == [
          "README.md:1: the fence was run, and stopped: Fatal error: an error was thrown: Closed()",
          "README.md:5: the fence was run, and stopped: Fatal error: Index out of range",
        ])
    }

    @Test func `a fence that continues sees the variables of the one before it`() async throws {
      let text = """
        ```swift
        import ShopKit

        var cart = Cart()
        ```
        ```swift continue
        cart.add("apple")
        ```
        ```swift continue run
        precondition(cart.price == 3)
        ```
        ```swift
        cart.add("pear")
        ```
        """
      let (findings, report) = try await checked(("README.md", text))
      #expect(findings == ["README.md:13: cannot find 'cart' in scope"])
      #expect(
        report == [
          "README.md:1: compiled", "README.md:6: compiled", "README.md:9: compiled and run",
          "README.md:12: failed",
        ])
    }

    @Test func `words that make no sense are findings`() async throws {
      let text = """
        ```swift continue
        let a = 1
        ```
        ```swift run
        struct A {}
        ```
        <!-- skip: needs a network -->
        ```swift run
        let b = 1
        ```
        ```swift continue
        print(b)
        ```
        """
      #expect(
        try await checked(("README.md", text)).findings == [
          "README.md:1: 'continue' has no Swift fence before it: remove the word",
          "README.md:4: the fence has no statement to run: call what it declares, or remove 'run'",
          "README.md:8: a fence takes one of run, skip and compile-fail",
          "README.md:11: 'continue' follows a fence that is not compiled: remove the word, or compile both",
        ])
    }

    @Test func `nothing runs if commands are not run`() async throws {
      let (findings, report) = try await checked(
        ("README.md", "```swift run\nfatalError()\n```\n")
      ) { $0.runsFences = false }
      #expect(findings == [])
      #expect(report == ["README.md:1: compiled"])
    }

    @Test func `examples in the comments of public declarations are compiled`() async throws {
      let package = try #require(FixturePackage.current)
      let source = """
        /// A till.
        ///
        /// ```swift
        /// let price: String = Cart().price
        /// ```
        public struct Till {
          /// ```swift
          /// none()
          /// ```
          var hidden = 1

          /// ```swift
          /// var cart = Cart()
          /// cart.add(1)
          /// ```
          public func ring() {}
        }
        """
      let path = "Sources/ShopKit/Cart.swift"
      let document = try #require(
        DocumentationComments.document(path: path, bytes: Array(source.utf8)))
      var options = compileOptions(forPackageAt: package.root)
      options.skipBuild = true
      let (findings, _) = await checkAlone([document], options)
      #expect(
        findings.map { "\($0.file):\($0.line ?? 0): \($0.message)" } == [
          "\(path):4: cannot convert value of type 'Int' to specified type 'String'",
          "\(path):14: cannot convert value of type 'Int' to expected argument type 'String'",
        ])
    }
  }
}

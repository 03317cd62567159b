import Testing

/// A document with fences, and what the check says about it.
struct FenceCase: CustomTestStringConvertible, Sendable {
  var title: String
  var path = "README.md"
  var text: String
  var findings: [String] = []
  /// Nil where findings are all that counts.
  var report: [String]?

  var testDescription: String { title }

  static let compiling = [
    FenceCase(
      title: "fences see the package, its C modules and each other",
      text: """
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
        """,
      report: ["README.md:1: compiled", "README.md:13: compiled"]),
    FenceCase(
      title: "macros of the toolchain are expanded, and the package's defines are set",
      text: """
        ```swift
        import Testing

        @Test func adds() { #expect(1 + 1 == 2) }
        ```
        ```swift
        #if SHOP
        let a: Int = ""
        #endif
        ```
        """,
      findings: ["README.md:8: cannot convert value of type 'String' to specified type 'Int'"]),
    FenceCase(
      title: "variables are those of a file if only there they make sense",
      text: """
        ```swift
        import ShopKit

        public let version = Cart().price
        private let till = "till"
        @MainActor var shared = 0
        print(version, till, shared)
        ```
        ```swift
        import ShopKit

        let base = 1
        let price = base + Cart().price
        struct Server { func total() -> Int { price } }
        let server = try await make()
        func make() async throws -> Server { Server() }
        print(server.total(), Till().cart)
        ```
        ```swift
        struct Till { var cart = "" }
        let cart = Server().total()
        ```
        """,
      report: ["README.md:1: compiled", "README.md:9: compiled", "README.md:19: compiled"]),
    FenceCase(
      title: "a fence that only other fences break is compiled alone",
      text: """
        ```swift
        extension Int { func doubled() -> Int { self * 2 } }
        ```
        ```swift
        extension Swift.Int { func doubled() -> Int { self + self } }
        print(2.doubled())
        ```
        """),
    FenceCase(
      title: "a fence that must fail does, with the error it names",
      text: """
        ```swift
        struct A {}
        ```
        <!-- compile-fail: has no member 'b' -->
        ```swift
        A().b
        ```
        """,
      report: ["README.md:1: compiled", "README.md:5: must fail: has no member 'b'"]),
    FenceCase(
      title: "a fence that must fail and compiles is a finding",
      text: "```swift compile-fail=\"no such\"\nprint(1)\n```\n",
      findings: [
        "README.md:1: the fence compiles, but expected an error that contains 'no such'"
      ],
      report: ["README.md:1: failed"]),
    FenceCase(
      title: "a fence that fails with another error is a finding that quotes it",
      text: "<!-- compile-fail: missing return -->\n```swift\n\nx()\n```\n",
      findings: [
        "README.md:4: the fence fails with 'cannot find 'x' in scope', "
          + "but expected an error that contains 'missing return'"
      ]),
  ]

  static let failing = [
    FenceCase(
      title: "errors are at their lines, hidden ones too",
      path: "docs/a guide.md",
      text: """
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
        """,
      findings: [
        "docs/a guide.md:2: cannot find 'missing' in scope",
        "docs/a guide.md:7: value of type 'S' has no member 'go'",
      ],
      report: ["docs/a guide.md:4: failed", "docs/a guide.md:9: compiled"]),
    FenceCase(
      title: "errors of the flow of control are found behind errors of types",
      text: """
        ```swift
        import Missing
        ```
        ```swift
        let a: Int = ""
        ```
        ```swift
        func b() -> Int { }
        ```
        """,
      findings: [
        "README.md:2: no such module 'Missing'",
        "README.md:5: cannot convert value of type 'String' to specified type 'Int'",
        "README.md:8: missing return in global function expected to return 'Int'",
      ]),
    FenceCase(
      title: "at most three errors of a fence are named",
      text: "```swift\n" + "a()\nb()\nc()\nd()\n" + "```\n",
      findings: [
        "README.md:2: cannot find 'a' in scope", "README.md:3: cannot find 'b' in scope",
        "README.md:4: cannot find 'c' in scope",
      ]),
    FenceCase(
      title: "an error in a prelude is named at the location of the prelude",
      text: "<!-- prelude: struct A: B {} -->\n\n```swift\nprint(A.self)\n```\n",
      findings: ["README.md:1: cannot find type 'B' in scope"],
      report: ["README.md:3: failed"]),
    FenceCase(
      title: "an error in a prelude does not hide behind the errors that it leads to",
      text: "<!-- prelude: let a: B? = nil -->\n\n```swift\nprint(a + missing)\n```\n",
      findings: [
        "README.md:1: cannot find type 'B' in scope",
        "README.md:4: cannot find 'missing' in scope",
      ]),
    FenceCase(
      title: "a fence whose comment is wrong is not compiled",
      text: "<!-- skip -->\n```swift\nmissing()\n```\n",
      findings: ["README.md:1: a skip needs a reason: write <!-- skip: reason -->"],
      report: ["README.md:2: failed"]),
    FenceCase(
      title: "a path with quotes and emoji is named as it is",
      path: "docs/\"a\\\" 🎉#1.md",
      text: "```swift\nx()\n```\n",
      findings: ["docs/\"a\\\" 🎉#1.md:2: cannot find 'x' in scope"]),
  ]

  static let running = [
    FenceCase(
      title: "a fence that runs to its end is reported as run",
      text: """
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
        """,
      report: ["README.md:2: compiled", "README.md:9: compiled and run"]),
    FenceCase(
      title: "a fence is run with the modules that are imported for it, and for others",
      text: """
        ```swift run
        var cart = Cart()
        cart.add("apple")
        precondition(cart.price == 3)
        ```
        ```swift run
        print(1)
        ```
        """,
      report: ["README.md:1: compiled and run", "README.md:6: compiled and run"]),
    FenceCase(
      title: "a precondition that fails is a finding at its line",
      path: "docs/a b.md",
      text: """
        ```swift run
        import ShopKit

        let cart = Cart()
        precondition(cart.price == 1, "the price is \\(cart.price)")
        ```
        """,
      findings: [
        "docs/a b.md:5: the fence was run, and stopped: Precondition failed: the price is 0"
      ],
      report: ["docs/a b.md:1: failed"]),
    FenceCase(
      title: "an error that is thrown, and a trap elsewhere, are findings at the fence",
      text: """
        ```swift run
        struct Closed: Error {}
        throw Closed()
        ```
        ```swift run
        let numbers: [Int] = []
        print(numbers[numbers.count])
        ```
        """,
      findings: [
        "README.md:1: the fence was run, and stopped: Fatal error: an error was thrown: Closed()",
        "README.md:5: the fence was run, and stopped: Fatal error: Index out of range",
      ]),
    FenceCase(
      title: "a fence that continues sees the variables of the one before it",
      text: """
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
        """,
      findings: ["README.md:13: cannot find 'cart' in scope"],
      report: [
        "README.md:1: compiled", "README.md:6: compiled", "README.md:9: compiled and run",
        "README.md:12: failed",
      ]),
    FenceCase(
      title: "words that make no sense are findings",
      text: """
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
        """,
      findings: [
        "README.md:1: 'continue' has no Swift fence before it: remove the word",
        "README.md:4: the fence has no statement to run: call what it declares, or remove 'run'",
        "README.md:8: a fence takes one of run, skip and compile-fail",
        "README.md:11: 'continue' follows a fence that is not compiled: remove the word, or compile both",
      ]),
  ]
}

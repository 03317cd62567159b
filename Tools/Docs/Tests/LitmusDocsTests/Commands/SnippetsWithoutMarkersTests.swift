import LitmusToolTestSupport
import Testing

@Suite struct `A snippet without markers` {
  private static let cart = """
    /// A cart.
    public struct Cart {
      /// The price.
      public var total: Int {
        // begin-snippet: inner
        1
        // end-snippet
      }
      func add(_ item: String) {}
      func add(_ item: String, count: Int) {}
    }

    """

  @Test func `is a declaration by its name`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "snippet: Cart.total\n", "Sources/Cart.swift": Self.cart,
    ])
    #expect(try await repository.run("update").status == 0)
    #expect(
      try repository.text(of: "README.md") == """
        <!-- snippet: Cart.total -->
        <a id='snippet-Cart.total'></a>
        ```swift
        public var total: Int {
          1
        }
        ```
        <sup><a href='/Sources/Cart.swift#L4-L8' title='Snippet source file'>snippet source</a> | \
        <a href='#snippet-Cart.total' title='Start of snippet'>anchor</a></sup>
        <!-- endSnippet -->

        """)
    #expect(try await repository.run("update").output.contains("0 documents updated"))
    try repository.write(
      Self.cart.replacing(" 1\n", with: " 2\n"), to: "Sources/Cart.swift")
    #expect(try await repository.run("check").output.contains("the document is stale"))
  }

  @Test func `is some lines of a file, if the first is still the same`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "snippet: Cart.swift#L9-L10, first: func add(_ item: String) {}\n",
      "Sources/Cart.swift": Self.cart,
    ])
    #expect(try await repository.run("update").status == 0)
    let text = try repository.text(of: "README.md")
    #expect(text.contains("\n```swift\nfunc add(_ item: String) {}\nfunc add(_ item: String, "))
    #expect(text.contains("<a id='snippet-Cart.swift-L9-L10'></a>"))
    #expect(text.contains("href='/Sources/Cart.swift#L9-L10'"))
    #expect(try await repository.run("update").output.contains("0 documents updated"))

    try repository.write("import Shop\n" + Self.cart, to: "Sources/Cart.swift")
    let outcome = try await repository.run("check")
    #expect(outcome.status == 3)
    #expect(
      outcome.output.hasPrefix(
        "README.md:1: line 9 of Sources/Cart.swift is '}', but expected "
          + "'func add(_ item: String) {}': it is now line 10: write '#L10-L11'\n"))
  }

  @Test(arguments: [
    (
      "Cart.add",
      """
      'Cart.add' names 2 declarations, Sources/Cart.swift:9 Cart.add(_:), Sources/Cart.swift:10 \
      Cart.add(_:count:): write the labels, as in 'Cart.add(_:)'
      """
    ),
    (
      "Cart.swift#L2",
      """
      the lines of Sources/Cart.swift may move: write the first of them after the key, as in \
      'Sources/Cart.swift#L2-L2, first: public struct Cart {'
      """
    ),
    (
      "Cart.swift#L2-L90, first: public struct Cart {",
      "Sources/Cart.swift has 11 lines, but expected 90: correct the range"
    ),
    (
      "Cart.totals",
      """
      there is no snippet 'Cart.totals': write 'begin-snippet: Cart.totals' in a source, or name a \
      file
      """
    ),
  ]) func `is refused if it is not clear`(key: String, message: String) async throws {
    let repository = try TemporaryFolder([
      "README.md": "snippet: \(key)\n", "Sources/Cart.swift": Self.cart,
    ])
    let outcome = try await repository.run("update")
    #expect(outcome.output.contains("README.md:1: \(message)\n"), "\(outcome)")
    #expect(outcome.status == 3)
  }

  @Test func `is refused with what tells it from others`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "snippet: Cart.add\n", "a.swift": "extension Cart { func add(a: Int) {} }\n",
      "b.swift": "extension Cart { func add(a: String) {} }\n",
    ])
    let differentFiles = "write the file, as in 'a.swift#Cart.add(a:)'\n"
    #expect(try await repository.run("check").output.contains(differentFiles))
    try repository.write(
      "extension Cart {\n  func add(a: Int) {}\n  func add(a: String) {}\n}\n", to: "a.swift")
    try repository.write("", to: "b.swift")
    let same = """
      a.swift:3 Cart.add(a:): put markers around one, or write its lines, as in \
      'a.swift#L2-L2, first: func add(a: Int) {}'

      """
    #expect(try await repository.run("check").output.contains(same))
  }

  @Test func `is a type in a file that is named`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "snippet: Cart.swift#Cart\n", "Sources/Cart.swift": Self.cart,
    ])
    #expect(try await repository.run("update").status == 0)
    #expect(try repository.text(of: "README.md").contains("href='/Sources/Cart.swift#L2-L11'"))
  }
}

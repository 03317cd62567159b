@testable import LitmusDocs

extension DocumentCase {
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

  private static let lines = "Cart.swift#L9-L10, first: func add(_ item: String) {}"

  /// Snippets without markers.
  static let parts: [DocumentCase] = [
    DocumentCase(
      "a declaration by its name", files: ["Sources/Cart.swift": cart], "snippet: Cart.total\n",
      gives: shownSnippet(
        "Cart.total", "public var total: Int {\n  1\n}", address: "/Sources/Cart.swift#L4-L8")),
    DocumentCase(
      "a type in a file that is named",
      files: ["a.swift": "struct A {}\n", "b.swift": "struct A {}"],
      "snippet: b.swift#A\n",
      gives: shownSnippet(
        "b.swift#A", "struct A {}", anchor: "b.swift-A", address: "/b.swift#L1-L1")),
    DocumentCase(
      "some lines of a file", files: ["Sources/Cart.swift": cart], "snippet: \(lines)\n",
      gives: shownSnippet(
        lines, "func add(_ item: String) {}\nfunc add(_ item: String, count: Int) {}",
        anchor: "Cart.swift-L9-L10", address: "/Sources/Cart.swift#L9-L10")),
    refused(
      lines, files: ["Sources/Cart.swift": "import Shop\n" + cart],
      "line 9 of Sources/Cart.swift is '}', but expected 'func add(_ item: String) {}': "
        + "it is now line 10: write '#L10-L11'"),
    refused(
      "Cart.swift#L2",
      "the lines of Sources/Cart.swift may move: write the first of them after the key, as in "
        + "'Sources/Cart.swift#L2-L2, first: public struct Cart {'"),
    refused(
      "Cart.swift#L2-L90, first: public struct Cart {",
      "Sources/Cart.swift has 11 lines, but expected 90: correct the range"),
    refused(
      "Cart.totals",
      "there is no snippet 'Cart.totals': write 'begin-snippet: Cart.totals' in a source, "
        + "or name a file"),
    refused(
      "Cart.add",
      "'Cart.add' names 2 declarations, Sources/Cart.swift:9 Cart.add(_:), "
        + "Sources/Cart.swift:10 Cart.add(_:count:): write the labels, as in 'Cart.add(_:)'"),
    refused(
      "A.b",
      files: ["a.swift": "enum A { case b }\n", "b.swift": "extension A { var b: A { .b } }"],
      "'A.b' names 2 declarations, a.swift:1 A.b, b.swift:1 A.b: "
        + "write the file, as in 'a.swift#A.b'"),
    refused(
      "A.b", files: ["a.swift": "struct A {\n  func b(_: Int) {}\n  func b(_: String) {}\n}"],
      "'A.b' names 2 declarations, a.swift:2 A.b(_:), a.swift:3 A.b(_:): put markers around one, "
        + "or write its lines, as in 'a.swift#L2-L2, first: func b(_: Int) {}'"),
  ]

  private static func refused(
    _ key: String, files: [String: String] = ["Sources/Cart.swift": cart], _ message: String
  ) -> DocumentCase {
    DocumentCase(
      "a key that is refused: \(key)", files: files, "snippet: \(key)\n",
      findings: ["README.md:1: \(message)"])
  }
}

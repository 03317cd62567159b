import Testing

@testable import LitmusDocs

@Suite struct `A declaration` {
  private static let source = """
    import Foundation

    /// A cart.
    @MainActor
    public struct Cart {
      var items: [String] = []
      /// The price.
      public var total: Int {
        items.count
      }
      func add(_ item: String) { items.append(item) }
      func add(_ item: String, count: Int) {}
      init(items: [String]) {}
      enum State { case open, closed }
    }

    extension Shop.Cart<Int> {
      subscript(index: Int) -> String { items[index] }
    }

    #if DEBUG
    func total() {}
    #endif
    """

  @Test(arguments: [
    ("Cart.total", ["Cart.total 8-10"]),
    ("Cart.add", ["Cart.add(_:) 11-11", "Cart.add(_:count:) 12-12"]),
    ("Cart.add(_:count:)", ["Cart.add(_:count:) 12-12"]),
    ("Cart.init(items:)", ["Cart.init(items:) 13-13"]),
    ("State.closed", ["Cart.State.closed 14-14"]),
    ("Shop.Cart.subscript", ["Shop.Cart.subscript(_:) 18-18"]),
    ("Cart", ["Cart 4-15"]),
    ("total()", ["total() 22-22"]),
    ("Cart.gone", []),
    ("items.Cart", []),
  ]) func `is found by its name and the types around it`(name: String, found: [String]) {
    let declarations = DeclarationFinder.declarations(named: name, in: Array(Self.source.utf8))
    #expect(
      declarations.map { "\($0.name) \($0.lines.lowerBound)-\($0.lines.upperBound)" } == found)
  }

  @Test(
    "has the name by which Swift refers to it",
    arguments: [
      ("subscript(at index: Int) -> Int { 0 }", "Cart.subscript(at:)"),
      ("subscript(index: Int, other: Int) -> Int { 0 }", "Cart.subscript(_:_:)"),
      ("case shipped(to: String, Int)", "Cart.shipped(to:_:)"),
      ("case open", "Cart.open"),
      ("@freestanding(expression) macro text<T>(_ value: T) = #externalMacro(", "Cart.text(_:)"),
      ("func `repeat`(`in`: Int) {}", "Cart.repeat(in:)"),
      ("case `default`", "Cart.default"),
      ("var `self`: Int { 0 }", "Cart.self"),
      ("deinit {}", "Cart.deinit"),
    ])
  func names(declaration: String, name: String) {
    let source = "extension `Cart` {\n  \(declaration)\n}\n"
    let found = DeclarationFinder.declarations(named: name, in: Array(source.utf8))
    #expect(found == [.init(name: name, lines: 2...2)])
  }
}

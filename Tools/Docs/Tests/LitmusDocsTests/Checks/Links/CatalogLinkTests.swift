import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite struct `Links in a catalog of DocC` {
  @Test(arguments: [
    "<doc:Start> [a](doc:Start#First-Steps) <doc:Getting-Ready> <doc:/documentation/Shop/Start>",
    "<doc:Meet-Shop> <doc:tutorials/Shop/Meet-Shop> <doc:#Here> <doc://org.other/documentation/x>",
    "``Cart`` ``Cart/add(_:)`` ``Shop/Cart/total-8p2p8`` ``Cart/==(_:_:)`` ``add(_:)`` ``Cart/Item``",
    "``/Shop/Cart`` ``Cart-swift.struct`` ``Cart/hash(into:)`` ``Foundation``",
    "<doc:Start#Rule-2:-Wait> <doc:Start/Rule-2-Wait> ``_Concurrency/Task/stop()`` ``Cart/popLast()``",
    "<doc:Cart> <doc:Shop/Cart/add(_:)> [a](./cart) [b](./shop/cart/)",
    "``let x = 1`` `Wagon` ```Wagon``` `` a`b ``",
    "@Image(source: \"logo\", alt: \"a (b)\")", "@Image(\n  source: logo.png,\n  alt: x)",
    "@Comment {\n  <doc:Nowhere> ``Wagon``\n}", "@Metadata { @PageImage(source: logo) }",
  ])
  func `are fine if there is the page, the symbol or the file`(text: String) throws {
    #expect(try messages("# ``Cart``\n\n## Here\n\n\(text)\n") == [])
  }

  @Test(arguments: [
    ("<doc:Strat>", "no page 'doc:Strat': did you mean 'doc:Start'?"),
    ("## Rule 2\n\n<doc:Rule-2>", "no page 'doc:Rule-2': did you mean 'doc:#Rule-2'?"),
    (
      "[a](doc:Nowhere)",
      "no page 'doc:Nowhere': add 'Nowhere.md' to Sources/Shop/Shop.docc, or correct the link"
    ),
    (
      "<doc:Start#Frist-Steps>",
      "no heading '#Frist-Steps' in Sources/Shop/Shop.docc/Start.md: did you mean '#First-Steps'?"
    ),
    (
      "@Comment {\n```\nx\n```\n}\n\n``Wagon``",
      "no symbol 'Wagon': correct the path, or write code in one backtick"
    ),
    ("``Wagon``", "no symbol 'Wagon': correct the path, or write code in one backtick"),
    ("``Cort``", "no symbol 'Cort': did you mean 'Cart'?"),
    ("``Cart/ad(_:)``", "no symbol 'Cart/ad(_:)': did you mean 'Cart/add'?"),
    ("[a](./wagon)", "no page './wagon': write 'doc:NAME' with the name of a page or a symbol"),
    (
      "![a](lego.png)",
      "no file 'lego.png': add 'Sources/Shop/Shop.docc/lego.png' or correct the link"
    ),
    (
      "@Row {\n  @Column {\n        @Image(source: lego, alt: x)\n  }\n}",
      "no file 'lego': add 'Sources/Shop/Shop.docc/lego' or correct the link"
    ),
    ("@Row {\n    @Column {\n        ![a](lego.png)\n    }\n}", nil),
    (
      "@TutorialReference(tutorial: \"doc:Mete-Shop\")",
      "no page 'doc:Mete-Shop': did you mean 'doc:Meet-Shop'?"
    ),
  ])
  func `are findings otherwise`(text: String, message: String?) throws {
    let expected =
      message ?? "no file 'lego.png': add 'Sources/Shop/Shop.docc/lego.png' or correct the link"
    #expect(try messages("# Title\n\n\(text)\n") == [expected])
  }

  @Test func `are checked against symbol graphs if there are some`() throws {
    let graph = """
      {"module": {"name": "Shop"}, "relationships": [], "symbols": [
        {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s"}, "pathComponents": ["Cart"]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"}, "pathComponents": ["Cart", "add(_:)"]},
        {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s"}, "pathComponents": ["Wagon"]}]}
      """
    let names = try #require(SymbolNames(graphs: [Data(graph.utf8), Data("no graph".utf8)]))
    #expect(SymbolNames(graphs: [Data("no graph".utf8)]) == nil)
    let text =
      "``Cart/add(_:)`` ``Shop/Cart`` ``add(_:)`` ``Cart/add`` ``Wagon/add(_:)`` ``Cart/sub``"
    #expect(
      try messages(text, names) == [
        "no symbol 'Wagon/add(_:)': did you mean 'Cart/add(_:)'?",
        "no symbol 'Cart/sub': correct the path, or write code in one backtick",
      ])
  }

  @Test func `may lead to symbols of graphs among the sources`() throws {
    let graph = """
      {"module": {"name": "Directives"}, "relationships": [], "symbols": [
        {"kind": {"identifier": "class"}, "identifier": {"precise": "c"}, "pathComponents": ["Metadata"]},
        {"kind": {"identifier": "class"}, "identifier": {"precise": "c"}, "pathComponents": ["Metadata", "Available"]}]}
      """
    var names = names
    names.add(graphs: [Data(graph.utf8), Data("no graph".utf8)])
    let text = "``Cart/add(_:)`` ``Available`` ``Directives/Metadata/Available`` ``Wagon``"
    #expect(
      try messages(text, names) == [
        "no symbol 'Wagon': correct the path, or write code in one backtick"
      ])
  }

  @Test(arguments: ["README.md", "Tests/ShopTests/Fixtures/Broken.docc/Broken.md"])
  func `are not checked elsewhere, nor in the catalogs of tests`(path: String) throws {
    let document = DocumentLinks(
      path: path, bytes: Array("``Wagon`` <doc:Nowhere> [a](doc:Nowhere)".utf8))
    #expect(try TemporaryFolder().findings(about: [document], symbols: names) == [])
  }

  // MARK: - Fixtures

  private let names = SymbolNames(
    sources: [
      """
      import Foundation
      // struct Wagon
      /* struct Wagon */
      public struct Cart: Equatable {
        public struct Item {}
        public func add(_ item: Item) {}
        public var total: Int { 0 }
      }
      extension Task { func stop() {} }
      """, "let package = Package(name: \"Shop\")",
    ].map { Array($0.utf8) })

  private func messages(_ text: String, _ symbols: SymbolNames? = nil) throws -> [String] {
    let catalog = "Sources/Shop/Shop.docc"
    let texts = [
      "Cart.md": text, "Start.md": "# Start\n\n## First Steps\n\n## Rule 2: Wait",
      "Getting Ready.md": "# Ready",
      "Meet-Shop.tutorial": "@Tutorial(time: 1) {\n}",
    ]
    let documents = texts.map {
      DocumentLinks(path: "\(catalog)/\($0.key)", bytes: Array($0.value.utf8))
    }
    let folder = try TemporaryFolder(["\(catalog)/Resources/logo@2x.png": ""])
    for (path, text) in texts { try folder.write(text, to: "\(catalog)/\(path)") }
    return try folder.findings(about: documents, symbols: symbols ?? names).map(\.message)
  }
}

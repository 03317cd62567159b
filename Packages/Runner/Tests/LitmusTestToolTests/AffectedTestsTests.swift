import Foundation
import LitmusRunnerCommandLine
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `The test modules that changes affect` {
  @Test(arguments: [
    // A source of a module, a resource that the manifest names, and a file beside them.
    ("/shop/Sources/Cart/Cart.swift", ["PricesTests"]),
    ("/shop/Data/prices.json", ["CartTests"]),
    ("/shop/Tests/CartTests/Fixtures/empty.json", ["PricesTests"]),
    // What a plug-in of a target is built from.
    ("/shop/Sources/generator/main.swift", ["CartTests"]),
    // A file of no target that a plug-in may read, and a header that a target of C may include.
    ("/shop/Inputs/values.txt", ["CartTests"]), ("/shop/Headers/common.H", []),
    // A package by path.
    ("/money/Sources/Money/Money.swift", []),
    // A folder that was deleted, a submodule, and a symbolic link to the target's folder.
    ("/shop/Sources/Cart", ["PricesTests"]), ("/shop/Sources", []),
  ])
  func `have targets that depend on a changed file`(file: String, unaffected: [String]) throws {
    let affected = AffectedTests([file], in: try Self.graph())
    #expect(["CartTests", "PricesTests"].filter(affected.unaffected.contains) == unaffected)
    #expect(affected.others == [])
  }

  @Test(arguments: [
    "/shop/Package.swift", "/shop/Package.resolved", "/shop/Package@swift-6.1.swift",
    "/money/Package.swift",
  ])
  func `are all of them if a manifest has changed`(file: String) throws {
    let affected = AffectedTests([file], in: try Self.graph())
    #expect(affected.unaffected == [])
    #expect(affected.reason == file)
    let name = file.hasPrefix("/shop/") ? file.dropFirst("/shop/".count) : file[...]
    #expect(
      affected.lines(["CartTests"], origin: "since main", folder: "/shop")
        == ["All test modules are run: \(name) has changed."])
  }

  @Test(arguments: [
    ("Sources/Empty/Only.swift", true), ("Sources/Empty/only.c", true),
    ("Sources/Empty/README.md", false), ("Sources/Cart/Cart.swift", false),
  ])
  func `are all of them if a source was deleted that is in no target`(
    name: String, areAll: Bool
  ) throws {
    let file = "/shop/\(name)"
    let affected = AffectedTests([file], deleted: [file], in: try Self.graph())
    #expect(affected.reason == (areAll ? file : nil))
  }

  @Test func `are none if only other files have changed`() throws {
    let files = ["/shop/README.md", "/shop/Sources/Package.swift.txt", "/shop/CartTests.md", "/a"]
    var graph = try Self.graph()
    graph.targets["/shop#Generate"]?.writesSources = false
    let affected = AffectedTests(files, in: graph)
    #expect(
      affected.lines(["CartTests", "PricesTests"], origin: "since HEAD", folder: "/shop") == [
        """
        Left out: CartTests, PricesTests. No file of them or of the targets that they depend on has \
        changed since HEAD.
        """,
        """
        Changed, but in no target, so that no test is run because of it: README.md, \
        Sources/Package.swift.txt, CartTests.md and 1 more.
        """,
      ])
  }

  @Test func `need SwiftPM's description`() {
    #expect(
      message { _ = try PackageGraph(of: "/shop") { _ in Data("error: no manifest".utf8) } }
        == "SwiftPM does not describe the package in /shop.")
  }

  @Test func `are chosen by an option whose value may be left out`() throws {
    for (words, changed) in [(["--changed"], "HEAD"), (["--changed", "main"], "main")] {
      let arguments = try read(words + ["--failed"]).given
      #expect(arguments.package.changed == changed)
      #expect(arguments.words() == ["--changed=\(changed)", "--failed"])
    }
  }
}

// MARK: - Fixtures

extension `The test modules that changes affect` {
  private static func graph() throws -> PackageGraph {
    try PackageGraph(of: "/shop") { folder in Data((folder == "/shop" ? shop : money).utf8) }
  }

  private static let shop = """
    warning: SwiftPM says something first
    { "name": "shop", "dependencies": [{ "path": "/money" }, { "url": "https://example.com" }],
      "products": [], "targets": [
        { "name": "Cart", "c99name": "Cart", "path": "Sources/Cart", "type": "library",
          "product_dependencies": ["MoneyKit", "Other"] },
        { "name": "Prices", "c99name": "Prices", "path": "Sources/Prices", "type": "library",
          "resources": [{ "path": "/shop/Data/prices.json" }], "product_dependencies": ["MoneyKit"],
          "target_dependencies": ["Generate"] },
        { "name": "Generate", "c99name": "Generate", "path": "Plugins/Generate", "type": "plugin",
          "plugin_capability": { "type": "buildTool" }, "target_dependencies": ["generator"] },
        { "name": "generator", "c99name": "generator", "path": "Sources/generator",
          "type": "executable" },
        { "name": "CartTests", "c99name": "CartTests", "path": "Tests/CartTests", "type": "test",
          "target_dependencies": ["Cart"] },
        { "name": "PricesTests", "c99name": "PricesTests", "path": "Tests/PricesTests",
          "type": "test", "target_dependencies": ["Prices"] }
      ] }
    """

  private static let money = """
    { "name": "money", "dependencies": [],
      "products": [{ "name": "MoneyKit", "targets": ["Money"] }], "targets": [
        { "name": "Money", "c99name": "Money", "path": "Sources/Money", "type": "library",
          "module_type": "ClangTarget" }
      ] }
    """
}

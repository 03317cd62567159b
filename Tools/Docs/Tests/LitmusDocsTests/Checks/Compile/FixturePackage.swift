import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

/// A small package in a folder of its own, built once for a suite.
struct FixturePackage: Sendable {
  @TaskLocal static var current: FixturePackage?

  let folder: TemporaryFolder

  var root: String { folder.path }

  init() throws {
    folder = try TemporaryFolder(Self.files, name: "shop")
  }

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "swift-shop",
      products: [.library(name: "ShopKit", targets: ["ShopKit"])],
      traits: ["Coupons"],
      targets: [
        .target(name: "CShop"),
        .target(
          name: "ShopKit", dependencies: ["CShop"],
          swiftSettings: [.define("SHOP"), .enableUpcomingFeature("ExistentialAny")]),
      ]
    )
    """,
    "Sources/CShop/include/CShop.h": "static inline int c_price(void) { return 3; }\n",
    "Sources/CShop/shop.c": "#include \"CShop.h\"\n",
    "Sources/ShopKit/Cart.swift": """
    import CShop

    public struct Cart {
      public private(set) var items: [String] = []
      public init() {}
      public mutating func add(_ item: String) { items.append(item) }
      public var price: Int { Int(c_price()) * items.count }
    }
    """,
    "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n## [1.4.0] - 2026-01-02\n",
    "Packages/Tools/Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Tools", products: [.library(name: "ShopTools", targets: ["ShopTools"])],
      targets: [.target(name: "ShopTools")])
    """,
    "Packages/Tools/Sources/ShopTools/Tool.swift": "public struct Tool {}\n",
  ]
}

/// Makes the package before the tests of a suite and removes it behind them.
struct FixturePackageTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let package = try FixturePackage()
    let (findings, _) = await checkAlone(
      [CheckedDocument(path: "README.md", bytes: Array("```swift\nimport ShopKit\n```\n".utf8))],
      compilingRun(forPackageAt: package.root))
    try #require(findings == [])
    try await FixturePackage.$current.withValue(package, operation: function)
  }
}

extension Trait where Self == FixturePackageTrait {
  /// A package that is built already.
  static var fixturePackage: Self { Self() }
}

/// A run over a package that is set up, whose limit no machine is too slow for.
func compilingRun(forPackageAt root: String) -> DocsRun {
  var settings = DocsSettings(root: root, configurationFile: "litmus-docs.json")
  settings.buildFlags = []
  settings.timeLimit = 1800
  settings.repository = "https://example.com/shop/swift-shop.git"
  return DocsRun(settings: settings)
}

/// Checks documents while no other test runs a program.
func checkAlone(
  _ documents: [CheckedDocument], _ docsRun: DocsRun, knownImports: KnownImports = KnownImports()
) async -> (findings: [Finding], report: [FenceReport]) {
  await ChildPrograms.alone {
    await CompileCheck(docsRun: docsRun, knownImports: knownImports).run(documents)
  }
}

/// What the check says about documents, as the user reads it.
///
/// - Parameter package: The package to build; nil for the one that is built already.
func checked(
  _ documents: (path: String, text: String)..., in package: FixturePackage? = nil,
  change: (inout DocsRun) -> Void = { _ in }
) async throws -> (findings: [String], report: [String]) {
  let isBuilt = package == nil
  let package = try package ?? #require(FixturePackage.current)
  var docsRun = compilingRun(forPackageAt: package.root)
  docsRun.options.skipsBuild = isBuilt
  change(&docsRun)
  let result = await checkAlone(
    documents.map { CheckedDocument(path: $0.path, bytes: Array($0.text.utf8)) }, docsRun)
  return (result.findings.map(\.printed), result.report.map(\.description))
}

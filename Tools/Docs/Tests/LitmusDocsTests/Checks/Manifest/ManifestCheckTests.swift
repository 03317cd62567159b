import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

extension `A fence in a package that is built once` {
  @Suite struct `The check of fragments of manifests` {
    @Test func `what exists is accepted`() async throws {
      let text = fence(
        """
        dependencies: [
          .package(url: "https://example.com/Shop/swift-shop", from: "1.4.0", traits: ["Coupons"]),
          .package(url: "https://example.com/other/kit", from: "9.0.0"),
          .package(path: "../swift-shop/Packages/Tools"),
        ],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .product(name: "ShopKit", package: "swift-shop"),
              .product(name: "ShopTools", package: "Tools"),
              .product(name: "Anything", package: "kit"),
            ])
        ]
        """)
      let (findings, report) = try await checked(("README.md", text))
      #expect(findings == [])
      #expect(report == ["README.md:1: manifest fragment"])
    }

    @Test func `dots stand for what is not shown`() async throws {
      let text = fence(
        """
        let package = Package(
          ... // its name
          dependencies: [
            .package(url: "https://example.com/other/kit", from: ...), ...
          ],
          targets: [
            .target(name: "App", dependencies: [..., .product(name: "ShopKit", package: "shop")]),
            ...
          ]
          ....
        )
        """)
      let (findings, report) = try await checked(("README.md", text))
      #expect(findings == [])
      #expect(report == ["README.md:1: manifest fragment"])
    }

    @Test func `a product may be one of other platforms`() async throws {
      let package = try FixturePackage()
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        var products: [Product] = []
        #if canImport(Darwin)
        products.append(.library(name: "ShopCocoa", targets: ["ShopTools"]))
        #endif
        let package = Package(
          name: "tools", products: products,
          targets: [
            .target(name: "ShopTools", plugins: [.plugin(name: "ShopLint", package: "lint")])
          ])
        """
      try package.folder.write(manifest, to: "Packages/Tools/Package.swift")
      try package.folder.write("", to: "Packages/Tools/Sources/ShopTools/Tool.swift")
      let text = fence(
        """
        .product(name: "ShopCocoa", package: "Tools"),
        .product(name: "ShopTools", package: "Tools"),
        """)
      #expect(
        try await checked(("Packages/Tools/README.md", text), in: package).findings == [
          "Packages/Tools/README.md:3: 'Tools' has no product 'ShopTools'; it has ShopCocoa"
        ])
    }

    @Test(arguments: [
      "from: \"2.0.0\"", "exact: \"2.0.0\"", ".upToNextMinor(from: \"2.0.0\")",
      "\"2.0.0\"..<\"3.0.0\"", ".exact(\"2.0.0\")",
    ])
    func `a version that is not there yet is a finding`(requirement: String) async throws {
      let text = fence(".package(\n  url: \"git@example.com:shop/swift-shop.git\", \(requirement))")
      let (findings, report) = try await checked(("README.md", text))
      #expect(findings == ["README.md:2: there is no version 2.0.0; the newest is 1.4.0"])
      #expect(report == ["README.md:1: failed"])
    }

    @Test func `what is no version is a finding`() async throws {
      let text = fence(".package(url: \"https://example.com/shop/swift-shop\", from: \"1.x\")")
      #expect(
        try await checked(("README.md", text)).findings == [
          "README.md:2: '1.x' is not a version; write three numbers, such as \"1.0.0\""
        ])
    }

    @Test(arguments: ["branch: \"main\"", "revision: \"abc\""])
    func `branches and revisions are accepted`(requirement: String) async throws {
      let text = fence(".package(url: \"https://example.com/shop/swift-shop\", \(requirement))")
      #expect(try await checked(("README.md", text)).findings == [])
    }

    @Test func `an unknown product is a finding with the nearest name`() async throws {
      let text = fence(
        """
        .product(name: "ShopKti", package: "swift-shop"),
        .product(name: "Checkout", package: "shop"),
        """)
      #expect(
        try await checked(("README.md", text)).findings == [
          "README.md:2: 'swift-shop' has no product 'ShopKti'; did you mean 'ShopKit'?",
          "README.md:3: 'shop' has no product 'Checkout'; it has ShopKit",
        ])
    }

    @Test func `an unknown trait is a finding`() async throws {
      let text = fence(
        ".package(url: \"https://example.com/shop/swift-shop\", from: \"1.0.0\", traits: [\"Coupon\"])"
      )
      #expect(
        try await checked(("README.md", text)).findings == [
          "README.md:2: 'swift-shop' has no trait 'Coupon'; did you mean 'Coupons'?"
        ])
    }

    @Test func `a path that leads nowhere is a finding`() async throws {
      #expect(
        try await checked(("README.md", fence(".package(path: \"…/Packages/Tool\")"))).findings == [
          "README.md:2: there is no Package.swift in '…/Packages/Tool'; correct the path of the package"
        ])
    }

    @Test(arguments: ["../Kit", "../../swift-kit", "/src/kit"])
    func `a path out of the repository is that of a client`(path: String) async throws {
      let text = fence(".package(path: \"\(path)\")")
      #expect(try await checked(("README.md", text)).findings == [])
    }

    @Test func `a mistake in the syntax is a finding`() async throws {
      let text = fence("dependencies: [\n  .package(path: \"..\"\n]")
      let findings = try await checked(("README.md", text)).findings
      #expect(findings == ["README.md:3: expected ')' to end function call"])
    }

    // MARK: Fixtures

    private func fence(_ code: String) -> String { "```swift\n\(code)\n```\n" }
  }
}

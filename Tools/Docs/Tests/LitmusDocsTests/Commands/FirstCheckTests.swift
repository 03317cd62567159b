import LitmusToolTestSupport
import Testing

@Suite struct `The first checks of a repository` {
  @Test func `say once which imports they add, and count parts of code until 'init'`() async throws
  {
    let repository = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
        targets: [.target(name: "Shop")])
      """,
      "Sources/Shop/Shop.swift": "public func price() -> Int { 3 }\n",
      "README.md":
        "```swift\nprint(price())\n```\n\n```swift\nprint(rebate)\n```\n\n[x](none.md)\n",
    ])
    let link = "README.md:9: no file 'none.md': add 'none.md' or correct the link\n"
    let summary = "1 document checked, 0 stale, 2 Swift fences, 0 skipped"
    let rest = "\(summary), 1 other problem\n"
    let fragments =
      "1 fence is a part of code, and is not checked; --verbose lists it, and "
      + "'litmus-docs init' checks new ones\n"
    let first = try await repository.run("check", "--scratch-path", ".build/docs")
    #expect(first.status == 6)
    #expect(
      first.output.hasSuffix(
        rest + "1 fence without an import was compiled with: Foundation, Shop; --verbose lists it\n"
          + fragments))
    let second = try await repository.run("check", "--scratch-path", ".build/docs")
    #expect(second == .init(output: link + rest + fragments, status: 6))
    let verbose = try await repository.run("check", "--scratch-path", ".build/docs", "--verbose")
    #expect(
      verbose.output == link
        + "README.md:1: compiled with Shop, Foundation\nREADME.md:5: fragment\n" + rest + fragments)

    let configured = try await repository.run("init")
    #expect(configured.status == 0)
    #expect(
      configured.output.hasPrefix(
        """
        documents  1
        fences     2 swift
        snippets   0
        links      1 in the repository
        wrote litmus-docs.json: {}
        compiling 2 Swift fences: builds the package first, which may take minutes; --no-compile \
        leaves this out
        \(link)Building the package, which has not been built yet:
        """), "\(configured.output)")
    try repository.write(
      "```swift\nprint(price())\n```\n\n```swift\nprint(rebates)\n```\n\n[x](none.md)\n",
      to: "README.md")
    let new = try await repository.run("check")
    #expect(new.status == 4)
    #expect(
      new.output.hasPrefix("README.md:6: cannot find 'rebates' in scope\n"), "\(new.output)")
    #expect(new.output.contains("\n\(summary), 1 other problem, 1 known problem\n"))
  }
}

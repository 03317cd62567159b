import Foundation
import LitmusToolTestSupport
import Testing

@Suite struct `A check of what is compiled and run` {
  private static let hit = "nothing has changed since all was in sync\n"

  @Test func `is answered from the cache until one of its inputs changes`() async throws {
    let repository = try TemporaryFolder(Self.package)
    try repository.write("public let tax = 2\n", to: "../Tax/Sources/Tax/Tax.swift")
    try repository.write(Self.taxManifest, to: "../Tax/Package.swift")
    let first = try await repository.run("check", "--verbose")
    #expect(
      first.output.hasPrefix("Building the package, which has not been built yet: "), "\(first)")
    #expect(first.status == 0, "\(first)")

    for change in Change.all {
      #expect(try await repository.isSettled(Self.hit), "before \(change.name)")
      try change.apply(repository)
      let warm = try await repository.run(["check", "--verbose"], environment: change.environment)
      #expect(!warm.output.contains(Self.hit), "\(change.name)")
      #expect(warm.status == change.status, "\(change.name): \(warm)")
      try change.revert(repository)
    }
  }

  @Test func `prints the same from the cache as without it`() async throws {
    let repository = try TemporaryFolder([
      "README.md": """
      <!-- output(inputs=data.txt): cat data.txt -->
      ```text
      one
      ```
      <!-- endOutput -->

      """,
      "data.txt": "one\n",
    ])
    #expect(try await repository.isSettled(Self.hit))
    let cold = try await repository.run("check", "--no-cache")
    #expect(cold == .init(output: "1 document checked, 0 stale\n", status: 0))
    #expect(try await repository.run("check") == cold)
    try repository.write("two\n", to: "data.txt")
    let changed = try await repository.run("check")
    #expect(changed.status == 5)
    #expect(try await repository.run("check", "--no-cache") == changed)
  }

  @Test func `is never stored if the inputs of a command are not declared`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "<!-- output: echo a -->\n```text\na\n```\n<!-- endOutput -->\n"
    ])
    for _ in 0..<3 {
      let outcome = try await repository.run("check", "--verbose")
      #expect(outcome == .init(output: "1 document checked, 0 stale\n", status: 0))
    }
    #expect(try await repository.isSettled(Self.hit, "--no-run"))
  }

  @Test func `is not answered for other known problems`() async throws {
    let repository = try TemporaryFolder(["README.md": "[x](none.md)\n", "litmus-docs.json": "{}"])
    let known = ["--baseline", "known.json"]
    #expect(try await repository.run(["check", "--update-baseline"] + known).status == 0)
    #expect(try await repository.isSettled(Self.hit, "--baseline", "known.json"))
    #expect(try await repository.run("check").status == 6)
  }

  // MARK: - Fixtures

  /// A change of something that the check depends on.
  private struct Change {
    var name: String
    var environment: [String: String] = [:]
    /// The status of the check with the change.
    var status: Int32 = 0
    var apply: @Sendable (TemporaryFolder) throws -> Void = { _ in }
    var revert: @Sendable (TemporaryFolder) throws -> Void = { _ in }

    static let all = [
      Change(name: "a variable of the environment", environment: ["LITMUS_TEST": "1"]),
      Change(name: "the version of Swift", apply: { try $0.write("6.3\n", to: ".swift-version") }),
      Change(name: "a tag", apply: { try $0.write("0\n", to: ".git/refs/tags/1.0.0") }),
      Change(
        name: "a built module",
        apply: { try $0.setTime(of: ".build/debug/Modules/Shop.swiftmodule", to: Date()) }),
      Change(
        name: "an excluded source",
        apply: { try $0.write("public let hidden = 2\n", to: "Sources/Shop/Hidden.swift") }),
      Change(
        name: "an input of a command", status: 5,
        apply: { try $0.write("two\n", to: ".data/a.txt") },
        revert: { try $0.write("one\n", to: ".data/a.txt") }),
      Change(
        name: "a file more among the inputs", apply: { try $0.write("", to: ".data/b.txt") }),
      Change(
        name: "a package that is used by path", status: 4,
        apply: { try $0.write("public let duty = 2\n", to: "../Tax/Sources/Tax/Tax.swift") },
        revert: { try $0.write("public let tax = 3\n", to: "../Tax/Sources/Tax/Tax.swift") }),
    ]
  }

  private static let taxManifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Tax", products: [.library(name: "Tax", targets: ["Tax"])], targets: [.target(name: "Tax")])
    """

  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop", dependencies: [.package(path: "../Tax")],
      targets: [.target(name: "Shop", dependencies: [.product(name: "Tax", package: "Tax")])])
    """,
    "Sources/Shop/Shop.swift": "public func price(_ count: Int) -> Int { count * hidden }\n",
    "Sources/Shop/Hidden.swift": "public let hidden = 3\n",
    "litmus-docs.json": #"{ "exclude": ["Sources/Shop/Hidden.swift"], "timeLimit": 1800 }"#,
    ".data/a.txt": "one\n",
    ".git/config": "[core]\n",
    "README.md": """
    ```swift
    import Shop
    import Tax

    print(price(tax))
    ```

    <!-- output(inputs=.data): cat .data/a.txt -->
    ```text
    one
    ```
    <!-- endOutput -->

    """,
  ]
}

extension TemporaryFolder {
  /// Checks until the cache answers; the clock must have ticked since the files were written.
  fileprivate func isSettled(_ hit: String, _ options: String...) async throws -> Bool {
    for _ in 0..<6 {
      let outcome = try await run(["check", "--verbose"] + options)
      if outcome.output.contains(hit) { return true }
    }
    return false
  }
}

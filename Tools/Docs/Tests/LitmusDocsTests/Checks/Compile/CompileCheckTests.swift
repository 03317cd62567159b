import Foundation
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

@Suite(.fixturePackage) struct `A fence in a package that is built once` {
  @Test(arguments: FenceCase.compiling + FenceCase.failing + FenceCase.running)
  func `is checked with its document`(_ example: FenceCase) async throws {
    let (findings, report) = try await checked((example.path, example.text))
    #expect(findings == example.findings)
    if let expected = example.report { #expect(report == expected) }
  }

  @Test func `a fence that imports nothing sees the package if it does not compile without`()
    async throws
  {
    let (result, later) = try await resultsOfTwoChecks(
      """
      ```swift
      var cart = Cart()
      cart.add(URL(filePath: "/a").path)
      ```
      ```swift
      print(1)
      ```
      ```swift
      @Test func prices() { #expect(Cart().price == 0) }
      ```
      ```swift
      missing()
      ```
      """)
    #expect(
      result.findings == [
        Finding(.compile, file: "README.md", line: 12, message: "cannot find 'missing' in scope")
      ])
    #expect(
      result.report.map(\.addedImports) == [
        ["ShopKit", "Foundation"], [], ["ShopKit", "Foundation", "Testing"], [],
      ])
    #expect(result.report.allSatisfy { !$0.areImportsKnown })
    #expect(later.findings == result.findings)
    #expect(
      later.report.map { "\($0): \($0.areImportsKnown)" } == [
        "README.md:1: compiled with ShopKit, Foundation: true", "README.md:5: compiled: false",
        "README.md:8: compiled with ShopKit, Foundation, Testing: true",
        "README.md:11: failed: false",
      ])
  }

  @Test func `a fence with known imports sees the declarations of one that gets its later`()
    async throws
  {
    let (result, later) = try await resultsOfTwoChecks(
      """
      ```swift
      let all: [Cart] = [.gift]
      ```
      ```swift
      extension Cart {
        static var gift: Cart { Cart() }
        func print() { missing() }
      }
      ```
      """)
    #expect(result.findings.map(\.printed) == ["README.md:7: cannot find 'missing' in scope"])
    #expect(later.findings == result.findings)
  }

  /// Checks a document, and again with the imports that the first check has found.
  private func resultsOfTwoChecks(_ text: String) async throws -> (CheckResult, CheckResult) {
    let package = try #require(FixturePackage.current)
    var context = compilingRun(forPackageAt: package.root)
    context.options.skipsBuild = true
    let document = CheckedDocument(path: "README.md", bytes: Array(text.utf8))
    let result = await checkAlone([document], context)
    var known = KnownImports()
    known.update(with: result.report)
    return (result, await checkAlone([document], context, knownImports: known))
  }

  private typealias CheckResult = (findings: [Finding], report: [FenceReport])

  @Test func `a setup and preludes are compiled with the fences`() async throws {
    let text = """
      <!-- prelude:
      import ShopKit
      struct Till { var cart = Cart() }
      -->
      <!-- setup:
      var till = Till()
      -->
      ```swift
      till.cart.add(sku)
      ```
      """
    let (findings, report) = try await checked(("README.md", text)) {
      $0.settings.prelude = "let sku = \"apple\""
    }
    #expect(findings == [])
    #expect(report == ["README.md:8: compiled"])
  }

  @Test func `a mistake in the prelude of the configuration has its line there`() async throws {
    let (findings, _) = try await checked(("README.md", "```swift\nprint(1)\n```\n")) {
      $0.settings.prelude = "import Swift\nlet sku: Int = \"\""
    }
    #expect(
      findings == [
        "litmus-docs.json: line 2 of 'prelude': "
          + "cannot convert value of type 'String' to specified type 'Int'"
      ])
  }

  @Test func `fences that declare the same are compiled each with its own`() async throws {
    let text = """
      ```swift
      struct Point { var x = 1 }
      ```
      ```swift
      print(Point().x)
      ```
      ```swift
      struct Point { var y = 1 }
      ```
      ```swift
      print(Point().y)
      ```
      """
    let (findings, report) = try await checked(("README.md", text))
    #expect(findings == [])
    #expect(report.allSatisfy { $0.hasSuffix(": compiled") })
  }

  @Test func `several programs are in one document`() async throws {
    let program = "```swift\n@main enum Main {\n  static func main() {}\n}\n```\n"
    #expect(try await checked(("README.md", program + program)).findings == [])
  }

  // MARK: Fences that must fail

  @Test func `a missing module of a prelude or another fence is named once`() async throws {
    let failing = "<!-- compile-fail: cannot find 'x' -->\n```swift\nprint(x)\n```\n"
    #expect(
      try await checked(("README.md", "<!-- prelude: import Missing -->\n\n" + failing)).findings
        == ["README.md:1: no such module 'Missing'"])
    #expect(
      try await checked(("README.md", "```swift\nimport Missing\n```\n" + failing)).findings
        == ["README.md:2: no such module 'Missing'"])
  }

  @Test func `a fence that must fail sees the package if it imports nothing`() async throws {
    let text = """
      <!-- compile-fail: cannot convert value of type 'Int' -->
      ```swift
      let price: String = Cart().price
      ```
      <!-- compile-fail: cannot find -->
      ```swift
      print(Cart().price)
      ```
      """
    #expect(
      try await checked(("README.md", text)).findings == [
        "README.md:6: the fence compiles, but expected an error that contains 'cannot find'"
      ])
  }

  @Test func `a compiler that takes too long is stopped`() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    // The compiler waits until someone writes its arguments.
    let arguments = "\(folder.path)/arguments"
    try #require(mkfifo(arguments, 0o600) == 0)
    let (findings, _) = try await checked(("README.md", "```swift\nprint(1)\n```\n")) {
      $0.settings.timeLimit = 0
      $0.options.compilerFlags = ["@\(arguments)"]
    }
    #expect(
      findings == ["README.md:1: the fences could not be compiled: it did not end within 0 s"])
  }

  @Test func `nothing runs if commands are not run`() async throws {
    let (findings, report) = try await checked(
      ("README.md", "```swift run\nfatalError()\n```\n")
    ) { $0.settings.runsCommands = false }
    #expect(findings == [])
    #expect(report == ["README.md:1: compiled"])
  }

  @Test func `examples in the comments of public declarations are compiled`() async throws {
    let package = try #require(FixturePackage.current)
    let source = """
      /// A till.
      ///
      /// ```swift
      /// let price: String = Cart().price
      /// ```
      public struct Till {
        /// ```swift
        /// none()
        /// ```
        var hidden = 1

        /// ```swift
        /// var cart = Cart()
        /// cart.add(1)
        /// ```
        public func ring() {}
      }
      """
    let path = "Sources/ShopKit/Cart.swift"
    let document = try #require(
      DocumentationComments.document(path: path, bytes: Array(source.utf8)))
    var context = compilingRun(forPackageAt: package.root)
    context.options.skipsBuild = true
    let (findings, _) = await checkAlone([document], context)
    #expect(
      findings.map { "\($0.file):\($0.line ?? 0): \($0.message)" } == [
        "\(path):4: cannot convert value of type 'Int' to specified type 'String'",
        "\(path):14: cannot convert value of type 'Int' to expected argument type 'String'",
      ])
  }
}

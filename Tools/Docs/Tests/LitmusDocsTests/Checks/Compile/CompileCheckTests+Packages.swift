import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

extension `A fence in a package that is built once` {
  @Suite struct `The packages of documents, and the sources of snippets` {
    @Test func `the source of a snippet must be compiled`() async throws {
      let package = try #require(FixturePackage.current)
      var context = compilingRun(forPackageAt: package.root)
      context.options.skipsBuild = true
      let text = ["cart", "fixture", "tool"].map {
        "<!-- snippet: \($0) -->\n```swift\nanything\n```\n<!-- endSnippet -->\n"
      }.joined()
      var document = CheckedDocument(path: "README.md", bytes: Array(text.utf8))
      document.snippets = [
        "cart": ["Sources/ShopKit/Cart.swift"], "fixture": ["Fixtures/Cart.swift"],
        // This package is not built.
        "tool": ["Packages/Tools/Sources/ShopTools/Tool.swift"],
      ]
      let (findings, report) = await checkAlone([document], context)
      #expect(
        findings.map(\.printed) == [
          "README.md:7: the snippet 'fixture' comes from Fixtures/Cart.swift, which no target compiles; "
            + "move it into a target, or say <!-- skip: reason --> above it"
        ])
      #expect(
        report.map(\.description) == [
          "README.md:2: snippet: cart", "README.md:7: failed", "README.md:12: snippet: tool",
        ])
    }

    @Test func `a build says once that it waits for another process`() async throws {
      let waited = Guarded<[String]>([])
      let line =
        "Another instance of SwiftPM (PID: 1) is already running using '/x/.build', waiting until "
        + "that process has finished execution..."
      let (findings, report) = try await checked(("README.md", "```swift\nimport ShopKit\n```\n")) {
        $0.options.skipsBuild = false
        $0.options.builder = ["sh", "-c", "echo \"$0\"; exec swift build \"$@\"", line]
        $0.options.announce = { line in waited.withLock { $0.append(line) } }
      }
      #expect(findings == [])
      #expect(report == ["README.md:1: compiled"])
      #expect(
        waited.withLock { $0 } == [
          "Another process is building the package: waiting until it has finished"
        ])
    }

    @Test func `a document may belong to another package than the nearest`() async throws {
      let text = "```swift\nimport ShopKit\nprint(Cart())\n```\n"
      let (findings, report) = try await checked(("Packages/Tools/README.md", text)) {
        $0.settings.packages = ["Packages": "."]
      }
      #expect(findings == [])
      #expect(report == ["Packages/Tools/README.md:1: compiled"])
    }

    @Test func `the nearest package is the one upward`() throws {
      let root = try #require(FixturePackage.current).root
      let documents = ["README.md", "docs/a.md", "Packages/Tools/docs/a.md", "Packages/a.md"]
      let run = DocsRun(settings: DocsSettings(root: root))
      #expect(
        documents.map { run.package(of: $0) } == [".", ".", "Packages/Tools", "."])
      let inner = DocsRun(settings: DocsSettings(root: root + "/Sources"))
      #expect(inner.package(of: "a.md") == nil)
    }

    @Test func `each package has a build folder of its own`() {
      var run = DocsRun(settings: DocsSettings(root: "/r"))
      #expect([".", "a/b"].map { run.buildFolder(of: $0) } == ["/r/.build", "/r/a/b/.build"])
      run.options.scratchPath = "/s"
      #expect([".", "a/b"].map { run.buildFolder(of: $0) } == ["/s", "/s-a-b"])
    }

    @Test func `a package that is not built is one finding`() async throws {
      let fence = "```swift\nprint(1)\n```\n"
      let (findings, report) = try await checked(
        ("Packages/Tools/README.md", fence), ("Packages/Tools/docs/a.md", fence))
      #expect(
        findings == [
          "Packages/Tools/Package.swift: the package cannot be used: "
            + "it is not built; run swift build there, or let the check build it"
        ])
      #expect(
        report == ["Packages/Tools/README.md:1: failed", "Packages/Tools/docs/a.md:1: failed"])
    }

    @Test func `a build that fails is one finding with all of its errors`() async throws {
      let package = try FixturePackage()
      let source = (1...5).map { "let a\($0): Int = \"\"\n" }.joined()
      try package.folder.write(source, to: "Packages/Tools/Sources/ShopTools/Tool.swift")
      let errors = (1...5).map {
        "\n  Sources/ShopTools/Tool.swift:\($0):15: error: "
          + "cannot convert value of type 'String' to specified type 'Int'"
      }
      #expect(PackageBuild.summary(of: "a\nb: error: c\nerror: d\n", in: "/") == "b: error: c")
      #expect(
        PackageBuild.summary(of: "Fetching a\nerror: b\n    fatal: c\nd\ne\n", in: "/")
          == "\n  error: b\n  fatal: c")
      #expect(
        try await checked(("Packages/Tools/a.md", "```swift\nprint(1)\n```"), in: package).findings
          == [
            "Packages/Tools/Package.swift: the package cannot be used: swift build: "
              + errors.joined()
          ])
    }

    @Test func `tests that cannot be built are not used, with a warning`() async throws {
      let package = try FixturePackage()
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "tools", targets: [.target(name: "ShopTools"), .testTarget(name: "ShopToolsTests")])
        """
      for (text, path) in [
        (manifest, "Package.swift"), ("public let one = 1\n", "Sources/ShopTools/Tool.swift"),
        (
          (1...9).map { "let a\($0): Int = \"\"\n" }.joined(), "Tests/ShopToolsTests/T.swift"
        ),
      ] {
        try package.folder.write(text, to: "Packages/Tools/\(path)")
      }
      let fence = "```swift\nimport ShopTools\nprint(one)\n```"
      let announced = Guarded<[String]>([])
      let (findings, report) = try await checked(("Packages/Tools/a.md", fence), in: package) {
        $0.settings.buildFlags = ["--build-tests"]
        $0.options.announce = { line in announced.withLock { $0.append(line) } }
      }
      #expect(
        announced.withLock { $0 }.map { String($0.prefix { $0 != ":" }) } == [
          "Building the package in Packages/Tools, which has not been built yet",
          "Building the package in Packages/Tools without its tests, which cannot be built",
        ])
      #expect(
        findings == [
          "Packages/Tools/Package.swift: warning: the tests are not used, because they cannot be "
            + "built: swift build: "
            + (1...3).map {
              "\n  Tests/ShopToolsTests/T.swift:\($0):15: error: "
                + "cannot convert value of type 'String' to specified type 'Int'"
            }.joined() + "\n  … and 6 more"
        ])
      #expect(report == ["Packages/Tools/a.md:1: compiled"])
    }

    @Test func `a module for other platforms, which is not built, is not imported`() async throws {
      let package = try FixturePackage()
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "tools", products: [.library(name: "ShopTools", targets: ["ShopTools"])],
          targets: [
            .target(name: "ShopCocoa"),
            .target(
              name: "ShopTools",
              dependencies: [.target(name: "ShopCocoa", condition: .when(platforms: [.windows]))]),
          ])
        """
      for (text, path) in [
        (manifest, "Package.swift"), ("public let one = 1\n", "Sources/ShopTools/Tool.swift"),
        ("public let two = 2\n", "Sources/ShopCocoa/Cocoa.swift"),
      ] {
        try package.folder.write(text, to: "Packages/Tools/\(path)")
      }
      let fence = "```swift\nprint(one)\n```"
      let (findings, report) = try await checked(("Packages/Tools/a.md", fence), in: package)
      #expect(findings == [])
      #expect(report == ["Packages/Tools/a.md:1: compiled with ShopTools, Foundation"])
    }

    @Test func `a wrong declaration does not make the fences that might use it wrong`() async throws
    {
      let text =
        "```swift\nextension Cart { func add(_ item: Missing) {} }\n```\n\n```swift\nimport Foundation\nvar cart = Cart()\ncart.add(\"a\")\n```\n"
      let (findings, report) = try await checked(("README.md", text))
      #expect(findings == ["README.md:2: cannot find type 'Missing' in scope"])
      #expect(
        report == ["README.md:1: failed", "README.md:5: compiled with ShopKit, Foundation"])
    }

    @Test func `a part of code has no finding, if such are allowed`() async throws {
      let text =
        "```swift\nstore.save(Cart())\n```\n\n```swift\nlet cart: Cart = 1\n```\n\n```swift\ninit() {}\n```\n"
      let (findings, report) = try await checked(("README.md", text)) {
        $0.settings.configurationFile = nil
      }
      #expect(
        findings == [
          "README.md:6: cannot convert value of type 'Int' to specified type 'Cart'"
        ])
      #expect(
        report == ["README.md:1: fragment", "README.md:5: failed", "README.md:9: fragment"])
    }

    @Test func `a fence that imports the package is whole`() async throws {
      let text = "```swift\nimport ShopKit\nstore.save(Cart())\n```\n"
      let (findings, report) = try await checked(("README.md", text)) {
        $0.settings.configurationFile = nil
      }
      #expect(findings == ["README.md:3: cannot find 'store' in scope"])
      #expect(report == ["README.md:1: failed"])
    }

    @Test func `what else such a fence declares stays known`() async throws {
      let text =
        "```swift\nclass Cart {}\nstruct Helper {}\n```\n\n```swift\nlet helper = Helper()\nlet wrong: Int = \"x\"\n```\n"
      let (findings, _) = try await checked(("README.md", text)) {
        $0.settings.configurationFile = nil
      }
      #expect(
        findings == [
          "README.md:8: cannot convert value of type 'String' to specified type 'Int'"
        ])
    }

    @Test func `the name of a module of the package is checked`() async throws {
      let text = "```swift\nimport ShopKti\n```\n"
      let findings = try await checked(("README.md", text)) {
        $0.settings.configurationFile = nil
      }.findings
      #expect(findings == ["README.md:2: no such module 'ShopKti'"])
    }

    @Test func `a fence that shows a type of the package does not replace it`() async throws {
      let text =
        "```swift\nclass Cart {}\nenum Result { case one }\n```\n\n```swift\nfunc filled() -> Cart { var cart = Cart(); cart.add(\"a\"); return cart }\n```\n\n"
        + "```swift\nvar cart = filled()\ncart.add(\"b\")\nlet wrong: Int = cart\n```\n\n```swift\nlet one = Result.one\n```\n"
      let (findings, report) = try await checked(("README.md", text))
      #expect(
        findings == ["README.md:13: cannot convert value of type 'Cart' to specified type 'Int'"])
      #expect(
        report.map { $0.split(separator: " with ")[0] } == [
          "README.md:1: compiled", "README.md:6: compiled", "README.md:10: failed",
          "README.md:16: compiled",
        ])
    }

    @Test(arguments: [
      ".github/ISSUE_TEMPLATE.md", ".github/ISSUE_TEMPLATE/bug.md", "docs/pull_request_template.md",
    ])
    func `the code of a template is its reader's`(path: String) async throws {
      let (findings, report) = try await checked((path, "```swift\ncode goes here\n```\n"))
      #expect(findings == [])
      #expect(report == [])
    }

  }
}

import Foundation
import Testing

@testable import LitmusDocsChecks

extension `A fence in a package that is built once` {
  @Suite struct `Fences that do not compile` {
    @Test func `errors are at their lines, hidden ones too`() async throws {
      let text = """
        <!-- setup:
        let a = missing
        -->
        ```swift
        struct S {}
        print(a)
        S().go()
        ```
        ```swift
        print(S())
        ```
        """
      let (findings, report) = try await checked(("docs/a guide.md", text))
      #expect(
        findings == [
          "docs/a guide.md:2: cannot find 'missing' in scope",
          "docs/a guide.md:7: value of type 'S' has no member 'go'",
        ])
      #expect(report == ["docs/a guide.md:4: failed", "docs/a guide.md:9: compiled"])
    }

    @Test func `errors of the flow of control are found behind errors of types`() async throws {
      let text = """
        ```swift
        import Missing
        ```
        ```swift
        let a: Int = ""
        ```
        ```swift
        func b() -> Int { }
        ```
        """
      #expect(
        try await checked(("README.md", text)).findings == [
          "README.md:2: no such module 'Missing'",
          "README.md:5: cannot convert value of type 'String' to specified type 'Int'",
          "README.md:8: missing return in global function expected to return 'Int'",
        ])
    }

    @Test func `a missing module of a prelude or another fence is named once`() async throws {
      let failing = "<!-- compile-fail: cannot find 'x' -->\n```swift\nprint(x)\n```\n"
      #expect(
        try await checked(("README.md", "<!-- prelude: import Missing -->\n\n" + failing)).findings
          == ["README.md:1: no such module 'Missing'"])
      #expect(
        try await checked(("README.md", "```swift\nimport Missing\n```\n" + failing)).findings
          == ["README.md:2: no such module 'Missing'"])
    }

    @Test func `at most three errors of a fence are named`() async throws {
      let text = "```swift\n" + "a()\nb()\nc()\nd()\n" + "```\n"
      #expect(
        try await checked(("README.md", text)).findings == [
          "README.md:2: cannot find 'a' in scope", "README.md:3: cannot find 'b' in scope",
          "README.md:4: cannot find 'c' in scope",
        ])
    }

    @Test func `an error in a prelude is named at the location of the prelude`() async throws {
      let (findings, report) = try await checked(
        ("README.md", "<!-- prelude: struct A: B {} -->\n\n```swift\nprint(A.self)\n```\n"))
      #expect(findings == ["README.md:1: cannot find type 'B' in scope"])
      #expect(report == ["README.md:3: failed"])
    }

    @Test func `an error in a prelude does not hide behind the errors that it leads to`()
      async throws
    {
      let text = "<!-- prelude: let a: B? = nil -->\n\n```swift\nprint(a + missing)\n```\n"
      #expect(
        try await checked(("README.md", text)).findings == [
          "README.md:1: cannot find type 'B' in scope",
          "README.md:4: cannot find 'missing' in scope",
        ])
    }

    @Test func `a fence whose comment is wrong is not compiled`() async throws {
      let (findings, report) = try await checked(
        ("README.md", "<!-- skip -->\n```swift\nmissing()\n```\n"))
      #expect(
        findings == ["README.md:1: a skip needs a reason: write <!-- skip: reason -->"])
      #expect(report == ["README.md:2: failed"])
    }

    @Test func `a path with quotes and emoji is named as it is`() async throws {
      let (findings, _) = try await checked(("docs/\"a\\\" 🎉#1.md", "```swift\nx()\n```\n"))
      #expect(findings == ["docs/\"a\\\" 🎉#1.md:2: cannot find 'x' in scope"])
    }

    @Test func `a compiler that takes too long is stopped`() async throws {
      let folder = try TemporaryFolder()
      defer { withExtendedLifetime(folder) {} }
      // The compiler waits until someone writes its arguments.
      let arguments = "\(folder.path)/arguments"
      try #require(mkfifo(arguments, 0o600) == 0)
      let (findings, _) = try await checked(("README.md", "```swift\nprint(1)\n```\n")) {
        $0.timeLimit = .zero
        $0.compilerFlags = ["@\(arguments)"]
      }
      #expect(
        findings == ["README.md:1: the fences could not be compiled: it did not end within 0 s"])
    }
  }
}

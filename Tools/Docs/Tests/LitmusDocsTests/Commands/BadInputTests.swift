import Foundation
import LitmusToolTestSupport
import Testing

@Suite struct `Nothing is written, and one line says why, for` {
  @Test(arguments: ["snippet: ../../outside.txt", "include: ../../outside.txt"])
  func `a file out of the root`(line: String) async throws {
    let repository = try TemporaryFolder(["docs/a.md": line + "\n"])
    let outside = repository.url.deletingLastPathComponent().appending(path: "outside.txt")
    try Data("secret\n".utf8).write(to: outside)
    let outcome = try await repository.run("update")
    #expect(outcome.status == 3)
    #expect(
      outcome.output.split(separator: "\n").first?.hasPrefix(
        "docs/a.md:1: '../../outside.txt' leads out of the root, to /") == true)
    #expect(
      outcome.output.contains(
        "/outside.txt: copy what is shown into the root\nNothing was written: 1 problem\n"))
    #expect(try repository.text(of: "docs/a.md") == line + "\n")
  }

  @Test func `a header that would end the comment around it`() async throws {
    let repository = try TemporaryFolder([
      "x.source.md": "# A\n",
      "litmus-docs.json": "{ \"convention\": \"SourceTransform\",\n\"header\": \"a --> b\" }",
    ])
    let message = "holds '<!--' or '-->', but expected text that can stand in a comment"
    try await repository.expect(
      "update", prints: "litmus-docs.json:2: 'header' \(message)\n", status: 2)
    try await repository.expect(
      "update", "--header", "<!--", prints: "litmus-docs.json:2: 'header' \(message)\n", status: 2)
    try repository.write("{ \"convention\": \"SourceTransform\" }", to: "litmus-docs.json")
    try await repository.expect(
      "update", "--header", "<!--", prints: "--header: \(message)\n", status: 2)
  }

  @Test func `folders of the configuration that are not there`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "# A\n", "litmus-docs.json": "{\n\"roots\": [\"none\"] }",
    ])
    try await repository.expect(
      "check", prints: "litmus-docs.json:2: 'roots' names 'none', but there is no such folder\n",
      status: 2)
    try repository.write("{ \"packages\": { \"docs\": \"none\" } }", to: "litmus-docs.json")
    try await repository.expect(
      "check",
      prints: "litmus-docs.json:1: 'packages' names 'none', but there is no Package.swift in it\n",
      status: 2)
    try repository.write("", to: "Package.swift")
    try repository.write("{ \"packages\": { \"none\": \".\" } }", to: "litmus-docs.json")
    try await repository.expect(
      "check", prints: "litmus-docs.json:1: 'packages' names 'none', but there is no such folder\n",
      status: 2)
  }
}

@Suite struct `What check remembers` {
  @Test func `depends on files that only links lead to`() async throws {
    let repository = try TemporaryFolder([
      "README.md": "# A\n\n[a](.hidden/a.txt)\n", ".hidden/a.txt": "",
    ])
    #expect(try await repository.run("check").status == 0)
    try FileManager.default.removeItem(at: repository.url.appending(path: ".hidden/a.txt"))
    #expect(try await repository.run("check").status == 6)
  }
}

@Suite struct `A document is named` {
  @Test func `from the root, from the working directory or by its whole path`() async throws {
    let repository = try TemporaryFolder([
      "docs/a.md": "# A\n", "a.md": "[x](none.md)\n", "b.md": "# B\n", ".git/x": "",
    ])
    let file = repository.url.appending(path: "docs/a.md").path
    let outcome = ChildPrograms.Outcome(output: "1 document checked, 0 stale\n", status: 0)
    #expect(try await repository.run("check", "docs/a.md") == outcome)
    #expect(try await repository.run("check", file) == outcome)
    #expect(try await repository.run(["check", "a.md"], in: "docs") == outcome)
    #expect(try await repository.run(["check", "./a.md"], in: "docs") == outcome)
    #expect(try await repository.run(["check", "../b.md"], in: "docs") == outcome)
    #expect(try await repository.run(["check", "b.md"], in: "docs") == outcome)
  }

  @Test func `by a path through a symbolic link`() async throws {
    let repository = try TemporaryFolder(["docs/a.md": "# A\n", "b.md": "# B\n", ".git/x": ""])
    let link = repository.url.deletingLastPathComponent().appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository.url)
    for path in ["docs/a.md", "docs"] {
      #expect(
        try await repository.run("check", link.appending(path: path).path)
          == .init(output: "1 document checked, 0 stale\n", status: 0))
    }
  }

  @Test func `as it is, and not by a pattern`() async throws {
    let repository = try TemporaryFolder([
      "d{a,b}/x.md": "# A\n", "y*.md": "# B\n", "yz.md": "# C\n", "a\\b?.md": "# D\n",
      "a\\bc.md": "# E\n",
    ])
    for path in ["d{a,b}/x.md", "d{a,b}", "y*.md", "a\\b?.md"] {
      #expect(
        try await repository.run("check", path)
          == .init(output: "1 document checked, 0 stale\n", status: 0), "\(path)")
    }
  }
}

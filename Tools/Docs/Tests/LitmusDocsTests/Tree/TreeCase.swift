import LitmusToolTestSupport
import Testing

@testable import LitmusDocs

/// A tree before a run, and what an update makes of it.
struct TreeCase: Sendable, CustomTestStringConvertible {
  var title: String
  var compatibility = Compatibility.litmus
  var convention = DocumentConvention.inPlaceOverwrite
  var files: [String: String]
  /// The files that differ afterwards.
  var written: [String: String] = [:]
  var lines: [String] = []

  var testDescription: String { title }

  /// A source with one snippet.
  static func source(_ key: String, _ code: String = "let a = 1") -> String {
    "// begin-snippet: \(key)\n\(code)\n// end-snippet\n"
  }

  /// What a document shows of such a source.
  static func block(_ key: String, _ path: String) -> String {
    shownSnippet(key, "let a = 1", address: "\(path)#L1-L3")
  }
}

@Suite struct `An update of a tree` {
  @Test(arguments: TreeCase.all)
  func `writes what a check foresees, and nothing more`(_ example: TreeCase) async throws {
    let tree = try TemporaryFolder(example.files)
    var expected = try tree.snapshot()
    let run = tree.docsRun(example.compatibility, convention: example.convention)
    let check = await tree.check(run)
    // Where something else is wrong, some documents may be stale besides.
    if example.lines.isEmpty {
      #expect(check.changes.map(\.path) == example.written.keys.sorted())
    }
    #expect(try tree.snapshot() == expected)
    let result = await tree.update(run)
    #expect(result.lines.map { $0.replacing(tree.path, with: "ROOT") } == example.lines)
    for (path, text) in example.written { expected[path] = text }
    let after = try tree.snapshot().filter { $0.value != "(folder)" }
    #expect(after == expected.filter { $0.value != "(folder)" })
    #expect(result.changes.map(\.path) == example.written.keys.sorted())
    if !result.hasErrors {
      #expect(await tree.update(run).changes == [])
      #expect(await tree.check(run).changes == [])
    }
  }
}

import LitmusDocsFormat
import LitmusDocsTree
import Testing

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
  static func block(
    _ key: String, _ path: String, _ lines: String = "L1-L3", language: String = "swift",
    code: String = "let a = 1", anchor: String? = nil
  ) -> String {
    let anchor = anchor ?? "snippet-\(key)"
    return """
      <!-- snippet: \(key) -->
      <a id='\(anchor)'></a>
      ```\(language)
      \(code)
      ```
      <sup><a href='\(path)#\(lines)' title='Snippet source file'>snippet source</a> | \
      <a href='#\(anchor)' title='Start of snippet'>anchor</a></sup>
      <!-- endSnippet -->

      """
  }

  /// A block whose file was found by its path, or downloaded.
  static func anchored(_ key: String, code: String, language: String) -> String {
    """
    <!-- snippet: \(key) -->
    <a id='snippet-\(key)'></a>
    ```\(language)
    \(code)
    ```
    <sup><a href='#snippet-\(key)' title='Start of snippet'>anchor</a></sup>
    <!-- endSnippet -->

    """
  }
}

@Suite struct TreeCaseTests {
  @Test(arguments: TreeCase.litmus + TreeCase.mdsnippets)
  func `an update of a tree`(_ example: TreeCase) {
    let tree = TreeFixture(example.files)
    let before = tree.snapshot()
    let options = tree.options(example.compatibility, convention: example.convention)
    let result = tree.update(options)
    #expect(result.lines.map { $0.replacing(tree.root, with: "ROOT") } == example.lines)
    var expected = before
    for (path, text) in example.written { expected[path] = text }
    let after = tree.snapshot().filter { $0.value != "(folder)" }
    #expect(after == expected.filter { $0.value != "(folder)" })
    #expect(result.written.map(\.path) == example.written.keys.sorted())
    if !result.hasErrors {
      let again = tree.update(options)
      #expect(again.written.map(\.path) == [])
      #expect(tree.check(options).stale == [])
    }
  }

  @Test(arguments: TreeCase.litmus + TreeCase.mdsnippets)
  func `a check of a tree writes nothing`(_ example: TreeCase) {
    let tree = TreeFixture(example.files)
    let before = tree.snapshot()
    let result = tree.check(tree.options(example.compatibility, convention: example.convention))
    // Where something else is wrong, some documents may be stale besides.
    if example.lines.isEmpty {
      #expect(result.stale.map(\.path) == example.written.keys.sorted())
    }
    #expect(tree.snapshot() == before)
  }
}

import Testing

@testable import LitmusDocs

@Suite struct `The fences of a document` {
  @Test(arguments: [
    ("```swift\na\n```\n", ["swift 0 1..<2"]),
    ("~~~\n```\n~~~\n", [" 0 1..<2"]),
    ("````\n```\n````\n", [" 0 1..<2"]),
    ("- ```swift\n  a\n  ```\n", ["swift 0 1..<2"]),
    ("12. ~~~\n    a\n    ~~~\n```\nb\n```\n", [" 0 1..<2", " 3 4..<5"]),
    ("> ```swift\n> a\n> ```\n", ["swift 0 1..<2"]),
    ("> ```swift\n> a\n\n```\nb\n```\n", ["swift 0 1..<2", " 3 4..<5"]),
    ("```\n- ```\n```\n", [" 0 1..<2"]),
    ("```open\n", ["open 0 1..<1"]),
    ("```\n    ```\na\n   ```\nb\n", [" 0 1..<3"]),
    ("- ```\na\n", [" 0 1..<1"]),
    ("- a\n\n      ```\n", []),
    ("    ```\n", []),
    ("a\n    ```\n", []),
    ("``` a`b\n", []),
    ("-```\n", []),
    ("text ```\n", []),
  ]) func `are found as they are rendered`(text: String, expected: [String]) {
    let fences = MarkdownFence.all(in: TextLines(text))
    #expect(fences.map { "\($0.info) \($0.openingLine) \($0.contentLines)" } == expected)
  }

  @Test(arguments: [
    ("> ```swift\n> a\n>   b\n>\n> ```\n", "a\n  b\n"),
    (">```swift\n>a\n>```\n", "a"),
    ("> > ```swift\n> > a\n> > ```\n", "a"),
    ("> - ```swift\n>   a\n>     b\n>   ```\n", "a\n  b"),
  ]) func `in quotes lose the marks of those`(text: String, code: String) throws {
    let lines = TextLines(text)
    let fence = try #require(MarkdownFence.all(in: lines).first)
    #expect(fence.codeLines(in: lines).joined(separator: "\n") == code)
  }

  @Test func `lose as much of their indent as each line has`() throws {
    let lines = TextLines("  ```swift\n    a\n b\n\n  ```\n")
    let fence = try #require(MarkdownFence.all(in: lines).first)
    #expect(fence.codeLines(in: lines) == ["  a", "b", ""])
  }
}

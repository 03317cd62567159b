import Foundation
import LitmusSpryKit
import Testing

@Suite struct `SpryKit's differences` {
  private struct Jar: Encodable {
    var fruit: String
    var grams: Int?
  }

  @Test func `of texts are lines`() {
    #expect(Spry.diffLines("a\nb\nd", "a\nc\nd") == "\u{2007} a\n\u{2212} b\n+ c\n\u{2007} d")
    #expect(Spry.diffLines("", "a") == "\u{2212} \n+ a")
    #expect("a".spryDiffLines(with: "a").isEmpty)
    #expect(String.spry.diffLines("a", "b") == Spry.diffLines("a", "b"))
  }

  @Test func `of encoded values are lines of JSON`() {
    let encoder = JSONEncoder()
    #expect(
      Spry.diffEncodable(Jar(fruit: "a"), Jar(fruit: "b"), encoder: encoder)
        == "\u{2007} {\n\u{2212}   \"fruit\" : \"a\"\n+   \"fruit\" : \"b\"\n\u{2007} }")
    #expect(encoder.outputFormatting == [])
    #expect(Spry.diffEncodable(nil as Jar?, nil).isEmpty)
  }

  @Test func `of parts are indented`() {
    #expect(
      Spry.diffMirror([Jar(fruit: "a", grams: 1)], [Jar(fruit: "a", grams: 2)])
        == ["Collection[0]:\n|\tgrams:\n|\t|\tReceived: 2\n|\t|\tExpected: 1\n"])
    #expect(Spry.diffMirror(1 as Any, 1.0 as Any) == ["Received: 1.0\nExpected: 1\n"])
    #expect(Spry.diffMirror(Jar(fruit: "a"), Jar(fruit: "a", grams: 2)).count == 1)
    #expect(Spry.diffMirror(nil as Int?, 2) == ["Received: 2\nExpected: nil\n"])
  }

  @Test func `of objects end at a cycle and at a depth`() {
    let (shelf, other) = (JarShelf(jars: 1), JarShelf(jars: 2))
    (shelf.next, other.next) = (shelf, other)
    #expect(Spry.diffMirror(shelf, other) == ["jars:\n|\tReceived: 2\n|\tExpected: 1\n"])
    func chain(_ length: Int) -> JarShelf {
      (0..<length).reduce(JarShelf(jars: 0)) { next, _ in
        let shelf = JarShelf(jars: 0)
        shelf.next = next
        return shelf
      }
    }
    let text = Spry.diffMirror(chain(400), chain(401)).joined()
    #expect(text.contains("Nested deeper than 100 levels"))
  }
}

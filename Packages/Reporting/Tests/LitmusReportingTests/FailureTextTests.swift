import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A value's text` {
  @Test func `quotes strings, and escapes quotes, line ends and tabs, but no backslashes`() {
    #expect(failureText(of: "a\"b\nc\rd\te\\f") == #""a\"b\nc\rd\te\f""#)
    #expect(failureText(of: "ab".dropFirst()) == "\"b\"")
    #expect(failureText(of: "\n" as Character) == #""\n""#)
  }

  @Test func `is Swift's description of any other value`() {
    #expect(failureText(of: 2) == "2")
    #expect(failureText(of: Int?.none) == "nil")
    #expect(failureText(of: [1.5]) == "[1.5]")
    #expect(failureText(of: "a" as String?) == "\"a\"")
  }

  @Test func `has the elements of sets and dictionaries in ascending order`() {
    #expect(failureText(of: Set((0..<12).reversed())) == "\(Array(0..<12))")
    #expect(failureText(of: ["b": 2, "a": 1, "c": 3]) == #"["a": 1, "b": 2, "c": 3]"#)
    #expect(failureText(of: [:] as [Int: Int]) == "[:]")
    #expect(failureText(of: [] as Set<Int>) == "[]")
    let keys: Set<AnyHashable> = ["b", "a", 1]
    #expect(failureText(of: keys) == #"[AnyHashable("a"), AnyHashable("b"), AnyHashable(1)]"#)
    let nested: [String: Any] = ["b": [["y": 2, "x": nil]], "a": [3, 1, 2] as Set]
    let nestedText = #"["a": Set([1, 2, 3]), "b": [["x": nil, "y": Optional(2)]]]"#
    #expect(failureText(of: nested) == nestedText)
    let optional: [Bool?: Set<Character>]? = [true: ["b", "a"], nil: []]
    let text = #"Optional([Optional(true): Set(["a", "b"]), nil: Set([])])"#
    #expect(failureText(of: optional) == text)
    #expect(failureText(of: [optional, nil]) == "[\(text), nil]")
  }

  @Test func `has the elements of sets and dictionaries within other values in ascending order`() {
    let tag = Tag(ids: ["b", "a"], pair: (1, x: ["b": 2, "a": 1]))
    let text = #"Tag(ids: Set(["a", "b"]), pair: (1, x: ["a": 1, "b": 2]), next: nil, body: nil)"#
    let module = "LitmusReportingTests."
    #expect(failureText(of: tag) == text)
    #expect(failureText(of: [tag]) == "[\(module)\(text)]")
    #expect(failureText(of: tag as Tag?) == "Optional(\(module)\(text))")
    #expect(failureText(of: (tag, [2, 1] as Set)) == "(\(module)\(text), Set([1, 2]))")
    #expect(failureText(of: Label.of(tag)) == "of(\(module)\(text))")
    #expect(failureText(of: [Label.of(tag)]) == "[\(module)Label.of(\(module)\(text))]")
    #expect(failureText(of: Label.both([2, 1], 3)) == "both(Set([1, 2]), 3)")
    #expect(errorText(of: Label.both([2, 1], 3)) == "Label.both(Set([1, 2]), 3)")
    #expect(failureText(of: Described(ids: [2, 1])) == "2 IDs")
    #expect(failureText(of: Reference(ids: [2, 1])) == "LitmusReportingTests.Reference")
  }

  @Test func `within which only one element is in a set is Swift's description`() {
    let tag = Tag(ids: ["a"], pair: (1, x: ["a": 1]), next: .of(Tag(ids: [])), body: { 1 })
    let mixed = Mixed(
      label: .call { 1 }, labels: [.none, .both([1], 2), .named(x: [1]), .nothing(())],
      type: Tag.self, any: [.of(tag)] as Set<Label>, error: Label.none, result: .success([1]),
      range: 1..<2, text: "a".dropFirst(0), described: Described(ids: []), custom: Custom(),
      reference: Reference(ids: [1]))
    let values: [Any] = [tag, Label.of(tag), mixed, (tag, 1), Label.named(x: [1]), Custom()]
    for value in values {
      #expect(failureText(of: value) == String(describing: value).withoutTypeAddresses)
      #expect(failureText(of: [value]) == String(describing: [value]).withoutTypeAddresses)
    }
  }

  @Test func `is the same for equal values`() {
    // The order of a set depends on its address, so all must exist at the same time.
    let sets = (0..<50).map { _ in Set((0..<20).map(String.init)) }
    func count(_ values: [some Any]) -> Int { Set(values.map { failureText(of: $0) }).count }
    #expect(count(sets.map { Tag(ids: $0) }) == 1)
    #expect(count(sets.map { [Label.of(Tag(ids: $0))] }) == 1)
    #expect(count(sets.map { set in Array(repeating: Tag(ids: set), count: 50) }) == 1)
    let large = (0..<50).map { _ in Set((0..<1_000).map { $0 }) }
    #expect(
      Set(large.map { failureText(of: $0) }) == ["[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, … 990 more]"])
    #expect(count(large.map { Dictionary(uniqueKeysWithValues: $0.map { ($0, 1) }) }) == 1)
    #expect(count(large.map { Set($0.map { [$0] }) }) == 1)
  }

  @Test func `of nested collections does not use up the stack`() async {
    let text = await onSmallStack {
      failureText(of: (0..<490).reduce(1 as Any) { value, _ in [value] })
    }
    #expect(text == String(repeating: "[", count: 490) + "1" + String(repeating: "]", count: 490))
  }

  @Test func `shows the first bytes of Data as text or in hexadecimal notation`() {
    #expect(failureText(of: Data()) == "0 bytes")
    #expect(failureText(of: Data([0, 255])) == "2 bytes 0x00ff")
    #expect(failureText(of: Data("é\n".utf8) as Data?) == #"3 bytes "é\n""#)
    #expect(
      failureText(of: Data(repeating: 0x61, count: 100))
        == "100 bytes \"\(String(repeating: "a", count: 64))\"…")
    let text = String(repeating: "é", count: 31)
    #expect(failureText(of: Data("a\(text)éa".utf8)) == "66 bytes \"a\(text)\"…")
  }

  @Test func `names private and local types without an address`() {
    #expect(failureText(of: PrivateObject()) == "LitmusReportingTests.PrivateObject")
    #expect(
      failureText(of: [PrivateObject.Part.small])
        == "[LitmusReportingTests.PrivateObject.Part.small]")
    #expect(failureText(of: [localValue()]) == "[LitmusReportingTests.Local(id: 1)]")
    #expect(errorText(of: PrivateObject()) == "LitmusReportingTests.PrivateObject")
    let rows = Array(repeating: PrivateObject(), count: 1_000)
    #expect(failureText(of: rows).hasSuffix("LitmusReportingTests.PrivateObject, … 990 more]"))
    let text = "LitmusReportingTests.(unknown context at $1f).Row"
    #expect(failureText(of: text) == "\"\(text)\"")
  }

  @Test func `escapes characters that are invisible or look like a space`() {
    #expect(failureText(of: "a\u{A0}b\u{200B}\u{0}") == #""a\u{a0}b\u{200b}\u{0}""#)
    #expect(failureText(of: "é 👩‍👩‍👧 e\u{301}") == "\"é 👩‍👩‍👧 e\u{301}\"")
  }

  @Test func `leaves out the middle of a long value, and says how much`() {
    let text = failureText(of: Array(repeating: 1_000_000_000_000, count: 500))
    #expect(text.hasPrefix("[1000000000000, 1000000000000, "))
    #expect(text.hasSuffix(", 1000000000000]"))
    #expect(text.contains(" … 3500 bytes not shown … "))
    #expect(text.utf8.count < 4_100)
    let quoted = failureText(of: String(repeating: "👩‍👩‍👧", count: 1_000))
    #expect(quoted.utf8.count < 4_100)
    let shown = quoted.replacing(#/ … \d+ bytes not shown … /#, with: "")
    #expect(shown.allSatisfy { "👩‍👩‍👧\"".contains($0) })
    #expect(String(repeating: "a", count: 16_000).shortened().count == 16_000)
    #expect((1...102).shortened(countedAs: "row") { "\($0)" }[50] == "  … 2 rows not shown")
  }

  @Test func `shows only the first elements of a very long collection`() {
    let rows = (0..<100_000).map { Row(id: $0) }
    let text = """
      [\((0..<10).map { "LitmusReportingTests.Row(id: \($0))" }.joined(separator: ", ")), \
      … 99990 more]
      """
    #expect(failureText(of: rows) == text)
    #expect(failureText(of: rows as [Row]?) == text)
    let table = Table(name: "all", rows: rows)
    #expect(failureText(of: table) == "Table(name: \"all\", rows: \(text))")
    #expect(failureText(of: [1: rows]) == "[1: \(text)]")
    #expect(failureText(of: Array(0..<500)) == String(describing: Array(0..<500)))
  }

  @Test func `shows only the first levels of a very deep value`() {
    let list = { count in (1...count).reversed().reduce(List.end) { .node($1, $0) } }
    let text = "node(1, node(2, node(3, node(4, node(…)))))"
    #expect(failureText(of: list(5_000)) == text)
    #expect(failureText(of: list(100)) == String(describing: list(100)))
  }
}

// MARK: - Fixtures

/// Returns what a closure returns on a thread with the stack that Apple's secondary threads have.
func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 * 1_024
    thread.start()
  }
}

struct Row: Equatable {
  var id: Int
}

private final class PrivateObject: Error {
  enum Part { case small, large }
}

private func localValue() -> Any {
  struct Local { var id = 1 }
  return Local()
}

struct Table {
  var name: String
  var rows: [Row]
}

indirect enum List {
  case end
  case node(Int, List)
}

private struct Tag: Hashable, Sendable {
  var ids: Set<String>
  var pair: (Int, x: [String: Int]) = (0, x: [:])
  var next: Label?
  var body: (@Sendable () -> Int)?

  static func == (tag: Tag, other: Tag) -> Bool { tag.ids == other.ids }
  func hash(into hasher: inout Hasher) { hasher.combine(ids) }
}

private indirect enum Label: Hashable, Error {
  case none
  case of(Tag)
  case both(Set<Int>, Int)
  case named(x: Set<Int>)
  case nothing(Void)
  case call(@Sendable () -> Int)

  static func == (label: Label, other: Label) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

private struct Mixed {
  var label: Label
  var labels: [Label]
  var type: Any.Type
  var any: Any
  var error: any Error
  var result: Result<Set<Int>, any Error>
  var range: Range<Int>
  var text: Substring
  var described: Described
  var custom: Custom
  var reference: Reference
  weak var weak: Reference?
  lazy var later = 1
}

private struct Described: CustomStringConvertible {
  var ids: Set<Int>
  var description: String { "\(ids.count) IDs" }
}

private struct Custom: CustomReflectable {
  var customMirror: Mirror {
    let children: [Mirror.Child] = [("id", 1), (nil, 2), ("ids", [1] as Set)]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

private final class Reference {
  let ids: Set<Int>
  init(ids: Set<Int>) { self.ids = ids }
}

import Foundation
import LitmusReporting
import Testing

@Suite struct `A difference that a dump does not show` {
  @Test func `of bytes is shown around the first one that differs`() {
    let expected = Data(repeating: 0x61, count: 200)
    var actual = expected
    actual[150] = 0x62
    let bytes = (0..<16).map { $0 == 8 ? "62" : "61" }.joined()
    let lines = """
      - 200 bytes …0x\(String(repeating: "61", count: 16))…
      + 200 bytes …0x\(bytes)…
      """
    #expect(
      failureDifference(expected: expected, actual: actual)
        == "First difference, at byte 151:\n\(lines)")
    #expect(
      failureDifference(expected: [Upload(body: expected)], actual: [Upload(body: actual)])
        == "First difference, at [0].body, byte 151:\n\(lines)")
  }

  @Test func `of dates is shown in seconds`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let lines = """
      - 2001-01-01 00:00:00 +0000, 0.0 seconds since 2001
      + 2001-01-01 00:00:00 +0000, 0.0001 seconds since 2001
      """
    #expect(failureDifference(expected: date, actual: date + 0.000_1) == lines)
    #expect(
      failureDifference(expected: [date], actual: [date + 0.000_1])
        == "First difference, at [0]:\n\(lines)")
  }

  @Test func `of characters is shown with escapes`() {
    let names = ["a b", "a\u{A0}b"].map { Upload(name: $0) }
    #expect(
      failureDifference(expected: names[0], actual: names[1]) == #"""
          Upload(
            id: 0,
        -   name: "a b",
        +   name: "a\u{a0}b",
            body: Data(0 bytes)
          )
        """#)
    #expect(
      failureDifference(expected: ["👩‍🚀"], actual: ["👩🚀"]) == #"""
        First difference, at [0], character 2:
        - "\u{1f469}\u{200d}\u{1f680}"
        + "\u{1f469}\u{1f680}"
        """#)
    #expect(
      failureDifference(expected: "a\u{200D}b", actual: "ab") == #"""
        First difference, at character 2:
        - "a\u{200d}b"
        + "ab"
        """#)
  }

  @Test func `of a character and its escape is shown with a backslash before the other`() {
    #expect(
      failureDifference(expected: #"a\u{200b}"#, actual: "a\u{200B}") == #"""
        First difference, at character 2:
        - "a\\u{200b}"
        + "a\u{200b}"
        """#)
  }

  @Test func `in the middle of a very long text is shown before it`() throws {
    let text = String(repeating: "a", count: 20_000)
    let texts = ["x", "y"].map { Upload(name: text + $0 + text) }
    let difference = try #require(failureDifference(expected: texts[0], actual: texts[1]))
    let middle = String(repeating: "a", count: 15)
    #expect(
      difference.hasPrefix(
        """
        First difference, at .name, character 20001:
        - …"a\(middle)x\(middle)"…
        + …"a\(middle)y\(middle)"…
          Upload(
            id: 0,
        -   name: "aaa
        """))
    #expect(difference.utf8.count < 16_100)
    #expect(difference.contains(" bytes not shown … "))
  }

  @Test func `in the middle of a very long line is shown, because the line is not`() {
    let text = String(repeating: "a", count: 20_000)
    #expect(
      failureDifference(expected: "\(text)x\(text)", actual: "\(text)yz\(text)") == """
        First difference, at character 20001:
        - …"aaaaaaaaaaaaaaaaxaaaaaaaaaaaaaaa"…
        + …"aaaaaaaaaaaaaaaayzaaaaaaaaaaaaaa"…
        """)
  }

  @Test func `is shortened if most characters have escapes`() throws {
    let text = String(repeating: "\u{1}", count: 4_000)
    let difference = try #require(failureDifference(expected: [text], actual: []))
    #expect(difference.hasPrefix(#"First difference, at [0]:\#n- "\u{1}\u{1}"#))
    #expect(difference.utf8.count < 16_100)
  }

  @Test func `of parts that show nothing of what they compare says so, and where`() {
    let values = [1, 2].map { [Opaque(number: $0)] }
    #expect(
      failureDifference(expected: values[0], actual: values[1]) == """
        First difference, at [0]:
        - opaque
        + opaque, an unequal value with the same description
        """)
    #expect(failureDifference(expected: values[0][0], actual: values[1][0]) == nil)
    #expect(failureDifference(expected: values[0], actual: values[0]) == nil)
  }

  @Test func `of objects may be in a property of any superclass`() {
    let photos = (0...1_000).map { Photo(number: $0) }
    #expect(
      failureDifference(expected: photos, actual: photos.dropLast() + [Photo(number: -1)]) == """
        Difference not shown: more than 1000 parts
        First difference, at [1000].number:
        - 1000
        + -1
        """)
  }

  @Test func `of spaces at the end of a line is shown with escapes`() throws {
    var lines = (1...120).map { "line \($0)" }
    let expected = lines.joined(separator: "\n")
    lines[99] += "  "
    let actual = lines.joined(separator: "\n")
    let difference = try #require(failureDifference(expected: expected, actual: actual))
    let changed = difference.split(separator: "\n")
      .filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    #expect(changed == ["- line 100", #"+ line 100\u{20}\u{20}"#])
  }

  @Test func `of large values is the first one`() {
    var rows = (0..<2_000).map { Upload(id: $0) }
    let expected = rows
    rows[1_234].name = "x"
    #expect(
      failureDifference(expected: expected, actual: rows) == """
        Difference not shown: more than 1000 parts
        First difference, at [1234].name, character 1:
        - ""
        + "x"
        """)
  }

  @Test func `of cases with the same description is shown in raw values`() {
    #expect(
      failureDifference(expected: Level.low, actual: .high) == """
        - a level with the raw value 1
        + a level with the raw value 2
        """)
  }

  @Test func `of types is shown with their names`() {
    #expect(
      failureDifference(expected: 1 as Any, actual: Int8(1)) == """
        - 1 as Swift.Int
        + 1 as Swift.Int8
        """)
  }

  @Test func `of numbers that are not equal to themselves says so`() {
    #expect(
      failureDifference(expected: [Double.nan], actual: [.nan]) == """
        First difference, at [0]:
        - nan
        + nan, which is not equal to itself
        """)
  }

  @Test func `of addresses and optionals is shown`() throws {
    let url = try #require(URL(string: "b", relativeTo: URL(string: "https://a.example/")))
    #expect(
      failureDifference(expected: url, actual: try #require(URL(string: url.absoluteString))) == """
        - b relative to https://a.example/
        + https://a.example/b
        """)
    #expect(
      failureDifference(expected: Int??.none, actual: Int??.some(nil)) == """
        - nil
        + Optional(nil)
        """)
  }
}

@Suite struct `A difference of unequal values` {
  @Test(arguments: 0..<20)
  func `always shows a character that differs`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    for _ in 0..<20 {
      let (expected, actual) = random.unequalValues(level: 0)
      check(expected, actual)
      check(Box(value: expected), Box(value: actual))
      check([1, expected], [1, actual])
    }
  }

  private func check(_ expected: Any, _ actual: Any) {
    guard let difference = failureDifference(expected: expected, actual: actual) else {
      let (text, other) = (failureText(of: expected), failureText(of: actual))
      #expect(visible(text) != visible(other))
      return
    }
    let lines = difference.split(separator: "\n")
    let removed = lines.filter { $0.hasPrefix("-") }.map { visible($0.dropFirst()) }
    let added = lines.filter { $0.hasPrefix("+") }.map { visible($0.dropFirst()) }
    #expect(removed != added, "\(difference.suffix(500).debugDescription)")
  }
}

/// Returns the text as an editor shows it: without spaces at the ends of lines, and without characters that
/// cannot be seen.
private func visible(_ text: some StringProtocol) -> String {
  text.split(separator: "\n").map { line in
    var scalars = line.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .format, .control: false
      default: !scalar.properties.isDefaultIgnorableCodePoint
      }
    }
    while scalars.last?.properties.generalCategory == .spaceSeparator { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars)).replacing("\u{A0}", with: " ")
  }
  .joined(separator: "\n")
}

// MARK: - Fixtures

private struct Upload: Equatable {
  var id = 0
  var name = ""
  var body = Data()
}

private struct Hiding: Equatable, CustomStringConvertible {
  var secret: Int
  var description: String { "hidden" }
}

private struct Opaque: Equatable, CustomStringConvertible, CustomReflectable {
  var number: Int
  var description: String { "opaque" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

private enum Level: Int, CustomStringConvertible {
  case low = 1
  case high
  var description: String { "a level" }
}

private struct Box {
  var value: Any
}

private class Item: Equatable {
  let number: Int

  init(number: Int) { self.number = number }

  static func == (item: Item, other: Item) -> Bool { item.number == other.number }
}

private class Picture: Item {}

private final class Photo: Picture {}

private final class Reference {
  let name: String
  init(_ name: String) { self.name = name }
}

private enum Tree: Equatable {
  case leaf(String)
  indirect case node(left: Tree, right: Tree)
}

/// A generator of pairs of values that are not equal.
private struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func unequalValues(level: Int) -> (Any, Any) {
    switch below(level > 3 ? 12 : 20) {
    case 0, 1: return unequalStrings()
    case 2:
      var data = Data(repeating: 0x61, count: below(300) + 1)
      let other = data
      data[below(data.count)] = below(2) == 0 ? 0x62 : 0
      return (data, other)
    case 3:
      let seconds = Double.random(in: 0..<1e9, using: &self)
      return (
        Date(timeIntervalSinceReferenceDate: seconds),
        Date(timeIntervalSinceReferenceDate: seconds.nextUp)
      )
    case 4: return (0.1 + 0.2, 0.3)
    case 5: return (Double.nan, Double(nan: UInt64(below(9)) + 1, signaling: false))
    case 6: return (Float.random(in: 0..<1, using: &self), Float(2))
    case 7:
      let number = Decimal(below(1_000))
      return (number, number + Decimal(sign: .plus, exponent: -20, significand: 1))
    case 8:
      let base = URL(string: "https://a.example/")
      return (URL(string: "https://a.example/?q=1")!, URL(string: "?q=1", relativeTo: base)!)
    case 9: return (Level.low, Level.high)
    case 10: return (Reference("a"), Reference("b"))
    case 11: return (Hiding(secret: 1), Hiding(secret: 2))
    case 12:
      let (one, two) = unequalStrings()
      let trees = [one, two].map { Tree.node(left: .leaf("x"), right: .leaf($0)) }
      return (trees[0], trees[1])
    case 13:
      let (one, two) = unequalValues(level: level + 1)
      return (Any??.some(.some(one)) as Any, Any??.some(.some(two)) as Any)
    case 14: return (Int???.some(.some(nil)) as Any, Int???.some(nil) as Any)
    case 15:
      let (one, two) = unequalStrings()
      return (Set([one, "same"]), Set([two, "same"]))
    case 16:
      let (one, two) = unequalStrings()
      return ([one: 1, "same": 2], [two: 1, "same": 2])
    case 17:
      let (one, two) = unequalValues(level: level + 1)
      return (["key": one, "same": 2], ["key": two, "same": 2])
    case 18:
      let (one, two) = unequalValues(level: level + 1)
      let rows = [Any](repeating: "row", count: below(1_500))
      return (rows + [one] + rows, rows + [two] + rows)
    default:
      let (one, two) = unequalValues(level: level + 1)
      return ((name: "n", value: one), (name: "n", value: two))
    }
  }

  private mutating func unequalStrings() -> (String, String) {
    let marks = [
      "\u{A0}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", " ", "\t", "\r", "\n", "\r\n", "é",
      "x", "\u{FE0F}", "\u{3000}", "\u{0}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\"", "\u{E0041}",
      "\u{115F}",
    ]
    let text = [String](repeating: "word", count: below(200))
      .joined(separator: below(2) == 0 ? " " : "\n")
    var other = text
    let place = other.index(other.startIndex, offsetBy: below(other.count + 1))
    other.insert(contentsOf: marks[below(marks.count)], at: place)
    return below(2) == 0 ? (text, other) : (other, text)
  }
}

/// A comment that describes the content below it, such as `<!-- output(exit=1): COMMAND -->`, up to its end comment.
struct Directive {
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  private(set) var attributes: [Attribute] = []
  /// The text after the colon.
  private(set) var argument = ""
  /// The lines from the directive to its end comment, from 0.
  let lines: ClosedRange<Int>
  /// The fences in these lines.
  let fences: [MarkdownFence]

  /// - Parameter fences: The fences of the document.
  init(
    _ comment: MarkdownComment, to end: MarkdownComment, among fences: [MarkdownFence]
  ) throws(Problem) {
    lines = comment.lines.lowerBound...end.lines.lowerBound
    self.fences = fences.filter { [lines] in
      lines.lowerBound < $0.lines.lowerBound && $0.lines.upperBound < lines.upperBound
    }
    let name = comment.word
    var rest = comment.text.trimmed.dropFirst(name.count)
    if rest.first == "(" {
      attributes = try Self.attributes(&rest)
    }
    guard rest.first == ":" else {
      throw Problem("'\(name)' without a colon: write '<!-- \(name): … -->'")
    }
    guard comment.lines.count == 1, comment.endsLine else {
      throw Problem("'<!-- \(name)' does not end on its line: add '-->'")
    }
    argument = String(rest.dropFirst().trimmed)
  }
}

// MARK: - Attributes

extension Directive {
  /// Parses `(name=value, name=/expression/)`, and leaves the text after it.
  private static func attributes(_ text: inout Substring) throws(Problem) -> [Attribute] {
    var attributes: [Attribute] = []
    repeat {
      text = text.dropFirst().drop(while: \.isWhitespace)
      let word = text.prefix { $0 != "=" && $0 != "," && $0 != ")" }
      text = text.dropFirst(word.count)
      if text.first == "=" {
        text.removeFirst()
        let value = text.first == "/" ? try expression(&text) : plainValue(&text)
        attributes.append(Attribute(name: String(word.trimmed), value: value))
      } else if attributes.isEmpty || text.isEmpty {
        throw Problem("'\(word.trimmed)' is no attribute: write 'name=value' between '(' and ')'")
      } else {
        // A comma may be part of a value, such as `type,macro`.
        attributes[attributes.count - 1].value += "," + word.trimmed
      }
    } while text.first == ","
    guard text.first == ")" else {
      throw Problem("attributes that are not closed: add ')' in front of the colon")
    }
    text.removeFirst()
    return attributes
  }

  private static func plainValue(_ text: inout Substring) -> String {
    let value = text.prefix { $0 != "," && $0 != ")" }
    text = text.dropFirst(value.count)
    return String(value.trimmed)
  }

  /// Parses `/…/`, in which `\/` is a slash.
  private static func expression(_ text: inout Substring) throws(Problem) -> String {
    var value = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character == "/" {
        text = rest.drop(while: \.isWhitespace)
        return value
      }
      if character == "\\", let next = rest.popFirst() {
        value += next == "/" ? "/" : "\\\(next)"
      } else {
        value.append(character)
      }
    }
    throw Problem("'\(text)' has no end: write a regular expression between two slashes")
  }
}

/// A directive comment that describes the content below it, such as `<!-- output(exit=1): COMMAND -->`.
struct Directive {
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  private(set) var attributes: [Attribute] = []
  /// The text after the colon.
  private(set) var argument = ""

  /// Returns whether a line begins with a comment of some name, such as `endOutput`.
  static func names(_ name: String, _ line: String) -> Bool {
    guard let rest = behind(name, in: line) else { return false }
    return rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "-" || rest.hasPrefix("-->") }
      ?? true
  }

  /// - Parameters:
  ///   - name: The first word of the comment.
  ///   - line: A line of text for which `names(_:_:)` returns true.
  init(_ name: String, _ line: String) throws(Problem) {
    var rest = Self.behind(name, in: line) ?? ""
    if rest.first == "(" {
      attributes = try Self.attributes(&rest)
    }
    guard rest.first == ":" else {
      throw Problem("'\(name)' without a colon: write '<!-- \(name): … -->'")
    }
    let text = rest.dropFirst().trimmed
    guard text.hasSuffix("-->") else {
      throw Problem("'<!-- \(name)' does not end on its line: add '-->'")
    }
    argument = String(text.dropLast(3).trimmed)
  }

  private static func behind(_ name: String, in line: String) -> Substring? {
    let text = line.trimmed.drop { $0.isWhitespace || $0 == ">" }
    guard text.hasPrefix("<!--") else { return nil }
    let words = text.dropFirst(4).drop(while: \.isWhitespace)
    return words.hasPrefix(name) ? words.dropFirst(name.count) : nil
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

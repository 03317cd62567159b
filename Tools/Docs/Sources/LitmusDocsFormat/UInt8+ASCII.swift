/// Names for the characters with a meaning in Markdown.
extension UInt8 {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let exclamationMark = UInt8(ascii: "!")
  package static let doubleQuote = UInt8(ascii: "\"")
  package static let numberSign = UInt8(ascii: "#")
  package static let percentSign = UInt8(ascii: "%")
  package static let ampersand = UInt8(ascii: "&")
  package static let singleQuote = UInt8(ascii: "'")
  package static let asterisk = UInt8(ascii: "*")
  package static let comma = UInt8(ascii: ",")
  package static let period = UInt8(ascii: ".")
  package static let leftParenthesis = UInt8(ascii: "(")
  package static let rightParenthesis = UInt8(ascii: ")")
  package static let hyphen = UInt8(ascii: "-")
  package static let slash = UInt8(ascii: "/")
  package static let colon = UInt8(ascii: ":")
  package static let semicolon = UInt8(ascii: ";")
  package static let lessThan = UInt8(ascii: "<")
  package static let equals = UInt8(ascii: "=")
  package static let greaterThan = UInt8(ascii: ">")
  package static let leftBracket = UInt8(ascii: "[")
  package static let backslash = UInt8(ascii: "\\")
  package static let rightBracket = UInt8(ascii: "]")
  package static let underscore = UInt8(ascii: "_")
  package static let backtick = UInt8(ascii: "`")
  package static let rightBrace = UInt8(ascii: "}")
  package static let leftBrace = UInt8(ascii: "{")
  package static let verticalBar = UInt8(ascii: "|")
  package static let tilde = UInt8(ascii: "~")

  /// Whether it is a space, a tab or part of a line ending.
  package var isWhiteSpace: Bool {
    self == .space || self == .lineFeed || self == .tab || self == .carriageReturn
  }

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  package var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }

  /// Whether it is ASCII punctuation, which a backslash can escape.
  package var isPunctuation: Bool { self > .space && self < 0x7F && !isDigit && !isLetter }

  /// Whether it is part of a word; all non-ASCII bytes are assumed to be.
  package var isWordByte: Bool { isLetter || isDigit || self >= 0x80 }
}

extension [UInt8] {
  /// Returns whether some text is at an offset.
  package func has(_ text: StaticString, at offset: Int, before end: Int) -> Bool {
    withUnsafeBufferPointer { ByteView($0).matches(text, at: offset, before: end) }
  }

  /// Returns the next position of some text.
  package func firstIndex(of text: StaticString, from start: Int, before end: Int) -> Int? {
    withUnsafeBufferPointer { ByteView($0).find(text, in: start..<end) }
  }
}

/// Names for the characters with a meaning in Markdown.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamationMark = UInt8(ascii: "!")
  static let doubleQuote = UInt8(ascii: "\"")
  static let numberSign = UInt8(ascii: "#")
  static let percentSign = UInt8(ascii: "%")
  static let ampersand = UInt8(ascii: "&")
  static let singleQuote = UInt8(ascii: "'")
  static let asterisk = UInt8(ascii: "*")
  static let comma = UInt8(ascii: ",")
  static let period = UInt8(ascii: ".")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let hyphen = UInt8(ascii: "-")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let lessThan = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greaterThan = UInt8(ascii: ">")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let rightBrace = UInt8(ascii: "}")
  static let leftBrace = UInt8(ascii: "{")
  static let verticalBar = UInt8(ascii: "|")
  static let tilde = UInt8(ascii: "~")

  /// Whether it is a space, a tab or part of a line ending.
  var isWhiteSpace: Bool {
    self == .space || self == .lineFeed || self == .tab || self == .carriageReturn
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }

  /// Whether it is ASCII punctuation, which a backslash can escape.
  var isPunctuation: Bool { self > .space && self < 0x7F && !isDigit && !isLetter }

  /// Whether it is part of a word; all non-ASCII bytes are assumed to be.
  var isWordByte: Bool { isLetter || isDigit || self >= 0x80 }
}

extension [UInt8] {
  /// Returns whether some text is at an offset.
  func has(_ text: StaticString, at offset: Int, before end: Int) -> Bool {
    withUnsafeBufferPointer { ByteView($0).matches(text, at: offset, before: end) }
  }

  /// Returns the next position of some text.
  func firstIndex(of text: StaticString, from start: Int, before end: Int) -> Int? {
    withUnsafeBufferPointer { ByteView($0).find(text, in: start..<end) }
  }
}

#if LITMUS_RUNNER
internal import Foundation

/// An object on one line of JSON, whose values are read where they are.
///
/// A run has two lines for each test. `JSONDecoder` takes about 20 µs for one, which is more than an empty test takes.
struct JSONLine {
  /// The error of a line that is not such an object, or has a value of another type than expected.
  struct Malformed: Error {}

  private struct Member {
    var key: UnsafeRawBufferPointer
    var value: UnsafeRawBufferPointer
  }

  private var members: [Member] = []

  /// Finds the members of an object.
  ///
  /// - Parameter bytes: The object, which must stay in memory while its values are read.
  /// - Throws: A ``Malformed`` if it is none.
  init(_ bytes: UnsafeRawBufferPointer) throws(Malformed) {
    members.reserveCapacity(16)
    var scanner = JSONScanner(bytes)
    try scanner.elements(from: "{", to: "}") { (scanner) throws(Malformed) in
      let key = try scanner.value()
      guard key.first == UInt8(ascii: "\"") else { throw Malformed() }
      try scanner.take(":")
      members.append(Member(key: Self.unquoted(key), value: try scanner.value()))
    }
    guard scanner.isAtEnd else { throw Malformed() }
  }

  /// Returns the objects of an array.
  ///
  /// - Throws: A ``Malformed`` if it is no array of objects.
  static func objects(of array: UnsafeRawBufferPointer) throws(Malformed) -> [JSONLine] {
    var objects: [JSONLine] = []
    var scanner = JSONScanner(array)
    try scanner.elements(from: "[", to: "]") { (scanner) throws(Malformed) in
      objects.append(try JSONLine(try scanner.value()))
    }
    guard scanner.isAtEnd else { throw Malformed() }
    return objects
  }

  private static func unquoted(_ text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: text[1..<(text.count - 1)])
  }
}

// MARK: - Values
extension JSONLine {
  /// Returns the bytes of a value; `nil` if there is none, or it is `null`.
  private func bytes(of key: String) -> UnsafeRawBufferPointer? {
    let member = members.last { member in
      member.key.count == key.utf8.count && member.key.elementsEqual(key.utf8)
    }
    guard let value = member?.value, !value.elementsEqual("null".utf8) else { return nil }
    return value
  }

  func text(_ key: String) throws(Malformed) -> String? {
    guard let bytes = bytes(of: key) else { return nil }
    guard bytes.first == UInt8(ascii: "\"") else { throw Malformed() }
    if bytes.contains(UInt8(ascii: "\\")) { return try decoded(bytes) }
    guard let text = String(bytes: Self.unquoted(bytes), encoding: .utf8) else { throw Malformed() }
    return text
  }

  func integer<Value: FixedWidthInteger>(_ key: String) throws(Malformed) -> Value? {
    guard let bytes = bytes(of: key) else { return nil }
    guard let value = Value(String(decoding: bytes, as: UTF8.self)) else { throw Malformed() }
    return value
  }

  func number(_ key: String) throws(Malformed) -> Double? {
    guard let bytes = bytes(of: key) else { return nil }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)) else { throw Malformed() }
    return value
  }

  func isTrue(_ key: String) throws(Malformed) -> Bool {
    guard let bytes = bytes(of: key) else { return false }
    if bytes.elementsEqual("true".utf8) { return true }
    guard bytes.elementsEqual("false".utf8) else { throw Malformed() }
    return false
  }

  func object(_ key: String) throws(Malformed) -> JSONLine? {
    guard let bytes = bytes(of: key) else { return nil }
    return try JSONLine(bytes)
  }

  /// Returns the value of a key that few lines have.
  func value<Value: Decodable>(_ key: String) throws(Malformed) -> Value? {
    guard let bytes = bytes(of: key) else { return nil }
    return try decoded(bytes)
  }

  func texts(_ key: String) throws(Malformed) -> [String]? {
    guard let bytes = bytes(of: key) else { return nil }
    return bytes.elementsEqual("[]".utf8) ? [] : try decoded(bytes)
  }

  private func decoded<Value: Decodable>(
    _ bytes: UnsafeRawBufferPointer
  ) throws(Malformed) -> Value {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(bytes)) else {
      throw Malformed()
    }
    return value
  }
}

/// A reader that finds where values of JSON begin and end.
///
/// It does not check what is in a value before that is read.
private struct JSONScanner {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether nothing but space is left.
  var isAtEnd: Bool { bytes[index...].allSatisfy(Self.isSpace) }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0a, 0x0d].contains(byte) }

  /// The next byte that is no space; 0 if there is none.
  private mutating func next() -> UInt8 {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func take(_ character: Unicode.Scalar) throws(JSONLine.Malformed) {
    guard next() == UInt8(ascii: character) else { throw JSONLine.Malformed() }
    index += 1
  }

  /// Calls a closure at each element of an object or an array.
  mutating func elements(
    from opening: Unicode.Scalar, to closing: Unicode.Scalar,
    _ read: (inout JSONScanner) throws(JSONLine.Malformed) -> Void
  ) throws(JSONLine.Malformed) {
    try take(opening)
    if next() == UInt8(ascii: closing) { return index += 1 }
    while true {
      try read(&self)
      if next() == UInt8(ascii: closing) { return index += 1 }
      try take(",")
    }
  }

  /// Returns the next value.
  mutating func value() throws(JSONLine.Malformed) -> UnsafeRawBufferPointer {
    let first = next()
    let start = index
    switch first {
    case UInt8(ascii: "\""): try skipText()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipNested()
    default:
      while index < bytes.count, !",]}".utf8.contains(bytes[index]), !Self.isSpace(bytes[index]) {
        index += 1
      }
    }
    guard index > start else { throw JSONLine.Malformed() }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<index])
  }

  private mutating func skipText() throws(JSONLine.Malformed) {
    index += 1
    while index < bytes.count, bytes[index] >= 0x20 {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index += 1
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    throw JSONLine.Malformed()
  }

  /// Skips an object or an array, to the bracket that closes it.
  private mutating func skipNested() throws(JSONLine.Malformed) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        try skipText()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
    throw JSONLine.Malformed()
  }
}
#endif

/// A comparison of an argument's bytes, which decides most comparisons of numbers and strings without a call.
///
/// In Swift's stable ABI an `Any?` has three words for a value, followed by one for its type. A value of up to
/// three words lies in place.
struct PlaceOfArgument {
  /// The result of a comparison of bytes.
  enum Kind {
    /// The argument must be compared by its condition.
    case unknown
    /// Any argument matches.
    case any
    /// The first word decides.
    case word
    /// Two words decide, unless they are those of two strings that may be equal with different bytes.
    case string
  }

  let kind: Kind
  private var type: UnsafeRawPointer?
  private var mask: UInt = .max
  private var first: UInt = 0
  private var second: UInt = 0

  init(_ kind: Kind) { self.kind = kind }

  /// Makes the comparison with a value.
  init<Value>(of value: Value) {
    guard MemoryLayout<UInt>.size == 8 else {
      kind = .unknown
      return
    }
    var (kind, words) = (Kind.unknown, (UInt(0), UInt(0)))
    if Value.self == String.self {
      kind = .string
      words = unsafeBitCast(value, to: (UInt, UInt).self)
    } else if Value.self == Int.self || Value.self == UInt.self || Value.self == Int64.self
      || Value.self == UInt64.self
    {
      kind = .word
      words.0 = unsafeBitCast(value, to: UInt.self)
    } else if Value.self == Bool.self {
      kind = .word
      mask = 1
      words.0 = unsafeBitCast(value, to: Bool.self) ? 1 : 0
    }
    self.kind = kind
    (first, second) = words
    type = unsafeBitCast(Value.self, to: UnsafeRawPointer.self)
  }

  /// Compares an argument.
  ///
  /// - Parameter argument: The bytes of an `Any?`.
  /// - Returns: Whether it matches; `nil` if only the condition can tell.
  @inline(__always)
  func matches(_ argument: UnsafePointer<Any?>) -> Bool? {
    switch kind {
    case .unknown: return nil
    case .any: return true
    case .word, .string: break
    }
    let bytes = UnsafeRawPointer(argument)
    guard bytes.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) == type else { return nil }
    let word = bytes.load(as: UInt.self)
    if kind == .word { return word & mask == first }
    let other = bytes.load(fromByteOffset: 8, as: UInt.self)
    if word == first, other == second { return true }
    // The discriminator of a small string of ASCII characters, whose bytes are its only form.
    let isSmall = (other & second) >> 60 == 0xE
    return isSmall ? false : nil
  }
}

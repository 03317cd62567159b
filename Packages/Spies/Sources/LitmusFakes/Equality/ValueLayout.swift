// What Litmus relies on of the layout of values and types in memory. It is part of Swift's stable ABI.

/// The kinds of types that Litmus tells apart by the first word of a type's metadata, part of Swift's stable ABI.
enum MetadataKind: Int {
  case optional = 0x202
  case function = 0x302
  case existential = 0x303

  /// Returns whether a type is of this kind.
  func isKind(of type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == rawValue
  }
}

/// Returns whether a type is a structure, an enumeration, a class or an actor, which can conform to a protocol.
///
/// The others are existentials, functions, tuples and metatypes.
func isNominal(_ type: Any.Type) -> Bool {
  !(0x300..<0x400).contains(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
}

/// The location of a value of one type within an `Any`, for reading it without a cast or a copy.
///
/// A cast would take longer: before ``BytesComparison`` decided most comparisons, a call that meets a stub with two
/// conditions took 187 ns, with casts 283 ns; a verification of 10,000 calls 276 µs, with casts 1,060 µs
/// (`Tests/Benchmarks/run spies`, Linux, x86_64, 6.3.1).
///
/// In Swift's stable ABI an `Any` has four words: three for the value, or for a pointer to a box with the
/// value in the first of them, and one for its type. An `Any?` has the same layout, with no type for `nil`.
struct LocationInAny {
  private let type: UnsafeRawPointer
  private let isInline: Bool
  /// The value's offset in its box, after the two words that each object begins with.
  private let offsetInBox: Int

  init<Value>(of _: Value.Type) {
    let value = MemoryLayout<Value>.self
    let word = MemoryLayout<Int>.self
    type = unsafeBitCast(Value.self, to: UnsafeRawPointer.self)
    isInline =
      value.size <= 3 * word.size && value.alignment <= word.alignment
      && _isBitwiseTakable(Value.self)
    offsetInBox = (2 * word.size + value.alignment - 1) & ~(value.alignment - 1)
  }

  /// Creates the location of objects that are of exactly one class and are stored as that class.
  init(ofObjects type: AnyObject.Type) {
    self.type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    isInline = true
    offsetInBox = 0
  }

  /// Finds the value's address.
  ///
  /// - Parameter container: The bytes of an `Any?`.
  /// - Returns: The address; `nil` if the `Any?` does not contain a value of exactly this type.
  func address(in container: UnsafePointer<Any?>) -> UnsafeRawPointer? {
    let start = UnsafeRawPointer(container)
    let word = MemoryLayout<Int>.size
    guard start.load(fromByteOffset: 3 * word, as: UnsafeRawPointer?.self) == type else {
      return nil
    }
    return isInline ? start : start.load(as: UnsafeRawPointer.self) + offsetInBox
  }
}

/// A comparison of an argument's bytes, which decides most comparisons of numbers and strings without a call.
///
/// The value lies in place, as ``LocationInAny`` describes.
struct BytesComparison {
  /// The result of a comparison of bytes.
  enum Kind {
    /// The argument must be compared by its condition.
    case unknown
    /// Any argument matches.
    case any
    /// Any argument but `nil` matches.
    case nonNil
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
    case .nonNil: return isNonNil(at: argument)
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

/// Returns whether an argument is `nil` or a nested optional that is `nil`, as can happen in a generic function.
///
/// The argument is not copied, and nothing is cast unless its type is an optional.
func isNil(at argument: UnsafePointer<Any?>) -> Bool {
  isNonNil(at: argument).map { !$0 } ?? (flattened(argument.pointee) == nil)
}

/// Returns whether an argument is not `nil`; `nil` if it is a nested optional, which must be unwrapped to tell.
@inline(__always)
private func isNonNil(at argument: UnsafePointer<Any?>) -> Bool? {
  let type = UnsafeRawPointer(argument)
    .load(fromByteOffset: 3 * MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
  guard let type else { return false }
  return MetadataKind.optional.isKind(of: unsafeBitCast(type, to: Any.Type.self)) ? nil : true
}

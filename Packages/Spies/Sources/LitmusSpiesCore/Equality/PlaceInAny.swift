/// Where a value of one type is within an `Any`, so that it can be read there without a cast or a copy.
///
/// Swift's stable ABI lays an `Any` out in four words: three for the value, or in the first of them a
/// box with it, and one for its type. An `Any?` is the same with no type for `nil`.
struct PlaceInAny {
  private let type: UnsafeRawPointer
  private let isInline: Bool
  /// Where it is in its box, behind the two words that each object begins with.
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

  /// Makes the place of objects that are exactly of one class, and are known by its name.
  init(ofObjects type: AnyObject.Type) {
    self.type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    isInline = true
    offsetInBox = 0
  }

  /// Finds the value.
  ///
  /// - Parameter container: The bytes of an `Any?`.
  /// - Returns: Where it is; `nil` if the `Any?` does not hold a value of just this type.
  func address(in container: UnsafePointer<Any?>) -> UnsafeRawPointer? {
    let start = UnsafeRawPointer(container)
    let word = MemoryLayout<Int>.size
    guard start.load(fromByteOffset: 3 * word, as: UnsafeRawPointer?.self) == type else {
      return nil
    }
    return isInline ? start : start.load(as: UnsafeRawPointer.self) + offsetInBox
  }
}

/// Returns whether an argument is `nil` or a nested optional that is `nil`, as can happen in a generic function.
///
/// The argument is not copied, and nothing is cast unless its type is an optional. If it were cast, a call
/// that meets a stub with `SpyArgument.nonNil` and a value would take 365 ns instead of 187 ns.
func isNil(at argument: UnsafePointer<Any?>) -> Bool {
  let typeOffset = 3 * MemoryLayout<Int>.size
  guard
    let type = UnsafeRawPointer(argument)
      .load(fromByteOffset: typeOffset, as: UnsafeRawPointer?.self)
  else { return true }
  // In Swift's stable ABI, the metadata of each optional type begins with this kind.
  guard type.load(as: Int.self) == 0x202 else { return false }
  return flattened(argument.pointee) == nil
}

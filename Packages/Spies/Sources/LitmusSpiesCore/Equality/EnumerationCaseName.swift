/// The name of the case that an enumeration's value is.
///
/// A mirror names only cases that hold values, and a description may be the type's own.
///
/// - Parameter value: A value of an enumeration.
/// - Returns: The name; `nil` if the enumeration was compiled without reflection metadata.
func enumerationCaseName(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? {
    caseName(value).map { String(cString: $0) }
  }
  return name(value)
}

/// What the standard library itself prints enumerations with; part of Swift's stable ABI.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

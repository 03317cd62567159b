/// Returns the name of the case of an enumeration's value.
///
/// A mirror names only cases with associated values, and the type may customize its description.
///
/// - Parameter value: A value of an enumeration.
/// - Returns: The name; `nil` if the enumeration was compiled without reflection metadata.
func enumerationCaseName(of value: Any) -> String? {
  func name<Value>(_ value: Value) -> String? {
    caseName(value).map { String(cString: $0) }
  }
  return name(value)
}

/// The function with which the standard library itself prints enumerations; part of Swift's stable ABI.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

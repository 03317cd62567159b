#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
@_spi(Litmus) internal import LitmusReporting

/// The stored properties of an object or a structure, also those that are private.
///
/// ```swift
/// let limit: Int = PropertyReflector.scan(cart).property(named: "limit")
/// ```
///
/// A class shows the properties of its superclasses too; of two with one name, that of the subclass.
public struct PropertyReflector {
  private let properties: [String: Any]

  /// Reads the stored properties of a value.
  ///
  /// - Parameter subject: The value, optional or not.
  /// - Returns: The properties; none if the value is `nil`.
  public static func scan(_ subject: Any?) -> PropertyReflector {
    guard let subject else { return PropertyReflector(properties: [:]) }
    let mirrors = Mirror(reflecting: flattened(subject) ?? subject).withSuperclasses
    var properties: [String: Any] = [:]
    for mirror in mirrors {
      for case (let label?, let value) in mirror.children {
        let name = propertyName(of: label)
        if properties[name] == nil { properties[name] = flattened(value) ?? value }
      }
    }
    return PropertyReflector(properties: properties)
  }

  /// Returns the value of a property.
  ///
  /// Reports a failure if there is no such property, or if its value has another type. It then returns the
  /// type's `FakeDefault`; if there is none, the process stops.
  ///
  /// - Parameters:
  ///   - type: The property's type.
  ///   - name: The property's name.
  ///   - file: The file of a failure; the caller's by default.
  ///   - line: The line in it.
  /// - Returns: The value.
  public func property<Value>(
    _ type: Value.Type = Value.self,
    named name: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Value {
    let problem: String
    if let value = properties[name] {
      if let value = value as? Value { return value }
      problem =
        "Property \(name) was of type \(Swift.type(of: value)), but expected \(Value.self)"
    } else {
      let names = properties.keys.sorted().joined(separator: ", ")
      problem = "Looked for the property \(name), but expected one of: \(names)"
    }
    reportFailure(ReportedFailure(message: problem, callSite: .current(file, line)))
    return defaultValue(reported: problem)
  }
}

/// Returns the name of a property; a mirror shows a lazy one by the name of its storage.
private func propertyName(of label: String) -> String {
  let prefix = "$__lazy_storage_$_"
  return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
}
#endif

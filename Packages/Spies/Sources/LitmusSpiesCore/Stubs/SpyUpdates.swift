/// What a stub wrote to a call's inout parameters; generated code makes it.
public struct SpyUpdates {
  var arguments: [Any?]?

  /// Makes it without updates.
  public init() {}

  /// Writes the stub's value of an argument back, if the stub has one of the right type.
  ///
  /// - Parameters:
  ///   - index: The parameter's place, counted from 0.
  ///   - value: The parameter.
  public func write<Value>(_ index: Int, to value: inout Value) {
    guard let arguments, arguments.indices.contains(index) else { return }
    if let updated = convert(arguments[index], to: Value.self) { value = updated }
  }
}

/// Converts two collections of one kind but different types, such as `[String: any Sendable]` and
/// `[String: Int]`, to a common type-erased type.
///
/// - Returns: Both; `nil` unless they are such collections and at least one has elements of an
///   existential type.
func mixedCollections(_ lhs: Any, _ rhs: Any) -> (lhs: Any, rhs: Any)? {
  guard let lhs = lhs as? any ElementCollection, let rhs = rhs as? any ElementCollection,
    holdsAnyType(lhs) || holdsAnyType(rhs)
  else { return nil }
  let mixed = (lhs: lhs.mixed, rhs: rhs.mixed)
  return type(of: mixed.lhs) == type(of: mixed.rhs) ? mixed : nil
}

private func holdsAnyType(_ collection: any ElementCollection) -> Bool {
  type(of: collection).elementTypes.contains(where: isAnyType)
}

/// Returns whether a type is an existential, or an optional or a collection of existentials.
private func isAnyType(_ type: Any.Type) -> Bool {
  if type == AnyHashable.self { return true }
  if let collection = type as? any ElementCollection.Type {
    return collection.elementTypes.contains(where: isAnyType)
  }
  if let optional = type as? any OptionalValue.Type { return isAnyType(optional.wrappedType) }
  // No API says whether a type is an existential, and not even its name shows it. This runs only for
  // collections of different types, not for each call.
  return MetadataKind.existential.isKind(of: type)
}

private protocol ElementCollection {
  static var elementTypes: [Any.Type] { get }
  /// The same collection with type-erased elements.
  var mixed: Any { get }
}

extension Array: ElementCollection {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
  fileprivate var mixed: Any { map { $0 as Any } }
}

extension Set: ElementCollection {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
  fileprivate var mixed: Any { Set<AnyHashable>(map { AnyHashable($0) }) }
}

extension Dictionary: ElementCollection {
  fileprivate static var elementTypes: [Any.Type] { [Key.self, Value.self] }

  fileprivate var mixed: Any {
    [AnyHashable: Any](
      map { (AnyHashable($0.key), $0.value as Any) }, uniquingKeysWith: { first, _ in first })
  }
}

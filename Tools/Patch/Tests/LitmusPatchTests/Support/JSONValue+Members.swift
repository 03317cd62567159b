import LitmusToolSupport

extension JSONValue {
  /// What an object has under a key; `null` for none.
  subscript(key: String) -> JSONValue {
    get { if case .object(let members) = self { members[key] ?? .null } else { .null } }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// An array's elements.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}

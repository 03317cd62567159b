#if LITMUS_FAKES
/// Returns a value of a type that an array literal can express.
///
/// A variadic parameter is an array, but Swift cannot pass an array on to one. So the standard library's kinds of
/// collections are filled element by element, and the initializers of others are called with up to eight.
func value<Value: ExpressibleByArrayLiteral>(
  _ type: Value.Type, ofArrayLiteral e: [Value.ArrayLiteralElement]
) -> Value {
  if let array = e as? Value { return array }
  if let type = Value.self as? any SetAlgebra.Type, let set = filled(type, e) as? Value {
    return set
  }
  if let type = Value.self as? any RangeReplaceableCollection.Type,
    let collection = filled(type, e) as? Value
  {
    return collection
  }
  switch e.count {
  case 0: return Value()
  case 1: return Value(arrayLiteral: e[0])
  case 2: return Value(arrayLiteral: e[0], e[1])
  case 3: return Value(arrayLiteral: e[0], e[1], e[2])
  case 4: return Value(arrayLiteral: e[0], e[1], e[2], e[3])
  case 5: return Value(arrayLiteral: e[0], e[1], e[2], e[3], e[4])
  case 6: return Value(arrayLiteral: e[0], e[1], e[2], e[3], e[4], e[5])
  case 7: return Value(arrayLiteral: e[0], e[1], e[2], e[3], e[4], e[5], e[6])
  case 8: return Value(arrayLiteral: e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7])
  default: fatalError("A literal of \(Value.self) has over eight elements: write .equal([…])")
  }
}

/// Returns a value of a type that a dictionary literal can express.
func value<Value: ExpressibleByDictionaryLiteral>(
  _ type: Value.Type, ofDictionaryLiteral e: [(Value.Key, Value.Value)]
) -> Value {
  if let dictionary = (type as? any AnyDictionary.Type)?.make(e) as? Value { return dictionary }
  switch e.count {
  case 0: return Value()
  case 1: return Value(dictionaryLiteral: e[0])
  case 2: return Value(dictionaryLiteral: e[0], e[1])
  case 3: return Value(dictionaryLiteral: e[0], e[1], e[2])
  case 4: return Value(dictionaryLiteral: e[0], e[1], e[2], e[3])
  case 5: return Value(dictionaryLiteral: e[0], e[1], e[2], e[3], e[4])
  case 6: return Value(dictionaryLiteral: e[0], e[1], e[2], e[3], e[4], e[5])
  case 7: return Value(dictionaryLiteral: e[0], e[1], e[2], e[3], e[4], e[5], e[6])
  case 8: return Value(dictionaryLiteral: e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7])
  default: fatalError("A literal of \(Value.self) has over eight elements: write .equal([…])")
  }
}

private func filled<Set: SetAlgebra>(_ type: Set.Type, _ elements: [some Any]) -> Any {
  var set = Set()
  for case let element as Set.Element in elements { set.insert(element) }
  return set
}

private func filled<Collection: RangeReplaceableCollection>(
  _ type: Collection.Type, _ elements: [some Any]
) -> Any {
  Collection(elements.lazy.compactMap { $0 as? Collection.Element })
}
#endif

#if LITMUS_FAKES
// A variadic parameter is an array, but Swift cannot pass an array on to one. A function has the same representation with
// either parameter.

/// Returns a value of a type that an array literal can express.
func value<Value: ExpressibleByArrayLiteral>(
  _ type: Value.Type, ofArrayLiteral elements: [Value.ArrayLiteralElement]
) -> Value {
  let make: (Value.ArrayLiteralElement...) -> Value = Value.init(arrayLiteral:)
  return unsafeBitCast(make, to: (([Value.ArrayLiteralElement]) -> Value).self)(elements)
}

/// Returns a value of a type that a dictionary literal can express.
func value<Value: ExpressibleByDictionaryLiteral>(
  _ type: Value.Type, ofDictionaryLiteral elements: [(Value.Key, Value.Value)]
) -> Value {
  let make: ((Value.Key, Value.Value)...) -> Value = Value.init(dictionaryLiteral:)
  return unsafeBitCast(make, to: (([(Value.Key, Value.Value)]) -> Value).self)(elements)
}
#endif

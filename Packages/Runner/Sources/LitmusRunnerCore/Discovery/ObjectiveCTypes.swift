#if LITMUS_RUNNER
/// A parser for the type encodings of Objective-C methods, as in `v24@0:8@?16`.
///
/// An encoding has the return type, then the parameters' types (the object and the selector come
/// first), each with its offset on the stack.
enum ObjectiveCTypes {
  /// Returns the types, without offsets on the stack and without qualifiers such as `const`.
  ///
  /// - Parameter encoding: The type encoding of a method.
  static func split(_ encoding: String) -> [String] {
    var rest = encoding[...]
    var types: [String] = []
    while !rest.isEmpty {
      rest = rest.drop(while: "rnNoORVA".contains)
      let start = rest.startIndex
      dropType(&rest)
      types.append(String(encoding[start..<rest.startIndex]))
      rest = rest.drop(while: "+-0123456789".contains)
    }
    return types
  }

  private static func dropType(_ rest: inout Substring) {
    // A pointer's type is followed by what it points to.
    rest = rest.drop { $0 == "^" }
    if "{[(".contains(rest.first ?? " ") { return dropBrackets(&rest) }
    let isObject = rest.popFirst() == "@"
    guard isObject else { return }
    if rest.first == "\"" {
      rest = rest.dropFirst().drop { $0 != "\"" }.dropFirst()
    } else if rest.first == "?" {
      rest.removeFirst()
      if rest.first == "<" { dropBrackets(&rest) }
    }
  }

  /// Drops everything up to the bracket that closes the first one.
  private static func dropBrackets(_ rest: inout Substring) {
    var depth = 0
    repeat {
      guard let character = rest.popFirst() else { return }
      if "{[(<".contains(character) { depth += 1 }
      if "}])>".contains(character) { depth -= 1 }
    } while depth > 0
  }
}
#endif

#if LITMUS_RUNNER

/// A test method of the Objective-C runtime, recognized by its selector and types.
///
/// There, Swift gives a method that is `throws` or `async` an additional parameter and a suffix to
/// its name.
struct ObjectiveCTestMethod: Hashable, Sendable {
  /// How the method is called.
  enum Kind: Hashable, Sendable {
    /// `func testAdds()`
    case plain
    /// `func testAdds() throws`: returns NO and sets an `NSError` if it throws.
    case throwing
    /// `func testAdds() async`: calls a block when it is done.
    case async
    /// `func testAdds() async throws`: calls a block with `nil` or an `NSError`.
    case asyncThrowing
  }

  /// The method's name in Swift, which `@TestSuite` and lists written by hand use too.
  let name: String
  let selector: String
  let kind: Kind

  /// Recognizes a test; `nil` for another method.
  ///
  /// Getters, methods with parameters and methods that return something are not tests.
  ///
  /// - Parameters:
  ///   - selector: The method's selector, as in `testAddsAndReturnError:`.
  ///   - encoding: The method's type encoding in the runtime, as in `B24@0:8^@16`.
  init?(selector: String, encoding: String) {
    guard let kind = Kind(encoding: encoding), selector.hasSuffix(kind.selectorSuffix) else {
      return nil
    }
    let name = selector.dropLast(kind.selectorSuffix.count)
    guard name.hasPrefix("test"), !name.contains(":") else { return nil }
    self.name = String(name)
    self.selector = selector
    self.kind = kind
  }
}

extension ObjectiveCTestMethod.Kind {
  /// The suffix that Swift appends to the method's name.
  fileprivate var selectorSuffix: String {
    switch self {
    case .plain: ""
    case .throwing: "AndReturnError:"
    case .async, .asyncThrowing: "WithCompletionHandler:"
    }
  }

  fileprivate init?(encoding: String) {
    switch ObjectiveCTypes.split(encoding) {
    case ["v", "@", ":"]: self = .plain
    // BOOL is a character on Intel Macs, and a Boolean everywhere else.
    case ["B", "@", ":", "^@"], ["c", "@", ":", "^@"]: self = .throwing
    // Swift encodes the parameters of the block of an async method. A block without them is a
    // parameter that the method declares itself.
    case ["v", "@", ":", "@?<v@?>"]: self = .async
    case ["v", "@", ":", #"@?<v@?@"NSError">"#]: self = .asyncThrowing
    default: return nil
    }
  }
}

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

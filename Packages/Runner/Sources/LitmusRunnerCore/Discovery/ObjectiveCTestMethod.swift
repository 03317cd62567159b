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
    // The type that is returned, and those of the object, the selector and the parameters: each is followed by its
    // offset on the stack.
    switch encoding.filter({ !"+-0123456789".contains($0) }) {
    case "v@:": self = .plain
    // BOOL is a character on Intel Macs, and a Boolean everywhere else. The error may be marked as `out`.
    case "B@:^@", "c@:^@", "B@:o^@", "c@:o^@": self = .throwing
    // Swift encodes the parameters of the block of an async method. A block without them is a
    // parameter that the method declares itself.
    case "v@:@?<v@?>": self = .async
    case #"v@:@?<v@?@"NSError">"#: self = .asyncThrowing
    default: return nil
    }
  }
}
#endif

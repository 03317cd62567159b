@_spi(Litmus) internal import LitmusReporting

extension Stub {
  /// Answers by calling a function, such as that of a real object, with the call's arguments.
  ///
  /// ```swift
  /// fakeStore.stub(.load).andCall(realStore.load)
  /// ```
  ///
  /// If the function does not accept the arguments, the call reports a failure.
  ///
  /// - Parameter function: The function.
  /// - Returns: The stub.
  @discardableResult
  public func andCall<each Parameter, Value>(
    _ function: @escaping (repeat each Parameter) throws -> Value
  ) -> Self {
    andDo { arguments -> Any? in
      var rest = try ForwardedArguments(
        arguments, count: parameterCount(repeat (each Parameter).self))
      return try function(repeat try rest.next((each Parameter).self))
    }
  }

  /// Answers an async function by calling another one, such as that of a real object, with the call's
  /// arguments.
  ///
  /// - Parameter function: The function.
  /// - Returns: The stub.
  @discardableResult
  public func andCall<each Parameter, Value>(
    _ function: nonisolated(nonsending) @escaping (repeat each Parameter) async throws -> Value
  ) -> Self {
    andDo { arguments async throws -> Any? in
      var rest = try ForwardedArguments(
        arguments, count: parameterCount(repeat (each Parameter).self))
      return try await function(repeat try rest.next((each Parameter).self))
    }
  }
}

/// Returns the number of types in a pack.
func parameterCount<each Parameter>(_ parameters: repeat (each Parameter).Type) -> Int {
  var count = 0
  for _ in repeat each parameters { count += 1 }
  return count
}

/// The arguments of a call, converted one after the other to the parameter types of a function.
struct ForwardedArguments {
  private let arguments: [Any?]
  private var position = 0

  /// Makes the arguments from those of a call, for a function with `count` parameters.
  init(_ arguments: [Any?], count: Int) throws(ForwardingError) {
    guard count == arguments.count else {
      throw ForwardingError(
        problem: "a function of \(counted(count, "parameter")), but expected one of "
          + counted(arguments.count, "parameter"))
    }
    self.arguments = arguments
  }

  mutating func next<Value>(_ type: Value.Type) throws(ForwardingError) -> Value {
    defer { position += 1 }
    guard let value = convert(arguments[position], to: Value.self) else {
      throw ForwardingError(
        problem: "a function whose parameter \(position + 1) is of type \(Value.self), but "
          + "expected one that takes \(typedText(arguments[position]))")
    }
    return value
  }
}

/// The error that a stub throws if its function cannot be called with the arguments; the call reports it.
struct ForwardingError: Error {
  /// A description of the function and of what was expected.
  let problem: String
}

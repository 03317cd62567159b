public import LitmusFakes

/// A stub of a fake's function, as code that stores stubs or passes them on names it: `any Stub`.
///
/// The class `LitmusFakes.Stub` conforms to it, and has more answers.
public protocol Stub {
  /// A closure that answers calls.
  typealias DoClosure<Value> = ([Any?]) throws -> Value

  /// Makes the stub answer only calls with these arguments.
  ///
  /// - Parameter arguments: The condition of each argument.
  /// - Returns: The stub.
  func with(_ arguments: Any?...) -> Self

  /// Answers with a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The stub.
  @discardableResult
  func andReturn(_ value: Any?) -> Self

  /// Answers a function that returns nothing.
  ///
  /// - Returns: The stub.
  @discardableResult
  func andReturn() -> Self

  /// Answers by running a closure.
  ///
  /// - Parameter closure: A closure that receives the arguments.
  /// - Returns: The stub.
  @discardableResult
  func andDo(_ closure: @escaping DoClosure<Any?>) -> Self

  /// Answers a function that returns nothing by running a closure.
  ///
  /// - Parameter closure: A closure that receives the arguments.
  /// - Returns: The stub.
  @discardableResult
  func andDoVoid(_ closure: @escaping DoClosure<Void>) -> Self

  /// Answers by throwing an error.
  ///
  /// - Parameter error: The error.
  /// - Returns: The stub.
  @discardableResult
  func andThrow(_ error: any Error) -> Self

  /// Answers an async function when the test does, through the responder.
  ///
  /// - Returns: The responder.
  func andWaitForResponse() -> StubResponder
}

extension LitmusFakes.Stub: Stub {}

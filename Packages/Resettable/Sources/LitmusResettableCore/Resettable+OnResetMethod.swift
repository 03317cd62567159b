@_spi(Litmus) internal import LitmusReporting

// Disfavored, because the compiler does not look into a closure of several statements, so it could as well
// return a method.
extension Resettable {
  /// Makes a subject that is reset by a method of its own and then released after the test.
  ///
  /// ```swift
  /// @Resettable(onReset: Cart.close) var sut: Cart! = Cart()
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - onReset: The method, as in `Cart.close`. An error that it throws fails the test.
  ///   - checksForLeaks: Whether it is a failure, at the property's line, if the subject is alive after
  ///     its reset. `nil`, the default, leaves that to the code that resets it.
  ///   - file: The path of the file of failures; the property's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    onReset: @escaping (Value) -> () throws -> Void,
    checksForLeaks: Bool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let action = ResetAction<Value>.synchronous { try onReset($0)() }
    self.init(action, checksForLeaks, .current(file, line), initially: wrappedValue)
  }

  /// Makes a subject that is reset by a method of its own on the main actor and then released.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - onReset: The method, as in `Screen.close`. An error that it throws fails the test.
  ///   - checksForLeaks: Whether it is a failure, at the property's line, if the subject is alive after
  ///     its reset. `nil`, the default, leaves that to the code that resets it.
  ///   - file: The path of the file of failures; the property's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    onReset: @escaping (Value) -> @MainActor () throws -> Void,
    checksForLeaks: Bool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(.onMainActor(onReset), checksForLeaks, .current(file, line), initially: wrappedValue)
  }

  /// Makes a subject that is reset by an asynchronous method of its own and then released.
  ///
  /// `ResettableTestCase` awaits it in `tearDown() async throws`, which XCTest calls after
  /// `tearDown()`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - onReset: The method, as in `Connection.close`. An error that it throws fails the test.
  ///   - checksForLeaks: Whether it is a failure, at the property's line, if the subject is alive after
  ///     its reset. `nil`, the default, leaves that to the code that resets it.
  ///   - file: The path of the file of failures; the property's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    onReset: @escaping (Value) -> () async throws -> Void,
    checksForLeaks: Bool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let action = ResetAction<Value>.asynchronous { subject in
      // The test is over: until this method has returned, nothing else uses the subject.
      nonisolated(unsafe) let reset = onReset(subject)
      try await reset()
    }
    self.init(action, checksForLeaks, .current(file, line), initially: wrappedValue)
  }
}

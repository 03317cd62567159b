@_spi(Litmus) internal import LitmusReporting

extension Resettable {
  /// Makes a subject that is reset by a closure and then released after the test.
  ///
  /// ```swift
  /// @Resettable(onReset: { $0.close(saving: false) }) var sut: Cart! = Cart()
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - onReset: Resets the subject that it receives. An error that it throws fails the test.
  ///   - checksForLeaks: Whether it is a failure, at the property's line, if the subject is alive after
  ///     its reset. `nil`, the default, leaves that to the code that resets it.
  ///   - file: The path of the file of failures; the property's by default.
  ///   - line: The line in it.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    onReset: @escaping (Value) throws -> Void,
    checksForLeaks: Bool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(.synchronous(onReset), checksForLeaks, .current(file, line), initially: wrappedValue)
  }

  /// Makes a subject, such as an actor, that is reset by an asynchronous closure and then released.
  ///
  /// ```swift
  /// @Resettable(onReset: { await $0.close() }) var account: Account! = Account()
  /// ```
  ///
  /// `ResettableTestCase` awaits it in `tearDown() async throws`, which XCTest calls after
  /// `tearDown()`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - onReset: Resets the subject that it receives. An error that it throws fails the test.
  ///   - checksForLeaks: Whether it is a failure, at the property's line, if the subject is alive after
  ///     its reset. `nil`, the default, leaves that to the code that resets it.
  ///   - file: The path of the file of failures; the property's by default.
  ///   - line: The line in it.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    // Sendable, because the compiler otherwise treats isolated code in it as part of the initial value.
    onReset: @escaping @Sendable (Value) async throws -> Void,
    checksForLeaks: Bool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(.asynchronous(onReset), checksForLeaks, .current(file, line), initially: wrappedValue)
  }
}

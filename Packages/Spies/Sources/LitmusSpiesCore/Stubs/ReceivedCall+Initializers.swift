extension ReceivedCall {
  /// Answers a call of a throwing initializer, which does not need a stub.
  ///
  /// - Parameter errorType: The type of error that the initializer may throw.
  /// - Throws: The error that the stub throws.
  public func finishIfStubbed<Failure: Error>(throwing errorType: Failure.Type) throws(Failure) {
    try answer(fallback: (), needsStub: false, throwing: errorType) { _ in }
  }

  /// Answers a call of a failable initializer, which does not need a stub.
  ///
  /// - Returns: Whether to create an instance: `false` if the stub returns `nil`.
  public func succeedsIfStubbed() -> Bool {
    succeedsIfStubbed(throwing: Never.self)
  }

  /// Answers a call of a throwing failable initializer, which does not need a stub.
  ///
  /// - Parameter errorType: The type of error that the initializer may throw.
  /// - Returns: Whether to create an instance: `false` if the stub returns `nil`.
  /// - Throws: The error that the stub throws.
  public func succeedsIfStubbed<Failure: Error>(
    throwing errorType: Failure.Type
  ) throws(Failure) -> Bool {
    let value = try answer(
      as: Any?.self, fallback: .some(()), needsStub: false, throwing: errorType
    ) { _ in }
    return value != nil
  }
}

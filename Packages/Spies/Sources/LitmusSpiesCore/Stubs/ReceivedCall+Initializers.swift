extension ReceivedCall {
  /// Answers an initialiser that throws, which need not have a stub.
  ///
  /// - Parameter errorType: What it may throw.
  /// - Throws: What the stub throws.
  public func finishIfStubbed<Failure: Error>(throwing errorType: Failure.Type) throws(Failure) {
    try answer(fallback: (), throwing: errorType) { _ in }
  }

  /// Answers an initialiser that may return `nil`, and need not have a stub.
  ///
  /// - Returns: Whether an instance is to be made: unless the stub says `nil`.
  public func succeedsIfStubbed() -> Bool {
    succeedsIfStubbed(throwing: Never.self)
  }

  /// Answers an initialiser that throws and may return `nil`, and need not have a stub.
  ///
  /// - Parameter errorType: What it may throw.
  /// - Returns: Whether an instance is to be made: unless the stub says `nil`.
  /// - Throws: What the stub throws.
  public func succeedsIfStubbed<Failure: Error>(
    throwing errorType: Failure.Type
  ) throws(Failure) -> Bool {
    let value = try answer(as: Any?.self, fallback: .some(()), throwing: errorType) { _ in }
    return value != nil
  }
}

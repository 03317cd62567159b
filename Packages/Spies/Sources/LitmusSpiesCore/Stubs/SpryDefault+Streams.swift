extension AsyncStream: SpryDefault {
  /// A stream that has ended without elements.
  public static var spryDefault: AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: SpryDefault where Failure == any Error {
  /// A stream that has ended without elements and without an error.
  public static var spryDefault: AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}

/// What a stub does when it is called.
struct Answer {
  typealias AsyncClosure = nonisolated(nonsending) ([Any?]) async throws -> Any?

  enum Kind {
    case value(Any?)
    case error(any Error)
    /// The arguments are inout for members that have inout parameters.
    case closure((inout [Any?]) throws -> Any?)
    case asyncClosure(AsyncClosure)
  }

  var kind: Kind
  /// Waits before the answer is given.
  var delay: (@Sendable () async throws -> Void)?

  /// Whether only an async member can give the answer.
  var isAsync: Bool {
    if case .asyncClosure = kind { return true }
    return delay != nil
  }
}

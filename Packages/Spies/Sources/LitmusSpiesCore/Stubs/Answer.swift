/// What a stub does when it is called.
struct Answer {
  typealias AsyncClosure = nonisolated(nonsending) ([Any?]) async throws -> Any?

  enum Kind {
    case value(Any?)
    case error(any Error)
    case closure(([Any?]) throws -> Any?)
    /// A closure whose changes of the arguments are written back to inout parameters.
    case update((inout [Any?]) throws -> Any?)
    case asyncClosure(AsyncClosure)
  }

  let kind: Kind
  /// Waits before the answer is given.
  let delay: (@Sendable () async throws -> Void)?
  /// The value as the type that it has, if it is one that is given at once.
  let constant: Constant?

  init(_ kind: Kind, delay: (@Sendable () async throws -> Void)? = nil) {
    self.kind = kind
    self.delay = delay
    constant = if case .value(let value?) = kind, delay == nil { Constant.make(value) } else { nil }
  }

  /// Whether it is a value that is given at once.
  var isValue: Bool {
    if case .value = kind { return delay == nil }
    return false
  }

  /// Whether only an async member can give the answer.
  var isAsync: Bool {
    if case .asyncClosure = kind { return true }
    return delay != nil
  }
}

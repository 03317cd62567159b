/// An answer of a stub to a call.
struct Answer {
  /// A closure that receives the arguments, and whether the member can throw a `CancellationError`.
  typealias AsyncClosure =
    nonisolated(nonsending) ([Any?], _ isCancellable: Bool) async throws -> Any?

  enum Kind {
    case value(Any?)
    case error(any Error)
    case closure(([Any?]) throws -> Any?)
    /// A closure whose changes of the arguments are written back to inout parameters.
    case update((inout [Any?]) throws -> Any?)
    case asyncClosure(AsyncClosure)
    /// A closure of the member's own type, which only a generated fake can call.
    case typed(AnyClosureBox)
  }

  let kind: Kind
  /// A closure that waits before the stub answers.
  let delay: (@Sendable () async throws -> Void)?
  /// The value in its own type, if the answer is a value without a delay.
  let constant: Constant?

  init(_ kind: Kind, delay: (@Sendable () async throws -> Void)? = nil) {
    self.kind = kind
    self.delay = delay
    constant = if case .value(let value?) = kind, delay == nil { Constant.make(value) } else { nil }
  }

  /// Whether the answer is a value without a delay.
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

internal import LitmusDocsFormat
internal import LitmusToolSupport

/// A value that is created on first access, on any thread.
final class Deferred<Value: Sendable>: Sendable {
  private let state: Guarded<Value?> = Guarded(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    state.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

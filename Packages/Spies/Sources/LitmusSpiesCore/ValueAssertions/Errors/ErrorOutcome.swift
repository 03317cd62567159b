/// The outcome of evaluating an expression that is expected to be an error, or to throw one.
enum ErrorOutcome {
  case thrown(any Error)
  /// A returned error, or a returned `nil`.
  case value((any Error)?)
  case noError(Any)

  /// Makes the outcome of a returned value; an error may be wrapped in optionals.
  init<Value>(returned value: Value) {
    switch flattened(value) {
    case nil: self = .value(nil)
    case let error as any Error: self = .value(error)
    case let other?: self = .noError(other)
    }
  }

  init<Value>(of expression: () throws -> Value) {
    do {
      self.init(returned: try expression())
    } catch {
      self = .thrown(error)
    }
  }

  init<Value>(
    isolation: isolated (any Actor)?,
    of expression: () async throws -> Value
  ) async {
    do {
      self.init(returned: try await expression())
    } catch {
      self = .thrown(error)
    }
  }
}

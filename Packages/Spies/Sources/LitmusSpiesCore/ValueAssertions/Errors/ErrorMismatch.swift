private import Foundation
internal import LitmusReporting

/// What evaluating an expression came to that is expected to be an error, or to throw one.
enum ErrorOutcome {
  case thrown(any Error)
  /// An error, or `nil` where one could be.
  case value((any Error)?)
  case noError(Any)

  /// Takes what an expression returned; an error may stand in optionals.
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

extension ErrorOutcome {
  /// What is wrong if it is not a certain error, returned or thrown.
  func mismatch(expected: (any Error)?) -> ValueMismatch? {
    if let error, areErrorsEqual(error, expected) { return nil }
    let difference = error.flatMap { error in
      expected.flatMap { failureDifference(expected: $0 as Any, actual: error as Any) }
    }
    return ValueMismatch(
      "\(clause), but expected \(errorText(of: expected))", difference: difference,
      error: error ?? nil)
  }

  /// What is wrong if it is not an error, or just this one.
  func mismatch(unexpected: (any Error)?) -> ValueMismatch? {
    guard let error else {
      return ValueMismatch(
        "\(clause), but expected an error other than \(errorText(of: unexpected))")
    }
    guard areErrorsEqual(error, unexpected) else { return nil }
    return ValueMismatch("\(clause), but expected another", error: error)
  }

  /// What is wrong if no error was thrown, or another one.
  func mismatch(expectedThrown expected: any Error) -> ValueMismatch? {
    guard case .thrown = self else {
      return ValueMismatch("No error was thrown, but expected \(errorText(of: expected))")
    }
    return mismatch(expected: expected)
  }

  private var error: (any Error)?? {
    switch self {
    case .thrown(let error): error
    case .value(let error): .some(error)
    case .noError: .none
    }
  }

  private var clause: String {
    switch self {
    case .thrown(let error): "Error \(errorText(of: error)) was thrown"
    case .value(let error): "Error was \(errorText(of: error))"
    case .noError(is Void): "No error was thrown"
    case .noError(let value): "Value was \(failureText(of: value)), which is no error"
    }
  }
}

/// Whether two errors are equal: two `NSError`s by domain and code, others as arguments are, and objects
/// that have no `==` by their parts.
private func areErrorsEqual(_ lhs: (any Error)?, _ rhs: (any Error)?) -> Bool {
  if let lhs = foundationError(lhs), let rhs = foundationError(rhs) {
    return lhs.domain == rhs.domain && lhs.code == rhs.code
  }
  if areArgumentsEqual(lhs, rhs) { return true }
  guard let lhs, type(of: lhs) is AnyObject.Type else { return false }
  return !(lhs as Any is any Equatable) && areStructurallyEqual(lhs, rhs)
}

/// An error as the `NSError` that it is; `nil` if it is none.
///
/// A cast would turn any error into one on Apple's platforms.
private func foundationError(_ error: (any Error)?) -> NSError? {
  guard let error, type(of: error) is NSError.Type else { return nil }
  return error as NSError
}

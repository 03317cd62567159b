#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakes
private import Foundation
@_spi(Litmus) internal import LitmusReporting

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
}

extension ErrorOutcome {
  /// Returns the mismatch if the outcome is not the expected error, returned or thrown.
  func mismatch(expected: (any Error)?) -> Mismatch? {
    if let error, areErrorsEqual(error, expected) { return nil }
    return Mismatch(error: error ?? nil) {
      let difference = (error ?? nil).flatMap { error in
        expected.flatMap { valueDifference(expected: $0, actual: error) }
      }
      return ("\(clause), but expected \(errorText(of: expected))", difference)
    }
  }

  /// Returns the mismatch if the outcome is not an error, or is the unexpected one.
  func mismatch(unexpected: (any Error)?) -> Mismatch? {
    guard let error else {
      return Mismatch(
        "\(clause), but expected an error other than \(errorText(of: unexpected))")
    }
    guard areErrorsEqual(error, unexpected) else { return nil }
    return Mismatch("\(clause), but expected another", error: error)
  }

  /// Returns the mismatch if no error was thrown, or another one than expected.
  func mismatch(expectedThrown expected: any Error) -> Mismatch? {
    guard case .thrown = self else {
      return Mismatch("No error was thrown, but expected \(errorText(of: expected))")
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
    case .thrown(let error): thrownErrorText(of: error)
    case .value(let error): "Error was \(errorText(of: error))"
    case .noError(is Void): "No error was thrown"
    case .noError(let value): "Value was \(failureText(of: value)), which is no error"
    }
  }
}

/// Returns whether two errors are equal: two `NSError`s by domain and code, others as arguments are, and
/// objects that have no `==` by their parts.
func areErrorsEqual(_ lhs: (any Error)?, _ rhs: (any Error)?) -> Bool {
  if let lhs = foundationError(lhs), let rhs = foundationError(rhs) {
    return lhs.domain == rhs.domain && lhs.code == rhs.code
  }
  if areArgumentsEqual(lhs, rhs) { return true }
  guard let lhs, type(of: lhs) is AnyObject.Type else { return false }
  return !(lhs as Any is any Equatable) && areStructurallyEqual(lhs, rhs)
}

/// Returns an error as `NSError` if it is one; `nil` otherwise.
///
/// A cast would turn any error into an `NSError` on Apple's platforms.
private func foundationError(_ error: (any Error)?) -> NSError? {
  guard let error, type(of: error) is NSError.Type else { return nil }
  return error as NSError
}
#endif

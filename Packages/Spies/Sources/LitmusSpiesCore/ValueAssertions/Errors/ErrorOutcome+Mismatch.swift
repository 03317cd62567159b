@_spi(Litmus) internal import LitmusReporting

extension ErrorOutcome {
  /// Returns the mismatch if the outcome is not the expected error, returned or thrown.
  func mismatch(expected: (any Error)?) -> ValueMismatch? {
    if let error, areErrorsEqual(error, expected) { return nil }
    return ValueMismatch(error: error ?? nil) {
      let difference = error.flatMap { error in
        expected.flatMap { valueDifference(expected: $0, actual: error as Any) }
      }
      return ("\(clause), but expected \(errorText(of: expected))", difference)
    }
  }

  /// Returns the mismatch if the outcome is not an error, or is the unexpected one.
  func mismatch(unexpected: (any Error)?) -> ValueMismatch? {
    guard let error else {
      return ValueMismatch(
        "\(clause), but expected an error other than \(errorText(of: unexpected))")
    }
    guard areErrorsEqual(error, unexpected) else { return nil }
    return ValueMismatch("\(clause), but expected another", error: error)
  }

  /// Returns the mismatch if no error was thrown, or another one than expected.
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

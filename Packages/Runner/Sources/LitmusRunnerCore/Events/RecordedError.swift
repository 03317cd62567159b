#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// A record of an error that was thrown in another process: its type's name and its text.
package struct RecordedError: Error, CustomStringConvertible, Hashable {
  /// The full name of the error's type, as in `MyApp.CartError`.
  package var typeName: String
  /// The error as failure messages show it.
  package var description: String

  package init(typeName: String, description: String) {
    self.typeName = typeName
    self.description = description
  }

  /// Describes an error, which may run user code.
  package init(_ error: any Error) {
    if let recorded = error as? RecordedError {
      self = recorded
    } else {
      typeName = String(reflecting: type(of: error)).withoutTypeAddresses
      description = errorText(of: error)
    }
  }
}

extension ReportedFailure {
  /// The failure with an error that can be described without running user code.
  var recorded: ReportedFailure {
    var failure = self
    failure.error = error.map { RecordedError($0) }
    return failure
  }
}
#endif

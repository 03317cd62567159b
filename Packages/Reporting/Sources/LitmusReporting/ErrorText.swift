/// Returns the text of an error in a failure message; a case of an enumeration includes its type, as in
/// `StoreError.full`.
@_spi(Litmus)
public func errorText(of error: (any Error)?) -> String {
  guard let error = error as Any? else { return "nil" }
  let describesItself =
    error is any CustomStringConvertible || error is any CustomDebugStringConvertible
  guard !describesItself, Mirror(reflecting: error).displayStyle == .enum else {
    return String(describing: error).shortened(to: FailureLimits.current.value)
      .withoutTypeAddresses
  }
  return "\(type(of: error)).\(error)".shortened(to: FailureLimits.current.value)
    .withoutTypeAddresses
}

/// Returns what a failure says about a thrown error, as in `Error StoreError.full was thrown`.
@_spi(Litmus)
public func thrownErrorText(of error: any Error) -> String {
  let text = errorText(of: error)
  // The text of a Foundation error begins with the word.
  return (text.hasPrefix("Error ") ? text : "Error \(text)") + " was thrown"
}

@_spi(Litmus) internal import LitmusReporting

/// The text for the result of one evaluation, made where the value is isolated, so that any thread can
/// show it.
struct SeenResult: Sendable, Equatable {
  /// The text in a list: `1`, or `FetchError.offline`.
  var text: String
  /// The text after "but": `was 1`, or `caught FetchError.offline`.
  var clause: String
}

extension SeenResult {
  init<Value>(of attempt: Result<Value, any Error>) {
    switch attempt {
    case .success(let value):
      text = failureText(ofUnwrapped: value)
      clause = "was \(text)"
    case .failure(let error):
      text = errorText(of: error)
      clause = "caught \(text)"
    }
  }
}

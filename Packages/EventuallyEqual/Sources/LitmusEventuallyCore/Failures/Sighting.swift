@_spi(Litmus) internal import LitmusReporting

/// One evaluation's result in words, made where the value lives, to be shown from anywhere.
struct Sighting: Sendable, Equatable {
  /// As it stands in a list: `1`, or `FetchError.offline`.
  var text: String
  /// As it stands after "but": `was 1`, or `caught FetchError.offline`.
  var clause: String
}

extension Sighting {
  init<Value>(of attempt: Result<Value, any Error>) {
    switch attempt {
    case .success(let value):
      text = failureText(of: value)
      clause = "was \(text)"
    case .failure(let error):
      text = errorText(of: error)
      clause = "caught \(text)"
    }
  }
}

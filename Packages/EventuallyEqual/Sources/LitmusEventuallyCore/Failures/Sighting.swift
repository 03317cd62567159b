@_spi(Litmus) internal import LitmusReporting

/// One evaluation's result in words, made where the value lives, to be shown from anywhere.
struct Sighting: Sendable, Equatable {
  /// As it stands in a list: `1`, or `error offline`.
  var text: String
  /// As it stands after "but": `was 1`, or `caught error offline`.
  var clause: String
}

extension Sighting {
  init<Value>(of attempt: Result<Value, any Error>) {
    switch attempt {
    case .success(let value):
      text = failureText(of: value)
      clause = "was \(text)"
    case .failure(let error):
      text = "error \(error)"
      clause = "caught \(text)"
    }
  }
}

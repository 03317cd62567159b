import LitmusReporting

extension FailureRecorder {
  /// The messages of the failures recorded so far.
  var messages: [String] { failures.map(\.message) }
}

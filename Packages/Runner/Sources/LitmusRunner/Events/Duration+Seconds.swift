#if LITMUS_RUNNER
extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }

  /// The duration in words, as in `0.2 seconds`.
  var inSeconds: String { "\(seconds) seconds" }
}
#endif

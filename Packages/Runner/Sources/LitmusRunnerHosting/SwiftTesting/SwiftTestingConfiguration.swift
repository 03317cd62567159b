#if LITMUS_RUNNER
/// A configuration of Swift Testing, with the key names that Swift Testing uses.
struct SwiftTestingConfiguration: Sendable, Encodable {
  /// The version of the records, in the form that Swift 6.3 and newer understand.
  var eventStreamVersion = "6.3"
  var parallel = false
  /// Regular expressions, one of which must match a test's identifier.
  var filter: [String]?
  /// The lowest value: nothing is written to the terminal.
  var verbosity = Int.min
}
#endif

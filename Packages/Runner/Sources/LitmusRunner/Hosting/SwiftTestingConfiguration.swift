#if LITMUS_RUNNER
/// What Swift Testing is asked to do; its key names.
struct SwiftTestingConfiguration: Sendable, Encodable {
  /// The records' version, as the library of Swift 6.3 and newer knows it.
  var eventStreamVersion = "6.3"
  var parallel = false
  /// Regular expressions, one of which is to match a test's identifier.
  var filter: [String]?
  /// The least there is: nothing is written to the terminal.
  var verbosity = Int.min
}
#endif

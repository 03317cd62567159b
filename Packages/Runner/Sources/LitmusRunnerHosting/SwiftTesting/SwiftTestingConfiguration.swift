#if LITMUS_RUNNER
/// A configuration of Swift Testing, with the key names that Swift Testing uses.
package struct SwiftTestingConfiguration: Sendable, Encodable {
  /// The version of the records, in the form that Swift 6.3 and newer understand.
  var eventStreamVersion = "6.3"
  /// The file that receives the records; `nil` if a handler does.
  package var eventStreamOutputPath: String?
  /// Whether the tests are only listed, without their test cases.
  package var listTests: Bool?
  package var parallel = false
  /// Regular expressions, one of which must match a test's identifier.
  package var filter: [String]?
  /// The lowest value: nothing is written to the terminal.
  var verbosity = Int.min

  /// Makes a configuration.
  package init(parallel: Bool = false, filter: [String]? = nil) {
    self.parallel = parallel
    self.filter = filter
  }
}
#endif

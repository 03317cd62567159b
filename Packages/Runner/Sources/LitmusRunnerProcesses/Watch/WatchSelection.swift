#if LITMUS_RUNNER
/// The tests that a watched program runs, which the user chooses by a key.
package enum WatchSelection: Equatable {
  /// Those of the command line.
  case all
  /// Those of them that failed when they last ran.
  case failed
  /// Those whose names match a regular expression, in place of those of the command line.
  case filter(String)

  package var isFilter: Bool { if case .filter = self { true } else { false } }

  /// The options that choose the tests.
  package var arguments: [String] {
    switch self {
    case .all: []
    case .failed: ["--failed"]
    case .filter(let pattern): ["--filter", pattern]
    }
  }
}
#endif

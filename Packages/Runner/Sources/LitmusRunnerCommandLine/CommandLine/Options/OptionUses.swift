#if LITMUS_RUNNER
/// Where an option applies, besides the command line.
package struct OptionUses: OptionSet, Sendable {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It is a key of litmus-test.json.
  package static let configuration = OptionUses(rawValue: 1 << 0)
  /// It can be given with `--list` and `--list-json`.
  package static let list = OptionUses(rawValue: 1 << 1)
  /// It can be given with `--flaky-report`.
  package static let flakyReport = OptionUses(rawValue: 1 << 2)
  /// It can be given with `--resume`, and replaces that of the run that is resumed.
  package static let resume = OptionUses(rawValue: 1 << 3)
  /// It can be given with `--merge`.
  package static let merge = OptionUses(rawValue: 1 << 4)
  /// It can be given with `--archive`.
  package static let archive = OptionUses(rawValue: 1 << 5)
  /// It can be given with `--bisect`.
  package static let bisect = OptionUses(rawValue: 1 << 6)
  /// It is about sources, and so cannot be given with `--from-archive`.
  package static let sources = OptionUses(rawValue: 1 << 7)
  /// `swift build` has the same option.
  package static let swiftBuild = OptionUses(rawValue: 1 << 8)
  /// It says how tests run, and so is part of the command that runs a test again.
  package static let rerun = OptionUses(rawValue: 1 << 9)
  /// It names tests, and so is part of the command that runs the same tests again.
  package static let names = OptionUses(rawValue: 1 << 10)
  /// It needs child processes.
  package static let childProcesses = OptionUses(rawValue: 1 << 11)
  /// It is the path of a file that is written.
  package static let file = OptionUses(rawValue: 1 << 12)

  /// It is the path of a report, which each run writes anew.
  package static let report: OptionUses = [.configuration, .resume, .merge, .file]
}

/// What a program does instead of running its tests once.
package struct RunMode: Sendable {
  /// The use of the options that have an effect then.
  var use: OptionUses
  /// The end of the error about an option that has none.
  var reason: String

  /// Describes it.
  package init(_ use: OptionUses, _ reason: String) {
    self.use = use
    self.reason = reason
  }
}
#endif

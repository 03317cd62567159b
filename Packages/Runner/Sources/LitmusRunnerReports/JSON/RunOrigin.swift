#if LITMUS_RUNNER
package import Foundation

/// When and where a run began, as recorded in lines of JSON for joining them.
package struct RunOrigin: Decodable, Sendable {
  /// When it began, as in `2026-01-31T12:00:00Z`.
  var date: String?
  /// The path of the program.
  package var program: String?
  /// The operating system, and the processor.
  package var system: String?
  /// Whether all tests of the program were chosen, even if this is only one shard of them.
  package var whole: Bool?

  /// Makes an origin from what is known about it.
  package init(
    date: String? = nil, program: String? = nil, system: String? = nil, whole: Bool? = nil
  ) {
    self.date = date
    self.program = program
    self.system = system
    self.whole = whole
  }

  /// When it began; `nil` if that is not known, or not a date.
  package var began: Date? { date.flatMap { try? Date($0, strategy: .iso8601) } }
}

extension RunOrigin {
  /// Describes a run.
  ///
  /// - Parameters:
  ///   - environment: The environment of the run.
  ///   - isWhole: Whether all tests of the program were chosen.
  package init(_ environment: RunEnvironment, isWhole: Bool) {
    self.init(
      date: environment.started?.ISO8601Format(), program: environment.program,
      system: environment.system, whole: isWhole)
  }
}
#endif

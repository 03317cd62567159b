#if LITMUS_RUNNER
internal import Foundation

/// When and where a run began, as recorded in lines of JSON for joining them.
struct RunOrigin: Decodable, Sendable {
  /// When it began, as in `2026-01-31T12:00:00Z`.
  var date: String?
  /// The path of the program.
  var program: String?
  /// The operating system, and the processor.
  var system: String?
  /// Whether all tests of the program were chosen, even if this is only one shard of them.
  var whole: Bool?

  /// When it began; `nil` if that is not known, or not a date.
  var began: Date? { date.flatMap { try? Date($0, strategy: .iso8601) } }
}

extension RunOrigin {
  /// Describes a run.
  ///
  /// - Parameters:
  ///   - environment: The environment of the run.
  ///   - isWhole: Whether all tests of the program were chosen.
  init(_ environment: RunEnvironment, isWhole: Bool) {
    self.init(
      date: environment.started?.ISO8601Format(), program: environment.program,
      system: environment.system, whole: isWhole)
  }
}
#endif

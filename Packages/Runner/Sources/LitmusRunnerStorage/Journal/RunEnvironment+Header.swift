#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerReports

extension RunEnvironment {
  /// Describes a run in this process or in its children.
  ///
  /// - Parameters:
  ///   - header: The description of the run.
  ///   - variables: The environment.
  package init(
    _ header: RunHeader, variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      program: header.program, arguments: header.arguments, started: header.date,
      swift: Self.swiftVersion, system: Self.systemName, commit: Self.commit(in: variables))
  }
}
#endif

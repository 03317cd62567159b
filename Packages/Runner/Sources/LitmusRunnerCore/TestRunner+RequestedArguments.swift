#if LITMUS_RUNNER
internal import Foundation

extension TestRunner {
  /// Returns the arguments for the runner, if the program was started to run its tests; the
  /// program's own arguments follow `--`.
  package nonisolated static func requestedArguments(
    _ arguments: [String] = CommandLine.arguments,
    ownFlags: Set<String>,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String]? {
    let all = arguments.dropFirst()
    let end = all.firstIndex(of: "--") ?? all.endIndex
    let own = all[..<end].filter { $0 != "--run-tests" }
    let isAsked =
      own.count < all[..<end].count
      || !["", "0"].contains(environment["LITMUS_RUN_TESTS", default: ""])
      || environment["LITMUS_CHILD"] != nil
    guard isAsked else { return nil }
    let flags = own.filter(ownFlags.contains)
    let programs = flags + all[end...].dropFirst()
    return own.filter { !ownFlags.contains($0) } + (programs.isEmpty ? [] : ["--"] + programs)
  }
}
#endif

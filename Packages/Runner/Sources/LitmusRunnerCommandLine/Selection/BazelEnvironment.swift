#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusRunnerCore
internal import Foundation

/// The environment variables that Bazel sets for a test, as its test encyclopedia describes them.
package struct BazelEnvironment {
  private let variables: [String: String]

  /// Reads the variables of an environment; an empty one counts as not set.
  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// Sets the options that the command line leaves out.
  ///
  /// - Parameter arguments: The arguments, which take precedence over the environment.
  /// - Throws: A ``RunError`` if a variable is invalid.
  func complete(_ arguments: inout CommandLineArguments) throws(RunError) {
    // With `--list`, `--list-json` or `--merge`, the program runs no tests to shard or report.
    guard !arguments.selection.isList, arguments.reports.merge.isEmpty else { return }
    if arguments.reports.junit == nil { arguments.reports.junit = variables["XML_OUTPUT_FILE"] }
    if let filter = try filter(), arguments.selection.filter.isEmpty,
      arguments.selection.only.isEmpty
    {
      arguments.selection.filter = [filter]
    }
    if let shard = try shard(), arguments.selection.shard == nil {
      arguments.selection.shard = shard
    }
    try touchStatusFile()
  }

  /// Returns the value for `--filter`; `nil` if none is set.
  private func filter() throws(RunError) -> String? {
    let filter = variables["TESTBRIDGE_TEST_ONLY"]
    if let filter { _ = try TestFilter.pattern(filter, option: "TESTBRIDGE_TEST_ONLY") }
    return filter
  }

  /// Returns the value for `--shard`; `nil` if none is set.
  private func shard() throws(RunError) -> String? {
    let total = variables["TEST_TOTAL_SHARDS"]
    let index = variables["TEST_SHARD_INDEX"]
    guard let total else {
      guard let index else { return nil }
      throw RunError(
        "TEST_SHARD_INDEX was '\(visible(index))', but expected TEST_TOTAL_SHARDS to be set, too.")
    }
    guard let count = Int(total), count >= 1 else {
      throw RunError(
        "TEST_TOTAL_SHARDS was '\(visible(total))', but expected a whole number from 1 on.")
    }
    guard let index, let position = Int(index), 0..<count ~= position else {
      throw RunError(
        "TEST_SHARD_INDEX was '\(visible(index ?? ""))', but expected a whole number from 0 to "
          + "\(count - 1).")
    }
    return "\(position + 1)/\(count)"
  }

  /// Notifies Bazel that the tests support sharding.
  private func touchStatusFile() throws(RunError) {
    guard let path = variables["TEST_SHARD_STATUS_FILE"] else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0, futimens(descriptor, nil) == 0 else {
      let problem = SystemError(code: errno)
      if descriptor >= 0 { close(descriptor) }
      throw RunError(
        "TEST_SHARD_STATUS_FILE '\(visible(path))' could not be written: \(problem).")
    }
    close(descriptor)
  }
}
#endif

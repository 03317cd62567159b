#if LITMUS_RUNNER
internal import Foundation

/// What Bazel tells a test in the environment, as its test encyclopedia describes it.
struct BazelEnvironment {
  /// The variables that a run keeps, so that going on with it chooses the same tests.
  static let lasting = [
    "TESTBRIDGE_TEST_ONLY", "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "XML_OUTPUT_FILE",
  ]

  /// What this process's environment says of them.
  static var current: [String: String] {
    ProcessInfo.processInfo.environment.filter { lasting.contains($0.key) }
  }

  private let variables: [String: String]

  /// Takes the variables of an environment; an empty one counts as not set.
  init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// Takes over what the command line does not say itself.
  ///
  /// - Parameter arguments: The arguments, which go before the environment.
  /// - Throws: A ``CommandLineError`` if a variable has no sense.
  func complete(_ arguments: inout CommandLineArguments) throws(CommandLineError) {
    // Asked for what it says, the program runs nothing that could be cut or reported.
    guard !arguments.choice.list, arguments.reports.merge.isEmpty else { return }
    if arguments.reports.junit == nil { arguments.reports.junit = variables["XML_OUTPUT_FILE"] }
    if let filter = try filter(), arguments.choice.filter.isEmpty, arguments.choice.only.isEmpty {
      arguments.choice.filter = [filter]
    }
    if let shard = try shard(), arguments.choice.shard == nil { arguments.choice.shard = shard }
    try touchStatusFile()
  }

  /// The filter as `--filter` takes it.
  private func filter() throws(CommandLineError) -> String? {
    let filter = variables["TESTBRIDGE_TEST_ONLY"]
    if let filter { _ = try TestFilter.Pattern(filter, option: "TESTBRIDGE_TEST_ONLY") }
    return filter
  }

  /// The part as `--shard` takes it.
  private func shard() throws(CommandLineError) -> String? {
    let (total, index) = (variables["TEST_TOTAL_SHARDS"], variables["TEST_SHARD_INDEX"])
    guard let total else {
      guard let index else { return nil }
      throw CommandLineError(
        "TEST_SHARD_INDEX was '\(visible(index))', but expected TEST_TOTAL_SHARDS to be set, too.")
    }
    guard let count = Int(total), count >= 1 else {
      throw CommandLineError(
        "TEST_TOTAL_SHARDS was '\(visible(total))', but expected a whole number from 1 on.")
    }
    guard let index, let position = Int(index), 0..<count ~= position else {
      throw CommandLineError(
        "TEST_SHARD_INDEX was '\(visible(index ?? ""))', but expected a whole number from 0 to "
          + "\(count - 1).")
    }
    return "\(position + 1)/\(count)"
  }

  /// Tells Bazel that the tests can be cut into parts.
  private func touchStatusFile() throws(CommandLineError) {
    guard let path = variables["TEST_SHARD_STATUS_FILE"] else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0, futimens(descriptor, nil) == 0 else {
      let problem = FileProblem(code: errno)
      if descriptor >= 0 { close(descriptor) }
      throw CommandLineError(
        "TEST_SHARD_STATUS_FILE '\(visible(path))' could not be written: \(problem).")
    }
    close(descriptor)
  }
}
#endif

#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// The log of a step, in which GitHub executes the lines that are commands.
///
/// While tests run, GitHub executes none: a test may print a line, or have a name, that looks like
/// one.
package final class WorkflowLog: Sendable {
  private struct State {
    /// The token that GitHub waits for; `nil` if it executes commands.
    var token: String?
    var commands: [WorkflowCommand] = []
  }

  private let descriptor: CInt
  private let makeToken: @Sendable () -> String
  private let state = Locked(State())

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - descriptor: The file that it is written to.
  ///   - makeToken: Returns a token that no test can know.
  init(
    descriptor: CInt,
    makeToken: @escaping @Sendable () -> String = {
      "litmus-" + String((0..<32).compactMap { _ in "0123456789abcdef".randomElement() })
    }
  ) {
    self.descriptor = descriptor
    self.makeToken = makeToken
  }

  /// Stops GitHub from executing commands.
  package func stopCommands() {
    let token = makeToken()
    state.withLock { $0.token = token }
    write("::stop-commands::\(token)\n")
  }

  /// Stores commands until tests can no longer print.
  func add(_ commands: [WorkflowCommand]) { state.withLock { $0.commands += commands } }

  /// Lets GitHub execute commands again, and writes the stored ones.
  ///
  /// Without ``stopCommands()`` before, nothing happens.
  package func resumeCommands() {
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    guard let token = ended.token else { return }
    // What was printed last may be half a line.
    write("\n::\(token)::\n" + ended.commands.map { "\($0)\n" }.joined())
  }

  private func write(_ text: String) {
    let writer = FileWriter(descriptor: descriptor, name: "standard output")
    writer.write(text)
    writer.flush()
  }
}
#endif

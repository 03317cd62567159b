#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// The log of a step, whose lines GitHub obeys if they are commands.
///
/// While tests run it obeys none: a test may print a line, or have a name, that looks like one.
final class WorkflowLog: Sendable {
  private struct State {
    /// What GitHub waits for; `nil` if it obeys commands.
    var token: String?
    var commands: [WorkflowCommand] = []
  }

  private let descriptor: CInt
  private let makeToken: @Sendable () -> String
  private let state = Locked(State())

  /// Takes a log.
  ///
  /// - Parameters:
  ///   - descriptor: The file that it is written to.
  ///   - makeToken: Makes a word that no test can know.
  init(
    descriptor: CInt,
    makeToken: @escaping @Sendable () -> String = {
      "litmus-" + String((0..<32).compactMap { _ in "0123456789abcdef".randomElement() })
    }
  ) {
    self.descriptor = descriptor
    self.makeToken = makeToken
  }

  /// Keeps GitHub from obeying what follows.
  func stopCommands() {
    let token = makeToken()
    state.withLock { $0.token = token }
    write("::stop-commands::\(token)\n")
  }

  /// Keeps commands until tests can print no more.
  func add(_ commands: [WorkflowCommand]) { state.withLock { $0.commands += commands } }

  /// Lets GitHub obey again, and writes the commands that were kept.
  ///
  /// Without ``stopCommands()`` before, nothing happens.
  func resumeCommands() {
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

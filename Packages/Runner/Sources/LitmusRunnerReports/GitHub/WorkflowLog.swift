#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

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

  /// Makes the log of the step that this process belongs to; `nil` if there is none.
  ///
  /// - Parameter terminal: Where standard output goes.
  package convenience init?(terminal: Terminal) {
    guard GitHubEnvironment() != nil else { return nil }
    self.init(descriptor: terminal.descriptor)
  }

  /// Stops GitHub from executing commands.
  package func stopCommands() {
    let token = makeToken()
    state.withLock { $0.token = token }
    FileWriter.write("::stop-commands::\(token)\n", to: descriptor)
  }

  /// Stores commands until tests can no longer print.
  func add(_ commands: [WorkflowCommand]) { state.withLock { $0.commands += commands } }

  /// Lets GitHub execute commands again, and writes the stored ones.
  ///
  /// Without ``stopCommands()`` before, nothing happens.
  package func resumeCommands() {
    let ended = state.withLock { exchange(&$0, with: State()) }
    guard let token = ended.token else { return }
    // What was printed last may be half a line.
    FileWriter.write(
      "\n::\(token)::\n" + ended.commands.map { "\($0)\n" }.joined(), to: descriptor)
  }
}

/// A line of a log that GitHub executes, as in `::error file=Cart.swift,line=3::Value was 1`.
struct WorkflowCommand: CustomStringConvertible {
  /// The name of a command.
  enum Name: String {
    case error, warning, notice
  }

  let name: Name
  var file: String?
  var line: Int?
  var column: Int?
  var title: String
  /// The text, which may have several lines.
  var message: String

  var description: String {
    let properties = [
      file.map { "file=\(Self.property($0))" },
      line.map { "line=\($0)" },
      column.map { "col=\($0)" },
      "title=\(Self.property(title))",
    ].compactMap(\.self)
    return "::\(name) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  private static func data(_ text: String) -> String { escape(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String {
    escape(text, ["%", "\r", "\n", ":", ","])
  }

  /// Returns a text with some scalars escaped as in `%0A`; scalars, because CR LF is one character.
  private static func escape(_ text: String, _ escaped: Set<Unicode.Scalar>) -> String {
    text.escaped(unless: { _ in false }) { scalar in
      guard escaped.contains(scalar) else { return nil }
      return "%" + String(scalar.value, radix: 16, uppercase: true).padded(to: 2, with: "0")
    }
  }
}
#endif

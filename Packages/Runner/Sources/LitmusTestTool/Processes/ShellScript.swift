#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports

/// A script of the system's shell, for pipelines of programs such as tar and zstd.
enum ShellScript {
  /// How a script ended.
  struct Result {
    var code: CInt
    var output: String
    /// What it wrote to standard error.
    var errors: String

    /// Whether each program of its pipelines has succeeded.
    var isSuccess: Bool { code == 0 && !errors.contains(ShellScript.mark) }

    /// The first line of the errors.
    var problem: String {
      let lines = errors.split(whereSeparator: \.isNewline)
      return visible(lines.first { $0 != ShellScript.mark }.map(String.init) ?? "exit code \(code)")
    }
  }

  private static let mark = "A program of the pipeline failed"

  /// Returns a part of a pipeline whose failure is not hidden by the success of the last part.
  static func part(_ command: String) -> String { "{ \(command) || echo '\(mark)' >&2; }" }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - arguments: Its arguments, from `$1` on.
  ///   - showsErrors: Whether what it writes to standard error appears there, and is not returned.
  /// - Throws: A ``RunError`` if it cannot be started.
  static func run(
    _ script: String, _ arguments: [String] = [], showsErrors: Bool = false
  ) throws(RunError) -> Result {
    let temporary: TemporaryFolder
    do {
      temporary = try TemporaryFolder()
    } catch {
      throw RunError("\(error).", code: .failed)
    }
    defer { temporary.remove() }
    let output = temporary.path(of: .output)
    let errors = temporary.path(of: .errors)
    let redirection = #"exec > "$1""# + (showsErrors ? "" : #" 2> "$2""#)
    let code = try ForegroundProcess.run(
      ["/bin/sh", "-c", "\(redirection); shift 2\n\(script)", "sh", output, errors] + arguments)
    return Result(code: code, output: text(output), errors: text(errors))
  }

  /// Runs a program.
  ///
  /// - Parameter words: Its name and its arguments.
  /// - Returns: Its exit code and its standard output.
  static func output(of words: [String]) throws(RunError) -> (CInt, String) {
    let result = try run(#"exec "$@""#, words, showsErrors: true)
    return (result.code, result.output)
  }

  private static func text(_ path: String) -> String {
    (try? readFile(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
#endif

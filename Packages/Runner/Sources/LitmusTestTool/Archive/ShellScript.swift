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
  /// - Throws: A ``RunError`` if it cannot be started.
  static func run(_ script: String, _ arguments: [String] = []) throws(RunError) -> Result {
    let temporary: TemporaryFolder
    do {
      temporary = try TemporaryFolder()
    } catch {
      throw RunError("\(error).", code: .failed)
    }
    defer { temporary.remove() }
    let output = temporary.path(of: .output)
    let errors = temporary.path(of: .errors)
    let code = try ForegroundProcess.run(
      [
        "/bin/sh", "-c", #"output=$1 errors=$2; shift 2; exec "$@" > "$output" 2> "$errors""#,
        "sh", output, errors, "/bin/sh", "-c", script, "sh",
      ] + arguments)
    return Result(code: code, output: text(output), errors: text(errors))
  }

  private static func text(_ path: String) -> String {
    (try? readFile(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension ArchiveFormat {
  /// Checks that the programs for archives of this format are installed.
  ///
  /// - Parameter purpose: What they are needed for, as in `make 'tests.tar.zst'`.
  /// - Throws: A ``RunError`` if one is not.
  func checkPrograms(_ purpose: String) throws(RunError) {
    for name in ["tar", program, "cksum"].compactMap(\.self) {
      guard try ShellScript.run(#"command -v "$1""#, [name]).code != 0 else { continue }
      let other = name == program ? " or use an archive that ends with .tar," : ""
      throw RunError(
        "\(name) is needed to \(purpose), but it is not installed: install it,\(other) and try "
          + "again.", code: .failed)
    }
  }
}
#endif

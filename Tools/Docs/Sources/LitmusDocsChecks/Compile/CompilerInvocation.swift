import Foundation

/// One run of the compiler over files in a temporary folder.
struct CompilerInvocation: Sendable {
  /// A file of the module.
  struct File: Sendable {
    var name: String
    var text: String
    /// Whether to report the file's errors; other files only provide declarations.
    var isChecked: Bool
  }

  /// The result of a compilation.
  struct Verdict: Sendable {
    var errors: [CompilerError]
    var isSuccess: Bool
    /// The last line of output, for a failure without error messages.
    var lastLine: String
  }

  var compiler: String
  var flags: [String]
  var module: String
  var files: [File]
  var timeLimit: Duration

  /// Compiles up to SIL, so that the errors of control-flow analysis are included.
  func run() async throws -> Verdict {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("litmus-docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
    }
    let process = BoundedProcess(
      compiler, arguments, workingDirectory: folder.path, timeLimit: timeLimit)
    let result = try await process.run()
    let lines = result.output.split(whereSeparator: \.isNewline)
    return Verdict(
      errors: CompilerError.all(in: result.output), isSuccess: result.isSuccess,
      lastLine: String(lines.last ?? "it said nothing"))
  }

  private var arguments: [String] {
    let inputs = files.flatMap { $0.isChecked ? ["-primary-file", $0.name] : [$0.name] }
    let outputs = files.filter(\.isChecked).flatMap { ["-o", $0.name + ".sil"] }
    return ["-frontend", "-emit-sil"] + inputs + outputs
      + ["-module-name", module, "-parse-as-library", "-suppress-warnings"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"] + flags
  }
}

import Foundation

/// One run of the compiler over files that are kept for it alone.
struct CompilerInvocation: Sendable {
  /// A file of the module.
  struct File: Sendable {
    var name: String
    var text: String
    /// Whether its errors are wanted; the others are only looked into.
    var isChecked: Bool
  }

  /// What a compiler said.
  struct Verdict: Sendable {
    var errors: [CompilerError]
    var isSuccess: Bool
    /// What it printed last, for when it fails and names no error.
    var lastLine: String
  }

  var compiler: String
  var flags: [String]
  var module: String
  var files: [File]
  var timeLimit: Duration

  /// Compiles as far as all errors are known, with those that need the flow of control.
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

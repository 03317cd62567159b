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
  struct Compilation: Error {
    var errors: [CompilerError]
    var isSuccess: Bool
    /// The first error, or the last line of output of a failure without error messages.
    var reason: String
  }

  var compiler: String
  var flags: [String]
  var module: String
  var files: [File]
  var timeLimit: Duration

  /// Compiles up to SIL, so that the errors of control-flow analysis are included.
  func run() async throws -> Compilation {
    let inputs = files.flatMap { $0.isChecked ? ["-primary-file", $0.name] : [$0.name] }
    let outputs = files.filter(\.isChecked).flatMap { ["-o", $0.name + ".sil"] }
    return try await inFolder { folder in
      try await compile(["-frontend", "-emit-sil"] + inputs + outputs, in: folder)
    }
  }

  /// Compiles the files, links them with some objects, and runs the program.
  ///
  /// - Parameters:
  ///   - objects: The object files of the modules that the files import.
  ///   - workingDirectory: The folder that the program runs in.
  /// - Returns: The errors of the compiler, or the result of the program.
  func runProgram(
    objects: [String], workingDirectory: String
  ) async throws -> Result<BoundedProcess.Result, Compilation> {
    try await inFolder { folder -> Result<BoundedProcess.Result, Compilation> in
      let compilation = try await compile(
        files.map(\.name) + objects + ["-o", "program", "-Onone"], in: folder)
      guard compilation.isSuccess else { return .failure(compilation) }
      var program = BoundedProcess(
        folder + "/program", [], workingDirectory: workingDirectory, timeLimit: timeLimit)
      // A backtrace takes seconds, and its lines are not those of the document.
      program.environment = ["SWIFT_BACKTRACE": "enable=no"]
      return .success(try await program.run())
    }
  }

  private func compile(_ arguments: [String], in folder: String) async throws -> Compilation {
    let options = [
      "-module-name", module, "-parse-as-library", "-suppress-warnings", "-diagnostic-style",
      "llvm",
      "-no-color-diagnostics",
    ]
    let result = try await BoundedProcess(
      compiler, arguments + options + flags, workingDirectory: folder, timeLimit: timeLimit
    ).run()
    let errors = CompilerError.all(in: result.output)
    let lastLine = result.output.split(whereSeparator: \.isNewline).last.map(String.init)
    return Compilation(
      errors: errors, isSuccess: result.isSuccess,
      reason: errors.first?.message ?? lastLine ?? "it said nothing")
  }

  /// Writes the files into a temporary folder for as long as an operation runs.
  private func inFolder<Value>(
    _ operation: (_ folder: String) async throws -> Value
  ) async throws -> Value {
    try await withTemporaryFolder { folder in
      for file in files {
        try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
      }
      return try await operation(folder.path)
    }
  }
}

/// An error of the compiler.
struct CompilerError: Hashable, Sendable {
  var file: String
  var line: Int
  var message: String

  /// Returns the errors in a compiler's output, in order and without duplicates.
  ///
  /// - Parameter output: Lines such as `README.md:12:5: error: cannot find 'x' in scope`, with
  ///   lines of code and notes between them.
  static func all(in output: String) -> [CompilerError] {
    output.split(whereSeparator: \.isNewline).compactMap { CompilerError($0) }.unique()
  }

  private init?(_ line: Substring) {
    guard let range = line.firstRange(of: ": error: ") else { return nil }
    let location = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    // A path may contain colons; the line and the column are the last two fields.
    guard location.count >= 3, let number = Int(location[location.count - 2]),
      Int(location[location.count - 1]) != nil
    else { return nil }
    file = location.dropLast(2).joined(separator: ":")
    self.line = number
    message = String(line[range.upperBound...])
  }
}

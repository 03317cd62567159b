#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports

/// The code coverage of a run, in the files that `swift test --enable-code-coverage` writes.
struct CodeCoverage: Codable, Equatable, Sendable {
  /// The environment variable that names the file to which a process writes what it has measured.
  static let variable = "LLVM_PROFILE_FILE"

  /// The folder of all files.
  let folder: String
  /// The test executable, which has the code and the places in the source.
  private let binary: String
  /// The package's name.
  private let package: String
  /// Whether processes write while they run, so that one that crashes has written, too.
  var isContinuous = false
  /// What people read; `nil` for nothing.
  var reading: CoverageReading?

  /// Describes the files of a test executable.
  init(of executable: TestExecutable) {
    binary = executable.binary
    let path = executable.path as NSString
    folder = "\(path.deletingLastPathComponent)/codecov"
    let name = (path.lastPathComponent as NSString).deletingPathExtension
    let suffix = "PackageTests"
    package = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  /// Returns whether an executable was built with these options of ``CoverageArguments``: its own variable replaces the default one.
  static func canWriteContinuously(_ binary: String) -> Bool {
    #if os(Linux)
    let script = #""$@" 2>/dev/null | grep -E ' __llvm_profile_counter_bias(_default)?$'"#
    let symbols = (try? ShellScript.run(script, tool("llvm-nm") + [binary]).output) ?? ""
    let addresses = symbols.split(separator: "\n").map { $0.prefix { $0 != " " } }
    return addresses.count == 2 && addresses[0] != addresses[1]
    #else
    true
    #endif
  }

  /// The profiles of all processes, merged.
  var mergedProfile: String { "\(folder)/default.profdata" }

  /// The merged profile as JSON, at the path that `swift test --show-codecov-path` prints.
  var json: String { "\(folder)/\(package).json" }

  /// Returns the value of the variable for processes of a framework: each writes a file of its own,
  /// and so does each process that a test starts.
  func profile(of framework: String) -> String {
    "\(folder)/\(framework)\(isContinuous ? "%c" : "")%m.%p.profraw"
  }

  /// Removes the files of earlier runs.
  func clear() { try? FileManager.default.removeItem(atPath: folder) }

  /// Merges the profiles of all processes, and exports them.
  ///
  /// - Returns: What people read of it; `nil` for nothing.
  /// - Throws: A ``RunError`` if that fails.
  func export() throws -> CoverageReport? {
    let names = Directories.names(in: folder).filter { $0.hasSuffix(".profraw") }.sorted()
    guard !names.isEmpty else {
      throw failure("no process of the tests has written a profile")
    }
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let list = temporary.path(of: .output)
    try ReportFile(path: list).replace(with: names.map { "\(folder)/\($0)\n" }.joined())
    // A process that was killed may have left a profile that is cut off.
    try run(
      [
        "llvm-profdata", "merge", "-sparse", "-failure-mode=all", "-input-files=\(list)",
        "-o", mergedProfile,
      ])
    try run(["llvm-cov", "export", "-instr-profile=\(mergedProfile)", binary], to: json)
    guard let reading else { return nil }
    let lines = temporary.path(of: .events)
    try run(
      ["llvm-cov", "export", "-format=lcov", "-instr-profile=\(mergedProfile)", binary], to: lines)
    return try reading.report(readFile(lines))
  }

  /// Runs one of the toolchain's programs.
  ///
  /// - Parameter output: The file for its output, which otherwise belongs to the errors.
  private func run(_ words: [String], to output: String = "") throws {
    let command = Self.tool(words[0]) + words.dropFirst()
    // Opening /dev/stderr would empty the file that it may be.
    let script = #"[ "$0" ] && exec > "$0" || exec >&2; exec "$@""#
    let code = try ForegroundProcess.run(["/bin/sh", "-c", script, output] + command)
    guard code == 0 else { throw failure("\(words[0]) exited with code \(code)") }
  }

  private func failure(_ problem: String) -> RunError {
    RunError("The code coverage could not be exported: \(problem).", code: .failed)
  }

  /// Returns the words that start a program of Swift's toolchain.
  ///
  /// One of another version may not be able to read the profiles.
  private static func tool(_ name: String) -> [String] {
    #if os(macOS)
    return ["/usr/bin/xcrun", name]
    #else
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let swift = folders.lazy.compactMap { RealPath.resolved("\($0)/swift") }.first
    let path = swift.map { "\(($0 as NSString).deletingLastPathComponent)/\(name)" }
    return [path.flatMap { access($0, X_OK) == 0 ? $0 : nil } ?? name]
    #endif
  }
}
#endif

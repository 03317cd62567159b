#if os(macOS) || os(Linux)
package import Foundation

/// A tool of the package in `Tools`, which is built when it is first used.
///
/// A program of the root package cannot contain the tool itself: what the tool depends on would be
/// built with all tests of the root, and each client would have to fetch it.
package struct ToolLauncher: Sendable {
  /// The name of the tool's product.
  package var tool: String
  /// The folder of the tools' package.
  package var toolsPackage: URL
  /// The folder for its build.
  package var buildFolder: URL
  /// The program that starts the tool, which SwiftPM links again when the compiler has changed.
  package var launcher: URL?
  /// The program that builds packages, and its first arguments.
  package var builder = ["/usr/bin/env", "swift", "build"]
  /// Writes a text to standard error.
  package var write: @Sendable (String) -> Void = {
    FileHandle.standardError.write(Data($0.utf8))
  }
  /// Whether standard error is a terminal, in which the builder shows its progress itself.
  package var hasTerminal = isatty(STDERR_FILENO) == 1
  /// The signals that interrupt the build; nil if they end the process at once.
  var signals: PassedSignals?

  /// The configuration of the build: that of the launcher.
  private var configuration: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }

  /// A file with the path of the tool's program, whose time is that of the last successful build.
  private var stamp: URL { buildFolder.appending(path: "\(tool).built") }

  /// Builds the tool, unless it is up to date, and returns its program.
  ///
  /// - Throws: ``LaunchProblem`` if it cannot be built.
  package func prepare() throws -> String {
    guard let newest = SourceTimes.newest(below: toolsPackage) else {
      throw LaunchProblem(
        "the sources of \(tool) are not in \(toolsPackage.path); start it with 'swift run \(tool)' "
          + "in a package that depends on Litmus")
    }
    let files = FileManager.default
    let built = (try? String(contentsOf: stamp, encoding: .utf8)).flatMap {
      files.isExecutableFile(atPath: $0) ? $0 : nil
    }
    if let built, let time = SourceTimes.time(of: stamp), time >= newest,
      time >= launcher.flatMap(SourceTimes.time) ?? .distantPast
    {
      return built
    }
    write(
      built == nil
        ? "Building \(tool), which has not been built yet: it includes swift-syntax, and takes "
          + "minutes: about two if two cores are idle\n" : "Bringing \(tool) up to date\n")
    // Whatever is changed while it is built is newer.
    let start = Date()
    try files.createDirectory(at: buildFolder, withIntermediateDirectories: true)
    try build()
    let program = try folderOfPrograms() + "/" + tool
    try Data(program.utf8).write(to: stamp)
    try files.setAttributes([.modificationDate: start], ofItemAtPath: stamp.path)
    return program
  }

  /// Returns a process of the builder that reads nothing.
  private func builder(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: builder[0])
    process.arguments =
      builder.dropFirst() + [
        "--package-path", toolsPackage.path, "--scratch-path", buildFolder.path,
        "--configuration", configuration,
      ] + arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func build() throws {
    let process = builder([
      "--product", tool,
      // Nobody edits or debugs it here, and its build takes less time without.
      "--disable-index-store", "-debug-info-format", "none",
    ])
    // Standard output is the tool's own.
    let pipe = Pipe()
    process.standardOutput = hasTerminal ? FileHandle.standardError : pipe
    process.standardError = hasTerminal ? FileHandle.standardError : pipe
    try process.run()
    signals?.passOn(to: process)
    var log = BuildLog(start: .now)
    if !hasTerminal {
      // Otherwise reading would not end.
      try pipe.fileHandleForWriting.close()
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        if let line = log.line(after: data, at: .now) { write(line) }
      }
    }
    process.waitUntilExit()
    signals?.passOn(to: nil)
    guard process.terminationStatus == 0 else {
      write(log.output)
      throw LaunchProblem("'swift build' ended with status \(process.terminationStatus)")
    }
  }

  /// Returns the folder in which the builder puts programs.
  private func folderOfPrograms() throws -> String {
    let process = builder(["--show-bin-path"])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw LaunchProblem(
        "'swift build --show-bin-path' ended with status \(process.terminationStatus)")
    }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// The reason why a tool cannot be started.
package struct LaunchProblem: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }
}
#endif

#if os(macOS) || os(Linux)
import Foundation

extension ToolLauncher {
  /// Replaces this process by the tool, with the same arguments; the tool is built first if need be.
  ///
  /// If it cannot be built, the process exits with status 2.
  ///
  /// - Parameter tool: The name of the tool's product.
  package static func run(_ tool: String) -> Never {
    let launcher = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    // This file is Tools/Launcher/Sources/LitmusToolLauncher/ToolLauncher+Run.swift.
    let toolsPackage = (1...4).reduce(URL(filePath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    var launch = ToolLauncher(
      tool: tool, toolsPackage: toolsPackage,
      buildFolder: launcher.deletingLastPathComponent().appending(path: "litmus-tools"),
      launcher: launcher)
    let signals = PassedSignals()
    launch.signals = signals
    do {
      let program = try launch.prepare()
      signals.end()
      // The tool shows commands that begin as this one was typed.
      var pointers = CommandLine.arguments.map { strdup($0) } + [nil]
      execv(program, &pointers)
      throw LaunchProblem(String(cString: strerror(errno)))
    } catch {
      signals.end()
      launch.write("error: \(tool) cannot be started: \(error)\n")
      exit(2)
    }
  }
}
#endif

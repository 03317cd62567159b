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
    ToolLauncher(
      tool: tool, toolsPackage: toolsPackage,
      buildFolder: launcher.deletingLastPathComponent().appending(path: "litmus-tools"),
      launcher: launcher
    ).run(Array(CommandLine.arguments.dropFirst()))
  }

  private func run(_ arguments: [String]) -> Never {
    do {
      let program = try prepare()
      throw LaunchProblem(Self.replaceProcess(by: program, arguments))
    } catch {
      write("error: \(tool) cannot be started: \(error)\n")
      exit(2)
    }
  }

  /// Replaces this process by a program, and returns the reason if that fails.
  private static func replaceProcess(by program: String, _ arguments: [String]) -> String {
    // The tool shows commands that begin as this one was typed.
    var pointers = (CommandLine.arguments.prefix(1) + arguments).map { strdup($0) } + [nil]
    execv(program, &pointers)
    return String(cString: strerror(errno))
  }
}
#endif

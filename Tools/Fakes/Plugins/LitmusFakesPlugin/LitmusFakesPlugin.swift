import Foundation
import PackagePlugin

/// `swift package litmus-fakes`: runs `litmus-fakes` on the package.
@main
struct LitmusFakesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "litmus-fakes")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["--root", context.package.directoryURL.path] + arguments
    // The command that writes the files, for findings.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["LITMUS_TOOL_PLUGIN": (["litmus-fakes"] + arguments).joined(separator: "\n")]
    ) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("litmus-fakes ended with status \(process.terminationStatus)")
    }
  }
}

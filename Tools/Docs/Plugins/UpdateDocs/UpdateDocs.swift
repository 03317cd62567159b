import Foundation
import PackagePlugin

/// `swift package update-docs`: runs `litmus-docs update` on the package.
@main
struct UpdateDocs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "litmus-docs")
    let process = Process()
    process.executableURL = tool.url
    // The command that updates the documents, for findings.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["LITMUS_TOOL_PLUGIN": (["update-docs"] + arguments).joined(separator: "\n")]
    ) { $1 }
    // Commands that documents show the output of would wait for the same lock, if they are SwiftPM's.
    process.arguments =
      [
        "update", "--root", context.package.directoryURL.path,
        // The package's own build folder is locked by the command that runs this.
        "--scratch-path", context.pluginWorkDirectoryURL.appending(path: "build").path,
      ] + (arguments.contains("--run") ? [] : ["--no-run"]) + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("litmus-docs update ended with status \(process.terminationStatus)")
    }
  }
}

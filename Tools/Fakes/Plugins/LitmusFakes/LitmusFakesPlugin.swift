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
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("litmus-fakes ended with status \(process.terminationStatus)")
    }
  }
}

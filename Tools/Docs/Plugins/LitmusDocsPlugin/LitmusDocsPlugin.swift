import Foundation
import PackagePlugin

/// `swift package litmus-docs`: runs `litmus-docs` on the package, as in `swift package litmus-docs check`.
@main
struct LitmusDocsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    replaceProcess(
      with: try context.tool(named: "litmus-docs").url,
      arguments.prefix(1) + options(for: arguments, in: context) + arguments.dropFirst(),
      command: context.startCommand(for: "litmus-docs") + [""] + arguments,
      variable: "LITMUS_TOOL_PLUGIN")
  }

  /// Returns the options that a plug-in needs in addition to the user's.
  private func options(for arguments: [String], in context: PluginContext) -> [String] {
    guard let command = arguments.first, command != "help", !command.hasPrefix("-") else {
      return []
    }
    let hasRoot = arguments.contains { argument in
      ["--root", "--target-directory", "-t"].contains(String(argument.prefix { $0 != "=" }))
    }
    let root = hasRoot ? [] : ["--root", context.package.directoryURL.path]
    guard ["check", "init", "update"].contains(command) else { return root }
    // The command that runs this has locked the package's own build folder, and commands that documents
    // show the output of would wait for the same lock, if they are SwiftPM's.
    let build = context.pluginWorkDirectoryURL.appending(path: "build").path
    return root + ["--scratch-path", build] + (arguments.contains("--run") ? [] : ["--no-run"])
  }
}

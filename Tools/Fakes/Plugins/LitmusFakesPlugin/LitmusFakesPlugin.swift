import PackagePlugin

/// `swift package litmus-fakes`: runs `litmus-fakes` on the package.
@main
struct LitmusFakesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    replaceProcess(
      with: try context.tool(named: "litmus-fakes").url,
      ["--root", context.package.directoryURL.path] + arguments,
      command: context.startCommand(for: "litmus-fakes") + [""] + arguments,
      variable: "LITMUS_TOOL_PLUGIN")
  }
}

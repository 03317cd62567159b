import PackagePlugin

/// `swift package litmus-fakes`: runs `litmus-fakes` on the package.
@main
struct LitmusFakesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    become(
      try context.tool(named: "litmus-fakes").url,
      ["--root", context.package.directoryURL.path] + arguments,
      telling: context.start("litmus-fakes") + [""] + arguments, in: "LITMUS_TOOL_PLUGIN")
  }
}

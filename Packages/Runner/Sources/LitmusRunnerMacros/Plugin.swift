#if Macros
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

@main struct LitmusRunnerPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TestSuiteMacro.self, TestAttributeMacro.self,
  ]
}
#else
/// An empty program that lets the plugin link when the trait `Macros` is off.
@main struct Disabled {
  static func main() {}
}
#endif

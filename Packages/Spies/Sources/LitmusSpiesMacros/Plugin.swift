#if Macros
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

@main struct LitmusSpiesPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    FakeMacro.self, FakeMembersMacro.self, NoFakeMacro.self,
  ]
}
#else
/// An empty program, so that the plugin links when the trait `Macros` is off.
@main struct Disabled {
  static func main() {}
}
#endif

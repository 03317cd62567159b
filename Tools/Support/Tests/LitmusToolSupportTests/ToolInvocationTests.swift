import LitmusToolSupport
import Testing

@Suite struct `The command with which a tool was started` {
  @Test(
    "is shown as the user typed it, where the program's path is",
    arguments: [
      ("litmus-docs", "litmus-docs"),
      ("/usr/local/bin/litmus-docs", "/usr/local/bin/litmus-docs"),
      (".build/debug/litmus-docs", ".build/debug/litmus-docs"),
      ("/p/.build/arm64/debug/litmus-docs", "/p/.build/arm64/debug/litmus-docs"),
      (".build/arm64-apple-macosx/debug/litmus-docs", "swift run litmus-docs"),
      (".build/arm64-apple-macosx/release/litmus-docs", "swift run -c release litmus-docs"),
      ("../../.build/arm64/debug/litmus-docs", "swift run litmus-docs"),
      ("Tools/.build/arm64/debug/litmus-docs", "swift run --package-path Tools litmus-docs"),
      ("../My App/.build/x/debug/a", "swift run --package-path \"../My App\" a"),
    ])
  func start(path: String, command: String) {
    let invocation = ToolInvocation(processArguments: [path, "check", "docs"])
    #expect(invocation.arguments == ["check", "docs"])
    #expect(invocation.command(["update"]) == "\(command) update")
  }

  @Test func `is that of the plug-in, without the plug-in's own arguments`() {
    let invocation = ToolInvocation(
      processArguments: ["/p/litmus-docs", "check", "--root", "/r", "a b"],
      plugin: "swift\npackage\n--package-path\n/my p\nlitmus-docs\n\ncheck\na b\n")
    #expect(invocation.arguments == ["check", "a b", ""])
    #expect(
      invocation.command(invocation.arguments)
        == "swift package --package-path \"/my p\" litmus-docs check \"a b\" \"\"")
    let plain = ToolInvocation(processArguments: ["/p/litmus-docs"], plugin: "a\nlitmus-docs\n")
    #expect(plain.arguments == [])
  }

  @Test func `quotes what a shell would not read as it is`() {
    let invocation = ToolInvocation(processArguments: ["tool"])
    #expect(
      invocation.command(["--a=b.c", "*.md", "", "é", "a\"$b`\\", "a;b"])
        == #"tool --a=b.c "*.md" "" é "a\"\$b\`\\" "a;b""#)
  }
}

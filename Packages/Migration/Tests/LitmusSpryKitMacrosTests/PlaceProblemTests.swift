// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import SwiftDiagnostics
import Testing

@Suite struct `What the macros say about the location of a member` {
  @Test(arguments: ["", "protocol Store {", "func f() {"])
  func `a function must be a member of a type`(head: String) {
    let lines = head.isEmpty ? 1 : 2
    func inPlace(_ text: String) -> String { head.isEmpty ? text : "\(head)\n\(text)\n}" }
    assertProblem(
      inPlace("@SpryableFunc func load()"),
      expansion: inPlace("func load() {\n  fatalError()\n}"),
      id: "notAMember",
      "'@SpryableFunc' can only be attached to a member of a class, an actor or a struct",
      at: (lines, 1), fixIts: ["Remove '@SpryableFunc'"], fixed: [inPlace("func load()")])
  }

  @Test func `a property must be a member of a type`() {
    assertProblem(
      "@SpryableVar var name: String",
      expansion: "var name: String {\n  get { fatalError() }\n}",
      id: "notAMember",
      "'@SpryableVar' can only be attached to a member of a class, an actor or a struct",
      at: (1, 1), fixIts: ["Remove '@SpryableVar'"], fixed: ["var name: String"])
  }

  @Test func `a member of an extension has no case`() {
    assertProblem(
      "extension FakeStore {\n  @SpryableFunc func load()\n}",
      expansion: """
        extension FakeStore {
          func load() {
            return self.spryCall("load()", signature: "load()", \
        fileID: "Tests/Fakes.swift", filePath: "Fakes.swift", line: 2, column: 22).answer()
          }
        }
        """,
      id: "memberOfExtension",
      "'@Spryable' does not see this member, because it is in an extension: "
        + "'@SpryableFunc' needs a case in 'Function' that is written by hand",
      at: (2, 3), severity: .warning)
  }

  @Test func `a type that is no fake`() {
    assertProblem(
      "class FakeStore {\n  @SpryableVar(.get) var name: String\n}",
      expansion: """
        class FakeStore {
          var name: String {
            get { fatalError() }
          }
        }
        """,
      id: "notSpryable",
      "'@SpryableVar' needs '@Spryable' on the type, or 'Spryable' in its inheritance clause",
      at: (2, 3))
  }
}
#endif

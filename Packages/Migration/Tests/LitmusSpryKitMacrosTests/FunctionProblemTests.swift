// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import SwiftDiagnostics
import Testing

@Suite struct `What @SpryableFunc says of a function` {
  @Test func `a body is there already`() {
    assertMember(
      "@SpryableFunc func load() -> Int { 1 }",
      expansion: "func load() -> Int {\n    fatalError()\n  }",
      id: "bodyExists", "'@SpryableFunc' writes the body, but there is one already", column: 36,
      fixIts: ["Remove the body", "Remove '@SpryableFunc'"],
      fixed: ["@SpryableFunc func load() -> Int", "func load() -> Int { 1 }"])
    assertMember(
      "@SpryableFunc init() {}",
      expansion: "init() {\n    fatalError()\n  }",
      id: "bodyExists", "'@SpryableFunc' writes the body, but there is one already", column: 24,
      fixIts: ["Remove the body", "Remove '@SpryableFunc'"],
      fixed: ["@SpryableFunc init()", "init() {}"])
  }

  @Test func `an opaque result has a type that is not known`() {
    assertMember(
      "@SpryableFunc func items() -> some Collection<Int>",
      expansion: "func items() -> some Collection<Int> {\n    fatalError()\n  }",
      id: "opaqueResult",
      "'@SpryableFunc' cannot know the type that 'some' stands for: "
        + "write 'any', or name it, as in '@SpryableFunc(as: [Int].self)'",
      column: 33,
      fixIts: ["Replace 'some' with 'any'", "Name the type that 'some' stands for"],
      fixed: [
        "@SpryableFunc func items() -> any Collection<Int>",
        "@SpryableFunc(as: <#Type#>.self) func items() -> some Collection<Int>",
      ])
  }

  @Test func `a convenience initialiser calls another`() {
    assertMember(
      "@SpryableFunc convenience init(id: Int)",
      expansion: "convenience init(id: Int) {\n    fatalError()\n  }",
      id: "convenienceInitializer",
      "'@SpryableFunc' cannot write a convenience initializer, because it must call another one",
      column: 17, fixIts: ["Remove 'convenience'"], fixed: ["@SpryableFunc init(id: Int)"])
  }

  @Test(arguments: ["_: Int", "_ id: Int..."])
  func `an argument cannot be passed on to the superclass`(parameter: String) {
    assertMember(
      "@SpryableFunc override init(\(parameter))",
      expansion: "override init(\(parameter)) {\n    fatalError()\n  }",
      id: "superclassArgument",
      "'@SpryableFunc' cannot pass this argument on to 'super.init', which it must call",
      column: 31)
  }

  @Test func `keywords contradict each other`() {
    assertMember(
      "@SpryableFunc(.asArgument, .asRealClosure) func load()",
      expansion: "func load() {\n    fatalError()\n  }",
      id: "conflictingKeywords", "'.asRealClosure' contradicts '.asArgument'", column: 30,
      fixIts: ["Remove '.asRealClosure'"], fixed: ["@SpryableFunc(.asArgument) func load()"])
  }

  @Test func `a keyword must be written out`() {
    assertMember(
      "@SpryableFunc(keyword) func load()",
      expansion: "func load() {\n    fatalError()\n  }",
      id: "unknownKeyword",
      "'@SpryableFunc' can only read a keyword that is written out, as in '.asArgument'",
      column: 17)
  }

  @Test func `a deinitialiser is not recorded`() {
    assertMember(
      "@SpryableFunc deinit {}",
      expansion: "deinit {\n    fatalError()\n  }",
      id: "notAFunction",
      "'@SpryableFunc' can only be attached to a function, an initializer, or a subscript's accessor",
      column: 3, fixIts: ["Remove '@SpryableFunc'"], fixed: ["deinit {}"])
  }
}

@Suite struct `What @SpryableFunc says of an accessor` {
  @Test func `a body is there already`() {
    assertMember(
      "subscript(key: Int) -> Int { @SpryableFunc get { 1 } }",
      expansion: "subscript(key: Int) -> Int { get {\n    fatalError()\n  }}",
      id: "bodyExists", "'@SpryableFunc' writes the body, but there is one already", column: 32,
      fixIts: ["Remove '@SpryableFunc'"],
      fixed: ["subscript(key: Int) -> Int { get { 1 } }"])
  }

  @Test func `only get and set can be filled`() {
    assertMember(
      "subscript(key: Int) -> Int { @SpryableFunc _read {} }",
      expansion: "subscript(key: Int) -> Int { _read {\n    fatalError()\n  }}",
      id: "unknownAccessor", "'@SpryableFunc' can fill 'get' and 'set', but not '_read'",
      column: 32)
  }

  @Test func `a property has an attribute of its own`() {
    assertMember(
      "var count: Int { @SpryableFunc get {} }",
      expansion: "var count: Int { get {\n    fatalError()\n  }}",
      id: "accessorOfVariable",
      "'@SpryableFunc' cannot fill a property's accessor: attach '@SpryableVar' to the property",
      column: 20, fixIts: ["Remove '@SpryableFunc'"], fixed: ["var count: Int { get {} }"])
  }
}

/// Fails the running test if a member of a fake is not diagnosed and mended as it should be.
private func assertMember(
  _ member: String, expansion: String, id: String, _ message: String, column: Int,
  fixIts: [String] = [], fixed: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  func inFake(_ member: String) -> String { "final class FakeStore: Store {\n  \(member)\n}" }
  assertProblem(
    inFake(member), expansion: inFake(expansion), id: id, message, at: (2, column),
    fixIts: fixIts, fixed: fixed.map(inFake), sourceLocation: sourceLocation)
}
#endif

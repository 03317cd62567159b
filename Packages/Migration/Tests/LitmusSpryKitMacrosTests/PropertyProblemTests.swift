// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import SwiftDiagnostics
import Testing

@Suite struct `What @SpryableVar says of a property` {
  @Test func `a constant cannot be stubbed`() {
    assertProperty(
      "@SpryableVar let name: String", id: "constant",
      "'@SpryableVar' needs a variable, because a constant cannot be stubbed", column: 16,
      fixIts: ["Replace 'let' with 'var'"], fixed: ["@SpryableVar var name: String"])
  }

  @Test func `an initial value is an error`() {
    assertProperty(
      #"@SpryableVar var name: String = "x""#, id: "initialValue",
      "'@SpryableVar' answers with what is stubbed, so that there is no place for an initial value",
      column: 33, fixIts: ["Remove the initial value"], fixed: ["@SpryableVar var name: String"])
  }

  @Test func `accessors are there already`() {
    assertProperty(
      "@SpryableVar var count: Int { 1 }", id: "accessorsExist",
      "'@SpryableVar' writes the accessors, but there are some already", column: 31,
      // The test support applies changes to such a property in the wrong place; the compiler does not.
      fixIts: ["Remove the accessors", "Remove '@SpryableVar'"])
  }

  @Test func `the type is missing`() {
    assertProperty(
      "@SpryableVar var name", id: "missingType", "'@SpryableVar' needs the property's type",
      column: 20, fixIts: ["Add the type"], fixed: ["@SpryableVar var name: <#Type#>"])
  }

  @Test func `an opaque type has one that is not known`() {
    assertProperty(
      "@SpryableVar(.get) var items: some Collection<Int>", id: "opaqueResult",
      "'@SpryableVar' cannot know the type that 'some' stands for: "
        + "write 'any', or name it, as in '@SpryableVar(as: [Int].self)'",
      column: 33, fixIts: ["Replace 'some' with 'any'", "Name the type that 'some' stands for"],
      fixed: [
        "@SpryableVar(.get) var items: any Collection<Int>",
        "@SpryableVar(.get, as: <#Type#>.self) var items: some Collection<Int>",
      ])
  }

  @Test(arguments: ["async", "throws"])
  func `a setter goes with no effects of the getter`(effect: String) {
    assertProperty(
      "@SpryableVar(.set,.\(effect)) var name: String", id: "setterWithEffects",
      "A property with a setter cannot have a getter that is 'async' or 'throws'", column: 16,
      fixIts: ["Remove '.set'"], fixed: ["@SpryableVar(.\(effect)) var name: String"])
  }

  @Test(arguments: ["keyword", ".other"]) func `a keyword must be written out`(keyword: String) {
    assertProperty(
      "@SpryableVar(\(keyword)) var name: String", id: "unknownKeyword",
      "'@SpryableVar' can only read a keyword that is written out, as in '.set'", column: 16)
  }

  @Test func `a tuple is not one property`() {
    assertProperty(
      "@SpryableVar var (a, b): (Int, Int)", id: "notAVariable",
      "'@SpryableVar' can only be attached to a property", column: 3,
      fixIts: ["Remove '@SpryableVar'"], fixed: ["var (a, b): (Int, Int)"])
  }
}

/// Fails the running test if a property of a fake is not diagnosed and mended as it should be.
private func assertProperty(
  _ property: String, id: String, _ message: String, column: Int,
  fixIts: [String] = [], fixed: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  func inFake(_ member: String) -> String { "final class FakeStore: Store {\n  \(member)\n}" }
  let declaration = String(property.drop { $0 != " " }.dropFirst())
  let head = declaration.replacing(#" = "x""#, with: "")
  let expansion = head.contains("{") ? head : "\(head) {\n    get { fatalError() }\n  }"
  assertProblem(
    inFake(property), expansion: inFake(expansion), id: id, message, at: (2, column),
    fixIts: fixIts, fixed: fixed.map(inFake), sourceLocation: sourceLocation)
}
#endif

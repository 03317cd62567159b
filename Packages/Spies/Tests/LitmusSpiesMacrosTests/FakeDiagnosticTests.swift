// The parsers of swift-syntax before 602 do not know `nonisolated` in front of a protocol.
#if Macros && canImport(SwiftSyntax602)
import Testing

@Suite struct `What @Fake cannot do` {
  @Test(arguments: ["struct S {}", "enum E {}", "actor A {}"])
  func `other types`(declaration: String) {
    assertProblem(
      "@Fake \(declaration)", declaration, id: "otherDeclaration",
      "'@Fake' can only be attached to a protocol or a class: declare a protocol with the members "
        + "that are used, and fake it",
      at: 1, fixIts: ["Remove '@Fake'"])
  }

  @Test func `local protocols`() {
    assertProblem(
      "func f() {\n  @Fake protocol P {}\n}", "func f() {\n  protocol P {}\n}",
      id: "localProtocol",
      "'@Fake' cannot be attached to a local protocol, because a fake has extensions: move the "
        + "protocol out of the function", at: 3, line: 2)
  }

  @Test func `protocols of Objective-C`() {
    assertProblem(
      "@Fake @objc protocol P {}", "@objc protocol P {}", id: "objectiveCProtocol",
      "'@Fake' cannot fake an '@objc' protocol, because members of an extension do not implement its "
        + "requirements: write the fake by hand", at: 1)
  }

  @Test func `private protocols within a type`() {
    assertProblem(
      "enum E {\n  @Fake private protocol P {}\n}", "enum E {\n  private protocol P {}\n}",
      id: "privateProtocol",
      "A fake within another type cannot be private, because its conformance is written outside",
      at: 9, line: 2, fixIts: ["Replace 'private' with 'fileprivate'"])
  }

  @Test func `final classes`() {
    assertProblem(
      "@Fake final class C {}", "final class C {}", id: "finalClass",
      "'@Fake' cannot subclass a final class: remove 'final', or fake a protocol with its members",
      at: 7)
  }

  @Test func `generic classes`() {
    assertProblem(
      "@Fake class C<T> {}", "class C<T> {}", id: "genericClass",
      "'@Fake' cannot subclass a generic class: fake a protocol with its members", at: 14)
  }

  @Test(arguments: [("Hashable", "=="), ("Codable, Comparable", "<")])
  func `classes that declare an operator of their own conformance`(type: String, name: String) {
    let body = "static func \(name) (a: C, b: C) -> Bool { true }\n}"
    assertProblem(
      "@Fake class C: \(type) {\n  \(body)", "class C: \(type) {\n  \(body)",
      id: "operatorOfClass",
      "The compiler (6.3.1) finds '\(name)' twice in a class with '@Fake' that it makes conform to a "
        + "protocol: declare the conformance in an extension", at: 15, line: 2)
  }

  @Test func `classes with an initializer that the compiler cannot inherit`() {
    assertProblem(
      "@Fake class C {\n  init<each T>(_ values: repeat each T) {}\n}",
      "class C {\n  init<each T>(_ values: repeat each T) {}\n}", id: "packOfInitializer",
      "'@Fake' cannot subclass a class whose initializer has a parameter pack, because the compiler "
        + "(6.3.1) crashes: write 'convenience', or fake a protocol with its members", at: 7,
      line: 2)
  }

  @Test func `classes whose initializers are all private`() {
    assertProblem(
      "@Fake class C {\n  private init() {}\n  func f() {}\n}",
      "class C {\n  private init() {}\n  func f() {}\n}", id: "privateInitializers",
      "'@Fake' cannot subclass a class whose initializers are all private: make one of them internal, "
        + "or fake a protocol with its members", at: 3, line: 2)
  }

  @Test(arguments: ["flag", #""A B""#, #""""#])
  func `a flag that is not written out, or no condition`(flag: String) {
    assertProblem(
      "@Fake(if: \(flag)) protocol P {}", "protocol P {}", id: "unknownFlag",
      #"'@Fake' needs a flag that is written out, as in '@Fake(if: "DEBUG")', or 'nil' for a fake "#
        + "in every build",
      at: 11)
  }

  @Test func `an associated type that no protocol declares`() {
    assertProblem(
      #"@Fake(associatedTypes: "Element") protocol P: Sendable {}"#, "protocol P: Sendable {}",
      id: "unknownAssociatedType",
      "'P' has no associated type 'Element', and inherits from no protocol with '@Fake' that could "
        + "declare it: remove it", at: 24)
  }

  @Test func `distributed functions`() {
    assertProblem(
      "@Fake protocol P {\n  distributed func f()\n}", "protocol P {\n  distributed func f()\n}",
      id: "distributedFunction",
      "'@Fake' cannot fake a distributed function, because a fake is not a distributed actor: "
        + "declare the function in a protocol of its own without 'distributed'", at: 3, line: 2)
  }

  @Test(arguments: [
    ("AsyncSequence", "makeAsyncIterator"), ("RandomAccessCollection", "startIndex"),
    ("NSCopying", "copy"),
  ])
  func `requirements of Swift's protocols whose types it does not know`(
    type: String, requirement: String
  ) {
    assertProblem(
      "@Fake protocol P: Sendable, \(type) {}", "protocol P: Sendable, \(type) {}",
      id: "requirementOfSwift",
      "'@Fake' cannot implement '\(requirement)' of '\(type)', whose types it does not "
        + "know: repeat the requirement in the protocol, with its types", at: 29)
  }

  @Test func `literals of a protocol that does not repeat the initializer`() {
    assertProblem(
      "@Fake protocol P: ExpressibleByStringLiteral {\n  init(id: Int)\n}",
      "protocol P: ExpressibleByStringLiteral {\n  init(id: Int)\n}", id: "requirementOfSwift",
      "'@Fake' cannot implement 'init(stringLiteral:)' of 'ExpressibleByStringLiteral', whose types "
        + "it does not know: repeat the requirement in the protocol, with its types", at: 19)
  }

  @Test func `associated types within #if`() {
    assertProblem(
      "@Fake protocol P {\n  #if DEBUG\n  associatedtype T\n  #endif\n}",
      "protocol P {\n  #if DEBUG\n  associatedtype T\n  #endif\n}", id: "conditionalType",
      "'@Fake' cannot know whether 'T' exists: declare the associated type outside of '#if'",
      at: 18, line: 3)
  }

  @Test(arguments: [
    ("Q where T.Element == Self", "T.Element == Self", 29), ("Q<Self>", "Q<Self>", 21),
  ])
  func `an associated type that the protocol itself must be part of`(
    type: String, constraint: String, column: Int
  ) {
    assertProblem(
      "@Fake protocol P {\n  associatedtype T: \(type)\n}",
      "protocol P {\n  associatedtype T: \(type)\n}", id: "selfConstraint",
      "'@Fake' cannot write a class with the constraint '\(constraint)', which mentions the class "
        + "itself: write the fake by hand", at: column, line: 2)
  }

  @Test func `an autoclosure whose type is an alias`() {
    assertProblem(
      "@Fake protocol P {\n  func f(_ text: @autoclosure Text)\n}",
      "protocol P {\n  func f(_ text: @autoclosure Text)\n}", id: "unknownAutoclosure",
      "'@Fake' does not know what a closure of the type 'Text' returns: write the type out, as in "
        + "'@autoclosure () -> Int'", at: 31, line: 2)
  }

  @Test func `a closure with a parameter pack`() {
    assertProblem(
      "@Fake protocol P {\n  func f<each T>(_ body: (Int, repeat each T) -> Void)\n}",
      "protocol P {\n  func f<each T>(_ body: (Int, repeat each T) -> Void)\n}",
      id: "packOfClosure",
      "'@Fake' cannot pass on a closure with a parameter pack, which the compiler cannot abstract: "
        + "write a tuple, as in '((repeat each T)) -> Void'", at: 32, line: 2)
  }

  @Test(arguments: [
    ("repeat Box<each T>", "repeat Box<each T>", 28),
    ("(repeat each T)", "repeat each T", 29),
    ("((repeat Box<each T>)) -> Void", "repeat Box<each T>", 30),
  ])
  func `a pack of types that contain each type`(type: String, pack: String, column: Int) {
    assertProblem(
      "@Fake protocol P {\n  func f<each T>(_ values: \(type))\n}",
      "protocol P {\n  func f<each T>(_ values: \(type))\n}", id: "unsupportedPack",
      "'@Fake' cannot pass '\(pack)' on to a stub, because the compiler crashes on such a pack: "
        + "write the fake by hand", at: column, line: 2)
  }
}
#endif

// The parsers of swift-syntax before 602 do not know `nonisolated` in front of a protocol.
#if Macros && canImport(SwiftSyntax602)
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import LitmusSpiesMacros

@Suite struct `What @Fake writes` {
  @Test func `a structure of members, a class and an extension`() {
    assertFake(
      """
      @Fake(if: nil) protocol Store {
        func load(_ name: String) throws -> Int
      }
      """,
      #"""
      protocol Store {
        func load(_ name: String) throws -> Int
      }

      nonisolated struct StoreFakeMembers<_Fake: Store, _Role> {
        let _source: LitmusFakes.FakeSource
        init(_ source: LitmusFakes.FakeSource) { _source = source }
        final class _loadCalls: LitmusFakes.FakeCall<_Role, LitmusFakes.FakeSync, (name: String, ()), (String) throws -> Int, Int, any Swift.Error> {
          func callAsFunction(_ name: ArgumentMatch<String>) -> Self { self.matching([name.condition]) }
          @_disfavoredOverload func callAsFunction(_ name: String) -> Self { self.matching([.value(name)]) }
        }
        var load: _loadCalls { _loadCalls("load(_:)", of: _source) { try (name: $0.argument(0), ()) } }
        typealias _Static = LitmusFakes.FakeNoStaticMembers<StoreFakeMembers>
      }
      nonisolated final class FakeStore: Store, nonisolated InitializableFake, Sendable {
        nonisolated let spyRecord = SpyRecord()
        nonisolated init() {}
        nonisolated init(_spyFake void: Void) {}
        nonisolated init(wrapping real: any Store) { spyRecord.wrap(real) }
        nonisolated var when: StoreFakeMembers<FakeStore, LitmusFakes.FakeStubbing> { StoreFakeMembers<FakeStore, LitmusFakes.FakeStubbing>(LitmusFakes.FakeSource(self)) }
        nonisolated var calls: StoreFakeMembers<FakeStore, LitmusFakes.FakeVerifying> { StoreFakeMembers<FakeStore, LitmusFakes.FakeVerifying>(LitmusFakes.FakeSource(self)) }
        nonisolated struct Function: StringRepresentable {
          let rawValue: Swift.String
          init(rawValue: Swift.String) { self.rawValue = rawValue }
          static var loadWithName: Self { .init(rawValue: "load(_:)") }
          static var load: Self { .init(rawValue: "load(_:)") }
        }
      }

      extension Store where Self: GeneratedFake {
      func load(_ name: String) throws -> Int {
        let _call: LitmusFakes.FakeReceivedCall<(String) throws -> Int, Int> = self.spyCall("load(_:)", fileID: "Tests/Fakes.swift", filePath: "Fakes.swift", line: 2, column: 8) { $0.append(value: name) }
        if let _body = _call.body { return try _body(name) }
        if let _real = _call.real(as: (any Store).self) { return try _real.load(name) }
        return try _call.answer(throwing: (any Swift.Error).self)
      }
      }
      """#)
  }

  @Test func `own members beside the inherited ones, whose names they may have`() {
    assertFake(
      """
      @Fake(if: nil) protocol Child: Parent {
        var size: Int { get }
      }
      """,
      #"""
      protocol Child: Parent {
        var size: Int { get }
      }

      @dynamicMemberLookup
      nonisolated struct ChildFakeMembers<_Fake: Child, _Role> {
        let _source: LitmusFakes.FakeSource
        init(_ source: LitmusFakes.FakeSource) { _source = source }
        subscript<Member>(dynamicMember path: KeyPath<_Own, Member>) -> Member { _Own(_source)[keyPath: path] }
        @_disfavoredOverload subscript<Member>(dynamicMember path: KeyPath<ParentFakeMembers<_Fake, _Role>, Member>) -> Member { ParentFakeMembers<_Fake, _Role>(_source)[keyPath: path] }
        nonisolated struct _Own {
          let _source: LitmusFakes.FakeSource
          init(_ source: LitmusFakes.FakeSource) { _source = source }
          var size: LitmusFakes.FakeProperty<_Role, LitmusFakes.FakeSync, () -> Int, Int, Swift.Never> { .init("size", of: _source) }
        }
        @dynamicMemberLookup
        nonisolated struct _Static {
          let _source: LitmusFakes.FakeSource
          init(_ source: LitmusFakes.FakeSource) { _source = source }
          subscript<Member>(dynamicMember path: KeyPath<ParentFakeMembers<_Fake, _Role>._Static, Member>) -> Member { ParentFakeMembers<_Fake, _Role>._Static(_source)[keyPath: path] }
        }
      }
      nonisolated final class FakeChild: Child, nonisolated InitializableFake, Sendable {
        nonisolated let spyRecord = SpyRecord()
        nonisolated init() {}
        nonisolated init(_spyFake void: Void) {}
        nonisolated init(wrapping real: any Child) { spyRecord.wrap(real) }
        nonisolated var when: ChildFakeMembers<FakeChild, LitmusFakes.FakeStubbing> { ChildFakeMembers<FakeChild, LitmusFakes.FakeStubbing>(LitmusFakes.FakeSource(self)) }
        nonisolated static var when: ChildFakeMembers<FakeChild, LitmusFakes.FakeStubbing>._Static { ChildFakeMembers<FakeChild, LitmusFakes.FakeStubbing>._Static(LitmusFakes.FakeSource(FakeChild.self)) }
        nonisolated var calls: ChildFakeMembers<FakeChild, LitmusFakes.FakeVerifying> { ChildFakeMembers<FakeChild, LitmusFakes.FakeVerifying>(LitmusFakes.FakeSource(self)) }
        nonisolated static var calls: ChildFakeMembers<FakeChild, LitmusFakes.FakeVerifying>._Static { ChildFakeMembers<FakeChild, LitmusFakes.FakeVerifying>._Static(LitmusFakes.FakeSource(FakeChild.self)) }
        nonisolated struct Function: StringRepresentable {
          let rawValue: Swift.String
          init(rawValue: Swift.String) { self.rawValue = rawValue }
          static var size: Self { .init(rawValue: "size") }
        }
      }

      extension Child where Self: GeneratedFake {
      var size: Int {
        get {
          let _call: LitmusFakes.FakeReceivedCall<() -> Int, Int> = self.spyCall("size", fileID: "Tests/Fakes.swift", filePath: "Fakes.swift", line: 2, column: 7)
          if let _body = _call.body { return _body() }
          if let _real = _call.real(as: (any Child).self) { return _real.size }
          return _call.answer()
        }
        set { self.spyStore(newValue as Int, for: "size") }
      }
      }
      """#)
  }
}

@Suite struct `What @Fake cannot do` {
  @Test(arguments: ["struct S {}", "enum E {}", "actor A {}"])
  func `other types`(declaration: String) {
    assertFakeProblem(
      "@Fake \(declaration)", declaration, id: "fakeOfOther",
      "'@Fake' can only be attached to a protocol or a class: declare a protocol with the members "
        + "that are used, and fake it",
      at: 1, fixIts: ["Remove '@Fake'"])
  }

  @Test func `final and generic classes`() {
    assertFakeProblem(
      "@Fake final class C {}", "final class C {}", id: "fakeOfFinal",
      "'@Fake' cannot subclass a final class: remove 'final', or fake a protocol with its members",
      at: 7)
    assertFakeProblem(
      "@Fake class C<T> {}", "class C<T> {}", id: "fakeOfGenericClass",
      "'@Fake' cannot subclass a generic class: fake a protocol with its members", at: 14)
  }

  @Test(arguments: ["flag", #""A B""#, #""""#])
  func `a flag that is not written out, or no condition`(flag: String) {
    assertFakeProblem(
      "@Fake(if: \(flag)) protocol P {}", "protocol P {}", id: "fakeFlag",
      #"'@Fake' needs a flag that is written out, as in '@Fake(if: "DEBUG")', or 'nil' for a fake "#
        + "in every build",
      at: 11)
  }

  @Test func `requirements of Swift's protocols whose types it does not know`() {
    assertFakeProblem(
      "@Fake protocol P: Sendable, AsyncSequence {}", "protocol P: Sendable, AsyncSequence {}",
      id: "fakeOfRequirement",
      "'@Fake' cannot implement 'makeAsyncIterator' of 'AsyncSequence', whose types it does not "
        + "know: repeat the requirement in the protocol, with its types", at: 29)
  }

  @Test func `literals of a protocol that does not repeat the initializer`() {
    assertFakeProblem(
      "@Fake protocol P: ExpressibleByStringLiteral {\n  init(id: Int)\n}",
      "protocol P: ExpressibleByStringLiteral {\n  init(id: Int)\n}", id: "fakeOfRequirement",
      "'@Fake' cannot implement 'init(stringLiteral:)' of 'ExpressibleByStringLiteral', whose types "
        + "it does not know: repeat the requirement in the protocol, with its types", at: 19)
  }

  @Test func `associated types within #if`() {
    assertFakeProblem(
      "@Fake protocol P {\n  #if DEBUG\n  associatedtype T\n  #endif\n}",
      "protocol P {\n  #if DEBUG\n  associatedtype T\n  #endif\n}", id: "fakeOfConditionalType",
      "'@Fake' cannot know whether 'T' exists: declare the associated type outside of '#if'",
      at: 18, line: 3)
  }

  @Test func `an associated type that the protocol itself must be part of`() {
    assertFakeProblem(
      "@Fake protocol P {\n  associatedtype T: Q where T.Element == Self\n}",
      "protocol P {\n  associatedtype T: Q where T.Element == Self\n}", id: "fakeOfSelfConstraint",
      "'@Fake' cannot write a class with the constraint 'T.Element == Self', which mentions the class "
        + "itself: write the fake with '@Spryable'", at: 29, line: 2)
  }

  @Test func `an autoclosure whose type is an alias`() {
    assertFakeProblem(
      "@Fake protocol P {\n  func f(_ text: @autoclosure Text)\n}",
      "protocol P {\n  func f(_ text: @autoclosure Text)\n}", id: "fakeOfAutoclosure",
      "'@Fake' does not know what a closure of the type 'Text' returns: write the type out, as in "
        + "'@autoclosure () -> Int'", at: 31, line: 2)
  }

  @Test func `a closure with a parameter pack`() {
    assertFakeProblem(
      "@Fake protocol P {\n  func f<each T>(_ body: (Int, repeat each T) -> Void)\n}",
      "protocol P {\n  func f<each T>(_ body: (Int, repeat each T) -> Void)\n}",
      id: "fakeOfPackClosure",
      "'@Fake' cannot pass on a closure with a parameter pack, which the compiler cannot abstract: "
        + "write a tuple, as in '((repeat each T)) -> Void'", at: 32, line: 2)
  }

  @Test(arguments: [
    ("repeat Box<each T>", "repeat Box<each T>", 27),
    ("(repeat each T)", "repeat each T", 28),
    ("((repeat Box<each T>)) -> Void", "repeat Box<each T>", 29),
  ])
  func `a pack of types that contain each type`(type: String, pack: String, column: Int) {
    assertFakeProblem(
      "@Fake protocol P {\n  func f<each T>(_ values: \(type))\n}",
      "protocol P {\n  func f<each T>(_ values: \(type))\n}", id: "fakeOfPack",
      "'@Fake' cannot pass '\(pack)' on to a stub, because the compiler crashes on such a pack: "
        + "write the fake with '@Spryable'", at: column + 1, line: 2)
  }

  @Test func `local protocols`() {
    assertFakeProblem(
      "func f() {\n  @Fake protocol P {}\n}", "func f() {\n  protocol P {}\n}", id: "localFake",
      "'@Fake' cannot be attached to a local protocol, because a fake has extensions: move the "
        + "protocol out of the function", at: 3, line: 2)
  }

  @Test func `distributed functions`() {
    assertFakeProblem(
      "@Fake protocol P {\n  distributed func f()\n}", "protocol P {\n  distributed func f()\n}",
      id: "fakeOfDistributed",
      "'@Fake' cannot fake a distributed function, because a fake is not a distributed actor: "
        + "declare the function in a protocol of its own without 'distributed'", at: 3, line: 2)
  }
}

private func assertFakeProblem(
  _ source: String, _ expansion: String, id: String, _ message: String, at column: Int,
  line: Int = 1, fixIts: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertFake(
    source, expansion,
    diagnostics: [
      DiagnosticSpec(
        id: MessageID(domain: "LitmusSpies", id: id), message: message, line: line, column: column,
        fixIts: fixIts.map { FixItSpec(message: $0) })
    ], sourceLocation: sourceLocation)
}

private func assertFake(
  _ source: String, _ expansion: String, diagnostics: [DiagnosticSpec] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expansion, diagnostics: diagnostics,
    macroSpecs: ["Fake": MacroSpec(type: FakeMacro.self)],
    testModuleName: "Tests", testFileName: "Fakes.swift", indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) })
}
#endif

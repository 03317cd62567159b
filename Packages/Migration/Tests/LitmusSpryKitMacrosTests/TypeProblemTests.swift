// The parsers of swift-syntax before 602 do not know `nonisolated` in front of a protocol.
#if Macros && canImport(SwiftSyntax602)
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct `What @Spryable says of a type` {
  @Test func `an enum is no fake`() {
    assertProblem(
      "@Spryable enum FakeStore {}",
      expansion: "enum FakeStore {}",
      id: "notAFake",
      "'@Spryable' can only be attached to a class, an actor or a struct, because a fake has a record",
      at: (1, 1), fixIts: ["Replace 'enum' with 'struct'"],
      fixed: ["@Spryable struct FakeStore {}"])
  }

  @Test func `a protocol is no fake`() {
    assertProblem(
      "@Spryable protocol Store {}",
      expansion: "protocol Store {}",
      id: "notAFake",
      "'@Spryable' can only be attached to a class, an actor or a struct, because a fake has a record",
      at: (1, 1))
  }

  @Test func `a private type within another cannot be extended`() {
    assertProblem(
      """
      enum Outer {
        @Spryable
        private final class FakeStore {
        }
      }
      """,
      expansion: """
        enum Outer {
          private final class FakeStore {
          }
        }
        """,
      id: "privateFake",
      "A fake within another type cannot be private, because its conformance is written outside",
      at: (3, 3), fixIts: ["Replace 'private' with 'fileprivate'"],
      fixed: [
        """
        enum Outer {
          @Spryable
          fileprivate final class FakeStore {
          }
        }
        """
      ])
  }

  @Test func `a subclass of a fake`() {
    assertProblem(
      "@Spryable class FakeShop: FakeStore {}",
      expansion: "class FakeShop: FakeStore {}",
      conformances: [],
      id: "subclassOfFake",
      "'@Spryable' cannot be attached to a subclass of a fake, whose record and cases it has: "
        + "override members of the fake, or write 'Spryable' after a protocol that inherits from it",
      at: (1, 1))
  }

  @Test func `a type that says itself that it is a fake`() {
    assertExpansion(
      "@Spryable class FakeShop: Shop, Spryable {}",
      """
      class FakeShop: Shop, Spryable {

        nonisolated let spyRecord = SpyRecord()
      }
      """,
      conformances: [])
  }

  @Test func `an enumeration in a type with a parameter pack`() {
    let message = { (name: String) in
      "A type with a parameter pack cannot hold the enumeration of its members: "
        + "declare it outside, and add 'typealias \(name) = …' here"
    }
    assertExpansion(
      """
      @Spryable
      final class FakeStore<Key, each Value> {
        func load() { recordCall() }
        static func make() { recordCall() }
      }
      """,
      """
      final class FakeStore<Key, each Value> {
        func load() { recordCall() }
        static func make() { recordCall() }

        nonisolated let spyRecord = SpyRecord()
      }

      extension FakeStore: nonisolated Spryable {}
      """,
      diagnostics: ["Function", "ClassFunction"].map {
        DiagnosticSpec(
          id: MessageID(domain: "LitmusSpryKit", id: "typePack"), message: message($0), line: 2,
          column: 28)
      })
  }

  @Test func `a type with a parameter pack whose enumeration is outside`() {
    assertExpansion(
      """
      @Spryable
      final class FakeStore<each Value> {
        typealias Function = FakeStoreFunction
        func load() { recordCall() }
      }
      """,
      """
      final class FakeStore<each Value> {
        typealias Function = FakeStoreFunction
        func load() { recordCall() }

        nonisolated let spyRecord = SpyRecord()
      }

      extension FakeStore: nonisolated Spryable {}
      """)
  }

  @Test func `a function without body and attribute`() {
    assertProblem(
      """
      @Spryable
      final class FakeStore {
        // Saves.
        private func save(_ name: String)
      }
      """,
      expansion: """
        final class FakeStore {
          // Saves.
          private func save(_ name: String)

          nonisolated let spyRecord = SpyRecord()
        }

        extension FakeStore: nonisolated Spryable {}
        """,
      id: "missingAttribute",
      "'save(_:)' has no body: to have one written, add '@SpryableFunc'",
      at: (4, 16), fixIts: ["Add '@SpryableFunc'"],
      fixed: [
        """
        @Spryable
        final class FakeStore {
          // Saves.
          @SpryableFunc private func save(_ name: String)
        }
        """
      ])
  }
}
#endif

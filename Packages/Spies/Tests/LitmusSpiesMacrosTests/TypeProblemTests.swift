// The parsers of swift-syntax before 602 do not know `nonisolated` in front of a protocol.
#if Macros && canImport(SwiftSyntax602)
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

// The parsers of swift-syntax before 602 do not know `nonisolated` in front of a protocol.
#if Macros && canImport(SwiftSyntax602)
import Testing

@Suite struct `What @Spryable writes` {
  @Test func `a record and the conformance`() {
    assertExpansion(
      """
      @Spryable
      final class FakeUserService: UserService {
        private func currentUser() {}
        private var ownName = ""
        init() {}
      }
      """,
      """
      final class FakeUserService: UserService {
        private func currentUser() {}
        private var ownName = ""
        init() {}

        nonisolated let spyRecord = SpyRecord()
      }

      extension FakeUserService: nonisolated Spryable {}
      """)
  }

  @Test func `a case for each member, as SpryKit has it`() {
    assertExpansion(
      """
      @Spryable
      final class FakeUserService: UserService {
        var stored = 0
        func helper() {}
        func load() { recordCall() }
        func load(id: Int) {}
        fileprivate func hidden() {}
      }
      """,
      """
      final class FakeUserService: UserService {
        var stored = 0
        func helper() {}
        func load() { recordCall() }
        func load(id: Int) {}
        fileprivate func hidden() {}

        nonisolated let spyRecord = SpyRecord()

        nonisolated enum Function: String, StringRepresentable {
          case stored
          case helper = "helper()"
          case load = "load()"
        }
      }

      extension FakeUserService: nonisolated Spryable {}
      """)
  }

  @Test(arguments: [
    ("public", "public "), ("open", "public "), ("package", "package "), ("private", ""),
  ])
  func `the access level of the type`(modifier: String, access: String) {
    assertExpansion(
      """
      @available(macOS 15, *) @Spryable \(modifier) class FakeStore {
        func load(id: Int) { recordCall() }
        static func make() { recordCall() }
      }
      """,
      """
      @available(macOS 15, *) \(modifier) class FakeStore {
        func load(id: Int) { recordCall() }
        static func make() { recordCall() }

        \(access)nonisolated let spyRecord = SpyRecord()

        \(access)nonisolated enum Function: String, StringRepresentable {
          case loadWithId = "load(id:)"
          \(access)static var load: Self { .loadWithId }
        }

        \(access)nonisolated enum ClassFunction: String, StringRepresentable {
          case make = "make()"
        }
      }

      @available(macOS 15, *) extension FakeStore: nonisolated Spryable {}
      """)
  }

  @Test func `the access level of the extension that a type is in`() {
    assertExpansion(
      """
      public extension Space {
        @Spryable final class FakeStore: Spryable {
          init() {}
        }
      }
      """,
      """
      public extension Space {
        final class FakeStore: Spryable {
          init() {}

          public nonisolated let spyRecord = SpyRecord()
        }
      }
      """, conformances: [])
  }

  @Test(arguments: [
    "spryify", "spryifyThrows", "spryifyAsync", "spryifyAsyncThrows",
    "stubbedValue", "stubbedValueThrows", "stubbedValueAsync", "stubbedValueAsyncThrows",
    "recordCall",
  ])
  func `a case for what records by hand`(recorder: String) {
    assertCases("func load() { \(recorder)() }", #"case load = "load()""#)
  }

  @Test func `nothing that the type declares itself`() {
    assertExpansion(
      """
      @Spryable
      actor FakeStore {
        nonisolated let spyRecord = SpyRecord(), other = 1
        enum Function: String, StringRepresentable {
          case load = "load()"
        }
        typealias ClassFunction = Function
        func load() { recordCall() }
        static func load() { recordCall() }
      }
      """,
      """
      actor FakeStore {
        nonisolated let spyRecord = SpyRecord(), other = 1
        enum Function: String, StringRepresentable {
          case load = "load()"
        }
        typealias ClassFunction = Function
        func load() { recordCall() }
        static func load() { recordCall() }
      }

      extension FakeStore: nonisolated Spryable {}
      """)
  }
}
#endif

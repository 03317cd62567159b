// The test support of swift-syntax 600 does not say where tokens stand; the compiler does.
#if Macros && canImport(SwiftSyntax601)
import Testing

@Suite struct `@TestSuite writes` {
  @Test func `a statement for each test, with its location and its effects`() {
    assertExpansion(
      """
      @TestSuite
      struct CartTests {
        func testAdds() {}
        mutating func testThrows() throws {}
        func testLoads() async {}
        func testLoadsAndThrows() async throws {}
        func `test in plain words`() -> Void {}
        func testDefault(count: Int = 1) {}
        func helper() {}
        private func testHelper() {}
        fileprivate func testOther() {}
        @available(*, unavailable) func testNothing() {}
        var testData = 1
      }
      """,
      """
      struct CartTests {
        func testAdds() {}
        mutating func testThrows() throws {}
        func testLoads() async {}
        func testLoadsAndThrows() async throws {}
        func `test in plain words`() -> Void {}
        func testDefault(count: Int = 1) {}
        func helper() {}
        private func testHelper() {}
        fileprivate func testOther() {}
        @available(*, unavailable) func testNothing() {}
        var testData = 1

        private nonisolated final class __macro_local_9tests_2_8fMu_: LitmusRunner.ListedSuite {
          @MainActor static var tests: LitmusRunner.TestList<CartTests> {
            var __list = LitmusRunner.TestList<CartTests>(line: 2, make: { CartTests() })
            __list.add("testAdds", line: 3) { $0.testAdds() }
            __list.add("testThrows", line: 4) { try $0.testThrows() }
            __list.add("testLoads", line: 5) { await $0.testLoads() }
            __list.add("testLoadsAndThrows", line: 6) { try await $0.testLoadsAndThrows() }
            __list.add("test in plain words", line: 7) { $0.`test in plain words`() }
            __list.add("testDefault", line: 8) { $0.testDefault() }
            return __list
          }
        }
      }
      """)
  }

  @Test func `an extension of a type of a global actor, with arguments, tags and conditions`() {
    assertExpansion(
      """
      @TestSuite(tags: "cart", "quick")
      @OwnActor extension CartTests {
        nonisolated func testAdds() {}
        func testHere() {}
        @MainActor func testMain() async throws {}
        @TestTags("a", "b") @TestArguments(Self.values) func testEach(of value: Int) {}
        @TestArguments([1]) func testOne(_ value: Int) {}
        #if os(Linux)
        func testPlatform() {}
        #elseif DEBUG && !os(macOS)
        @available(macOS 15, iOS 18, *) @available(*, deprecated) func testPlatform() {}
        #else
        #endif
      }
      """,
      """
      @OwnActor extension CartTests {
        nonisolated func testAdds() {}
        func testHere() {}
        @MainActor func testMain() async throws {}
        func testEach(of value: Int) {}
        func testOne(_ value: Int) {}
        #if os(Linux)
        func testPlatform() {}
        #elseif DEBUG && !os(macOS)
        @available(macOS 15, iOS 18, *) @available(*, deprecated) func testPlatform() {}
        #else
        #endif
      }

      private nonisolated final class __macro_local_10tests_2_21fMu_: LitmusRunner.ListedSuite {
        @MainActor @available(*, deprecated) static var tests: LitmusRunner.TestList<CartTests> {
          var __list = LitmusRunner.TestList<CartTests>(tags: ["cart", "quick"], line: 2, make: {
            let make: () async throws -> CartTests = CartTests.init
            return try await make()
          })
          __list.add("testAdds", line: 3) { $0.testAdds() }
          __list.add("testHere", line: 4) { await $0.testHere() }
          __list.add("testMain", line: 5, mainActorBody: { try await $0.testMain() })
          __list.add("testEach", arguments: CartTests.values, tags: ["a", "b"], line: 6) { await $0.testEach(of: $1) }
          __list.add("testOne", arguments: [1], line: 7) { await $0.testOne($1) }
      #if os(Linux)
          __list.add("testPlatform", line: 9) { await $0.testPlatform() }
      #elseif DEBUG && !os(macOS)
          if #available(macOS 15, iOS 18, *) {
            __list.add("testPlatform", line: 11) { await $0.testPlatform() }
          }
      #else
      #endif
          return __list
        }
      }
      """)
  }

  @Test func `time limits of the suite and of tests, with and without tags`() {
    assertExpansion(
      """
      @TestSuite(tags: "cart", "quick", timeLimit: .seconds(5))
      struct CartTests {
        @TestTimeLimit(Self.limit * 2) func testAdds() {}
        @TestTags("a") @TestTimeLimit(.seconds(1)) @TestArguments([1]) func testOne(_ value: Int) {}
      }
      """,
      """
      struct CartTests {
        func testAdds() {}
        func testOne(_ value: Int) {}

        private nonisolated final class __macro_local_9tests_2_8fMu_: LitmusRunner.ListedSuite {
          @MainActor static var tests: LitmusRunner.TestList<CartTests> {
            var __list = LitmusRunner.TestList<CartTests>(tags: ["cart", "quick"], \
      timeLimit: .seconds(5), line: 2, make: { CartTests() })
            __list.add("testAdds", timeLimit: CartTests.limit * 2, line: 3) { $0.testAdds() }
            __list.add("testOne", arguments: [1], tags: ["a"], timeLimit: .seconds(1), line: 4) \
      { $0.testOne($1) }
            return __list
          }
        }
      }
      """)
  }

  @Test(arguments: ["var cart: Int?", "var cart: Int!", "var cart, other: Int?"])
  func `a struct with variables that are nil at first`(declaration: String) {
    assertExpansion(
      "@TestSuite struct CartTests {\n  \(declaration)\n  func testAdds() {}\n}",
      """
      struct CartTests {
        \(declaration)
        func testAdds() {}

        private nonisolated final class __macro_local_10tests_1_19fMu_: LitmusRunner.ListedSuite {
          @MainActor static var tests: LitmusRunner.TestList<CartTests> {
            var __list = LitmusRunner.TestList<CartTests>(line: 1, make: { CartTests() })
            __list.add("testAdds", line: 3) { $0.testAdds() }
            return __list
          }
        }
      }
      """)
  }

  @Test func `a time limit of a suite without tags`() {
    assertExpansion(
      "@TestSuite(timeLimit: .seconds(5))\nstruct CartTests {\n  func testAdds() {}\n}",
      """
      struct CartTests {
        func testAdds() {}

        private nonisolated final class __macro_local_9tests_2_8fMu_: LitmusRunner.ListedSuite {
          @MainActor static var tests: LitmusRunner.TestList<CartTests> {
            var __list = LitmusRunner.TestList<CartTests>(timeLimit: .seconds(5), line: 2, \
      make: { CartTests() })
            __list.add("testAdds", line: 3) { $0.testAdds() }
            return __list
          }
        }
      }
      """)
  }

  @Test(arguments: [
    ("struct", "init() {}", "{ CartTests() }"),
    ("struct", "init() throws {}", "{ try CartTests() }"),
    ("struct", "init() async {}", "{ await CartTests() }"),
    ("struct", "init(count: Int) {}; init(_ count: Int = 0) {}", "{ CartTests() }"),
    ("struct", "@OwnActor init() {}", "{ await CartTests() }"),
    ("struct", "#if os(Linux)\n  init() throws {}\n  #endif", "{ try CartTests() }"),
    (
      "struct", "var count: Int?; var size: Int { 1 }; static let text: String", "{ CartTests() }"
    ),
    ("struct", "@Flag var flag: Bool; lazy var text = 1; let (a, b) = (1, 2)", "{ CartTests() }"),
    (
      "class ", "convenience init(count: Int) {}",
      """
      {
              let make: @MainActor () throws -> CartTests = CartTests.init
              return try make()
            }
      """
    ),
    ("actor ", "init() async throws {}", "{ try await CartTests() }"),
    ("actor ", "init() {}", "{ CartTests() }"),
    ("actor ", "let count = 0", "{ CartTests() }"),
    ("@OwnActor struct", "init() {}", "{ await CartTests() }"),
    ("@OwnActor struct", "nonisolated init() {}", "{ CartTests() }"),
    ("@MainActor struct", "init() {}", "{ CartTests() }"),
  ])
  func `the creation of an instance by the suite's initializer`(
    kind: String, member: String, make: String
  ) {
    let mustWait = kind.hasPrefix("actor") || kind.hasPrefix("@OwnActor")
    let column = kind.count + 2
    assertExpansion(
      "@TestSuite\n\(kind) CartTests {\n  \(member)\n  nonisolated func testA() {}\n  func testB() {}\n}",
      """
      \(kind) CartTests {
        \(member)
        nonisolated func testA() {}
        func testB() {}

        private nonisolated final class \
      __macro_local_\(column < 10 ? "9" : "10")tests_2_\(column)fMu_: LitmusRunner.ListedSuite {
          @MainActor static var tests: LitmusRunner.TestList<CartTests> {
            var __list = LitmusRunner.TestList<CartTests>(line: 2, make: \(make))
            __list.add("testA", line: \(member.contains("#if") ? 6 : 4)) { $0.testA() }
            __list.add("testB", line: \(member.contains("#if") ? 7 : 5)) \
      { \(mustWait ? "await " : "")$0.testB() }
            return __list
          }
        }
      }
      """)
  }
}
#endif

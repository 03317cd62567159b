#if Macros
import LitmusRunner

// The suites that `MacroSuitesTests` runs: one of each kind that `@TestSuite` takes. All their tests
// pass, unless their names say otherwise.

@globalActor actor OwnActor {
  static let shared = OwnActor()
}

@TestSuite(tags: "plain", "quick")
struct MacroStruct {
  var count = 0

  func testSync() { AssertEqual(count, other: 0) }

  mutating func testMutating() {
    count += 1
    AssertEqual(count, other: 1)
  }

  func testAsync() async throws { await Task.yield() }

  mutating func testMutatingAsync() async {
    await Task.yield()
    count += 1
    AssertEqual(count, other: 1)
  }

  @TestTags("slow") func testThatFails() throws { throw MacroError.expected }

  @MainActor func testOnMainActor() async { await Task.yield() }

  @available(*, deprecated) func testDeprecated() {}

  @available(macOS 99, iOS 99, *) func testAvailableLater() {}

  @available(*, unavailable) func testUnavailable() {}

  private func testHelper() { Fail("This is a helper") }
}

enum MacroNamespace {
  @TestSuite
  struct Nested {
    static let values = [0.5, 1.5]

    @TestArguments([1, 2]) func testLabel(of value: Int) { Assert(value > 0) }
    @TestArguments(Self.values) func testNoLabel(_ value: Double) { Assert(value > 0) }
    @TestArguments(values) func testAsync(value: Double) async { Assert(value > 0) }
    @TestArguments(["x"]) @TestTags("text") @MainActor func testOnMainActor(_ text: String) async {
      AssertEqual(text, other: "x")
    }
  }
}

/// Neither Sendable nor isolated.
@TestSuite
final class MacroClass {
  private var state = [1]

  func testSync() { state.append(2) }
  func testAsync() async { state.append(2) }
  @MainActor func testOnMainActor() { MainActor.assertIsolated() }
  @MainActor func testAsyncOnMainActor() async {
    MainActor.assertIsolated()
    state.append(2)
  }
}

@TestSuite
class MacroBase: TestCase {
  var isSetUp = false

  override func setUp() throws { isSetUp = true }

  func testBase() { Assert(isSetUp) }
  func testOverridden() { AssertFalse(self is MacroDerived) }
}

@TestSuite
final class MacroDerived: MacroBase {
  func testDerived() async { Assert(isSetUp) }
  override func testOverridden() { Assert(isSetUp) }
}

@TestSuite
actor MacroActor {
  private var count = 0

  init() async throws { await Task.yield() }

  func testSync() {
    assertIsolated()
    count += 1
  }

  func testThrows() throws { count += 1 }
  nonisolated func testNonisolated() {}
  @TestArguments([1]) func testArgument(value: Int) { count += value }
}

@TestSuite
actor MacroPlainActor {
  let reference = MacroReference()

  func testSync() { AssertEqual(reference.value, other: 0) }
}

@MainActor @TestSuite
struct MacroMainActor {
  var count = 0

  func testSync() { MainActor.assertIsolated() }
  mutating func testAsync() async {
    MainActor.assertIsolated()
    count += 1
  }
}

@OwnActor @TestSuite
final class MacroOwnActor {
  let reference = MacroReference()

  func testSync() { OwnActor.assertIsolated() }
  func testAsync() async throws { OwnActor.assertIsolated() }
  @MainActor func testOnMainActor() { MainActor.assertIsolated() }
}

@OwnActor @TestSuite
struct MacroOwnActorStruct {
  var count = 0

  mutating func testMutating() { count += 1 }
}

@TestSuite
private struct MacroPrivate {
  private init() {}

  func testSync() {}
}

@TestSuite
final class MacroAsyncInit {
  let value: Int

  init() async {
    await Task.yield()
    value = 1
  }

  func testValue() { AssertEqual(value, other: 1) }
}

@TestSuite
struct MacroThrowingInit {
  init() throws { throw MacroError.expected }

  func testThatFails() {}
}

@TestSuite
struct MacroDefaultInit {
  let value: Int

  init(value: Int = 1) { self.value = value }
  init(text: String) { value = text.count }

  func testValue() { AssertEqual(value, other: 1) }
}

struct MacroExtended {}

@TestSuite
extension MacroExtended {
  func testFirst() {}
}

@TestSuite(tags: "second")
extension MacroExtended {
  func testSecond() async {}
}

@TestSuite
struct MacroPlace {
  static let line = #line

  func testPlace() {}
}

@TestSuite
struct MacroConditions {
  func testFirst() {}

  #if os(Linux)
  func testPlatform() {}
  #else
  func testPlatform() async {}
  func testElsewhere() {}
  #endif

  #if Never
  #elseif Neither
  func testNever() {}
  #endif
}

@TestSuite
struct MacroOnlyConditions {
  #if Never
  func testNever() {}
  #endif
}

@TestSuite(tags: "limited", timeLimit: .seconds(60))
struct MacroLimits {
  static let longer = Duration.seconds(90)

  func testOfSuite() {}

  @TestTimeLimit(Self.longer) func testOfItsOwn() async {}

  @TestTags("each") @TestTimeLimit(.seconds(30)) @TestArguments([1]) func testEach(_ value: Int) {}
}

// MARK: - What they need

final class MacroReference {
  var value = 0
}

enum MacroError: Error {
  case expected
}
#endif

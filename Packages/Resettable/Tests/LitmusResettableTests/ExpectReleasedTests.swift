import LitmusReporting
import LitmusResettable
import Testing

@Suite struct `Expecting an object to be released` {
  @Test func `passes if nothing retains it`() async {
    let failures = FailureRecorder.record {
      expectReleased { Basket() }
      expectReleased {
        let cart = Basket()
        cart.friend = Basket()
        return cart
      }
      expectReleased { (Basket(), Basket()) }
      expectReleased { [Basket(), Basket()] }
      expectReleased { Optional(Basket()) }
    }
    #expect(failures.isEmpty)
    await expectReleased { await Basket.load() }
  }

  @Test func `fails at the location that a helper passes on`() async {
    let held = Basket()
    let callSite = CallSite(file: "/a/Helper.swift", line: 42)
    let failures = await FailureRecorder.record {
      expectReleased(file: "/a/CartTests/Helper.swift", line: 41) { held }
      withCallSite(callSite) { expectReleased { held } }
      await expectReleased(file: "/a/CartTests/Helper.swift", line: 43) {
        await Task.yield()
        return held
      }
      await withCallSite(callSite) {
        await expectReleased {
          await Task.yield()
          return held
        }
      }
    }
    #expect(
      failures.map(\.callSite) == [
        CallSite(file: "/a/CartTests/Helper.swift", line: 41), callSite,
        CallSite(file: "/a/CartTests/Helper.swift", line: 43), callSite,
      ])
  }

  @Test func `fails at the caller's line if something retains it`() {
    var held: Basket?
    let failures = FailureRecorder.record {
      expectReleased {
        let cart = Basket()
        held = cart
        return cart
      }
    }
    #expect(failures.map(\.message) == [alive])
    #expect(failures.map(\.callSite.line) == [#line - 7])
    #expect(failures.map(\.callSite.filePath) == [#filePath])
    #expect(held != nil)
  }

  @Test func `fails for each of several objects that is alive`() {
    var held: [Basket] = []
    let failures = FailureRecorder.record {
      expectReleased {
        let carts = (Basket(), [Basket(), Basket()])
        held = carts.1
        return carts
      }
    }
    #expect(failures.map(\.message) == [alive, alive])
    #expect(held.count == 2)
  }

  @Test func `fails when the grace period is over`() async {
    var held: Basket?
    let failures = await FailureRecorder.record {
      await expectReleased(within: .seconds(1), clock: TestClock()) {
        let cart = Basket()
        held = cart
        return cart
      }
    }
    #expect(
      failures.map(\.message) == [
        """
        Basket is still alive 1.0 seconds after the closure returned it, but expected it to be \
        released
        """
      ])
    #expect(failures.map(\.callSite.line) == [#line - 13])
    #expect(held != nil)
  }

  @Test func `fails for a value that is not an object`() {
    let failures = FailureRecorder.record {
      expectReleased { 1 }
      expectReleased { (Basket(), "text") }
      expectReleased {}
      expectReleased { nil as Basket? }
      expectReleased { [Basket]() }
    }
    #expect(
      failures.map(\.message) == [
        "The closure returned Int, a value type, which cannot leak, but expected objects to check",
        "The closure returned String, a value type, which cannot leak, but expected objects to "
          + "check",
        "The closure returned no object, but expected objects to check",
        "The closure returned no object, but expected objects to check",
        "The closure returned no object, but expected objects to check",
      ])
  }

  @Test func `throws what the closure throws`() async {
    #expect(throws: ResetError.offline) {
      try expectReleased { () throws -> Basket in throw ResetError.offline }
    }
    await #expect(throws: ResetError.offline) {
      try await expectReleased { () async throws -> Basket in throw ResetError.offline }
    }
  }

  @Test @MainActor func `works on the main actor`() async {
    expectReleased { Screen(log: EventLog()) }
    await expectReleased {
      let screen = Screen(log: EventLog())
      await screen.resetAsync()
      return screen
    }
  }

  private let alive =
    "Basket is still alive after the closure returned it, but expected it to be released"
}

// MARK: - Fixtures

private final class Basket {
  var friend: Basket?

  static func load() async -> Basket { Basket() }
}

@_spi(Litmus) import LitmusReporting
import LitmusResettable
import Testing

@Suite struct `An object that is alive after its reset` {
  @Test func `is reported on request, at its property's line`() {
    let owner = Owner()
    owner.checked = Basket()
    owner.unchecked = Basket()
    let held = [owner.checked, owner.unchecked]
    let failures = FailureRecorder.record { resetResettables(of: owner) }
    #expect(failures.map(\.message) == [alive])
    #expect(failures.map(\.callSite.line) == [Owner.line + 1])
    #expect(held.count == 2)
  }

  @Test func `is reported for a whole object, unless its property declines`() {
    let owner = Owner()
    owner.checked = Basket()
    owner.unchecked = Basket()
    owner.exempt = Basket()
    let held = [owner.checked, owner.unchecked, owner.exempt]
    let failures = FailureRecorder.record {
      resetResettables(of: owner, checksForLeaks: true)
    }
    #expect(failures.map(\.message) == [alive, alive])
    #expect(failures.map(\.callSite.line) == [2, 1].map { Owner.line + $0 })
    #expect(held.count == 3)
  }

  @Test func `is searched for after all others have been released`() {
    let owner = Owner()
    owner.checked = Basket()
    owner.unchecked = Basket()
    owner.checked.friend = owner.unchecked
    owner.unchecked.friend = nil
    owner.exempt = Basket()
    owner.exempt.friend = owner.checked
    let failures = FailureRecorder.record {
      resetResettables(of: owner, checksForLeaks: true)
    }
    #expect(failures.isEmpty)
  }

  @Test func `is reported if it retains itself`() {
    weak var cart: Basket?
    @Resettable(checksForLeaks: true) var sut: Basket! = Basket()
    sut.friend = sut
    cart = sut
    let failures = FailureRecorder.record { $sut.reset() }
    #expect(failures.map(\.message) == [alive])
    cart?.friend = nil
  }

  @Test func `is reported if it replaced the subject during the reset`() {
    let owner = Replacing()
    let failures = FailureRecorder.record { owner.$subject.reset() }
    #expect(failures.map(\.message) == [alive])
    #expect(owner.subject == nil)
  }

  @Test func `is reported if it replaced the subject during an asynchronous reset`() async {
    let owner = ReplacingAsynchronously()
    let failures = await FailureRecorder.record { await owner.$subject.reset() }
    #expect(failures.map(\.message) == [alive])
    #expect(owner.subject == nil)
  }

  @Test func `is reported once if the reset set it again`() {
    let owner = Replacing()
    owner.replacement = owner.subject
    let failures = FailureRecorder.record { owner.$subject.reset() }
    #expect(failures.map(\.message) == [alive])
  }

  @Test func `is reported once`() {
    @Resettable(checksForLeaks: true) var sut: Basket! = Basket()
    let held = sut
    let failures = FailureRecorder.record {
      $sut.reset()
      $sut.reset()
    }
    #expect(failures.map(\.message) == [alive])
    #expect(held != nil)
  }

  @Test func `is reported with its own type if the property has a protocol's type`() {
    @Resettable(checksForLeaks: true) var sut: (any Friend)! = Basket()
    let held = sut
    let failures = FailureRecorder.record { $sut.reset() }
    #expect(failures.map(\.message) == [alive])
    #expect(held != nil)
  }

  @Test func `may be released within a grace period`() async {
    let owner = Owner()
    owner.checked = Basket()
    let held = Locked<Basket?>(nil)
    held.hold(owner.checked)
    let clock = TestClock { if $0 == 3 { held.withLock { $0 = nil } } }
    let failures = await FailureRecorder.record {
      await resetResettables(of: owner, within: .seconds(1), clock: clock)
    }
    #expect(failures.isEmpty)
    #expect(clock.wakeUps == [1, 3, 7].map { .milliseconds($0) })
  }

  @Test func `is reported when the grace period is over`() async {
    let owner = Owner()
    owner.checked = Basket()
    let held = owner.checked
    let clock = TestClock()
    let failures = await FailureRecorder.record {
      await resetResettables(of: owner, within: .milliseconds(50), clock: clock)
    }
    #expect(
      failures.map(\.message) == [
        "Basket is still alive 0.05 seconds after its reset, but expected it to be released"
      ])
    #expect(clock.wakeUps == [1, 3, 7, 15, 31, 47, 50].map { .milliseconds($0) })
    #expect(held != nil)
  }

  @Test func `is reported after the grace period multiplied by LITMUS_TIMEOUT_SCALE`() async {
    let owner = Owner()
    owner.checked = Basket()
    let held = owner.checked
    let failures = await FailureRecorder.record {
      await resetResettables(of: owner, within: .milliseconds(1))
    }
    let limit = WaitLimit(.milliseconds(1) as Duration, on: ContinuousClock())
    #expect(
      failures.map { $0.message.withoutShortfall } == [
        "Basket is still alive \(limit) after its reset, but expected it to be released"
      ])
    #expect(held != nil)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `is reported at once if the grace period is not positive`(gracePeriod: Duration) async {
    @Resettable(checksForLeaks: true) var sut: Basket! = Basket()
    let held = sut
    let clock = TestClock()
    let failures = await FailureRecorder.record {
      await withResettables(within: gracePeriod, clock: clock) { await $sut.reset() }
    }
    #expect(failures.map(\.message) == [alive])
    #expect(clock.wakeUps.isEmpty)
    #expect(held != nil)
  }

  @Test func `is reported at once if the task is cancelled`() async {
    let owner = Owner()
    owner.checked = Basket()
    let held = owner.checked
    let clock = TestClock { _ in throw CancellationError() }
    let failures = await FailureRecorder.record {
      await resetResettables(of: owner, within: .seconds(1), clock: clock)
    }
    #expect(
      failures.map(\.message) == [
        """
        Basket is still alive after its reset, but expected it to be released. \
        The wait of 1.0 seconds was cancelled after 0.0 seconds
        """
      ])
    #expect(held != nil)
  }

  private let alive = "Basket is still alive after its reset, but expected it to be released"
}

@Suite struct `A value that cannot leak` {
  @Test func `is reported if its property asks for the check`() {
    let line = #line + 1
    @Resettable(checksForLeaks: true) var carts: [Basket]! = [Basket()]
    let failures = FailureRecorder.record { $carts.reset() }
    #expect(
      failures.map(\.message) == [
        """
        Array<Basket> is a value type, which cannot leak, but expected an object to check for \
        leaks. To fix this, remove "checksForLeaks: true"
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `is not reported if the whole object is checked`() {
    let owner = Numbers()
    let failures = FailureRecorder.record {
      resetResettables(of: owner, checksForLeaks: true)
    }
    #expect(failures.isEmpty)
  }
}

// MARK: - Fixtures

private protocol Friend: AnyObject {}

private final class Basket: Friend {
  var friend: Basket?
}

private final class Owner {
  static let line = #line
  @Resettable(checksForLeaks: true) var checked: Basket!
  @Resettable var unchecked: Basket!
  @Resettable(checksForLeaks: false) var exempt: Basket!
}

private final class Replacing {
  var replacement: Basket! = Basket()
  @Resettable var subject: Basket!

  init() {
    _subject = Resettable(
      wrappedValue: Basket(), onReset: { [unowned self] _ in subject = replacement },
      checksForLeaks: true)
  }
}

/// Unchecked, because a property with a wrapper is a variable; only the test and the reset use it.
private final class ReplacingAsynchronously: @unchecked Sendable {
  let replacement = Basket()
  @Resettable var subject: Basket!

  init() {
    _subject = Resettable(
      wrappedValue: Basket(),
      onReset: { [unowned self] _ in
        await Task.yield()
        subject = replacement
      },
      checksForLeaks: true)
  }
}

private final class Numbers {
  @Resettable var number: Int! = 1
}

extension Locked<Basket?> {
  /// Retains a cart, which no other thread uses.
  fileprivate func hold(_ cart: Basket?) { withLock { $0 = cart } }
}

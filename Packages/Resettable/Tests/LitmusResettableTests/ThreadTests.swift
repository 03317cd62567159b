@_spi(Litmus) import LitmusReporting
import LitmusResettable
import Testing

@Suite struct `A resettable property that several threads use` {
  @Test func `resets its subject once`() async {
    for _ in 0..<200 {
      let resets = Locked(0)
      let owner = Owner { resets.withLock { $0 += 1 } }
      await onEightThreads { _ in resetResettables(of: owner) }
      #expect(resets.withLock { $0 } == 1)
      #expect(owner.subject == nil)
    }
  }

  @Test func `may be set, read and reset at once`() async {
    let owner = Owner {}
    await onEightThreads { number in
      for _ in 0..<500 {
        switch number % 4 {
        case 0: owner.subject = SendableSubject()
        case 1: _ = owner.subject
        case 2: resetResettables(of: owner, checksForLeaks: false)
        default: owner.$subject.reset()
        }
      }
    }
    await resetResettables(of: owner)
    #expect(owner.subject == nil)
  }

  @Test func `may be created with others within one withResettables`() async {
    let resets = Locked(0)
    await withResettables {
      await withTaskGroup { group in
        for _ in 0..<800 {
          group.addTask {
            _ = Resettable(
              wrappedValue: SendableSubject(), onReset: { _ in resets.withLock { $0 += 1 } })
          }
        }
      }
    }
    #expect(resets.withLock { $0 } == 800)
  }
}

// MARK: - Fixtures

private final class SendableSubject: Sendable {}

/// Unchecked, because a property with a wrapper is a variable, even if nothing changes it.
private final class Owner: @unchecked Sendable {
  @Resettable var subject: SendableSubject!

  init(onReset: @escaping @Sendable () -> Void) {
    _subject = Resettable(wrappedValue: SendableSubject(), onReset: { _ in onReset() })
  }
}

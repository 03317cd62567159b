@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A locked value` {
  @Test func `is changed by a closure, whose result is returned`() {
    let list = Locked([1])
    let count = list.withLock {
      $0.append(2)
      return $0.count
    }
    #expect(count == 2)
    #expect(list.withLock { $0 } == [1, 2])
  }

  @Test func `is unlocked when the closure throws`() {
    let number = Locked(1)
    #expect(throws: CancellationError.self) {
      try number.withLock {
        $0 = 2
        throw CancellationError()
      }
    }
    #expect(number.withLock { $0 } == 2)
  }

  @Test func `may hold a value that is not Sendable`() {
    let box = Locked(Box())
    box.withLock { $0.number += 1 }
    #expect(box.withLock { $0.number } == 1)
  }

  @Test func `loses no change made by eight threads`() async {
    let number = Locked(0)
    await onEightThreads { _ in
      for _ in 0..<12_500 { number.withLock { $0 += 1 } }
    }
    #expect(number.withLock { $0 } == 100_000)
  }
}

// MARK: Fixtures

private final class Box {
  var number = 0
}

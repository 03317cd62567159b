import Foundation
import LitmusFakes

/// Calls typed fakes from eight threads while others stub, verify and reset one of them; stops the process if a call
/// is lost or unstubbed.
func stress(calls: Int) {
  let fake = FakeService()
  let steady = FakeService()
  fake.when.fetch.andReturn(7)
  steady.when.fetch(.any, .any).andReturn(7)
  let counted = Counter()
  let isDone = Flag()
  let disturbers = (0..<2).map { number in
    Thread {
      while !isDone.isSet {
        fake.when.fetch.again.andReturn(7)
        fake.when.fetch(-1, "name \(number)").again.andReturn(8)
        _ = fake.calls.fetch(.in(0...5), "name").count
        if number == 0 { fake.resetCalls() }
        expectReceived(steady.calls.fetch, times: .atMost(calls))
      }
      counted.add(1)
    }
  }
  for thread in disturbers { thread.start() }
  let threads = 8
  let each = calls / threads / 2
  DispatchQueue.concurrentPerform(iterations: threads) { _ in
    call(fake, each)
    call(steady, each)
  }
  isDone.set()
  while counted.value < disturbers.count { Thread.sleep(forTimeInterval: 0.001) }
  precondition(steady.calls.fetch.count == each * threads)
  fake.resetCalls()
  call(fake, 1_000)
  precondition(fake.calls.fetch.count == 1_000)
  show("calls", Double(each * threads * 2))
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }
  func add(_ number: Int) { lock.withLock { count += number } }
}

private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var wasSet = false

  var isSet: Bool { lock.withLock { wasSet } }
  func set() { lock.withLock { wasSet = true } }
}

import CHeap
import Foundation
import LitmusFakes

/// Calls a service whose type the compiler does not know.
@inline(never)
func call(_ service: any Service, _ count: Int) {
  var sum = 0
  for number in 0..<count { sum &+= service.fetch(number, "name") }
  precondition(sum == 7 * count)
}

private func makers() -> [(name: String, make: () -> any Service)] {
  [
    ("floor", { Floor(returning: 7) }),
    (
      "typed",
      {
        let fake = FakeService()
        fake.when.fetch(.any, .any).andReturn(7)
        return fake
      }
    ),
    (
      "typed, two conditions",
      {
        let fake = FakeService()
        fake.when.fetch(.any, "name").andReturn(7)
        return fake
      }
    ),
    (
      "closure",
      {
        let service = ClosureService()
        service.fetching.when().andReturn(7)
        return service
      }
    ),
    (
      "by hand",
      {
        let fake = FakeByHand()
        fake.when(.fetch).andReturn(7)
        return fake
      }
    ),
  ]
}

/// Measures the nanoseconds of a recorded and stubbed call.
func measureCalls() {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    let figures = medians(
      of: makers().map { name, make in
        (
          name,
          {
            // Few calls are repeated with new fakes, so that all take about as long.
            let repetitions = 200_000 / count + 1
            let sum = (0..<repetitions).reduce(0) { sum, _ in
              let service = make()
              return sum + nanoseconds(a: count) { call(service, count) }
            }
            return sum / Double(repetitions)
          }
        )
      })
    for (name, value) in figures.sorted(by: { $0.key < $1.key }) { show("\(name) \(count)", value) }
  }
}

/// Measures the bytes of heap of a call, without its arguments, which are 24 bytes.
func measureMemory() {
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    for (name, make) in makers() {
      let service = make()
      call(service, 1)
      let before = heap_bytes()
      call(service, count)
      let after = heap_bytes()
      show("\(name) \(count)", Double(Int(after) - Int(before)) / Double(count) - 24)
      withExtendedLifetime(service) {}
    }
  }
}

/// Measures the microseconds of a verification with two arguments after 10,000 calls, and of a scan.
func measureVerification() {
  let floor = Floor(returning: 7)
  call(floor, 10_000)
  let typed = FakeService()
  typed.when.fetch.andReturn(7)
  call(typed, 10_000)
  let figures = medians(of: [
    (
      "floor",
      { nanoseconds(a: 1) { for _ in 0..<10 { precondition(floor.count(5_000, "name") == 1) } } }
    ),
    (
      "typed, one of them",
      {
        nanoseconds(a: 1) {
          for _ in 0..<10 {
            expectReceived(typed.calls.fetch(5_000, "name"), times: 1)
          }
        }
      }
    ),
    (
      "typed, all of them",
      {
        nanoseconds(a: 1) {
          for _ in 0..<10 {
            expectReceived(typed.calls.fetch(.any, "name"), times: 10_000)
          }
        }
      }
    ),
  ])
  for (name, value) in figures.sorted(by: { $0.key < $1.key }) { show(name, value / 10_000) }
}

/// Measures the nanoseconds of a call by one and by two threads, which lose none.
func measureThreads() {
  let count = 500_000
  let figures = medians(of: [
    ("floor, one thread", { byThreads(1, Floor(returning: 7), count) }),
    ("floor, two threads", { byThreads(2, Floor(returning: 7), count) }),
    ("one thread", { byThreads(1, FakeService.stubbed(), count) }),
    (
      "two threads",
      {
        let fake = FakeService.stubbed()
        defer { precondition(fake.calls.fetch.count == 2 * count) }
        return byThreads(2, fake, count)
      }
    ),
  ])
  for (name, value) in figures.sorted(by: { $0.key < $1.key }) { show(name, value) }
}

extension FakeService {
  /// Makes a fake with a stub for all calls.
  static func stubbed() -> FakeService {
    let fake = FakeService()
    fake.when.fetch.andReturn(7)
    return fake
  }
}

private func byThreads(_ threads: Int, _ service: any Service, _ count: Int) -> Double {
  nanoseconds(a: count) {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in call(service, count) }
  }
}

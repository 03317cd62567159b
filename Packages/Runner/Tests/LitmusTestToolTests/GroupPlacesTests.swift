#if os(macOS) || os(Linux)
import Foundation
@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `The places of groups` {
  private let places = GroupPlaces()

  @Test func `are never more than a group has, and all get theirs`() {
    let running = Locked([0: 0, 1: 0])
    let problems = Locked([String]())
    let done = Counter()
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      // One after the other, each kind of need, and both groups in both orders.
      let needs = [
        [need(0, 1)], [need(1, 3)], [need(0, 2), need(1, 1)], [need(1, 2), need(0, 1)],
      ][number % 4]
      let result: Void? = places.holding(needs, patientWait) {
        running.withLock { running in
          for need in needs { running[need.group, default: 0] += need.count }
          if running[0, default: 0] > 2 || running[1, default: 0] > 3 {
            problems.withLock { $0.append("\(running)") }
          }
        }
        sched_yield()
        running.withLock { running in
          for need in needs { running[need.group, default: 0] -= need.count }
        }
      }
      if result != nil { done.next() }
    }
    #expect(problems.withLock { $0 } == [])
    #expect(done.value == 64)
  }

  @Test func `are given in the order in which they were asked for`() {
    let order = Locked([String]())
    let over = DispatchGroup()
    /// Asks for places on another thread, and returns when they were not free at first.
    func ask(_ name: String, _ count: Int) {
      let hasTried = DispatchSemaphore(value: 0)
      let tries = Counter()
      DispatchQueue.global().async(group: over) {
        let wait = ChildWait(
          isStopped: {
            if tries.next() == 2 { hasTried.signal() }
            return false
          }, continues: {})
        _ = places.holding([need(0, count)], wait) { order.withLock { $0.append(name) } }
        hasTried.signal()
      }
      hasTried.wait()
    }
    _ = places.holding([need(0, 1)], patientWait) {
      ask("both", 2)
      ask("one", 1)
    }
    over.wait()
    #expect(order.withLock { $0 } == ["both", "one"])
  }

  @Test func `are not kept for a wait that was stopped`() {
    let stopped = ChildWait(isStopped: { true }, continues: {})
    _ = places.holding([need(0, 2)], patientWait) {
      #expect(places.holding([need(0, 1)], stopped) { true } == nil)
    }
    #expect(places.holding([need(0, 2)], patientWait) { true } == true)
  }
}

/// What needs places of one of two groups, which have 2 and 3.
private func need(_ group: Int, _ count: Int) -> GroupPlaces.Need {
  GroupPlaces.Need(group: group, count: count, limit: group == 0 ? 2 : 3)
}

/// A wait that is stopped only if something is wrong.
private var patientWait: ChildWait {
  let tries = Counter()
  return ChildWait(isStopped: { tries.next() > 2_000 }, continues: {})
}

@Suite struct `The end of a group's tests` {
  @Test(arguments: [(1, ["one", "two"]), (2, []), (nil, [])])
  func `is that of the last repetition of each`(iterations: Int?, ended: [String]) {
    let names = Locked<[String]>([])
    let reporter = GroupReporter(["one": [test("a")], "two": [test("a"), test("b")]]) { name in
      names.withLock { $0.append(name) }
    }
    reporter.receive(.runStarted(TestRunStart(testCount: 3, iterations: iterations, suiteCount: 1)))
    for name in ["c", "a", "b"] { reporter.receive(.testFinished(result(name))) }
    #expect(names.withLock { $0 } == ended)
    for name in ["b", "a"] { reporter.receive(.testFinished(result(name))) }
    #expect(names.withLock { $0.sorted() } == (iterations == nil ? [] : ["one", "two"]))
  }

  private let site = CallSite(fileID: "M/S.swift", filePath: "/S.swift", line: 1, column: 1)

  private func test(_ name: String) -> TestID { TestID(module: "M", suite: "S", name: name) }

  private func result(_ name: String) -> TestResult {
    TestResult(
      test: TestDescription(id: test(name), callSite: site), iteration: 1, isSuiteHook: false,
      outcome: .passed, duration: .zero, failures: [], expectedFailures: [], attachments: [],
      output: "", start: .zero)
  }
}
#endif

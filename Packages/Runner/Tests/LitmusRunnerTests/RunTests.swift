@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@MainActor @Suite struct `A run` {
  @Test func `has the order of the source, and joins suites of one type`() async {
    let results = await runTests(
      list(make: { Plain() }) { list in
        list.add("testB") { _ in }
        list.add("testA") { _ in }
      },
      list(make: { Plain() }) { list in
        list.add("testC") { _ in }
        list.add("testA") { _ in reportFailure("a test found twice runs once") }
      })
    #expect(results.map(\.test.id.name) == ["testB", "testA", "testC"])
    #expect(results.map(\.outcome) == [.passed, .passed, .passed])
  }

  @Test func `has the same shuffled order for the same seed`() async {
    func order(_ seed: UInt64) async -> [String] {
      let suite = list(make: { Plain() }) { list in
        for number in 1...20 { list.add("test\(number)") { _ in } }
      }
      let results = await runTests(suite, options: TestRunOptions { $0.shuffleSeed = seed })
      return results.map(\.test.id.name)
    }
    let first = await order(7)
    #expect(first == (await order(7)))
    #expect(first != (await order(8)))
    #expect(first.sorted() == (await order(8)).sorted())
  }

  @Test func `stops after the first failure if the options say so, and tears the suite down`() async
  {
    let runner = TestRunner(
      lists: [
        list(make: FailingTearDownTests.init) { list in
          list.add("testPasses") { _ in }
          list.add("testFails") { _ in reportFailure("no") }
          list.add("testNotRun") { _ in }
        },
        test("testNotRunEither") {},
      ], options: TestRunOptions { $0.stopsAtFirstFailure = true })
    let summary = await runner.run()
    #expect(summary.failedTests.map(\.name) == ["testFails", "class tearDown"])
    #expect((summary.passed, summary.notRun) == (1, 2))
  }

  @Test func `repeats as often as the options say, or until a failure`() async {
    let results = await runTests(test {}, options: TestRunOptions { $0.iterations = 3 })
    #expect(results.map(\.iteration) == [1, 2, 3])

    let log = Log()
    let failing = await runTests(
      test("testFlaky") {
        log("run")
        AssertLessThan(log.entries.count, other: 4)
      },
      test("testAfter") {},
      options: TestRunOptions { $0.iterations = nil })
    #expect(failing.map(\.iteration) == [1, 1, 2, 2, 3, 3, 4, 4])
  }

  @Test func `repeats no tests until a failure that are all skipped`() async {
    let options = TestRunOptions { ($0.iterations, $0.stopsAfterFailedIteration) = (nil, true) }
    let results = await runTests(test { throw TestSkip("not today") }, options: options)
    #expect(results.map(\.iteration) == [1])
  }

  @Test func `runs asynchronous tests in parallel if the options say so`() async {
    let barrier = Barrier(3)
    let results = await runTests(
      list(make: { Plain() }) { list in
        list.add("testOne") { _ in await barrier.arrive() }
        list.add("testTwo") { _ in await barrier.arrive() }
      },
      list(make: FailingTearDownTests.init) { $0.add("testThree") { _ in await barrier.arrive() } },
      options: TestRunOptions { $0.runsInParallel = true })
    #expect(results.count == 4)
    #expect(results.filter { $0.outcome == .passed }.count == 3)
    #expect(results.last?.test.id.name == "class tearDown")
  }

  @Test func `gives each argument of a parameterized test a test case`() async {
    let results = await runTests(
      list(make: { Plain() }) { list in
        list.add("testShort", arguments: ["a", "bcd", "a"]) { _, word in
          AssertLessThan(word.count, other: 3)
        }
      })
    #expect(
      results.map(\.test.id.name) == [
        #"testShort("a")"#, #"testShort("bcd")"#, #"testShort("a") #2"#,
      ])
    #expect(results.map(\.outcome) == [.passed, .failed, .passed])
  }

  @Test func `sends each reader of its events all of them`() async {
    let runner = TestRunner(lists: [test("testOne") { reportFailure("no") }])
    let (first, second) = (runner.events(), runner.events())
    _ = await runner.run()
    for events in [first, second] {
      var kinds: [String] = []
      for await event in events {
        kinds.append(String(describing: event).prefix { $0 != "(" }.description)
      }
      #expect(kinds == ["runStarted", "testStarted", "failure", "testFinished", "runFinished"])
    }
  }

  @Test func `shares its events among readers of one sequence, and ends for all of them`() async {
    let bothAreRead = Gate()
    let runner = TestRunner(lists: [
      asyncTest {
        await bothAreRead.opened()
        // Lets the readers get to wait for more.
        for _ in 1...100 { await Task.yield() }
      }
    ])
    let events = runner.events()
    let count = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...4 {
        group.addTask {
          for await _ in events {
            // The start of the run, and of the test.
            if count.next() == 2 { bothAreRead.open() }
          }
        }
      }
      _ = await runner.run()
    }
    #expect(count.value == 4)
  }

  @Test func `starts no more tests when it is cancelled, and cancels those under way`() async throws
  {
    let gate = Gate()
    let runner = TestRunner(lists: [
      list(make: { Plain() }) { list in
        list.add("testWaits") { _ async throws in
          gate.open()
          try? await Task.sleep(for: .seconds(86_400))
        }
        list.add("testNotRun") { _ in }
      }
    ])
    let events = runner.events()
    let run = Task { await runner.run() }
    await gate.opened()
    run.cancel()
    let summary = await run.value
    #expect((summary.passed, summary.notRun) == (1, 1))
    #expect(!summary.isSuccess)
    var all: [TestEvent] = []
    for await event in events { all.append(event) }
    let junit = try junitText(of: all).replacing(#/ time="[0-9.]+"/#, with: "")
    #expect(
      junit.hasSuffix(
        """
          <testsuite name="Outside of a test" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="Outside of a test" name="failure 1">
              <failure type="failure" message="1 test was not run">&lt;unknown&gt;:0: 1 test was not run</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """), "\(junit)")
  }

  @Test func `starts no test that waited for others when it is stopped meanwhile`() async {
    let run = TestRun()
    let plan = TestPlan(lists: [
      asyncTest("testFails") { throw CancellationError() }, asyncTest("testNotRun") {},
    ])
    let options = TestRunOptions {
      $0.runsInParallel = true
      $0.stopsAtFirstFailure = true
    }
    await TestDriver(TestExecution(plan: plan, run: run, options: options), concurrency: 1).run()
    #expect((run.summary.failed, run.summary.passed) == (1, 0))
  }

  @Test func `has a result for a suite's hook that fails late`() async throws {
    let runner = TestRunner(lists: [
      list(make: FailsLate.init) { list in
        list.add("test") { _ async in
          FailsLate.gate.open()
          await FailsLate.gate.left()
        }
      }
    ])
    let events = runner.events()
    let summary = await runner.run()
    #expect((summary.passed, summary.failed, summary.suiteHooks) == (1, 1, 1))
    var all: [TestEvent] = []
    for await event in events { all.append(event) }
    #expect(try junitText(of: all).contains("late in class setUp"))
  }

  @Test func `counts late failures of each repetition`() async {
    let runner = TestRunner(
      lists: [
        list(make: { Plain() }) { list in
          let gates = Locked([Gate]())
          list.add("testFailsLate") { _ in
            let gate = Gate()
            gates.withLock { $0.append(gate) }
            Task {
              await gate.opened()
              reportFailure("late")
              gate.leave()
            }
          }
          list.add("testWaits") { _ async in
            let gate = gates.withLock { $0.last }
            gate?.open()
            await gate?.left()
          }
        }
      ], options: TestRunOptions { $0.iterations = 2 })
    let events = runner.events()
    let summary = await runner.run()
    #expect((summary.passed, summary.failed) == (2, 2))
    var late: [Int?] = []
    for await case .failure(let failure) in events { late.append(failure.iteration) }
    #expect(late == [1, 2])
  }

  @Test func `of no tests ends, even if it should continue until a failure`() async {
    #expect(
      await runTests(
        list(make: FailingTearDownTests.init) { _ in },
        options: TestRunOptions { $0.iterations = nil }
      ).isEmpty)
  }

  @Test func `happens once`() async {
    let log = Log()
    let runner = TestRunner(lists: [test { log("ran") }])
    _ = await runner.run()
    #expect(await runner.run().passed == 1)
    #expect(log.entries == ["ran"])
  }
}

// MARK: - Fixtures

private final class FailsLate: TestCase {
  nonisolated static let gate = Gate()

  override class func setUp() {
    Task {
      await gate.opened()
      reportFailure("late in class setUp")
      gate.leave()
    }
  }
}

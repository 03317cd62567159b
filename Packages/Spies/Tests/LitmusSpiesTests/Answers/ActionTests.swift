import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Actions` {
  private let fake = FakeArchive()

  @Test func `run in addition to the answer, in their order`() throws {
    var log: [String] = []
    fake.when.load.perform { log.append("all \($0.id)") }
    fake.when.load(id: "a").andReturn("A")
    fake.when.load(id: "a").perform { log.append("only \($0.id)") }
    fake.when.load.andReturn("other")
    #expect(try fake.load(id: "a") == "A" && fake.load(id: "b") == "other")
    #expect(log == ["all a", "only a", "all b"])
    fake.resetStubs()
    fake.open()
    fake.when.load.andReturn("x")
    #expect(try fake.load(id: "a") == "x")
    #expect(log.count == 3)
  }

  @Test func `stub nothing`() throws {
    fake.when.load.perform { _ in }
    let failures = FailureRecorder.record { _ = try? fake.load(id: "a") }
    #expect(failures.map(\.message).map { $0.prefix(15) } == ["Called load(id:"])
  }

  @Test func `may call the fake, and pass arguments to captors`() throws {
    let ids = Captor<String>()
    fake.when.load(id: .capture(into: ids)).perform { [fake] _ in fake.open() }.andReturn("x")
    _ = try fake.load(id: "a")
    #expect(ids.last == "a")
    expectReceivedInOrder(fake.calls.load(id: "a"), fake.calls.open)
  }

  @Test func `run for fakes by hand`() async throws {
    let shop = FakeShop()
    var fruit: [String] = []
    shop.when(.price, "pear").perform { arguments in fruit.append(arguments[0] as? String ?? "") }
    shop.when(.price).andReturn(3)
    _ = try await shop.price(of: "pear", in: 1)
    _ = try await shop.price(of: "plum", in: 1)
    #expect(fruit == ["pear"])
  }
}

@Suite struct `Suspended calls` {
  private let fake = FakeArchive()

  @Test func `resume in their order`() async throws {
    let pending = fake.when.check.andSuspend()
    async let first = fake.check(1)
    while pending.count < 1 { await Task.yield() }
    async let second = fake.check(2)
    while pending.count < 2 { await Task.yield() }
    pending.resume(returning: true)
    pending.resume(throwing: .closed)
    let results = await [try? first, try? second]
    #expect(results == [true, nil])
    #expect(pending.count == 0)
  }

  @Test func `resume another call than one whose task was cancelled`() async throws {
    let pending = fake.when.check.andSuspend()
    let first = Task { [fake] in try? await fake.check(1) }
    while pending.count < 1 { await Task.yield() }
    first.cancel()
    #expect(pending.count == 0)
    async let second = fake.check(2)
    while pending.count < 1 { await Task.yield() }
    pending.resume(returning: true)
    #expect(try await second == true)
  }

  @Test func `return what was resumed before they were made`() async throws {
    let pending = fake.when.check.andSuspend()
    pending.resume(returning: true)
    pending.resume(returning: false)
    #expect(try await fake.check(1) == true)
    #expect(try await fake.check(1) == false)
  }

  @Test func `all resume, also later ones`() async throws {
    let pending = fake.when.find.andSuspend()
    async let first = fake.find("a", limit: nil)
    async let second = fake.find("b", limit: nil)
    pending.resumeAll(returning: ["x"])
    #expect(await first == ["x"])
    #expect(await second == ["x"])
    #expect(await fake.find("c", limit: nil) == ["x"])
  }

  @Test func `are each resumed once, however many there are at once`() async throws {
    let fake = FakeClosure<@Sendable () async throws -> Int>()
    let pending = fake.when().andSuspend()
    let answers = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<500 {
        group.addTask { try await fake.closure() }
        group.addTask {
          let cancelled = Task { try await fake.closure() }
          cancelled.cancel()
          return try? await cancelled.value
        }
      }
      for number in 0..<1_000 { pending.resume(returning: number) }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let given = answers.compactMap(\.self)
    #expect(given.count >= 500)
    #expect(Set(given).count == given.count)
  }

  @Test func `end when their task is cancelled`() async throws {
    let fake = fake
    fake.when.state.andSuspend()
    fake.when.find.andSuspend()
    let throwing = Task { _ = try await fake.state }
    let other = Task { await fake.find("a", limit: nil) }
    try await expectEventuallyReceived(fake.calls.state)
    try await expectEventuallyReceived(fake.calls.find)
    throwing.cancel()
    other.cancel()
    await #expect(throws: CancellationError.self) { try await throwing.value }
    #expect(await other.value == [])
  }
}

@Suite struct `Streams of answers` {
  @Test func `deliver what the test sends, before and after the call`() async {
    let fake = FakeClosure<() -> AsyncStream<Int>>()
    let numbers = fake.when().andStream()
    numbers.send(1, 2)
    let stream = fake.closure()
    let all = Task { await stream.reduce(into: []) { $0.append($1) } }
    numbers.send(3)
    numbers.finish()
    numbers.send(4)
    #expect(await all.value == [1, 2, 3])
    #expect(await fake.closure().reduce(0, +) == 6)
  }

  @Test func `may end with an error`() async {
    let fake = FakeClosure<() -> AsyncThrowingStream<Int, any Error>>()
    let numbers = fake.when().andStream()
    numbers.send(1)
    numbers.finish(throwing: ArchiveError.closed)
    var received: [Int] = []
    await #expect(throws: ArchiveError.closed) {
      for try await number in fake.closure() { received.append(number) }
    }
    #expect(received == [1])
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `may be sequences of any type`() async {
    let fake = FakeClosure<() -> any AsyncSequence<Int, Never>>()
    let numbers = fake.when().andStream()
    numbers.send(1, 2)
    numbers.finish()
    var received: [Int] = []
    for await number in fake.closure() { received.append(number) }
    #expect(received == [1, 2])
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `may have readers that run at once and send more`() async {
    let fake = FakeClosure<() -> AsyncStream<Int>>()
    let numbers = fake.when().andStream()
    let (stream, other) = (fake.closure(), fake.closure())
    let reader = Task(executorPreference: InlineExecutor()) {
      for await number in stream {
        if number < 3 { numbers.send(number + 1) } else { numbers.finish() }
      }
    }
    numbers.send(1)
    await reader.value
    #expect(await other.reduce(into: []) { $0.append($1) } == [1, 2, 3])
  }
}

/// Runs a job at once, on the thread that resumes its task.
@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class InlineExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}

import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub that waits for the test` {
  private let oven = FakeOven()

  @Test func `answers when the test responds`() async throws {
    let responder = oven.stub(.bake).andWaitForResponse()
    let baking = Task { [oven] in try await oven.bake("rye") }
    try await oven.waitForCall(.bake, withArguments: ["rye"])
    responder.respond(with: "bread")
    #expect(try await baking.value == "bread")
  }

  @Test func `answers a call that comes after the response`() async throws {
    let responder = oven.stub(.bake).andWaitForResponse()
    responder.respond(with: "bread")
    responder.respond(throwing: Jam(fruit: "fig"))
    #expect(try await oven.bake("rye") == "bread")
    await #expect(throws: Jam(fruit: "fig")) { try await oven.bake("rye") }
  }

  @Test func `ends a function that returns nothing`() async throws {
    let stub: any LitmusSpryKit.Stub = oven.stub(.rest)
    let responder = stub.andWaitForResponse()
    let resting = Task { [oven] in try await oven.rest(minutes: 3) }
    try await oven.waitForCall(.rest)
    responder.respond()
    try await resting.value
  }

  @Test func `throws in a cancelled task, and keeps the response for the next call`() async throws {
    let responder = oven.stub(.bake).andWaitForResponse()
    let baking = Task { [oven] in try await oven.bake("rye") }
    try await oven.waitForCall(.bake)
    baking.cancel()
    await #expect(throws: CancellationError.self) { try await baking.value }
    responder.respond(with: "bread")
    #expect(try await oven.bake("rye") == "bread")
  }

  @Test func `goes on waiting in a cancelled task whose function does not throw`() async throws {
    let responder = oven.stub(.degrees).andWaitForResponse()
    let measuring = Task { [oven] in await oven.degrees() }
    try await oven.waitForCall(.degrees)
    measuring.cancel()
    responder.respond(with: 180)
    #expect(await measuring.value == 180)
  }

  @Test func `reports a response that the function cannot give`() async throws {
    let responder = oven.stub(.degrees).andWaitForResponse()
    responder.respond(with: "hot")
    responder.respond(throwing: Jam(fruit: "fig"))
    let failures = await FailureRecorder.record {
      for _ in 1...2 { #expect(await oven.degrees() == 0) }
    }
    #expect(
      failures.map(\.message) == [
        "Answered degrees() with \"hot\" (String), but expected a value of type Int",
        "Answered degrees() by throwing Jam(fruit: \"fig\"), but expected no error, because the function "
          + "does not throw",
      ])
  }
}

@Suite(.spyScope) struct `A wait for a call` {
  private let oven = FakeOven()

  @Test func `ends at once for an earlier call, not for others, and is no failure if cancelled`()
    async throws
  {
    oven.stub(.bake).andReturn("bread")
    _ = try await oven.bake("rye")
    try await oven.waitForCall(.bake)
    try await oven.waitForCall(.degrees, times: 0)
    let waiting = Task { [oven] in try await oven.waitForCall(.bake, withArguments: ["oat"]) }
    _ = try await oven.bake("rye")
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `finds calls of static functions`() async throws {
    let responder = FakeOven.stub(.open).andWaitForResponse()
    let opening = Task { try await FakeOven.open() }
    try await FakeOven.waitForCall(.open)
    responder.respond(with: "open")
    #expect(try await opening.value == "open")
  }

  @Test func `reports the failures of its conditions, also if it is cancelled`() async throws {
    oven.stub(.bake).andReturn("bread")
    _ = try await oven.bake("rye")
    func failures(accepting isAccepted: Bool, at line: UInt) async -> [ReportedFailure] {
      await FailureRecorder.record {
        let condition = Argument.pass { _ in
          reportFailure("wrong")
          return isAccepted
        }
        try? await oven.waitForCall(.bake, withArguments: [condition], line: line)
      }
    }
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failures(accepting: false, at: 2)
    }
    let ended = await failures(accepting: true, at: 1)
    for (failures, line) in [(ended, 1), (await cancelled.value, 2)] {
      #expect(Set(failures.map(\.message)) == ["wrong"])
      #expect(Set(failures.map(\.callSite.line)) == [line])
    }
  }

  @Test func `is a failure at its line after its time limit`() async throws {
    let line = #line + 2
    func wait() async throws {
      try await oven.waitForCall(.bake, times: 2, clock: ClockWithoutSleep())
    }
    let failures = await FailureRecorder.record {
      await #expect(throws: UnreceivedCallError.self) { try await wait() }
    }
    #expect(failures.map(\.callSite.line) == [line])
    #expect(
      failures.map(\.message) == [
        "Timed out after 60.0 seconds: received bake(_:) 0 times, but expected at least 2 times\n"
          + "Recorded calls: none"
      ])
  }
}

/// A clock whose time is over at once.
private struct ClockWithoutSleep: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) {}
}

extension ExitTests {
  @Suite struct `Spry.resetAll` {
    @Test func `removes the calls and stubs of all fakes`() async {
      await #expect(processExitsWith: .success) {
        let (oven, pantry, shared) = (FakeOven(), FakePantry(), FakeOven.self)
        func use() async throws -> String {
          pantry.log("a")
          return try await "\(oven.color()) \(pantry.take("b", count: 1)) \(shared.open())"
        }
        func stub(_ color: String) {
          oven.stub(.color).andReturn(color)
          pantry.stub(.take).andReturn(2)
          shared.stub(.open).andReturn("open")
        }
        stub("red")
        var used = try await use()
        #expect(used == "red 2 open")
        Spry.resetAll()
        expectHaveNoRecordedCalls(oven)
        expectHaveNoRecordedCalls(pantry)
        expectHaveNoRecordedCalls(shared)
        let failures = FailureRecorder.record {
          #expect(oven.color() == "")
          #expect(pantry.take("b", count: 1) == 0)
        }
        #expect(failures.count == 2)
        expectHaveReceived(oven, .color, countSpecifier: .exactly(1))

        // Stubs after the reset stay, also if it is the first use of the fake since.
        Spry.resetAll()
        stub("blue")
        used = try await use()
        #expect(used == "blue 2 open")
        Spry.resetAll()
        Spry.resetAll()
        // Nothing else has looked at the fake since.
        let first = FailureRecorder.record { #expect(oven.color() == "") }
        #expect(first.count == 1)
        expectHaveReceived(oven, .color, countSpecifier: .exactly(1))
        Spry.resetAll()
        expectHaveNoRecordedCalls(oven)
      }
    }

    @Test func `lets a stub's value use the stub when the value is released`() async {
      await #expect(processExitsWith: .success) {
        let oven = FakeOven()
        let stub = oven.stub(.color)
        var isReleased = false
        stub.andReturn(
          OnRelease {
            _ = stub.then
            isReleased = true
          })
        Spry.resetAll()
        stub.andReturn("red")
        #expect(isReleased)
        #expect(oven.color() == "red")
      }
    }

    @Test func `does not disturb calls on other threads`() async {
      await #expect(processExitsWith: .success) {
        let oven = FakeOven()
        await withTaskGroup { group in
          for _ in 0..<4 {
            group.addTask {
              for _ in 0..<1_000 {
                oven.stubAgain(.color).andReturn("red")
                _ = FailureRecorder.record { _ = oven.color() }
              }
            }
          }
          for _ in 0..<100 { Spry.resetAll() }
        }
        Spry.resetAll()
        expectHaveNoRecordedCalls(oven)
      }
    }
  }
}

/// Tests that run a process of their own, one after the other.
@Suite(.serialized) enum ExitTests {}

/// A value that runs an action when it is released.
private final class OnRelease {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit { action() }
}

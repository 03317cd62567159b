import LitmusExpectations
import Testing

@Suite struct `Recorded emissions` {
  private let source = AsyncStream<Int>.makeStream()
  private let emissions: Emissions<Int>

  init() {
    emissions = Emissions(of: source.stream)
  }

  @Test func `are returned one after another`() async {
    emit(1...6)
    let failures = await FailureRecorder.record {
      #expect(await emissions.next() == 1)
      #expect(await emissions.next(2) == [2, 3])
      #expect(await emissions.next { $0 > 4 } == 5)
      #expect(await emissions.next() == 6)
    }
    #expect(failures.isEmpty)
    #expect(emissions.values == [1, 2, 3, 4, 5, 6])
  }

  @Test func `are returned to a wait that has begun before`() async {
    let clock = ManualClock()
    let failures = await FailureRecorder.record {
      async let values = emissions.next(2, clock: clock)
      await clock.waitForSleepers()
      emit(1...2)
      #expect(await values == [1, 2])
    }
    #expect(failures.isEmpty)
  }

  @Test func `are returned up to the end of the sequence`() async {
    emit(1...3)
    source.continuation.finish()
    let failures = await FailureRecorder.record {
      #expect(await emissions.next() == 1)
      #expect(await emissions.rest() == [2, 3])
      #expect(await emissions.rest() == [])
    }
    #expect(failures.isEmpty)
  }

  @Test func `are not waited for if the count is not positive`() async {
    let line = #line + 3
    let failures = await FailureRecorder.record {
      #expect(await emissions.next(0, clock: ManualClock()) == [])
      #expect(await emissions.next(-1, clock: ManualClock()) == [])
    }
    #expect(failures.map(\.message) == ["Waited for -1 values, but expected 0 or more"])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `are skipped up to the value at which a condition throws`() async {
    emit(1...3)
    let failures = await FailureRecorder.record {
      await #expect(throws: Boom()) {
        try await emissions.next { value in
          if value == 2 { throw Boom() }
          return false
        }
      }
      #expect(await emissions.next() == 3)
    }
    #expect(failures.isEmpty)
  }

  @Test func `may be read by a condition`() async {
    emit(1...3)
    await recorded(3)
    let three = await emissions.next { _ in emissions.values.count == 3 }
    #expect(three == 1)
  }

  @Test func `are divided among many waits, and none is lost`() async {
    let failures = await FailureRecorder.record {
      let values = await withTaskGroup(of: Int?.self) { group in
        for _ in 1...100 { group.addTask { await emissions.next(timeout: .infinity) } }
        emit(1...100)
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(values.compactMap { $0 }.sorted() == Array(1...100))
    }
    #expect(failures.isEmpty)
  }

  private func emit(_ values: ClosedRange<Int>) {
    for value in values { source.continuation.yield(value) }
  }

  private func recorded(_ count: Int) async {
    while emissions.values.count < count { await Task.yield() }
  }
}

// MARK: - Fixtures

private struct Boom: Error, Equatable {}

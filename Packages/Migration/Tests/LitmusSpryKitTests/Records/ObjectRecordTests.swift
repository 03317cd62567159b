import LitmusReporting
import LitmusSpryKit
import Testing

private final class FakeGate: Spryable {
  enum Function: String, StringRepresentable {
    case open = "open(_:)"
    case close = "close()"
  }

  private let onDeinit: ((FakeGate) -> Void)?

  init(onDeinit: ((FakeGate) -> Void)? = nil) {
    self.onDeinit = onDeinit
  }

  deinit { onDeinit?(self) }

  func open(_ value: Any?) { recordCall(arguments: value) }
  @discardableResult
  func close() -> Int { spryify() }
}

@Suite(.serialized) struct `A fake that stores no record` {
  @Test func `has one all the same`() {
    let (fake, other) = (FakeGate(), FakeGate())
    fake.stub(.close).andReturn(1)
    other.stub(.close).andReturn(2)
    #expect(fake.close() == 1)
    #expect(other.close() == 2)
    fake.open("x")
    expectHaveReceived(fake, .open, with: "x")
    expectHaveNotReceived(other, .open)
  }

  @Test func `never gets the calls and stubs of one that is gone`() {
    var addresses: Set<ObjectIdentifier> = []
    for number in 0..<10_000 {
      let fake = FakeGate()
      addresses.insert(ObjectIdentifier(fake))
      expectHaveNoRecordedCalls(fake)
      let failures = FailureRecorder.record { fake.close() }
      #expect(failures.count == 1)
      fake.stub(.close).andReturn(number)
      #expect(fake.close() == number)
    }
    #expect(addresses.count < 10_000, "No address was used again, so nothing was tested")
  }

  @Test func `keeps calls and stubs while it is deinitialized`() {
    var results: [Int] = []
    var description = ""
    do {
      let fake = FakeGate { fake in
        results.append(fake.close())
        fake.open("late")
        description = fake.didCall(.open).recordedCallsDescription
      }
      fake.stub(.close).andReturn(1)
      fake.open("early")
    }
    #expect(results == [1])
    #expect(description == "open(_:) with <early>; close(); open(_:) with <late>")
  }

  @Test func `may first be called while it is deinitialized, and then has no calls`() {
    for _ in 0..<100 {
      var description = ""
      do {
        _ = FakeGate { fake in
          fake.open(1)
          description = fake.didCall(.open).recordedCallsDescription
        }
      }
      #expect(description == "<>")
    }
  }

  @Test func `gives back what it recorded when others are made`() {
    weak var first: Token?
    do {
      let token = Token()
      first = token
      FakeGate().open(token)
    }
    makeFakes { first == nil }
    #expect(first == nil)
  }

  @Test func `may be used by many threads at once`() async {
    await withTaskGroup { group in
      for number in 0..<2_000 {
        group.addTask {
          let fake = FakeGate()
          fake.stub(.close).andReturn(number)
          #expect(fake.close() == number)
          fake.open(number)
          #expect(fake.didCall(.open, with: number, times: .exactly(1)).success)
        }
      }
    }
  }

  @Test func `may release a fake that is called in its deinit`() {
    let last = FakeGate()
    do {
      let fake = FakeGate()
      fake.open(FakeGate { _ in last.open("released") })
    }
    makeFakes { last.didCall(.open).success }
    expectHaveReceived(last, .open, with: "released", times: .exactly(1))
  }

}

extension ExitTests {
  @Suite struct `The records of fakes that store none` {
    @Test func `do not retain other fakes when they are removed`() async {
      await #expect(processExitsWith: .success) {
        var fakes = (1...60).map { _ in FakeGate() }
        for fake in fakes { fake.open(nil) }
        var areReleased: Bool?
        let others = fakes.map(WeakGate.init)
        do {
          let gone = FakeGate()
          gone.open(
            FakeGate { _ in
              fakes = []
              areReleased = others.allSatisfy { $0.gate == nil }
            })
        }
        makeFakes { areReleased != nil }
        #expect(areReleased == true)
      }
    }
  }
}

// MARK: - Fixtures

private final class Token {}

private struct WeakGate {
  private(set) weak var gate: FakeGate?

  init(_ gate: FakeGate) { self.gate = gate }
}

/// Makes and releases fakes until a condition is true: how many it takes depends on how many records
/// there were at most.
private func makeFakes(until condition: () -> Bool) {
  for _ in 0..<200_000 {
    if condition() { return }
    FakeGate().open(nil)
  }
}

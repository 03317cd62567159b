import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `Answers that are added to a stub` {
  private let fake = FakeLibrary()

  @Test func `come after the one that calls were given`() {
    let stub = fake.stub(.load).andReturn(1)
    #expect((1...3).map { _ in fake.load("x") } == [1, 1, 1])
    stub.then.andReturn(2)
    #expect((1...2).map { _ in fake.load("x") } == [2, 2])
    stub.then.andReturn(3, 4)
    #expect((1...3).map { _ in fake.load("x") } == [3, 4, 4])
  }

  @Test func `come after the one that calls with arguments were given`() {
    let stub = fake.stub(.load).with("x").andReturn(1)
    let closure = fake.stub(.load).with("y").andDo { _ in 1 }
    #expect(["x", "y"].map(fake.load) == [1, 1])
    stub.then.andReturn(2)
    closure.then.andReturn(3)
    #expect(["x", "y", "x"].map(fake.load) == [2, 3, 2])
  }

  @Test func `come after one that no call was given yet`() {
    let stub = fake.stub(.load).andReturn(1)
    stub.then.andReturn(2)
    #expect((1...3).map { _ in fake.load("x") } == [1, 2, 2])
  }

  @Test func `are the first after a reset`() {
    let stub = fake.stub(.load).andReturn(1, 2)
    #expect(fake.load("x") == 1)
    fake.resetStubs()
    stub.then.andReturn(3).then.andReturn(4)
    #expect((1...3).map { _ in fake.load("x") } == [3, 4, 4])
  }

  @Test func `are the first after another stub has replaced it`() {
    let stub = fake.stubAgain(.load).andReturn(1)
    fake.stubAgain(.load).andReturn(2)
    stub.then.andReturn(3)
    #expect((1...2).map { _ in fake.load("x") } == [3, 3])
  }

  @Test(arguments: [true, false])
  func `are all given when threads add them at once`(afterFirst: Bool) async {
    let stub = fake.stub(.load)
    if afterFirst { stub.andReturn(0) }
    let values = Set(1...500)
    let failures = await FailureRecorder.record {
      await withTaskGroup(of: Void.self) { group in
        for value in values { group.addTask { stub.then.andReturn(value) } }
      }
    }
    #expect(failures.isEmpty)
    let given = (0..<values.count + (afterFirst ? 1 : 0)).map { _ in fake.load("x") }
    #expect(Set(given) == values.union(afterFirst ? [0] : []))
  }

  @Test func `are all there as soon as one is`() async throws {
    for _ in 1...300 {
      let fake = FakeLibrary()
      async let given = {
        var given: [Int] = []
        while given.count < 3 {
          let value = try fake.fallbackThrowing()
          if value == -1 { await Task.yield() } else { given.append(value) }
        }
        return given
      }()
      fake.stub(.fallbackThrowing).andReturn(1, 2, 3)
      #expect(try await given == [1, 2, 3])
    }
  }
}

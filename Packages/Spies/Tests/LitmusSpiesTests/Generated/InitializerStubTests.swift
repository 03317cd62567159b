#if Macros
import LitmusReporting
import LitmusSpies
import Testing

@Fake(if: nil) protocol StubbedInitializers {
  init(plain: Int)
  init(throwing: Int) throws
  init(typed: Int) throws(Offline)
  init?(failing: Int)
  init?(failingOrThrowing: Int) throws
  init(waiting: Int) async
  init(all: Int) async throws
  init(running body: () throws -> Int) rethrows
}

@Suite(.spyScope) struct `Stubs of initializers` {
  @Test func `run their closures`() async throws {
    FakeStubbedInitializers.when.initializer(throwing: 1).andDo { _ in throw Offline() }
    #expect(throws: Offline()) { try FakeStubbedInitializers(throwing: 1) }
    #expect(throws: Never.self) { try FakeStubbedInitializers(throwing: 2) }
    FakeStubbedInitializers.when.initializer(typed: 1).andDo { _ in throw Offline() }
    #expect(throws: Offline()) { try FakeStubbedInitializers(typed: 1) }
    FakeStubbedInitializers.when.initializer(failing: .any).andDo { $0 == 1 ? () : nil }
    #expect(FakeStubbedInitializers(failing: 1) != nil)
    #expect(FakeStubbedInitializers(failing: 2) == nil)
    FakeStubbedInitializers.when.initializer(failing: 3).andReturn(nil)
    #expect(FakeStubbedInitializers(failing: 3) == nil)
    FakeStubbedInitializers.when.initializer(failingOrThrowing: .any).andDo { number in
      if number == 1 { throw Offline() }
      return number == 2 ? nil : ()
    }
    #expect(throws: Offline()) { try FakeStubbedInitializers(failingOrThrowing: 1) }
    #expect(try FakeStubbedInitializers(failingOrThrowing: 2) == nil)
    #expect(try FakeStubbedInitializers(failingOrThrowing: 3) != nil)
    var numbers: [Int] = []
    FakeStubbedInitializers.when.initializer(plain: .any).andDo { numbers.append($0) }
    _ = FakeStubbedInitializers(plain: 4)
    FakeStubbedInitializers.when.initializer(waiting: .any).andDo { numbers.append($0) }
    _ = await FakeStubbedInitializers(waiting: 5)
    FakeStubbedInitializers.when.initializer(running: .any).andDo { numbers.append(try $0()) }
    _ = FakeStubbedInitializers(running: { 6 })
    #expect(throws: Offline()) { try FakeStubbedInitializers(running: { throw Offline() }) }
    #expect(numbers == [4, 5, 6])
  }

  @Test func `wait`() async throws {
    FakeStubbedInitializers.when.initializer(all: 1)
      .andReturn((), after: .seconds(1), clock: TestClock(sleepMovesIt: true))
    FakeStubbedInitializers.when.initializer(all: 2)
      .andThrow(Offline(), after: .seconds(1), clock: TestClock(sleepMovesIt: true))
    _ = try await FakeStubbedInitializers(all: 1)
    await #expect(throws: Offline()) { try await FakeStubbedInitializers(all: 2) }
  }

  @Test func `and calls are those of the type, of each kind`() async throws {
    var numbers: [Int] = []
    FakeStubbedInitializers.when.initializer(plain: 1).perform { numbers.append($0.plain) }
    _ = FakeStubbedInitializers(plain: 1)
    _ = try FakeStubbedInitializers(throwing: 2)
    _ = FakeStubbedInitializers(failing: 3)
    _ = await FakeStubbedInitializers(waiting: 4)
    #expect(numbers == [1])
    expectReceived(FakeStubbedInitializers.calls.initializer(plain: 1), times: 1)
    expectReceived(FakeStubbedInitializers.calls.initializer(throwing: 2), times: 1)
    expectReceived(FakeStubbedInitializers.calls.initializer(failing: 3), times: 1)
    expectReceived(FakeStubbedInitializers.calls.initializer(waiting: 4), times: 1)
  }

  @Test func `are not needed under any policy, as for setters`() async {
    let failures = await FailureRecorder.record {
      await withFakePolicy(.strict) {
        let fake = FakeStubbedInitializers(plain: 1)
        _ = try? FakeStubbedInitializers(throwing: 1)
        _ = FakeStubbedInitializers(failing: 1)
        _ = await FakeStubbedInitializers(waiting: 1)
        _ = try? await FakeStubbedInitializers(all: 1)
        expectReceived(fake.calls.initializer(plain: 1))
        let archive = FakeArchive()
        archive.title = "a"
        archive[key: "a"] = 1
        FakeArchive.shared = 2
      }
    }
    #expect(failures.map(\.message) == [])
  }
}
#endif

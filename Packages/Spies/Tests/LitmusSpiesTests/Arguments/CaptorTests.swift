import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A captor` {
  private let fake = FakeArchive()
  private let ids = Captor<String>()

  @Test func `receives the argument before the stub's closure runs`() async {
    fake.when.find(.capture(into: ids), limit: .any).andDo { [ids] _, _ in ids.values }
    #expect(await fake.find("a", limit: nil) == ["a"])
    #expect(await fake.find("b", limit: nil) == ["a", "b"])
  }

  @Test func `receives nothing if another stub answers`() throws {
    fake.when.load(id: .capture(into: ids)).andReturn("any")
    fake.when.load(id: "x").andReturn("x")
    _ = try fake.load(id: "x")
    #expect(ids.values == [] && ids.last == nil)
  }

  @Test func `receives the arguments of calls that were verified`() async throws {
    fake.when.load.andReturn("")
    for id in ["a", "skipped", "b"] { _ = try fake.load(id: id) }
    try await expectEventuallyReceived(fake.calls.load(id: .capture(into: ids)), times: 3)
    try await requireEventuallyReceived(fake.calls.load(id: .capture(into: ids) && "a"))
    #expect(ids.values == ["a", "skipped", "b", "a"])
    let ordered = Captor<String>()
    expectReceivedInOrder(
      fake.calls.load(id: .capture(into: ordered)),
      fake.calls.load(id: .equal("b") && .capture(into: ordered)))
    #expect(ordered.values == ["a", "b"])
  }

  @Test func `receives nothing if the verification fails`() async throws {
    fake.when.load.andReturn("")
    _ = try fake.load(id: "a")
    let failures = await FailureRecorder.record {
      try? await expectEventuallyReceived(
        fake.calls.load(id: .capture(into: ids)), times: 2, timeout: .zero)
      expectReceivedInOrder(
        fake.calls.load(id: .capture(into: ids)), fake.calls.load(id: "b"))
    }
    #expect(failures.count == 2)
    #expect(ids.values == [])
  }

  @Test func `receives the property, or the wrapped value, that it is the condition of`() async {
    let (counts, limits) = (Captor<Int>(), Captor<Int>())
    fake.when.find.andReturn([])
    for (text, limit) in [("a", 1), ("abc", nil)] { _ = await fake.find(text, limit: limit) }
    expectReceived(fake.calls.find(.where(\.count, .capture(into: counts)), limit: .any), times: 2)
    expectReceived(fake.calls.find(.any, limit: .some(.capture(into: limits))), times: 1)
    #expect(counts.values == [1, 3])
    #expect(limits.values == [1])
  }

  @Test func `receives only the arguments that meet its own alternative`() throws {
    let others = Captor<String>()
    fake.when.load(id: .capture(into: ids) && "a" || .capture(into: others)).andReturn("")
    for id in ["a", "b"] { _ = try fake.load(id: id) }
    #expect(ids.values == ["a"])
    #expect(others.values == ["a", "b"])
  }

  @Test func `receives arguments from many threads`() async {
    fake.when.load(id: .capture(into: ids)).andReturn("")
    await withTaskGroup { [fake] group in
      for number in 0..<1_000 { group.addTask { _ = try? fake.load(id: "\(number)") } }
    }
    #expect(Set(ids.values) == Set((0..<1_000).map { "\($0)" }))
  }
}

import LitmusSpies
import Testing

struct Search: Sendable {
  var run: @Sendable (String) async throws -> [String]

  func results(for text: String) async -> [String] { (try? await run(text)) ?? [] }
}

// begin-snippet: spies-closure
@Test func searchesOnce() async {
  let run = FakeClosure<@Sendable (String) async throws -> [String]>()
  run.when("fig").andReturn(["figs"])
  let search = Search(run: run.closure)

  #expect(await search.results(for: "fig") == ["figs"])
  expectReceived(run.calls("fig"), times: 1)
}
// end-snippet

// begin-snippet: spies-suspended
@Test func showsNothingWhileItSearches() async throws {
  let run = FakeClosure<@Sendable (String) async throws -> [String]>()
  let pending = run.when().andSuspend()
  let search = Search(run: run.closure)

  async let results = search.results(for: "fig")
  try await expectEventuallyReceived(run.calls("fig"))
  pending.resume(returning: ["figs"])  // or resume(throwing:), or resumeAll(returning:)
  #expect(await results == ["figs"])
}
// end-snippet

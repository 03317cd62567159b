import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A child task of a closure that traps` {
  @Test func `runs on after the trap`() async {
    let (events, event) = AsyncStream<String>.makeStream()
    let (signals, signal) = AsyncStream<Void>.makeStream()
    await expectThrowsAssertion(containing: "stop") {
      async let _: Void = {
        event.yield("begun")
        for await _ in signals {}
        event.yield("ended")
        event.finish()
      }()
      for await _ in events { break }
      fatalError("stop")
    }
    signal.finish()
    #expect(await events.reduce(into: []) { $0.append($1) } == ["ended"])
  }
}

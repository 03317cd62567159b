/// A barrier that blocks tasks until a number of them have arrived; then it closes again.
package actor Barrier {
  private let size: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(_ size: Int) { self.size = size }

  package func arrive() async {
    if waiting.count + 1 == size {
      for waiter in waiting { waiter.resume() }
      waiting = []
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }
}

/// A gate that is opened once, and left once.
package final class Gate: Sendable {
  private let openings = AsyncStream.makeStream(of: Void.self)
  private let leavings = AsyncStream.makeStream(of: Void.self)

  package init() {}

  package func open() { openings.continuation.finish() }
  package func opened() async { for await _ in openings.stream {} }
  package func leave() { leavings.continuation.finish() }
  package func left() async { for await _ in leavings.stream {} }
}

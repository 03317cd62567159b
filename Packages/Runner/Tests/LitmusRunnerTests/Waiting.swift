/// Lets nobody past until a number of tasks have arrived; then it closes again.
actor Barrier {
  private let size: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ size: Int) { self.size = size }

  func arrive() async {
    if waiting.count + 1 == size {
      for waiter in waiting { waiter.resume() }
      waiting = []
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }
}

/// Something that is opened once, and left once.
final class Gate: Sendable {
  private let openings = AsyncStream.makeStream(of: Void.self)
  private let leavings = AsyncStream.makeStream(of: Void.self)

  func open() { openings.continuation.finish() }
  func opened() async { for await _ in openings.stream {} }
  func leave() { leavings.continuation.finish() }
  func left() async { for await _ in leavings.stream {} }
}

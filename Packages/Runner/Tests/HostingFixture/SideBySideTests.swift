import LitmusRunner
import Synchronization
import Testing

/// Tests of which each fails while the other is running, if they run side by side.
@Suite struct SideBySide {
  private static let arrivals = Mutex(0)

  @Test(arguments: 1...2) func fails(_ number: Int) async {
    Self.arrivals.withLock { $0 += 1 }
    for _ in 0..<20_000 where Self.arrivals.withLock({ $0 }) < 2 { await Task.yield() }
    AssertEqual(number, other: 0, message: "with \(Self.arrivals.withLock { $0 }) running")
  }
}

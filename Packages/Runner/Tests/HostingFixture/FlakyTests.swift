import Synchronization
import Testing

/// Pass only when they are run again.
@Suite(.serialized) struct FlakySuite {
  private static let attempts = Mutex<[String: Int]>([:])

  private static func attempt(_ name: String) -> Int {
    attempts.withLock { attempts in
      attempts[name, default: 0] += 1
      return attempts[name, default: 0]
    }
  }

  @Test func passes() {}
  @Test func failsOnce() { #expect(Self.attempt("failsOnce") > 1) }
  @Test(arguments: 1...3) func rows(_ number: Int) {
    #expect(number == 1 || Self.attempt("row \(number)") > number)
  }
}

import Foundation
@_spi(Litmus) import LitmusReporting

/// What has become of the waits of the stress.
final class StressTally: Sendable {
  struct Counts {
    var returned = 0
    var failures = 0
    /// Waits that were fulfilled, were not cancelled and had all the time, and yet did not pass.
    var lost = 0
    /// Waits that should have reported a failure and passed, or reported another one.
    var wrong = 0
  }

  private let state = Locked(Counts())

  var counts: Counts { state.withLock { $0 } }

  func note(_ failures: [ReportedFailure], of pair: StressPair) {
    let ending = StressEnding(failures)
    state.withLock { counts in
      counts.returned += 1
      counts.failures += failures.count
      if pair.endings.contains(ending) { return }
      if pair.endings == [.passed] { counts.lost += 1 } else { counts.wrong += 1 }
    }
  }

  /// Ends the program if no wait returns any more.
  func watch(limitInSeconds limit: Int) {
    Thread.detachNewThread { [self] in
      var returned = -1
      var idle = 0
      while idle < limit {
        Thread.sleep(forTimeInterval: 1)
        idle = counts.returned == returned ? idle + 1 : 0
        returned = counts.returned
      }
      leave("hang: after \(returned) waits, none has returned for \(limit) s")
    }
  }
}

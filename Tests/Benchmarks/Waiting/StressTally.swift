import Foundation
@_spi(Litmus) import LitmusReporting

/// The counts of how the waits of the stress ended.
final class StressTally: Sendable {
  private struct Counts {
    var waits = 0
    var failures = 0
    /// Waits that were fulfilled, not cancelled and had enough time, but did not pass, or only
    /// passed at their timeout.
    var lost = 0
    /// Waits that should have reported one failure and reported none, or others.
    var wrong = 0
    /// The ends of the waits that could end in two ways.
    var races: [StressEnding: Int] = [:]
  }

  private let counts = Locked(Counts())

  /// Records that a wait has returned.
  ///
  /// - Parameters:
  ///   - failures: The failures that it reported.
  ///   - pair: The actions on it.
  ///   - start: When it began. All actions take milliseconds, so a wait that takes seconds was not
  ///     resumed.
  func note(_ failures: [ReportedFailure], of pair: StressPair, since start: Moment) {
    let isLate = start.age > 5e6
    let ending = StressEnding(failures)
    counts.withLock { counts in
      counts.waits += 1
      counts.failures += failures.count
      if isLate || !pair.endings.contains(ending) {
        if pair.endings == [.passed] { counts.lost += 1 } else { counts.wrong += 1 }
      }
      if pair.endings.count > 1 { counts.races[ending, default: 0] += 1 }
    }
  }

  /// Prints the counts.
  func showCounts() {
    let counts = counts.withLock { $0 }
    show("waits", Double(counts.waits))
    show("failures", Double(counts.failures))
    show("lost wake-ups", Double(counts.lost))
    show("wrong endings", Double(counts.wrong))
    for (ending, count) in counts.races {
      show("races \(ending)", Double(count))
    }
  }

  /// Ends the program if no more waits return.
  func watch(limitInSeconds limit: Int) {
    Thread.detachNewThread { [self] in
      var returned = -1
      var idle = 0
      while idle < limit {
        Thread.sleep(forTimeInterval: 1)
        let now = counts.withLock { $0.waits }
        idle = now == returned ? idle + 1 : 0
        returned = now
      }
      leave("hang: after \(returned) waits, none has returned for \(limit) s")
    }
  }
}

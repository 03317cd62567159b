#if LITMUS_RUNNER
internal import Foundation

/// Threads that keep all processors busy until the process ends.
package enum BusyProcessors {
  /// Starts two threads for each processor, so that each test gets a third of one.
  package static func start() {
    for _ in 0..<2 * ProcessInfo.processInfo.activeProcessorCount {
      Thread.detachNewThread {
        var number: UInt64 = 1
        while number != 0 { number = number &* 6_364_136_223_846_793_005 | 1 }
      }
    }
  }
}
#endif

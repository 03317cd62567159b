import Foundation
@_spi(Litmus) import LitmusReporting

/// Runs waits while other code delays them: `litmus-busy come 200`, `litmus-busy never 48` or
/// `litmus-busy turns 48`.
///
/// Prints each figure as a name, a tab and a number, and failures unchanged.
@main enum Main {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let count = Int(arguments[2]) else {
      print("usage: litmus-busy come|never|turns COUNT")
      exit(2)
    }
    let disturbance = Disturbance()
    let host = Host()
    let hasTurns = arguments[1] == "turns"
    if hasTurns { disturbance.beginTurns() } else { disturbance.begin(host) }

    let longest = Locked(Duration.zero)
    let failures = await FailureRecorder.record {
      await withTaskGroup { group in
        for number in 0..<count {
          group.addTask {
            try? await Task.sleep(for: .milliseconds(5_000 * number / count))
            let elapsed = await ContinuousClock().measure {
              if hasTurns {
                await TurnScene(number: number).run(on: host)
              } else {
                await Scene(number: number, comes: arguments[1] == "come").run(on: host)
              }
            }
            longest.withLock { $0 = max($0, elapsed) }
          }
        }
      }
    }
    disturbance.end()
    for failure in failures { print(failure.text) }
    print("failures\t\(failures.count)")
    print("longest\t\(longest.withLock { $0 } / .seconds(1))")
  }
}

/// An actor on which some of the waits run, and which is sometimes busy.
actor Host {
  func block(_ thread: UInt32) { sleep(thread) }
}

/// Blocks the pool's threads one after another for 3 seconds, and the main actor for 5.
final class Disturbance: Sendable {
  private let isOver = Locked(false)

  func begin(_ host: Host) {
    for number in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Task.detached { [self] in
        try? await Task.sleep(for: .milliseconds(700 * number))
        while !isOver.withLock({ $0 }) {
          if number == 0 { await host.block(3) } else { block(3) }
          try? await Task.sleep(for: .milliseconds(400))
        }
      }
    }
    Task { @MainActor [self] in
      while !isOver.withLock({ $0 }) {
        block(5)
        try? await Task.sleep(for: .milliseconds(300))
      }
    }
  }

  /// Computes 10 milliseconds at a time in eight tasks, so that each turn on the pool's threads takes long.
  func beginTurns() {
    for _ in 0..<8 {
      Task.detached { [self] in
        while !isOver.withLock({ $0 }) {
          let end = ContinuousClock.now + .milliseconds(10)
          while ContinuousClock.now < end {}
          await Task.yield()
        }
      }
    }
  }

  func end() { isOver.withLock { $0 = true } }

  private func block(_ seconds: UInt32) { sleep(seconds) }
}

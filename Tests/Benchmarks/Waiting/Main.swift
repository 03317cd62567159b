import Foundation
import LitmusReporting

/// Measures one cost of waiting, as in `litmus-waiting wake-up`, or with a number of runs.
///
/// Each line of the output is a name, a tab and a number; `Tests/Benchmarks/run` makes tables of it.
@main enum Main {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let runs = arguments.dropFirst().first.flatMap { Int($0) }
    let unexpected = try await FailureRecorder.record {
      switch arguments.first {
      case "wake-up": await measureWakeUp(runs: runs ?? 2_000)
      case "many": await measureManyExpectations(count: runs ?? 10_000)
      case "idle": await measureIdleWait(runs: runs ?? 3)
      case "growth": await measureGrowth(upTo: runs ?? 100_000)
      case "flips": try await measureFlips(runs: runs ?? 300)
      case "flip-times": try await measureFlipTimes(seconds: runs ?? 1)
      case "never-equal": await measureNeverEqual(runs: runs ?? 3)
      case "rows": try await measureRows(count: 100_000, runs: runs ?? 9)
      case "stress": await stress(pairs: runs ?? 1_000_000)
      default: leave("nothing to measure is called \(arguments.first ?? "that")")
      }
    }
    if let failure = unexpected.first {
      leave("\(unexpected.count) unexpected failures, such as: \(failure)")
    }
  }
}

/// Ends the program as failed.
func leave(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("litmus-waiting: \(reason)\n".utf8))
  exit(1)
}

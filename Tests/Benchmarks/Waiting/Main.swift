import Foundation
import LitmusReporting

/// Measures one cost of waiting, as in `litmus-waiting wake-up`.
///
/// Each line of the output is a name, a tab and a number; `Tests/Benchmarks/run` makes tables of it.
@main enum Main {
  static func main() async throws {
    let name = CommandLine.arguments.dropFirst().first
    let unexpected = try await FailureRecorder.record {
      switch name {
      case "wake-up": await measureWakeUp(runs: 2_000)
      case "idle": await measureIdleWait(runs: 3)
      case "flip-times": try await measureFlipTimes()
      default: leave("nothing to measure is called \(name ?? "that")")
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

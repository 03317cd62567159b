import Foundation
import LitmusFakes

/// Runs the measurement that the first argument names, and prints its figures, one in each line.
@main struct Main {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "calls": measureCalls()
    case "memory": measureMemory()
    case "verification": measureVerification()
    case "threads": measureThreads()
    case "stress":
      let calls = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 4_000_000
      stress(calls: calls)
    default: fatalError("To fix this, name calls, memory, verification, threads or stress")
    }
  }
}

/// Prints a figure for the script that started this program.
func show(_ name: String, _ value: Double) {
  print("\(name)\t\(value)")
}

/// The nanoseconds that a closure takes for each of a number of steps.
func nanoseconds(a count: Int, _ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .nanoseconds(1) / Double(count)
}

/// The medians of several measurements, which run in turns.
func medians(of measurements: [(name: String, measure: () -> Double)]) -> [String: Double] {
  var values: [String: [Double]] = [:]
  for _ in 0..<5 {
    for (name, measure) in measurements { values[name, default: []].append(measure()) }
  }
  return values.mapValues { $0.sorted()[$0.count / 2] }
}

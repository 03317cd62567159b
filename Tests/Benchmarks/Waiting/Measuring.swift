import Foundation

/// Prints a figure for the script that started this program.
func show(_ name: String, _ value: Double) {
  print("\(name)\t\(value)")
}

/// Measurements of one kind.
struct Samples {
  private var values: [Double] = []

  mutating func append(_ value: Double) { values.append(value) }

  var median: Double { quantile(0.5) }

  /// Prints the median and the 99th percentile.
  func showSpread(_ name: String) {
    show("\(name) median", median)
    show("\(name) p99", quantile(0.99))
  }

  private func quantile(_ part: Double) -> Double {
    values.sorted()[Int(Double(values.count - 1) * part)]
  }
}

/// The time that all threads of this process have had on a processor so far, in milliseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

import Foundation
import LitmusReporting
import LitmusTraps

/// Catches thousands of traps and prints the cost of one, as in `litmus-traps thread 10000`.
///
/// Each line of the output is a name, a tab and a number; `Tests/Benchmarks/run` makes a table of it.
@main enum Main {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let way = arguments.first ?? ""
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
    // The first traps have costs of their own, which are not counted.
    _ = await catchTraps(100, way)

    let memory = residentMemory()
    let start = ContinuousClock.now
    let missed = await catchTraps(count, way)
    let time = ContinuousClock.now - start
    show("missed", Double(missed))
    show("µs a trap", time / .microseconds(1) / Double(count))
    if let memory, let later = residentMemory() {
      show("kB a trap", (later - memory) / Double(count))
    }
  }
}

/// Catches traps in one way, and returns how many were missed or had a wrong message.
private func catchTraps(_ count: Int, _ way: String) async -> Int {
  var missed = 0
  for number in 0..<count {
    let message =
      switch way {
      case "thread": await onThread(number)
      case "queue": onQueue(number)
      case "place": await inPlace(number)
      case "asynchronous": await asynchronously(number)
      case "none": await withoutTrap()
      default: fatalError("Nothing to measure is called \(way)")
      }
    if message?.hasSuffix("Fatal error: number \(number).") != true { missed += 1 }
  }
  return way == "none" ? 0 : missed
}

private func onThread(_ number: Int) async -> String? {
  expectThrowsAssertion { trap(number) }
}

private func onQueue(_ number: Int) -> String? {
  expectThrowsAssertion { DispatchQueue(label: "measured").sync { trap(number) } }
}

@MainActor private func inPlace(_ number: Int) -> String? {
  expectThrowsAssertion { trap(number) }
}

private func asynchronously(_ number: Int) async -> String? {
  await expectThrowsAssertion {
    await Task.yield()
    trap(number)
  }
}

/// Measures the cost of the thread and its task alone; a recorder receives the failures.
private func withoutTrap() async -> String? {
  _ = FailureRecorder.record { expectThrowsAssertion {} }
  return nil
}

@inline(never) private func trap(_ number: Int) { fatalError("number \(number).") }

private func show(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

/// The memory that this process has in use, in kB; `nil` where there is no `/proc`.
private func residentMemory() -> Double? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return nil
  }
  let fields = text.split(separator: " ")
  return Double(fields[1]).map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e3 }
}

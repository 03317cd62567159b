import Foundation
import Testing

private let mode = ProcessInfo.processInfo.environment["LITMUS_FIXTURE"]

@Suite(.enabled(if: mode == "crash", "Only in the tests of crashes")) struct Crashing {
  @Test func before() {}
  @Test func traps() {
    print("about to trap")
    fatalError("Hosted and gone")
  }
  @Test func exits() { exit(0) }
  @Test(arguments: 1...4) func rows(_ number: Int) { if number == 3 { fatalError("Row 3") } }
  @Test func after() {}
}

/// The second row ends the process when no file at LITMUS_GATE says that it has done so.
@Suite(.enabled(if: mode == "crashonce", "Only in the tests of crashes")) struct CrashingOnce {
  @Test(arguments: 1...3) func rows(_ number: Int) {
    let gate = ProcessInfo.processInfo.environment["LITMUS_GATE"] ?? ""
    guard number == 2, !FileManager.default.fileExists(atPath: gate) else { return }
    _ = FileManager.default.createFile(atPath: gate, contents: nil)
    fatalError("Only once")
  }
}

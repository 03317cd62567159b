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

import Foundation
import LitmusRunner

/// Tests that print, attach and fail very much; they run only if LITMUS_FIXTURE is `noisy`.
final class NoisyTests: TestCase, ListedSuite {
  static var tests: TestList<NoisyTests> {
    var list = TestList(make: NoisyTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "noisy" else { return list }
    list.add("testPrints") { _ in write(megabytes: 5) }
    list.add("testPrintsAndCrashes") { _ in
      write(megabytes: 5)
      fatalError("After much output")
    }
    list.add("testAttaches") { _ in
      for number in 1...3 {
        Attach(String(repeating: "attached \(number)\n", count: 300_000), named: "\(number).txt")
      }
      Attach(Data(count: 11_000_000), named: "large.bin")
      Attach("small", named: "small.txt")
    }
    list.add("testFails") { _ in for number in 1...20_000 { Fail("failure \(number)") } }
    list.add("testFailsAtLength") { _ in
      Fail("begins " + String(repeating: "x", count: 6_000_000) + " ends")
    }
    list.add("testPasses") { _ in print("a word") }
    return list
  }

  /// Writes lines of 100 bytes, the first and the last of which differ from the others.
  private static func write(megabytes: Int) {
    print("the first line")
    let line = String(repeating: "-", count: 99) + "\n"
    let text = String(repeating: line, count: 10_000)
    for _ in 0..<megabytes { print(text, terminator: "") }
    print("the last line")
  }
}

import Foundation
import Testing

private let mode = ProcessInfo.processInfo.environment["LITMUS_FIXTURE"]

@Suite(.serialized, .enabled(if: mode == "hang", "Only in the tests of time limits"))
struct Hanging {
  @Test func first() {}
  @Test func sleeps() async throws { try await Task.sleep(for: .seconds(1000)) }
  @Test func neverReturns() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
  @Test func last() {}
}

@Suite(.enabled(if: mode == "hang", "Only in the tests of time limits"))
struct HangingRows {
  @Test(arguments: 1...3) func row(_ number: Int) async throws {
    if number == 2 { try await Task.sleep(for: .seconds(1000)) }
  }
}

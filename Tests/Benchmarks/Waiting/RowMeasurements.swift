import Foundation
import LitmusEventuallyCore
@_spi(Litmus) import LitmusReporting

/// A large value, as in view models.
private struct Row: Sendable, Equatable {
  var number: Int
  var title: String
  var isDone = false

  static func many(_ count: Int) -> [Row] {
    (0..<count).map { Row(number: $0, title: "Row number \($0) of them all") }
  }
}

/// Waits for rows that become right 20 ms after the start, compared by the assertion or by the caller,
/// in milliseconds; and how long the failure is if they never do, in bytes.
func measureRows(count: Int, runs: Int) async throws {
  let expected = Row.many(count)
  var wrong = expected
  for index in stride(from: 0, to: count, by: 2) { wrong[index].isDone = true }
  var equal = Samples()
  var condition = Samples()
  for _ in 0..<runs {
    equal.append(
      try await milliseconds(from: wrong, to: expected) { rows in
        try await expectToEventuallyEqual(
          actual: { rows.withLock { $0 } }, expected: expected, timeout: .seconds(30))
      })
    condition.append(
      try await milliseconds(from: wrong, to: expected) { rows in
        try await expectEventually(timeout: .seconds(30)) { rows.withLock { $0 } == expected }
      })
  }
  show("rows equal", equal.median)
  show("rows condition", condition.median)

  var failing = Samples()
  for _ in 0..<runs {
    let start = ContinuousClock.now
    let failures = await FailureRecorder.record {
      try? await expectToEventuallyEqual(
        actual: { wrong }, expected: expected, timeout: .milliseconds(20))
    }
    failing.append((ContinuousClock.now - start) / .milliseconds(1))
    show("rows failure bytes", Double(failures.map(\.text.utf8.count).reduce(0, +)))
  }
  show("rows failure", failing.median)
}

/// How long a wait takes for rows that another thread changes after 20 ms.
private func milliseconds(
  from wrong: [Row], to right: [Row], _ wait: (Locked<[Row]>) async throws -> Void
) async rethrows -> Double {
  let rows = Locked(wrong)
  let start = ContinuousClock.now
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: 0.02)
    rows.withLock { $0 = right }
  }
  try await wait(rows)
  return (ContinuousClock.now - start) / .milliseconds(1)
}

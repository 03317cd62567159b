import LitmusEventuallyCore
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting
import LitmusFakes
import Observation

/// A wait of one second: of each kind, on the main actor, on the pool and on an actor.
struct Scene: Sendable {
  private static let timeout = Duration.seconds(1)

  let number: Int
  /// Whether the awaited event occurs, after 0.1 seconds of served time.
  let comes: Bool

  func run(on host: Host) async {
    do {
      switch number % 3 {
      case 0: try await wait(on: nil)
      case 1: try await wait(on: MainActor.shared)
      default: try await wait(on: host)
      }
    } catch is TestTaskTimeout {
      // The failure has been reported.
    } catch {
      reportFailure("Wait \(number) threw \(error)")
    }
  }

  private func wait(on isolation: isolated (any Actor)?) async throws {
    let value = Locked(0)
    switch number / 3 % 8 {
    case 0:
      soon(isolation) { value.withLock { $0 = 1 } }
      try await expectToEventuallyEqual(
        actual: { value.withLock { $0 } }, expected: 1, timeout: Self.timeout)
    case 1:
      soon(isolation) { value.withLock { $0 = 1 } }
      try await expectToEventuallyEqual(
        actual: { () async in value.withLock { $0 } }, expected: 1, timeout: Self.timeout)
    case 2:
      let model = Model()
      soon(isolation) { model.value.withLock { $0 = 1 } }
      try await expectEventually("model", timeout: Self.timeout) {
        model.current == 1
      }
    case 3:
      let expectation = asyncExpectation(description: "fulfilled")
      soon(isolation) { expectation.fulfill() }
      await waitForExpectations([expectation], timeout: Self.timeout)
    case 4:
      let (values, continuation) = AsyncStream<Int>.makeStream()
      soon(isolation) { continuation.yield(1) }
      let emissions = Emissions(of: values)
      await emissions.next(timeout: Self.timeout)
    case 5:
      try await testTask(timeout: Self.timeout) {
        if comes { await Self.beServed() } else { try await Task.sleep(for: .seconds(100_000)) }
      }
    case 6:
      let fake = Fake()
      soon(isolation) { fake.save() }
      try await expectEventuallyReceived(fake.calls(.save), timeout: Self.timeout)
    case 7 where number.isMultiple(of: 2):
      let never = asyncExpectation(description: "never", isInverted: true)
      await waitForExpectations([never], timeout: Self.timeout)
    default:
      try await expectToAlwaysEqual(
        actual: { value.withLock { $0 } }, expected: 0, for: Self.timeout)
    }
  }

  /// Runs a closure after 0.1 seconds of served time, if the event occurs at all.
  private func soon(
    _ isolation: isolated (any Actor)?, _ body: sending @escaping () -> Void
  ) {
    guard comes else { return }
    Task {
      _ = isolation
      await Self.beServed()
      body()
    }
  }

  private static func beServed(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<10 { try? await Task.sleep(for: .milliseconds(10)) }
  }
}

@Observable final class Model: Sendable {
  let value = Locked(0)

  var current: Int {
    access(keyPath: \.current)
    return value.withLock { $0 }
  }
}

final class Fake: HandwrittenFake, Sendable {
  enum Function: String { case save }

  let spyRecord = SpyRecord()

  func save() { spy(.save) }
}

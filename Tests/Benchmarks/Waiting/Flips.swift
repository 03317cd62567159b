import LitmusEventuallyCore
@_spi(Litmus) import LitmusReporting
import Observation

/// A value that another thread flips from 0 to 1.
protocol FlippingValue: Sendable {
  var value: Int { get }
  func flip()
}

/// A value that is not observable, so a wait has to poll it.
final class PlainValue: FlippingValue {
  private let state = Locked(0)

  var value: Int { state.withLock { $0 } }

  func flip() { state.withLock { $0 = 1 } }
}

/// A value that is observable, as with `@Observable`, and can flip on any thread.
final class ObservableValue: FlippingValue, Observable {
  private let state = Locked(0)
  private let registrar = ObservationRegistrar()

  var value: Int {
    registrar.access(self, keyPath: \.value)
    return state.withLock { $0 }
  }

  func flip() {
    registrar.withMutation(of: self, keyPath: \.value) { state.withLock { $0 = 1 } }
  }
}

/// Measures the time from flip to return, for values that flip at once to late.
func measureFlipTimes() async throws {
  for (delay, runs) in [(0.1, 50), (1, 50), (10, 30), (100, 10), (1_000, 1)] {
    var plain = Samples()
    var observable = Samples()
    let duration = Duration.microseconds(delay * 1e3)
    for _ in 0..<runs {
      plain.append(try await delayOfFlip(PlainValue(), after: duration))
      observable.append(try await delayOfFlip(ObservableValue(), after: duration))
    }
    show("plain \(delay)", plain.median)
    show("observable \(delay)", observable.median)
  }
}

/// Waits for a value that a thread flips, and returns the microseconds from the flip to the return.
private func delayOfFlip(
  _ value: some FlippingValue, after delay: Duration
) async throws -> Double {
  let flipped = Moment()
  onThread(after: delay) {
    flipped.mark()
    value.flip()
  }
  try await expectToEventuallyEqual(
    actual: { value.value }, expected: 1, timeout: .seconds(60))
  return flipped.age
}

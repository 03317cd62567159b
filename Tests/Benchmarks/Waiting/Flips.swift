import LitmusEventuallyCore
@_spi(Litmus) import LitmusReporting
import Observation

/// The measurements of a wait for a value that flips.
struct Flip {
  /// From the flip to the return, in microseconds.
  var delay: Double
  /// How often the value was fetched.
  var evaluations: Int

  /// Waits for a value that a thread flips.
  static func ofValue<Value: FlippingValue>(
    _: Value.Type, after delay: Duration
  ) async throws -> Flip {
    let value = Value()
    let flipped = Moment()
    var evaluations = 0
    onThread(after: delay) {
      flipped.mark()
      value.flip()
    }
    try await expectToEventuallyEqual(
      actual: {
        evaluations += 1
        return value.value
      }, expected: 1, timeout: .seconds(60))
    return Flip(delay: flipped.age, evaluations: evaluations)
  }

  /// Waits, on the main actor, for a value that the main actor flips.
  @MainActor static func ofViewModel(after delay: Duration) async throws -> Flip {
    let model = ViewModel()
    let flipped = Moment()
    var evaluations = 0
    onThread(after: delay) {
      Task { @MainActor in
        flipped.mark()
        model.value = 1
      }
    }
    try await expectToEventuallyEqual(
      actual: {
        evaluations += 1
        return model.value
      }, expected: 1, timeout: .seconds(60))
    return Flip(delay: flipped.age, evaluations: evaluations)
  }

  /// Measures the reference: observes a value with a bare continuation.
  static func ofContinuation(after delay: Duration) async -> Flip {
    let value = ObservableValue()
    let flipped = Moment()
    onThread(after: delay) {
      flipped.mark()
      value.flip()
    }
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = value.value
      } onChange: {
        continuation.resume()
      }
    }
    return Flip(delay: flipped.age, evaluations: 1)
  }
}

import LitmusEventuallyCore
@_spi(Litmus) import LitmusReporting
import Observation

/// A value that another thread flips from 0 to 1.
protocol FlippingValue: Sendable {
  init()
  var value: Int { get }
  func flip()
}

/// Nobody is told when it flips.
final class PlainValue: FlippingValue {
  private let state = Locked(0)

  var value: Int { state.withLock { $0 } }

  func flip() { state.withLock { $0 = 1 } }
}

/// What reads it can be told when it flips, as with `@Observable`, and on any thread.
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

/// State of the main actor, as view models have it.
@MainActor @Observable final class ViewModel {
  var value = 0
}

/// What is reached by `await` only.
actor Store {
  var value = 0
}

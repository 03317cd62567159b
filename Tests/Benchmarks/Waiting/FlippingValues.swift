import LitmusEventuallyCore
@_spi(Litmus) import LitmusReporting
import Observation

/// A value that another thread flips from 0 to 1.
protocol FlippingValue: Sendable {
  init()
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

/// Observable state of the main actor, as in view models.
@MainActor @Observable final class ViewModel {
  var value = 0
}

/// A value that can only be read with `await`.
actor Store {
  var value = 0
}

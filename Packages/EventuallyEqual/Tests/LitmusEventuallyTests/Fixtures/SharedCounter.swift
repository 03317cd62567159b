@_spi(Litmus) import LitmusReporting
import Observation

/// An observable counter that several threads can use.
final class SharedCounter: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let value = Locked(0)

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return value.withLock { $0 }
  }

  func increase() {
    registrar.withMutation(of: self, keyPath: \.count) { value.withLock { $0 += 1 } }
  }
}

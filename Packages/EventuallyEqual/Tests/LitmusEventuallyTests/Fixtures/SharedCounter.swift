@_spi(Litmus) import LitmusReporting
import Observation

/// Observable, and used by several threads, with its value behind a lock.
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

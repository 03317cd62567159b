@_spi(Litmus) internal import LitmusReporting

/// The spy scopes that guarded code begins, which a trap leaves without their end.
///
/// It is also a task-local value that is in force until all that were bound after it are gone.
final class GuardedScopes: Sendable {
  @TaskLocal static var current: GuardedScopes?

  private let scopes = Locked<[SpyScope]>([])

  /// Adds a scope that has begun.
  func add(_ scope: SpyScope) { scopes.withLock { $0.append(scope) } }

  /// Ends the scopes after a trap; those that have ended stay so.
  func end() {
    for scope in scopes.withLock({ $0 }) { scope.end() }
  }
}

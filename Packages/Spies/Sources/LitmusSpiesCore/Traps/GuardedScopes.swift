@_spi(Litmus) internal import LitmusReporting

/// The spy scopes that guarded code begins, and that a trap prevents from ending.
///
/// It is also a task-local value that stays bound until all values that were bound after it are removed.
final class GuardedScopes: Sendable {
  @TaskLocal static var current: GuardedScopes?

  private let scopes = Locked<[SpyScope]>([])

  /// Adds a scope that has begun.
  func add(_ scope: SpyScope) { scopes.withLock { $0.append(scope) } }

  /// Ends the scopes after a trap; scopes that have already ended are unaffected.
  func end() {
    for scope in scopes.withLock({ $0 }) { scope.end() }
  }
}

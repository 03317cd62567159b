internal import LitmusReporting

/// The properties that are reset together, in the order in which they are reset.
///
/// Failures are reported after all are reset, because a framework may end the test at the first one.
@_spi(Litmus)
public struct ResetPass: Sendable {
  private let properties: [any ResettableProperty]

  /// Makes a pass over properties in the given order.
  init(_ properties: [any ResettableProperty]) {
    self.properties = properties
  }

  /// Makes a pass over the properties of an object, including those of its superclasses.
  public init(over object: Any) {
    properties = resettableProperties(of: object).lastSetFirst { $0.isInitial ? 0 : $0.number }
  }

  /// Makes a pass over properties that were made one after another.
  init(overMade properties: [any ResettableProperty]) {
    self.properties = properties.lastSetFirst(by: \.number)
  }

  /// Resets all properties, as far as that is possible on this thread without suspending, and checks
  /// for leaks.
  func run(checksForLeaks: Bool) {
    let failures = properties.flatMap { $0.resetHere() }
    failures.forEach { reportFailure($0) }
    for object in releasedObjects(checkingByDefault: checksForLeaks) where object.isAlive {
      reportFailure(object.failure())
    }
  }

  /// Resets the properties up to the first one that cannot be reset here, and leaves the others and the leak check
  /// to another pass.
  ///
  /// - Parameter checksForLeaks: Whether that will check for leaks, unless a property says otherwise.
  public func runUntilFirstAsynchronous(checkingForLeaksLater checksForLeaks: Bool) {
    let failures = properties.prefix(while: \.canResetHere).flatMap { $0.resetHere() }
    failures.forEach { reportFailure($0) }
    properties.forEach { $0.expectLeakCheck(byDefault: checksForLeaks) }
  }

  /// Resets all properties, each on the actor that it belongs to, and checks for leaks.
  ///
  /// The resets run in a task of their own, which a cancellation of the test does not reach: closing a
  /// connection, for example, would fail in a cancelled task.
  nonisolated(nonsending) func run(_ leakCheck: LeakCheck) async {
    guard !properties.isEmpty else { return }
    let actor = #isolation
    await Task { await run(leakCheck, on: actor) }.value
  }

  private func run(_ leakCheck: LeakCheck, on actor: isolated (any Actor)?) async {
    var failures: [ReportedFailure] = []
    for property in properties {
      failures += await property.reset(on: property.belongsToMainActor ? MainActor.shared : actor)
    }
    failures.forEach { reportFailure($0) }
    await leakCheck.report(releasedObjects(checkingByDefault: leakCheck.checksForLeaks))
  }

  private func releasedObjects(checkingByDefault byDefault: Bool) -> [ReleasedObject] {
    properties.flatMap { $0.takeReleasedObjects(checkingByDefault: byDefault) }
  }
}

extension Array where Element == any ResettableProperty {
  /// Returns the properties with those set last first; if several have the same number, the last of
  /// them first.
  fileprivate func lastSetFirst(by number: (SettingTime) -> Int) -> [any ResettableProperty] {
    let numbered = enumerated().map { (number: number($1.lastSet), index: $0, property: $1) }
    return numbered.sorted { ($0.number, $0.index) > ($1.number, $1.index) }.map(\.property)
  }
}

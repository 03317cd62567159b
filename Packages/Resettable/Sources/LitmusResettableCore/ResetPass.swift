internal import LitmusReporting

/// The properties that are reset together, in the order in which that is done.
///
/// Failures are reported when all are reset, because a framework may end the test at the first one.
struct ResetPass {
  private let properties: [any ResettableProperty]

  /// A pass over properties in the order given.
  init(_ properties: [any ResettableProperty]) {
    self.properties = properties
  }

  /// A pass over the properties of an object, those of its superclasses included.
  init(over object: Any) {
    properties = resettableProperties(of: object).lastSetFirst { $0.isInitial ? 0 : $0.number }
  }

  /// A pass over properties that were made one after another.
  init(overMade properties: [any ResettableProperty]) {
    self.properties = properties.lastSetFirst(by: \.number)
  }

  /// Resets all, as far as that can be done here, and checks for leaks.
  func run(checksForLeaks: Bool) {
    let failures = properties.flatMap { $0.reset() }
    failures.forEach { reportFailure($0) }
    for object in releasedObjects(checkingByDefault: checksForLeaks) where object.isAlive {
      reportFailure(object.failure(.atOnce))
    }
  }

  /// Resets all up to the first one that cannot be reset here, and leaves leaks to another pass.
  func runUntilFirstAsynchronous(checkingForLeaksLater checksForLeaks: Bool) {
    let failures = properties.prefix(while: \.canResetHere).flatMap { $0.reset() }
    failures.forEach { reportFailure($0) }
    properties.forEach { $0.expectLeakCheck(byDefault: checksForLeaks) }
  }

  /// Resets all, each where it belongs, and checks for leaks.
  func run(_ leakCheck: LeakCheck, isolation: isolated (any Actor)? = #isolation) async {
    var failures: [ReportedFailure] = []
    for property in properties {
      let home = property.belongsToMainActor ? MainActor.shared : isolation
      failures += await property.reset(isolation: home)
    }
    failures.forEach { reportFailure($0) }
    await leakCheck.report(releasedObjects(checkingByDefault: leakCheck.checksForLeaks))
  }

  private func releasedObjects(checkingByDefault byDefault: Bool) -> [ReleasedObject] {
    properties.flatMap { $0.takeReleasedObjects(checkingByDefault: byDefault) }
  }
}

extension Array where Element == any ResettableProperty {
  /// Those set last first and, of those with one number, the last first.
  fileprivate func lastSetFirst(by number: (SettingTime) -> Int) -> [any ResettableProperty] {
    let numbered = enumerated().map { (number: number($1.lastSet), index: $0, property: $1) }
    return numbered.sorted { ($0.number, $0.index) > ($1.number, $1.index) }.map(\.property)
  }
}

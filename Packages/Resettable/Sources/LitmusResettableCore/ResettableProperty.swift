internal import LitmusReporting

/// What a ``Resettable`` of any type is to the code that resets it.
protocol ResettableProperty: AnyObject, Sendable {
  /// Whether the property was made on the main actor, where its subject then belongs.
  var belongsToMainActor: Bool { get }

  /// When the property was last set.
  var lastSet: SettingTime { get }

  /// Whether the property can be reset on this thread without suspending, or holds nothing.
  var canResetHere: Bool { get }

  /// Makes the initial value, if it has not been needed yet.
  func makeInitialValue()

  /// Resets the subject as far as that can be done here, and releases it.
  ///
  /// - Returns: What went wrong.
  func reset() -> [ReportedFailure]

  /// Resets the subject and releases it, on the given actor.
  ///
  /// - Returns: What went wrong.
  func reset(isolation: isolated (any Actor)?) async -> [ReportedFailure]

  /// Has it noticed if nobody takes the released objects to check them.
  ///
  /// - Parameter byDefault: Whether those are to be checked that the property says nothing about.
  func expectLeakCheck(byDefault: Bool)

  /// Hands over the objects released since the last time, as far as they are to be checked.
  ///
  /// - Parameter byDefault: Whether those are that the property says nothing about.
  func takeReleasedObjects(checkingByDefault byDefault: Bool) -> [ReleasedObject]
}

/// Something that has a ``ResettableProperty``, as reflection finds it.
protocol ResettablePropertyOwner {
  var property: any ResettableProperty { get }
}

extension Resettable: ResettablePropertyOwner {
  var property: any ResettableProperty { storage }
}

/// The properties of an object in the order of declaration, those of superclasses first.
func resettableProperties(of object: Any) -> [any ResettableProperty] {
  let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
  return Array(mirrors).reversed().flatMap { mirror in
    mirror.children.compactMap { ($0.value as? any ResettablePropertyOwner)?.property }
  }
}

@_spi(Litmus) internal import LitmusReporting

/// The interface of a ``Resettable`` of any type to the code that resets it.
protocol ResettableProperty: AnyObject, Sendable {
  /// Whether the property was made on the main actor, where its subject then belongs.
  var belongsToMainActor: Bool { get }

  /// When the property was last set.
  var lastSet: SettingTime { get }

  /// Whether the property can be reset on this thread without suspending, or holds nothing.
  var canResetHere: Bool { get }

  /// Makes the initial value, if it has not been needed yet.
  func makeInitialValue()

  /// Resets the subject if that is possible on this thread without suspending, and releases it.
  ///
  /// - Returns: The failures to report.
  func resetHere() -> [ReportedFailure]

  /// Resets the subject on an actor, even if its reset is asynchronous, and releases it.
  ///
  /// - Returns: The failures to report.
  func reset(on actor: isolated (any Actor)?) async -> [ReportedFailure]

  /// Records whether a failure is reported if nothing checks the released objects for leaks.
  ///
  /// - Parameter byDefault: Whether the objects must be checked if the property does not say.
  func expectLeakCheck(byDefault: Bool)

  /// Removes the objects released since the last call, and returns them if they must be checked.
  ///
  /// - Parameter byDefault: Whether the objects must be checked if the property does not say.
  func takeReleasedObjects(checkingByDefault byDefault: Bool) -> [ReleasedObject]
}

/// A type with a ``ResettableProperty``, for finding the property by reflection.
protocol ResettablePropertyOwner {
  var property: any ResettableProperty { get }
}

extension Resettable: ResettablePropertyOwner {
  var property: any ResettableProperty { storage }
}

/// Returns the properties of an object in the order of declaration, those of superclasses first.
func resettableProperties(of object: Any) -> [any ResettableProperty] {
  storedProperties(of: object).compactMap { ($0 as? any ResettablePropertyOwner)?.property }
}

/// The time at which a property was set, relative to all other settings.
struct SettingTime {
  /// A number that grows with each setting in the process.
  let number: Int
  /// Whether the property still has the value that it was made with.
  let isInitial: Bool
}

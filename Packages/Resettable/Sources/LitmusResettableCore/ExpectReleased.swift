@_spi(Litmus) internal import LitmusReporting

/// Expects that an object is released when the closure that made it has returned it.
///
/// ```swift
/// expectReleased {
///   let cart = Cart()
///   cart.add("apple")
///   return cart
/// }
/// ```
///
/// Several objects can be returned as a tuple or an array. Each one that is still alive is a failure,
/// and so is each value that is not an object.
///
/// - Parameters:
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - make: Makes, uses and returns the object.
/// - Throws: What the closure throws.
public func expectReleased<Objects>(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ make: () throws -> Objects
) rethrows {
  let callSite = CallSite.current(file, line)
  for object in objects(in: try make(), callSite) where object.isAlive {
    reportFailure(object.failure())
  }
}

/// Expects that an object is released soon after a closure has made and returned it.
///
/// ```swift
/// await expectReleased(within: .seconds(1)) {
///   let cart = Cart()
///   await cart.load()
///   return cart
/// }
/// ```
///
/// - Parameters:
///   - gracePeriod: How long the object may take to be released, for example if another task retains it
///     a moment longer. A negative duration is treated as zero, the default. A cancelled task does not
///     wait.
///   - clock: The clock that measures the grace period.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - make: Makes, uses and returns the object, or several as a tuple or an array, on the caller's actor.
/// - Throws: What the closure throws.
public nonisolated(nonsending) func expectReleased<Objects>(
  within gracePeriod: Duration = .zero,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  _ make: () async throws -> Objects
) async rethrows {
  let callSite = CallSite.current(file, line)
  let objects = objects(in: try await make(), callSite)
  await LeakCheck(checksForLeaks: true, gracePeriod: gracePeriod, clock: clock).report(objects)
}

/// Returns weak references to the objects that a closure returned, and reports its other values.
private func objects(in returned: Any, _ callSite: CallSite) -> [ReleasedObject] {
  var objects: [ReleasedObject] = []
  var problems: [String] = []
  var rest = [returned]
  while let value = rest.popLast() {
    if let object = object(in: value) {
      objects.append(ReleasedObject(object, after: "the closure returned it", callSite: callSite))
      continue
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .tuple, .collection, .set, .optional: rest += mirror.children.map(\.value).reversed()
    default: problems.append("\(typeName(of: value)), a value type, which cannot leak")
    }
  }
  if objects.isEmpty, problems.isEmpty { problems = ["no object"] }
  for problem in problems {
    reportFailure(
      ReportedFailure(
        message: "The closure returned \(problem), but expected objects to check",
        callSite: callSite))
  }
  return objects
}

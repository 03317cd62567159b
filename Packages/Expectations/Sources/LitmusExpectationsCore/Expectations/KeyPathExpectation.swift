#if canImport(ObjectiveC)
public import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import ObjectiveC

/// Makes an expectation that a property of an object has a value that matches, by key-value observing.
///
/// For example, `asyncExpectation(forKeyPath: \.isFinished, of: operation) { $0 }`. The present value counts
/// too.
///
/// - Parameters:
///   - keyPath: The key path of a property that is declared `@objc dynamic`, or is otherwise observable.
///   - object: The object.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - matches: Returns whether a value is the expected one. It is called on the thread that sets the value.
/// - Returns: The expectation, to wait for with `waitForValue(of:)` or, together with others,
///   `waitForExpectations`.
public func asyncExpectation<Object: NSObject, Value: Sendable>(
  forKeyPath keyPath: KeyPath<Object, Value>,
  of object: Object,
  file: StaticString = #filePath,
  line: UInt = #line,
  where matches: @escaping @Sendable (Value) -> Bool
) -> AsyncValueExpectation<Value> {
  let expectation = AsyncValueExpectation<Value>(
    description: "\(keyPath)",
    assertForOverFulfill: false,
    callSite: CallSite.current(file, line))
  // Key-value observing has key paths of properties only, which contain no value.
  nonisolated(unsafe) let property = keyPath
  // An observation may be ended on any thread; Foundation does not declare this.
  nonisolated(unsafe) let observation = object.observe(keyPath, options: .initial) {
    [weak expectation] object, _ in
    // The change has no value of an `@objc` enum, but the object has.
    let value = object[keyPath: property]
    guard let expectation, matches(value) else { return }
    expectation.fulfill(with: value)
  }
  expectation.setSource { observation.invalidate() }
  return expectation
}
#endif

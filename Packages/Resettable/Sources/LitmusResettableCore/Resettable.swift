@_spi(Litmus) internal import LitmusReporting

/// A test's subject that is reset and released after the test.
///
/// ```swift
/// final class Cart {
///   func close() {}
/// }
///
/// final class CartTests: ResettableTestCase {
///   @Resettable var lazily: Cart!
///
///   @Resettable(onReset: Cart.close)
///   var sut: Cart! = Cart()
///
///   override func setUp() {
///     super.setUp()
///     lazily = Cart()
///   }
/// }
/// ```
///
/// `ResettableTestCase` resets its properties in `tearDown()`, and the Swift Testing trait
/// `resetsResettables` resets those that are made during a test. Elsewhere, call
/// ``resetResettables(of:checksForLeaks:)`` or `reset()`.
///
/// **A reset** calls `onReset`, while the property still holds the subject, and then sets the property
/// to `nil`. It does nothing to a property that holds nothing, or whose reset is already in progress,
/// as in its own `onReset` or on another thread. A subject that is set while the reset is in progress is
/// released at its end, without `onReset`. A subject that is set later stays until the next reset.
///
/// **Order.** The subject that was set last is reset first, because it may use those that were set
/// before. Initial values come last: of these, a subclass's before its superclass's, and the last
/// declared first.
///
/// **Initial values** are made when they are first needed, because XCTest makes all test cases before
/// it runs the first: when the property is read, in the `setUp()` of `ResettableTestCase`, or for the
/// reset. During a test with the trait they are made at once. If several threads read the property
/// first, each may make a value, and all receive the same one.
///
/// **Sharing.** Copies of a property, such as those in copies of a structure, share one subject. It may
/// be read, set and reset from several threads at once.
///
/// From xctest-resettable.
@propertyWrapper
public struct Resettable<Value> {
  let storage: ResettableStorage<Value>

  /// The subject; `nil` before it is set and after it was released.
  public var wrappedValue: Value? {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The property itself, as in `$sut.reset()`.
  public var projectedValue: Resettable<Value> { self }

  // Not in an extension: there, the compiler would not use it for `@Resettable var sut: SUT!`.
  /// Makes a subject that is released after the test.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial subject, made when it is first needed; none by default.
  ///   - checksForLeaks: Whether it is a failure, at the property's line, if the subject is alive after
  ///     its reset. `nil`, the default, leaves that to the code that resets it.
  ///   - file: The path of the file of failures; the property's by default.
  ///   - line: The line in it.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value? = nil,
    checksForLeaks: Bool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(nil, checksForLeaks, .current(file, line), initially: wrappedValue)
  }

  init(
    _ action: ResetAction<Value>?, _ checksForLeaks: Bool?, _ callSite: CallSite,
    initially make: @escaping () -> Value?
  ) {
    storage = ResettableStorage(action, checksForLeaks: checksForLeaks, callSite: callSite)
    storage.setInitially(make)
    if let registry = ResettableRegistry.current {
      registry.add(storage)
      storage.makeInitialValue()
    }
  }
}

extension Resettable {
  /// Resets and releases the subject now.
  ///
  /// A failure is reported if `onReset` throws, or cannot be called because it is asynchronous or
  /// belongs to another actor; the subject is released in any case.
  public func reset() {
    ResetPass([storage]).run(checksForLeaks: false)
  }

  /// Resets and releases the subject now, even if its `onReset` is asynchronous.
  public nonisolated(nonsending) func reset() async {
    await ResetPass([storage]).run(LeakCheck(checksForLeaks: false))
  }
}

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
/// `ResettableTestCase` resets its properties in `tearDown()`. Elsewhere,
/// ``resetResettables(of:)`` does so.
@propertyWrapper
public final class Resettable<Value> {
  /// The subject; `nil` before it is set and after it was released.
  public var wrappedValue: Value?

  private let onReset: (Value) -> () -> Void

  /// Makes a subject that is released after the test.
  ///
  /// - Parameter wrappedValue: The subject, if it is there from the start.
  public init(wrappedValue: Value? = nil) {
    self.wrappedValue = wrappedValue
    onReset = { _ in {} }
  }

  /// Makes a subject that is reset and then released after the test.
  ///
  /// - Parameters:
  ///   - wrappedValue: The subject, if it is there from the start.
  ///   - onReset: The subject's method that resets it, as in `Cart.close`.
  public init(wrappedValue: Value? = nil, onReset: @escaping (Value) -> () -> Void) {
    self.wrappedValue = wrappedValue
    self.onReset = onReset
  }
}

extension Resettable: ResettableProperty {
  func reset() {
    guard let value = wrappedValue else { return }
    onReset(value)()
    wrappedValue = nil
  }
}

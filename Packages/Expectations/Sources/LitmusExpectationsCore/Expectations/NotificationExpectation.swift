public import Foundation
@_spi(Litmus) internal import LitmusReporting

/// Makes an expectation that a notification is posted.
///
/// ```swift
/// let saved = asyncExpectation(forNotification: Notification.Name("saved"))
/// NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)
/// await waitForExpectations([saved])
/// ```
///
/// It counts the notifications that are posted from now on. More of them than expected are no failure,
/// because other code may post them too.
///
/// - Parameters:
///   - name: The name of the notification.
///   - object: The sender; any by default.
///   - center: The center that it is posted to; the default one by default.
///   - isInverted: Whether it must *not* be posted while it is waited for; `false` by default.
///   - expectedFulfillmentCount: How many times it must be posted, 1 by default; an inverted expectation
///     must stay below that.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The expectation, to wait for with `waitForExpectations`.
public func asyncExpectation(
  forNotification name: Notification.Name,
  object: AnyObject? = nil,
  center: NotificationCenter = .default,
  isInverted: Bool = false,
  expectedFulfillmentCount: Int = 1,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AsyncExpectation {
  let expectation = AsyncExpectation(
    description: description(of: name),
    isInverted: isInverted,
    expectedFulfillmentCount: expectedFulfillmentCount,
    assertForOverFulfill: false,
    callSite: CallSite.current(file, line))
  expectation.observe(name, object, center) { [weak expectation] _ in
    expectation?.fulfill(at: nil)
  }
  return expectation
}

/// Makes an expectation that a notification with a value is posted.
///
/// ```swift
/// let saved = asyncExpectation(forNotification: Notification.Name("saved")) {
///   $0.userInfo?["id"] as? Int
/// }
/// NotificationCenter.default.post(
///   name: Notification.Name("saved"), object: nil, userInfo: ["id": 7])
/// let id = await waitForValue(of: saved)
/// assert(id == 7)
/// ```
///
/// - Parameters:
///   - name: The name of the notification.
///   - object: The sender; any by default.
///   - center: The center that it is posted to; the default one by default.
///   - expectedFulfillmentCount: How many such notifications are expected; 1 by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - value: Returns the value of a notification; `nil` for one that does not count. It is called on the
///     thread that posts the notification.
/// - Returns: The expectation, to wait for with `waitForValue(of:)`, `waitForValues(of:)` or, together
///   with others, `waitForExpectations`.
public func asyncExpectation<Value: Sendable>(
  forNotification name: Notification.Name,
  object: AnyObject? = nil,
  center: NotificationCenter = .default,
  expectedFulfillmentCount: Int = 1,
  file: StaticString = #filePath,
  line: UInt = #line,
  value: @escaping @Sendable (Notification) -> Value?
) -> AsyncValueExpectation<Value> {
  let expectation = AsyncValueExpectation<Value>(
    description: description(of: name),
    expectedFulfillmentCount: expectedFulfillmentCount,
    assertForOverFulfill: false,
    callSite: CallSite.current(file, line))
  expectation.observe(name, object, center) { [weak expectation] notification in
    if let expectation, let value = value(notification) { expectation.fulfill(with: value) }
  }
  return expectation
}

private func description(of name: Notification.Name) -> String { "notification \(name.rawValue)" }

extension AsyncExpectation {
  fileprivate func observe(
    _ name: Notification.Name, _ object: AnyObject?, _ center: NotificationCenter,
    _ onPost: @escaping @Sendable (Notification) -> Void
  ) {
    // An observer may be removed on any thread; Foundation does not declare this.
    nonisolated(unsafe) let observer = center.addObserver(
      forName: name, object: object, queue: nil, using: onPost)
    setSource { center.removeObserver(observer) }
  }
}

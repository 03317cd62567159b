#if LITMUS_REPORTING && !LITMUS_FAKES
/// A text that is added to the failures of waits that time out in the same test, as long as it is retained.
///
/// For example, what a test waits for may depend on a clock that the test has to advance.
@_spi(Litmus)
public final class TimeoutHint: Sendable {
  private struct Entry: Sendable {
    let context = TestContext()
    /// Tells the test from later ones in Swift Testing, where their tasks may look like its own.
    let test = TestHarnesses.currentTest
    let text: @Sendable () -> String?
  }

  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Makes a hint for the waits of the current test.
  ///
  /// - Parameter text: Returns what to add to a failure's message; `nil` for nothing.
  public init(text: @escaping @Sendable () -> String?) {
    let entry = Entry(text: text)
    Self.entries.withLock { $0[ObjectIdentifier(self)] = entry }
  }

  deinit {
    // Returned, so that what it retains is released without the lock.
    _ = Self.entries.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) }
  }

  /// Returns the texts of the hints of a test, for the end of a message; empty if there are none.
  ///
  /// - Parameter context: The context of the test; by default that of the current one.
  public static func texts(in context: @autoclosure () -> TestContext = TestContext()) -> String {
    let entries = entries.withLock { Array($0.values) }
    if entries.isEmpty { return "" }
    let context = context()
    let test = TestHarnesses.currentTest
    return entries.filter { entry in
      entry.context.isOfSameTest(as: context) && (test == nil || entry.test == test)
    }
    .compactMap { $0.text() }.sorted().joined()
  }
}
#endif

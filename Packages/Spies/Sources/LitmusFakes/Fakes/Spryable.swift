@_spi(Litmus) internal import LitmusReporting

/// A fake that records the calls it receives and whose functions can be stubbed.
///
/// ```swift
/// final class FakeStore: Spryable {
///   enum Function: String, StringRepresentable {
///     case load = "load(_:)"
///   }
///   let spyRecord = SpyRecord()
///
///   func load(_ name: String) -> Int { spryify(arguments: name) }
/// }
///
/// let fakeStore = FakeStore()
/// fakeStore.stub(.load).with("x").andReturn(7)
/// assert(fakeStore.load("x") == 7)
/// assert(fakeStore.didCall(.load, with: "x").success)
/// ```
///
/// From SpryKit.
public protocol Spryable: Spyable, Stubbable {}

extension Spryable {
  /// Removes the recorded calls and the stubs.
  public func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }

  /// Removes the recorded calls and the stubs of static and class functions.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public static func resetCallsAndStubs(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let record = resettableClassRecord(
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    record.removeCalls()
    record.removeStubs()
  }
}

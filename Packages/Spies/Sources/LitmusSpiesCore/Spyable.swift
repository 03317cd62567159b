internal import LitmusReporting

/// A fake that records the calls it receives.
///
/// ```swift
/// final class FakeStore: Spyable {
///   enum Function: String, StringRepresentable {
///     case save = "save(_:)"
///   }
///   let spyRecord = SpyRecord()
///
///   func save(_ name: String) { recordCall(arguments: name) }
/// }
///
/// let fake = FakeStore()
/// fake.save("x")
/// assert(fake.didCall(.save, withArguments: ["x"]).success)
/// ```
public protocol Spyable {
  /// The names of the functions and properties that are recorded.
  associatedtype Function: StringRepresentable

  /// The calls received so far: `let spyRecord = SpyRecord()`.
  var spyRecord: SpyRecord { get }
}

extension Spyable {
  /// Records a call; every function that is spied on calls it first.
  ///
  /// A function that has no case in `Function` is reported as a failure and not recorded.
  ///
  /// - Parameters:
  ///   - functionName: The function's name; by default that of the caller.
  ///   - arguments: The arguments it was called with, in their order.
  ///   - fileID: The module and file of a failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func recordCall(
    functionName: String = #function,
    arguments: Any?...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    guard let function = Function(functionName: functionName) else {
      reportFailure(
        "Called \(functionName), but expected a function that \(Self.self).Function has a case for. "
          + "To fix this, add a case with the raw value \(failureText(of: functionName))",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return
    }
    spyRecord.append(RecordedCall(functionName: function.rawValue, arguments: arguments))
  }

  /// Whether a function was called, or a property set.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: The arguments that a call must have to count; none means any arguments.
  ///   - countSpecifier: How many such calls are expected.
  /// - Returns: Whether that is so, and the calls that there were.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    DidCallResult(
      expectedCall: RecordedCall(functionName: function.rawValue, arguments: arguments),
      countSpecifier: countSpecifier,
      recordedCalls: spyRecord.calls
    )
  }

  /// Forgets the calls received so far.
  public func resetCalls() {
    spyRecord.removeAll()
  }
}

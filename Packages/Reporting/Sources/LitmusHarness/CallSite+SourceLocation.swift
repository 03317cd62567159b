@_spi(Litmus) public import LitmusReporting
public import Testing

/// Runs an operation and shows the failures of all assertions in it at a location of Swift Testing.
///
/// ```swift
/// func expectEven(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
///   withCallSite(sourceLocation) {
///     expectNoDifference(number % 2, 0)
///   }
/// }
/// ```
///
/// - Parameters:
///   - sourceLocation: Where failures are shown.
///   - operation: The operation to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withCallSite<Result>(
  _ sourceLocation: SourceLocation,
  operation: () throws -> Result
) rethrows -> Result {
  try withCallSite(CallSite(sourceLocation), operation: operation)
}

/// Runs an asynchronous operation and shows the failures of all assertions in it at a location of Swift
/// Testing.
///
/// - Parameters:
///   - sourceLocation: Where failures are shown.
///   - operation: The operation to run, on the caller's actor.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public nonisolated(nonsending) func withCallSite<Result>(
  _ sourceLocation: SourceLocation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await withCallSite(CallSite(sourceLocation), operation: operation)
}

extension CallSite {
  /// Makes a call site from a location of Swift Testing, with its module and column.
  ///
  /// - Parameter sourceLocation: The location, as helpers have it from `#_sourceLocation`.
  public init(_ sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
    let filePath = sourceLocation.filePath
    #else
    let filePath = sourceLocation._filePath
    #endif
    self.init(
      fileID: sourceLocation.fileID,
      filePath: filePath,
      line: sourceLocation.line,
      column: sourceLocation.column)
  }
}

extension SourceLocation {
  /// Makes a source location from a call site; Swift Testing traps if there is no module or a number is
  /// below 1.
  @_spi(Litmus)
  public init(_ callSite: CallSite) {
    let fileID = callSite.fileID
    let parts = fileID.split(separator: "/", omittingEmptySubsequences: false)
    let isValid = parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
    self.init(
      fileID: isValid ? fileID : "Unknown/\(parts.last { !$0.isEmpty } ?? "Unknown.swift")",
      filePath: callSite.filePath,
      line: max(callSite.line, 1),
      column: max(callSite.column, 1)
    )
  }
}

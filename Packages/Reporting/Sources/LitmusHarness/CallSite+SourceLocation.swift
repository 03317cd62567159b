public import LitmusReporting
public import Testing

extension CallSite {
  /// Makes a call site from a location of Swift Testing.
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

extension SourceLocation: CallSiteConvertible {
  /// The location as a call site.
  public var callSite: CallSite { CallSite(self) }
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

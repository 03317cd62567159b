@_spi(Litmus) internal import LitmusHarness
@_spi(Litmus) public import LitmusReporting
public import Testing

/// The location at which a failure is shown.
///
/// A file that also imports Swift Testing, which has a type of the same name, says
/// `LitmusFailKit.SourceLocation`.
public struct SourceLocation: Sendable {
  /// The module and the file's name, as in `MyAppTests/CartTests.swift`.
  public let fileID: String
  /// The file's path.
  public let filePath: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt

  /// Makes a location.
  ///
  /// - Parameters:
  ///   - fileID: The module and the file's name.
  ///   - filePath: The file's path.
  ///   - line: The line.
  ///   - column: The column.
  public init(fileID: String, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Returns the location as Swift Testing has it.
  ///
  /// A file ID without a module, and numbers below 1, which Swift Testing would trap on, are replaced.
  public func toTestingSourceLocation() -> Testing.SourceLocation {
    Testing.SourceLocation(CallSite(self))
  }
}

extension CallSite {
  /// Makes a call site from a location.
  ///
  /// - Parameter location: The location.
  public init(_ location: SourceLocation) {
    self.init(
      fileID: location.fileID,
      filePath: "\(location.filePath)",
      line: Int(clamping: location.line),
      column: Int(clamping: location.column))
  }
}

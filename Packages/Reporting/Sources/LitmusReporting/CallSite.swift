/// The source location at which a failure is shown.
///
/// A function that reports failures takes the four values as its last parameters, each with its
/// `#…` default, and passes them on:
///
/// ```swift
/// func expectEven(
///   _ number: Int,
///   fileID: String = #fileID, filePath: String = #filePath,
///   line: Int = #line, column: Int = #column
/// ) {
///   guard !number.isMultiple(of: 2) else { return }
///   reportFailure(
///     "Value was \(number), but expected an even number",
///     fileID: fileID, filePath: filePath, line: line, column: column)
/// }
/// ```
public struct CallSite: Sendable, Hashable, Codable {
  /// The module and the file's name, as in `MyAppTests/CartTests.swift`.
  public var fileID: String
  /// The file's path as it was passed to the compiler.
  public var filePath: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1; 0 if it is not known.
  public var column: Int

  /// Makes a call site, by default the location of the call itself.
  ///
  /// - Parameters:
  ///   - fileID: The module and the file's name.
  ///   - filePath: The file's path.
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  public init(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Makes a call site from the location that XCTest's assertions take.
  ///
  /// The file's folder takes the place of the module's name, and the column is 1.
  ///
  /// ```swift
  /// func expectOdd(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
  ///   guard number.isMultiple(of: 2) else { return }
  ///   reportFailure(
  ///     ReportedFailure(
  ///       message: "Value was \(number), but expected an odd number",
  ///       callSite: CallSite(file: file, line: line)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - line: The line in it.
  public init(file: StaticString, line: UInt) {
    let path = "\(file)"
    self.init(
      fileID: path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).suffix(2).joined(
        separator: "/"),
      filePath: path,
      line: Int(clamping: line),
      column: 1)
  }
}

/// A type that says where a failure is shown: a ``CallSite``, or Swift Testing's `SourceLocation` where
/// `LitmusHarness` is linked.
public protocol CallSiteConvertible: Sendable {
  /// The location as a call site.
  var callSite: CallSite { get }
}

extension CallSite: CallSiteConvertible {
  /// The call site itself.
  public var callSite: CallSite { self }

  /// Makes a call site from the parameters of an assertion, which a helper may call with XCTest's
  /// location, with Swift Testing's or with that of a call site.
  ///
  /// `#line` is the default of an existential only: of a generic type, the compiler cannot infer it.
  ///
  /// - Parameters:
  ///   - file: XCTest's path of the file, if there is one; the column is then 1.
  ///   - sourceLocation: The whole location, if there is one.
  ///   - fileID: The module and the file's name.
  ///   - filePath: The file's path.
  ///   - line: The line, an `Int`, or a `UInt` as XCTest's.
  ///   - column: The column.
  @_spi(Litmus)
  public init(
    _ file: StaticString?,
    _ sourceLocation: (any CallSiteConvertible)?,
    _ fileID: String,
    _ filePath: String,
    _ line: any BinaryInteger,
    _ column: Int
  ) {
    if let sourceLocation {
      self = sourceLocation.callSite
    } else if let file {
      self.init(file: file, line: UInt(clamping: line))
    } else {
      // The cast is faster than the conversion, which is not specialized for an existential.
      let line = line as? Int ?? Int(clamping: line)
      self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}

extension CallSite: CustomStringConvertible {
  /// The file's name, line and column, as in `CartTests.swift:12:5`; without the column if that is not known.
  public var description: String {
    (fileID.split(separator: "/").last.map(String.init) ?? fileID) + position
  }

  /// The line and the column after a colon each, as in `:12:5`; without the column if that is not known.
  @_spi(Litmus)
  public var position: String { ":\(line)" + (knownColumn.map { ":\($0)" } ?? "") }

  /// The column; `nil` if it is not known.
  @_spi(Litmus)
  public var knownColumn: Int? { column > 0 ? column : nil }
}

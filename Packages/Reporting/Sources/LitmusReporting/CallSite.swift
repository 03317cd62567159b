#if LITMUS_REPORTING && !LITMUS_FAKES
/// The source location at which a failure is shown.
///
/// A function that reports failures takes a file and a line as its last parameters, with the defaults
/// that XCTest's assertions have, and passes them on:
///
/// ```swift
/// func expectEven(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
///   guard !number.isMultiple(of: 2) else { return }
///   reportFailure("Value was \(number), but expected an even number", file: file, line: line)
/// }
/// ```
///
/// `withCallSite(_:operation:)` sets the location for all assertions in a closure.
public struct CallSite: Sendable {
  /// The file's path as it was passed to the compiler.
  public var filePath: String {
    get { file.path }
    set { file = .named(newValue) }
  }
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1; 0 if it is not known.
  public var column: Int
  /// The module and the file's name, if the framework that the location is from has them.
  private var knownFileID: String?
  private var file: File

  /// A file's path; a literal becomes a string only when a failure is shown, because that takes longer than
  /// most assertions.
  private enum File: Sendable {
    case literal(StaticString)
    case named(String)

    var path: String {
      switch self {
      case .literal(let path): "\(path)"
      case .named(let path): path
      }
    }
  }

  /// Makes a call site, by default the location of the call itself.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - line: The line, counted from 1.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    self.file = .literal(file)
    self.line = Int(clamping: line)
    column = 0
  }

  /// Makes a call site from a location of which a framework knows more.
  ///
  /// - Parameters:
  ///   - fileID: The module and the file's name.
  ///   - filePath: The file's path.
  ///   - line: The line.
  ///   - column: The column; 0 if it is not known.
  @_spi(Litmus)
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    file = .named(filePath)
    self.line = line
    self.column = column
    knownFileID = fileID
  }

  /// Returns the call site for an assertion's failure: the one that ``withCallSite(_:operation:)`` has
  /// set, or otherwise the file and line that the assertion was called with.
  @_spi(Litmus)
  public static func current(_ file: StaticString, _ line: UInt) -> CallSite {
    scoped ?? CallSite(file: file, line: line)
  }
}

extension CallSite {
  /// The module and the file's name, as in `MyAppTests/CartTests.swift`.
  ///
  /// A path does not contain the module, so that of a call site made from a path is the name of the
  /// folder in the nearest `Sources` or `Tests`, as it is in a Swift package; without such a folder, it
  /// is the name of the file's folder.
  public var fileID: String {
    get { knownFileID ?? Self.fileID(ofPath: filePath) }
    set { knownFileID = newValue }
  }

  private static func fileID(ofPath path: String) -> String {
    let parts = path.split { $0 == "/" || $0 == "\\" }
    guard let name = parts.last else { return "" }
    let folders = parts.dropLast()
    let sources = folders.dropLast().lastIndex { $0 == "Sources" || $0 == "Tests" }
    guard let folder = sources.map({ folders[$0 + 1] }) ?? folders.last else { return "\(name)" }
    let module = folder.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return "\(String(module))/\(name)"
  }
}

extension CallSite: Hashable {
  /// Whether two call sites are of the same file, line and column.
  public static func == (one: CallSite, other: CallSite) -> Bool {
    one.line == other.line && one.column == other.column && one.filePath == other.filePath
      && (one.knownFileID == other.knownFileID || one.fileID == other.fileID)
  }

  /// Adds the path, the line and the column to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filePath)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension CallSite: Codable {
  private enum CodingKeys: CodingKey { case filePath, line, column, knownFileID }

  /// Decodes a call site.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    file = .named(try values.decode(String.self, forKey: .filePath))
    line = try values.decode(Int.self, forKey: .line)
    column = try values.decode(Int.self, forKey: .column)
    knownFileID = try values.decodeIfPresent(String.self, forKey: .knownFileID)
  }

  /// Encodes the call site.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(filePath, forKey: .filePath)
    try values.encode(line, forKey: .line)
    try values.encode(column, forKey: .column)
    try values.encodeIfPresent(knownFileID, forKey: .knownFileID)
  }
}

extension CallSite: CustomStringConvertible {
  /// The file's name and line, as in `CartTests.swift:12`, and the column if it is known.
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
#endif

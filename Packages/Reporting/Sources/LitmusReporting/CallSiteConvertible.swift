/// A location in the form of the assertions that still take six parameters for it.
public protocol CallSiteConvertible: Sendable {
  /// The location as a call site.
  var callSite: CallSite { get }
}

extension CallSite: CallSiteConvertible {
  /// The call site itself.
  public var callSite: CallSite { self }

  /// Makes a call site from the six parameters.
  @_spi(Litmus)
  public init(
    _ file: StaticString?,
    _ sourceLocation: (any CallSiteConvertible)?,
    _ fileID: String,
    _ filePath: String,
    _ line: any BinaryInteger,
    _ column: Int
  ) {
    if let scoped = Self.scoped {
      self = scoped
    } else if let sourceLocation {
      self = sourceLocation.callSite
    } else if let file {
      self.init(file: file, line: UInt(clamping: line))
    } else {
      let line = line as? Int ?? Int(clamping: line)
      self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}

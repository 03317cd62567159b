internal import LitmusReporting
internal import Testing

extension CallSite {
  /// Makes a call site from the values that XCTest's assertions take.
  ///
  /// Nothing tells the module, so the name of the folder is used instead: in a package it is the target's name.
  init(file: StaticString, line: UInt) {
    let path = "\(file)"
    self.init(
      fileID: path.split(separator: "/").suffix(2).joined(separator: "/"), filePath: path,
      line: Int(clamping: line), column: 1)
  }

  /// Makes a call site from the values that a fake's functions pass on.
  init(file: String, line: Int) {
    self.init(
      fileID: file.split(separator: "/").suffix(2).joined(separator: "/"), filePath: file,
      line: line, column: 1)
  }

  /// Makes a call site from the value that Swift Testing's macros take.
  init(_ location: SourceLocation) {
    #if compiler(>=6.3)
    let filePath = location.filePath
    #else
    let filePath = location._filePath
    #endif
    self.init(
      fileID: location.fileID, filePath: filePath, line: location.line, column: location.column)
  }
}

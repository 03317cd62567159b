package import LitmusReporting

extension HostedTest {
  /// A place for what XCTest knows of it, or else where the test is listed.
  ///
  /// - Parameters:
  ///   - file: A path, or module and file as `#file` gives it in the language mode of Swift 6.
  ///   - line: The line, counted from 1; 0 if it is not known.
  /// - Returns: The place, at the line's beginning because XCTest knows no columns.
  package func callSite(file: String?, line: Int) -> CallSite {
    guard let file, line > 0 else { return callSite }
    if file == callSite.fileID || file == callSite.filePath {
      return CallSite(fileID: callSite.fileID, filePath: callSite.filePath, line: line, column: 1)
    }
    let parts = file.split(separator: "/")
    let module = callSite.fileID.prefix { $0 != "/" }
    let isFileID = parts.count == 2 && !file.hasPrefix("/")
    return CallSite(
      fileID: isFileID ? file : "\(module)/\(parts.last ?? "")",
      filePath: file, line: line, column: 1)
  }
}

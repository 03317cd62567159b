@_spi(Litmus) package import LitmusReporting

extension HostedTest {
  /// Returns the call site that XCTest reports, or else the one where the test is listed.
  ///
  /// - Parameters:
  ///   - file: A path, or module and file as in `#file` in the Swift 6 language mode.
  ///   - line: The line, counted from 1; 0 if it is not known.
  /// - Returns: The call site, in column 0 because XCTest reports no columns.
  package func callSite(file: String?, line: Int) -> CallSite {
    guard let file, line > 0 else { return callSite }
    if file == callSite.fileID || file == callSite.filePath {
      return CallSite(fileID: callSite.fileID, filePath: callSite.filePath, line: line, column: 0)
    }
    let parts = file.split(separator: "/")
    let module = callSite.fileID.prefix { $0 != "/" }
    let isFileID = parts.count == 2 && !file.hasPrefix("/")
    return CallSite(
      fileID: isFileID ? file : "\(module)/\(parts.last ?? "")",
      filePath: file, line: line, column: 0)
  }
}

internal import LitmusReporting

extension CallSite {
  /// Makes a call site from the values that a fake's functions pass on.
  init(file: String, line: Int) {
    self.init(
      fileID: file.split(separator: "/").suffix(2).joined(separator: "/"), filePath: file,
      line: line, column: 1)
  }
}

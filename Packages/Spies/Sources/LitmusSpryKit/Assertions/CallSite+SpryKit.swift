@_spi(Litmus) internal import LitmusReporting
internal import LitmusFakes

extension CallSite {
  /// Makes a call site from the values that a fake's functions pass on.
  init(file: String, line: Int) {
    self.init(
      fileID: file.split(separator: "/").suffix(2).joined(separator: "/"), filePath: file,
      line: line, column: 1)
  }
}

/// Reports that there is no fake whose calls could be verified, and returns `false`.
func reportMissingFake(of function: String? = nil, at callSite: CallSite) -> Bool {
  let text = function.map { "Looked for calls of \($0)" } ?? "Looked for recorded calls"
  report("\(text), but the spyable is nil", at: callSite)
  return false
}

/// Replaces the versions of the compiler and of Swift Testing, and the target platform, by `…`.
struct VersionNormalizer {
  private let library = /(Testing Library Version: |Target Platform: ).+/
  private let compiler = /(Swift version )\d[^\s\)]*(?: \([^\)]*\))?/

  func normalized(_ line: String) -> String {
    if line.contains("Library Version: ") || line.contains("Target Platform: ") {
      return line.replacing(library) { "\($0.1)…" }
    }
    guard line.contains("Swift version ") else { return line }
    return line.replacing(compiler) { "\($0.1)…" }
  }
}

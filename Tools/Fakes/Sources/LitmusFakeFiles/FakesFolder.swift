internal import Foundation
internal import LitmusToolSupport

/// The folder that the paths of inputs and generated files are relative to.
public struct FakesFolder {
  private let root: URL

  /// Makes the folder at a path.
  ///
  /// - Parameter path: The path.
  public init(path: String) { root = URL(filePath: path, directoryHint: .isDirectory) }

  /// Returns the generated files in the folder, except those of hidden folders, with their options.
  public func generatedFiles() -> [(path: String, options: FakesOptions)] {
    let keys: Set<URLResourceKey> = [.isRegularFileKey]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    let prefix = root.standardizedFileURL.path(percentEncoded: false)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { url in
        let path = url.standardizedFileURL.path(percentEncoded: false)
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      }
      .sorted().compactMap { path in options(of: path).map { (path, $0) } }
  }

  /// Returns the options with which a file was generated; `nil` if there is no such file.
  ///
  /// - Parameter path: The path of the file.
  public func options(of path: String) -> FakesOptions? {
    guard let text = try? text(of: path) else { return nil }
    return FakesOptions(text: text)
  }

  /// Generates a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - options: What it is made of.
  /// - Returns: Whether the file has changed.
  /// - Throws: ``FakesProblem`` if a file cannot be read or written, or a protocol cannot be faked.
  public func write(_ path: String, _ options: FakesOptions) throws(FakesProblem) -> Bool {
    let new = try FakesFile(options, reading: text(of:)).text()
    if let old = try? text(of: path), old == new { return false }
    let url = url(of: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(new.utf8).write(to: url, options: .atomic)
    } catch {
      throw FakesProblem("\(path): error: cannot be written: \(error.localizedDescription)")
    }
    return true
  }

  /// Compares a file with what would be generated now.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - options: What it is made of.
  /// - Returns: The differences, with a line that says which file is stale; `nil` if there are none.
  /// - Throws: ``FakesProblem`` if an input cannot be read, or a protocol cannot be faked.
  public func drift(_ path: String, _ options: FakesOptions) throws(FakesProblem) -> String? {
    let new = try FakesFile(options, reading: text(of:)).text()
    guard let old = try? text(of: path) else { return "\(path): error: is missing" }
    let oldBytes = Array(old.utf8)
    let newBytes = Array(new.utf8)
    guard let line = UnifiedDiff.firstDifference(old: oldBytes, new: newBytes) else { return nil }
    return "\(path):\(line): error: differs from what its protocols generate, "
      + "in \(options.inputs.joined(separator: ", "))\n"
      + UnifiedDiff.text(old: oldBytes, new: newBytes, path: path)
  }

  private func url(of path: String) -> URL { URL(filePath: path, relativeTo: root) }

  /// Returns the text of a file, with `\n` as line ending: git may check files out with CRLF.
  private func text(of path: String) throws(FakesProblem) -> String {
    do {
      return try String(contentsOf: url(of: path), encoding: .utf8)
        .replacing("\r\n", with: "\n")
    } catch {
      throw FakesProblem("\(path): error: cannot be read: \(error.localizedDescription)")
    }
  }
}

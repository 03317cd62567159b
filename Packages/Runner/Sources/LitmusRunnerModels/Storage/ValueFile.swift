#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// A file that saves one value between launches; it is written atomically.
struct ValueFile<Content: Codable & Sendable>: Sendable {
  /// The content of the file; the version changes when older programs could no longer read it.
  private struct Versioned: Codable {
    var version: Int
    var content: Content
  }

  private static var version: Int { 1 }

  /// The location of the file.
  let url: URL

  /// Returns the content; `nil` if there is no file, or if it cannot be read and is set aside.
  func read() -> Content? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    if let file = try? JSONDecoder().decode(Versioned.self, from: data),
      file.version == Self.version
    {
      return file.content
    }
    let aside = url.appendingPathExtension("broken")
    try? FileManager.default.removeItem(at: aside)
    try? FileManager.default.moveItem(at: url, to: aside)
    warnOnStandardError(
      "\(shown(url.path)) does not hold what this program can read, and was set aside as "
        + "\(shown(aside.lastPathComponent)).")
    return nil
  }

  /// Replaces the content of the file, if possible.
  func write(_ content: Content) {
    // An unwritable folder is reported by the code that saves the results there.
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let file = Versioned(version: Self.version, content: content)
    try? encoder.encode(file).write(to: url, options: .atomic)
  }

  /// Removes the file, if there is one.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
#endif

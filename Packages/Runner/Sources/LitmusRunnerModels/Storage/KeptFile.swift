#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunner

/// A file that keeps one value from launch to launch: written whole, or not at all.
struct KeptFile<Content: Codable & Sendable>: Sendable {
  /// What the file holds; its version changes when older programs could not read it any more.
  private struct Versioned: Codable {
    var version: Int
    var content: Content
  }

  private static var version: Int { 1 }

  /// Where it is.
  let url: URL

  /// What the file holds; `nil` if there is none, or it cannot be read, and is set aside then.
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

  /// Replaces what the file holds, if that can be done.
  func write(_ content: Content) {
    // Who keeps the results in the same folder tells if it cannot be written.
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

#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
@_spi(Litmus) internal import LitmusReporting

/// The file in a run's folder in which its processes keep Swift Testing's messages for the event stream.
struct MessageLog {
  private let path: String
  private var position = 0
  /// The messages by the text that stands for them.
  private var known: [String: [(symbol: String, text: String)]] = [:]
  /// The warnings of functions that were not taken yet.
  private var warnings: [String: [SwiftTestingMessages]] = [:]

  /// Prepares to read the file of a run.
  init(in folder: String) { path = Self.path(in: folder) }

  static func path(in folder: String) -> String { "\(folder)/messages" }

  /// Appends the messages of an event, before the event is reported.
  static func append(_ line: SwiftTestingLine, to path: String) {
    guard let messages = SwiftTestingMessages(of: line),
      let data = try? JSONEncoder().encode(messages)
    else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    // Written at once, because other processes append to the file, too.
    (data + [0x0a]).withUnsafeBytes { _ = writeAll($0, to: file) }
    close(file)
  }

  /// Returns the messages of a text; `nil` if none are kept.
  subscript(key: String) -> [(symbol: String, text: String)]? {
    mutating get {
      if known[key] == nil { read() }
      return known[key]
    }
  }

  /// Returns the messages of the last event of a kind about a suite or function, as far as they have been read.
  func kept(_ kind: String, of id: String) -> [(symbol: String, text: String)]? {
    known["\(id)\n\(kind)"]
  }

  /// Returns the warnings about a function since the last time, as far as they have been read.
  mutating func takeWarnings(of function: String) -> [SwiftTestingMessages] {
    warnings.removeValue(forKey: function) ?? []
  }

  /// Reads what has been written since the last time.
  mutating func read() {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    try? file.seek(toOffset: UInt64(position))
    guard let data = try? file.readToEnd(), let end = data.lastIndex(of: 0x0a) else { return }
    position += end + 1 - data.startIndex
    for line in data[..<end].split(separator: 0x0a) {
      guard let line = try? JSONDecoder().decode(SwiftTestingMessages.self, from: line) else {
        continue
      }
      if let function = line.warned {
        warnings[function, default: []].append(line)
      } else {
        known[line.key] = line.messages.map { ($0.symbol, $0.text) }
      }
    }
  }
}
#endif

#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
@_spi(Litmus) internal import LitmusReporting

/// The file in a run's folder in which its processes keep Swift Testing's messages for the event stream.
enum MessageLog {
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
}
#endif

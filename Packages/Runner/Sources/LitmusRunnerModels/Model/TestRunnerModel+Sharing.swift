#if LITMUS_RUNNER
internal import Dispatch
public import Foundation
internal import LitmusRunner

extension TestRunnerModel {
  /// Writes all of an attachment to a file of its name, to be shared.
  ///
  /// - Parameter attachment: The attachment.
  /// - Returns: The file, in a temporary folder of its own, which is removed when the model next writes
  ///   something to be shared.
  /// - Throws: An error if it cannot be written.
  public func file(of attachment: AttachmentDetail) async throws -> URL {
    let whole = attachment.attachment
    return try await share(as: whole.name) {
      switch whole.content {
      case .text(let text): Data(text.utf8)
      case .data(let data): data
      }
    }
  }

  /// Writes a file in a folder of its own, and removes what was written before.
  ///
  /// - Parameters:
  ///   - name: What the file is called, as far as a file can be called so.
  ///   - content: Makes what the file holds.
  func share(
    as name: String, _ content: @escaping @Sendable () -> Data
  ) async throws -> URL {
    let before = core.shared
    core.shared = []
    // Not by the pool's threads, which tests may block.
    let file = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        for folder in before { try? FileManager.default.removeItem(at: folder) }
        continuation.resume(with: Result { try Self.write(content(), as: name) })
      }
    }
    core.shared.append(file.deletingLastPathComponent())
    return file
  }

  private nonisolated static func write(_ content: Data, as name: String) throws -> URL {
    let folder = URL.temporaryDirectory.appending(path: "Litmus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: fileName(name))
    try content.write(to: file, options: .atomic)
    return file
  }

  /// A name that names a file in its folder, and no other; the end, which tells its kind, is kept.
  private nonisolated static func fileName(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" }
    let visible = characters.suffix(60).drop { $0 == "." || $0 == " " }
    return visible.isEmpty ? "attachment" : String(visible)
  }
}
#endif

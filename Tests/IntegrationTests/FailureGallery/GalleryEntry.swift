import Foundation
import Litmus

/// One example of docs/failures.md: code that fails, and the text of the failures that it reports.
///
/// The code is the snippet `failure-` and the name, which litmus-docs shows in the page.
struct GalleryEntry: Sendable {
  let name: String
  let file: String
  let code: @MainActor @Sendable () async throws -> Void

  init(
    _ name: String, file: String = #filePath,
    code: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.name = name
    self.file = file
    self.code = code
  }

  /// Runs the code and returns the text of its failures, each with the line of the snippet.
  @MainActor func text() async throws -> String {
    let failures = await FailureRecorder.record {
      do { try await code() } catch {}
    }
    let firstLine = try lineOfSnippet()
    return failures.map { failure in
      let site = failure.callSite
      let place =
        site.filePath == file ? "line \(site.line - firstLine)" : Self.fileName(site.filePath)
      return "\(place): \(failure.text)"
    }.joined(separator: "\n")
  }

  /// The line of the comment that begins the snippet.
  private func lineOfSnippet() throws -> Int {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let marker = "// begin-snippet: failure-\(name)"
    guard let index = lines.firstIndex(where: { $0.hasSuffix(marker) }) else {
      throw GalleryError(description: "\(file) has no snippet failure-\(name)")
    }
    return index + 1
  }

  private static func fileName(_ path: String) -> String {
    URL(filePath: path).lastPathComponent
  }
}

struct GalleryError: Error, CustomStringConvertible {
  let description: String
}

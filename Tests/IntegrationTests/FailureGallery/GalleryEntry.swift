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
    let snippet = try linesOfSnippet()
    return failures.map { failure in
      let site = failure.callSite
      let isInSnippet = site.filePath == file && snippet.contains(site.line)
      let place =
        isInSnippet
        ? "line \(site.line - snippet.lowerBound + 1)"
        : "\(URL(filePath: site.filePath).lastPathComponent):\(site.line)"
      return "\(place): \(failure.text)"
    }.joined(separator: "\n")
  }

  /// The numbers of the lines between the comments that begin and end the snippet.
  private func linesOfSnippet() throws -> Range<Int> {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let marker = "// begin-snippet: failure-\(name)"
    guard let begin = lines.firstIndex(where: { $0.hasSuffix(marker) }),
      let end = lines[begin...].firstIndex(where: { $0.hasSuffix("// end-snippet") })
    else { throw GalleryError(description: "\(file) has no snippet failure-\(name)") }
    return begin + 2..<end + 1
  }
}

struct GalleryError: Error, CustomStringConvertible {
  let description: String
}

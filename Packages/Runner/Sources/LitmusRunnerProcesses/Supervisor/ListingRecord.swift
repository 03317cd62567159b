#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

/// A child process's record of the suite whose tests it is listing.
///
/// Listing runs the suite's code; if that ends the process, the next process leaves the suite out.
@MainActor package final class ListingRecord {
  private let path: String

  /// Begins the record.
  ///
  /// - Parameters:
  ///   - path: The file that names the suite.
  ///   - isListed: Returns whether a suite is listed, or left out.
  package init(path: String, where isListed: @escaping @MainActor (String) -> Bool) {
    self.path = path
    SuiteListing.gate = { name in
      guard isListed(name) else { return false }
      self.record(name)
      return true
    }
  }

  /// Records that all suites are listed.
  package func finish() {
    unlink(path)
    SuiteListing.gate = nil
  }

  /// Returns the suite that a process was listing when it ended, read from its file.
  package nonisolated static func interrupted(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func record(_ name: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    var name = name
    name.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
    close(file)
  }
}
#endif

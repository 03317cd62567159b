#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// A child process that lists the tests.
///
/// This runs the suites' code, which may end the process.
@MainActor package struct ListingChild {
  /// The environment variable that makes a process such a child; its value is the folder of
  /// ``Files``.
  package static let variable = "LITMUS_LISTING"

  /// The files that such a child and its parent exchange.
  package struct Files {
    package let folder: String

    /// Makes the files in a folder.
    package init(folder: String) {
      self.folder = folder
    }

    /// The tests, one per line, when the child has listed them.
    package var list: String { "\(folder)/list" }
    /// The suite that the child is listing.
    package var listing: String { "\(folder)/listing" }
    /// What the child writes to its standard output and standard error.
    package var output: String { "\(folder)/output" }
    /// The suites that the child leaves out, one per line.
    package var unlistableSuites: String { "\(folder)/without" }
  }

  private let files: Files
  private let listing: ListingRecord

  /// Begins to list if this process is such a child; `nil` if not.
  package init?() {
    guard let folder = ProcessInfo.processInfo.environment[Self.variable] else { return nil }
    // Processes that a test starts must not be such children.
    unsetenv(Self.variable)
    files = Files(folder: folder)
    let text = (try? String(contentsOfFile: files.unlistableSuites, encoding: .utf8)) ?? ""
    let unlistable = Set(text.split(separator: "\n").map(String.init))
    listing = ListingRecord(path: files.listing) { !unlistable.contains($0) }
  }

  /// Passes the list to the parent, and ends the process.
  package func end(_ list: String) throws -> Never {
    listing.finish()
    try ReportFile(path: files.list).replace(with: list)
    exit(RunError.Code.passed.rawValue)
  }
}

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

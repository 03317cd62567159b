#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerReports
internal import LitmusRunnerCore
internal import Foundation

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
#endif

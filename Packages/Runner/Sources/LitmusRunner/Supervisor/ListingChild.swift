#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

/// A child process that lists the tests.
///
/// This runs the suites' code, which may end the process.
@MainActor struct ListingChild {
  /// The environment variable that makes a process such a child; its value is the folder of
  /// ``Files``.
  static let variable = "LITMUS_LISTING"

  /// The files that such a child and its parent exchange.
  struct Files {
    let folder: String

    /// The tests, one per line, when the child has listed them.
    var list: String { "\(folder)/list" }
    /// The suite that the child is listing.
    var listing: String { "\(folder)/listing" }
    /// What the child writes to its standard output and standard error.
    var output: String { "\(folder)/output" }
    /// The suites that the child leaves out, one per line.
    var unlistable: String { "\(folder)/without" }
  }

  private let files: Files
  private let listing: SuiteListing

  /// Begins to list if this process is such a child; `nil` if not.
  init?() {
    guard let folder = ProcessInfo.processInfo.environment[Self.variable] else { return nil }
    // Processes that a test starts must not be such children.
    unsetenv(Self.variable)
    files = Files(folder: folder)
    let without = (try? String(contentsOfFile: files.unlistable, encoding: .utf8)) ?? ""
    listing = SuiteListing(
      path: files.listing, without: Set(without.split(separator: "\n").map(String.init)))
    SuiteListing.current = listing
  }

  /// Passes the list to the parent, and ends the process.
  func end(_ list: String) throws -> Never {
    listing.finish()
    try ReportFile(path: files.list).replace(with: list)
    exit(CommandLineError.Code.passed.rawValue)
  }
}
#endif

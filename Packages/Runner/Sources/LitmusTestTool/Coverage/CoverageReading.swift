#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// What people and other programs read of a run's code coverage.
struct CoverageReading: Codable, Equatable {
  private let sources: CoverageSources
  /// The changed lines, by file, and since when they have changed; `nil` if all lines count.
  private let changed: [String: Set<Int>]?
  private let origin: String
  private let outputs: CoverageOutputs

  /// Prepares to read, before the tests run.
  ///
  /// - Throws: A ``RunError`` if the package's sources or their changes are not known, or a ``ReportError`` if a file
  ///   cannot be written.
  init(of package: TestPackage) throws {
    outputs = try CoverageOutputs(package.options.coverage, in: package.folder)
    sources = try CoverageSources(of: package)
    let changes = try package.options.changed.map { _ in try package.changedLines() }
    changed = changes?.lines
    origin = changes?.origin ?? ""
  }

  /// Returns the report, and writes its files.
  ///
  /// - Parameter lines: All lines in the format of LCOV, as llvm-cov writes it.
  /// - Throws: A ``ReportError`` if a file cannot be written.
  func report(_ lines: Data) throws -> CoverageReport {
    var report = CoverageReport(lcov: lines, name: sources.name)
    if let changed { report.keep(changed, changed: origin) }
    return try outputs.write(report)
  }
}
#endif

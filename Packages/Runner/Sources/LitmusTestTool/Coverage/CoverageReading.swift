#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// What people and other programs read of a run's code coverage: that of the package and of the packages that it
/// depends on by path, without tests.
struct CoverageReading: Codable, Equatable {
  /// The package's folder.
  private let folder: String
  /// The folders and files of the targets.
  private let paths: [String]
  /// The folders and files of the tests, some of which may lie in others.
  private let tests: [String]
  /// The changed lines, by file, and since when they have changed; `nil` if all lines count.
  private let changed: [String: Set<Int>]?
  private let origin: String
  private let outputs: CoverageOutputs

  /// Prepares to read, before the tests run.
  ///
  /// - Throws: A ``RunError`` if the package's sources or their changes are not known, or a ``ReportError`` if a file
  ///   cannot be written.
  init(of package: TestPackage) throws {
    folder = package.folder
    outputs = try CoverageOutputs(package.options.coverage, in: package.folder)
    let graph = try PackageGraph(of: package.folder, describe: package.description)
    paths = graph.targets.values.filter { !$0.isTest }.flatMap(\.paths)
    tests = graph.targets.values.filter(\.isTest).flatMap(\.paths)
    let changes = try package.options.changed.map { _ in try package.changedLines(in: graph.folders)
    }
    changed = changes?.lines
    origin = changes?.origin ?? ""
  }

  /// Returns the report, and writes its files.
  ///
  /// - Parameter lines: All lines in the format of LCOV, as llvm-cov writes it.
  /// - Throws: A ``ReportError`` if a file cannot be written.
  func report(_ lines: Data) throws -> CoverageReport {
    var report = CoverageReport(lcov: lines, name: name)
    if let changed { report.keep(changed, changed: origin) }
    return try outputs.write(report)
  }

  /// Returns the path of a file from the package's folder, the same in each checkout; `nil` if it is none of the
  /// sources.
  private func name(of path: String) -> String? {
    func isIn(_ paths: [String]) -> Bool {
      paths.contains { $0 == path || path.hasPrefix("\($0)/") }
    }
    guard isIn(paths), !isIn(tests) else { return nil }
    var (base, steps) = (folder[...], "")
    while !path.hasPrefix("\(base)/") {
      base = base[..<(base.lastIndex(of: "/") ?? base.startIndex)]
      steps += "../"
    }
    return steps + path.dropFirst(base.count + 1)
  }
}
#endif

#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// The files and the threshold that the options ask for.
struct CoverageOutputs: Codable, Equatable {
  /// The package's folder.
  private let folder: String
  private let lcov: String?
  private let cobertura: String?
  private let threshold: Double?

  /// Prepares to write the files.
  ///
  /// - Throws: A ``ReportError`` if one cannot be written.
  init(_ arguments: CoverageArguments, in folder: String) throws {
    for path in [arguments.lcov, arguments.cobertura].compactMap(\.self) {
      _ = try ReportFile(path: path)
    }
    self.folder = folder
    lcov = arguments.lcov.map { RealPath.absolute($0) }
    cobertura = arguments.cobertura.map { RealPath.absolute($0) }
    threshold = arguments.threshold
  }

  /// Writes the files of a report.
  ///
  /// - Returns: The report with the threshold.
  /// - Throws: A ``ReportError`` if a file cannot be written.
  func write(_ report: CoverageReport) throws -> CoverageReport {
    var report = report
    report.threshold = threshold
    if let lcov { try ReportFile(path: lcov).replace(with: report.lcov) }
    if let cobertura {
      try ReportFile(path: cobertura).replace(with: report.cobertura(in: folder, at: Date()))
    }
    return report
  }

  /// Writes the files of a report that was measured on other machines.
  ///
  /// - Returns: The report with the files of this machine, if there are any.
  /// - Throws: A ``ReportError`` if a file cannot be written.
  func write(merged report: CoverageReport) throws -> CoverageReport {
    var report = report
    report.locate { file in
      let path = file.name.hasPrefix("/") ? file.name : "\(folder)/\(file.name)"
      return access(path, R_OK) == 0 ? path : file.path
    }
    return try write(report)
  }
}
#endif

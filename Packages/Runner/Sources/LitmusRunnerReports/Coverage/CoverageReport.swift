#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// Which lines of a package's sources the tests of a run have executed.
package struct CoverageReport: Codable, Sendable, Equatable {
  /// One source file.
  package struct File: Codable, Sendable, Equatable {
    /// The absolute path.
    package var path: String
    /// The path from the package's folder.
    package var name: String
    /// How often each line with code was executed, by its number.
    package var counts: [Int: Int]

    var tally: CoverageTally {
      CoverageTally(lines: counts.count, covered: counts.values.count { $0 > 0 })
    }

    /// The numbers of the lines that were not executed, as in `3-5, 9`.
    var uncovered: String {
      var ranges: [ClosedRange<Int>] = []
      for number in counts.filter({ $0.value == 0 }).map(\.key).sorted() {
        if let last = ranges.last, last.upperBound + 1 >= number {
          ranges[ranges.count - 1] = last.lowerBound...number
        } else {
          ranges.append(number...number)
        }
      }
      return ranges.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
      }.joined(separator: ", ")
    }
  }

  /// The files, by name.
  package private(set) var files: [File]
  /// The least share of lines that has to be covered, in percent; `nil` for none.
  package var threshold: Double?
  /// Since when lines have changed, as in `since main`, if only those count.
  package private(set) var origin: String?

  /// Makes a report.
  package init(files: [File]) {
    self.files = files.sorted { $0.name < $1.name }
  }

  /// Leaves only lines that have changed.
  ///
  /// - Parameters:
  ///   - lines: The numbers of changed lines, by the file's absolute path.
  ///   - origin: Since when they have changed, as in `since main`.
  package mutating func keep(_ lines: [String: Set<Int>], changed origin: String) {
    self.origin = origin
    files = files.compactMap { file in
      var file = file
      let changed = lines[file.path] ?? []
      file.counts = file.counts.filter { changed.contains($0.key) }
      return file.counts.isEmpty ? nil : file
    }
  }

  /// Adds what other tests of the same package have executed.
  ///
  /// - Parameter other: Their report, of another machine perhaps: files are the same if their names are.
  package mutating func add(_ other: CoverageReport) {
    var all = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
    for file in other.files {
      all[file.name, default: File(path: file.path, name: file.name, counts: [:])]
        .counts.merge(file.counts, uniquingKeysWith: +)
    }
    files = all.values.sorted { $0.name < $1.name }
    origin = origin ?? other.origin
  }

  /// Replaces the paths of files.
  ///
  /// - Parameter path: Returns the path of a file on this machine.
  package mutating func locate(_ path: (File) -> String) {
    for index in files.indices { files[index].path = path(files[index]) }
  }

  /// The lines of all files.
  var tally: CoverageTally { files.reduce(into: CoverageTally()) { $0.add($1.tally) } }

  /// What is measured, as in `lines` or `lines changed since main`.
  var subject: String { origin.map { "lines changed \($0)" } ?? "lines" }

  /// Why the run fails; `nil` if enough lines are covered, or no line counts.
  package var problem: String? {
    let tally = tally
    guard let threshold, tally.lines > 0, tally.percent < threshold else { return nil }
    let expected = threshold == threshold.rounded() ? "\(Int(threshold))" : "\(threshold)"
    return "\(tally.percentText) of \(subject) were covered, but expected at least \(expected)%."
  }
}

/// How many lines there are, and how many of them were executed.
struct CoverageTally: Equatable {
  var lines = 0
  var covered = 0
  var uncovered: Int { lines - covered }

  mutating func add(_ other: CoverageTally) {
    lines += other.lines
    covered += other.covered
  }

  var percent: Double { lines == 0 ? 100 : 100 * Double(covered) / Double(lines) }

  /// The share in percent, never rounded up: 100% means all lines.
  var percentText: String {
    let tenths = lines == 0 ? 1000 : covered * 1000 / lines
    return fixedPoint(Int64(tenths), digits: 1) + "%"
  }
}

// In the terminal.
extension CoverageReport {
  private static let maxFiles = 10
  private static let maxRanges = 60

  /// The summary: all lines, and the files with the most lines that were not executed.
  package var text: String {
    let tally = tally
    guard tally.lines > 0 else {
      let files = origin.map { " changed \($0)" } ?? ""
      return "\nCoverage: no line of code\(files) was measured.\n"
    }
    var text =
      "\nCoverage: \(tally.percentText), \(tally.covered) of \(tally.lines) \(subject) in "
      + "\(counted(files.count, "file"))\n"
    let uncovered = files.map { (file: $0, tally: $0.tally) }.filter { $0.tally.uncovered > 0 }
      .sorted { $0.tally.uncovered > $1.tally.uncovered }
    for (file, tally) in uncovered.prefix(Self.maxFiles) {
      let percent = tally.percentText.padded(to: 6)
      text +=
        "  \(percent) \(visible(file.name)): \(cut(file.uncovered, to: Self.maxRanges))\n"
    }
    let others = uncovered.count - Self.maxFiles
    if others > 0 {
      text += "  and \(counted(others, "file")) more with lines that no test has run\n"
    }
    return text
  }
}
#endif

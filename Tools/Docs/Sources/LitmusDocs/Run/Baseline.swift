internal import LitmusDocsFormat
import Foundation
import LitmusToolSupport

/// The problems of a repository that are known, so that a check fails only on new ones.
struct Baseline: Codable, Equatable {
  /// A known problem; its line may change.
  struct Problem: Codable, Hashable {
    var file: String
    var kind: String
    var message: String
  }

  /// Problems, each with the number of its occurrences.
  struct Entry: Codable, Equatable {
    var file: String
    var kind: String
    var message: String
    var count: Int
  }

  /// The name of the file in the root.
  static let fileName = "litmus-docs-baseline.json"

  private(set) var problems: [Entry] = []

  /// - Parameter findings: The problems to record; those of the configuration cannot be.
  init(of findings: [Finding]) {
    let counts = Dictionary(grouping: findings.filter { $0.kind != .usage }, by: Problem.init)
    problems = counts.map {
      Entry(file: $0.file, kind: $0.kind, message: $0.message, count: $1.count)
    }.sorted { ($0.file, $0.kind, $0.message) < ($1.file, $1.kind, $1.message) }
  }

  /// Reads a baseline; nil if there is no such file.
  init?(path: String) throws(Finding) {
    guard let bytes = try? FileContent.bytes(of: path) else { return nil }
    do {
      self = try JSONDecoder().decode(Baseline.self, from: Data(bytes))
    } catch {
      throw Finding(
        .usage, file: path,
        message: "is not a baseline: write it anew with 'litmus-docs check --update-baseline'")
    }
  }

  func write(to path: String) throws(Finding) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Finding(
        .usage, file: path, message: "cannot be written (\(error.localizedDescription))")
    }
  }

  /// Adds the entries of another baseline that a run could not find again.
  mutating func keep(_ other: Baseline, where isOutside: (Entry) -> Bool) {
    problems = (problems + other.problems.filter(isOutside)).sorted {
      ($0.file, $0.kind, $0.message) < ($1.file, $1.kind, $1.message)
    }
  }

  /// Returns the findings that are not known, and how many of the known ones there are and are gone.
  ///
  /// - Parameter isCovered: Returns whether the run would find a problem.
  func apply(
    to findings: [Finding], isCovered: (Entry) -> Bool
  ) -> (new: [Finding], known: Int, gone: Int) {
    var left = Dictionary(
      problems.map { (Problem(file: $0.file, kind: $0.kind, message: $0.message), $0.count) },
      uniquingKeysWith: +)
    let new = findings.filter { finding in
      guard let count = left[Problem(finding)], count > 0 else { return true }
      left[Problem(finding)] = count - 1
      return false
    }
    let gone = problems.filter(isCovered).reduce(0) {
      $0 + (left[Problem(file: $1.file, kind: $1.kind, message: $1.message)] ?? 0)
    }
    return (new, findings.count - new.count, gone)
  }
}

extension Baseline.Problem {
  init(_ finding: Finding) {
    self.init(file: finding.file, kind: finding.kind.name, message: finding.message)
  }
}

extension Finding.Kind {
  /// The name in files and reports for machines.
  var name: String { "\(self)" }
}

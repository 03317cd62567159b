/// The problems of a repository that are known, so that a check fails only on new ones.
struct Baseline: Codable, Equatable {
  /// A known problem, whose line may change, with the number of its occurrences.
  struct Entry: Codable, Hashable {
    var file: String
    var kind: String
    var message: String
    var count = 1

    init(_ finding: Finding) {
      file = finding.file
      kind = finding.kind.name
      message = finding.message
    }

    /// The same problem, once, without what changes by itself in a message: the explanation and the
    /// advice after the problem, and in it the lines of places, what is in parentheses, and the
    /// numbers of things.
    ///
    /// What is quoted, and a number after `line`, is what a link or a key says.
    var identity: Entry {
      var entry = self
      entry.count = 1
      let pattern =
        /(\w'\w|'[^']*'|line \d+)|(?:, which|: |; did you mean).*|:\d+| \([^)]*\)| \d+(?= )/
      let line = String(message.prefix { !$0.isNewline })
      entry.message = line.replacing(pattern) { String($0.output.1 ?? "") }
      return entry
    }
  }

  /// The name of the file in the root.
  static let fileName = "litmus-docs-baseline.json"

  private(set) var problems: [Entry] = []

  /// - Parameter findings: The problems to record; those of the configuration cannot be.
  init(of findings: [Finding]) {
    let groups = Dictionary(grouping: findings.filter { $0.kind != .usage }, by: Entry.init)
    add(
      groups.map { entry, findings in
        var entry = entry
        entry.count = findings.count
        return entry
      })
  }

  /// Reads a baseline; nil if there is no such file.
  init?(path: String) throws(Finding) {
    let problem = "is not a baseline: write it anew with 'litmus-docs check --update-baseline'"
    guard let known = try JSONFile(path: path).read(Baseline.self, orSay: problem) else {
      return nil
    }
    self = known
  }

  mutating func add(_ entries: [Entry]) {
    problems = (problems + entries).sorted {
      ($0.file, $0.kind, $0.message) < ($1.file, $1.kind, $1.message)
    }
  }

  /// Returns the findings that are not known, and how many of the known ones there are and are gone.
  ///
  /// - Parameter isCovered: Returns whether the run would find a problem.
  func apply(
    to findings: [Finding], isCovered: (Entry) -> Bool
  ) -> (new: [Finding], known: Int, gone: Int) {
    var left = Dictionary(problems.map { ($0.identity, $0.count) }, uniquingKeysWith: +)
    let new = findings.filter { finding in
      let problem = Entry(finding).identity
      guard let count = left[problem], count > 0 else { return true }
      left[problem] = count - 1
      return false
    }
    let gone = left.filter { isCovered($0.key) }.values.reduce(0, +)
    return (new, findings.count - new.count, gone)
  }
}

extension Finding.Kind {
  /// The name in files and reports for machines.
  var name: String { "\(self)" }
}

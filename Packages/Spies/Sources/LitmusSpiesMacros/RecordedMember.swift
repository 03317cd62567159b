#if Macros
internal import SwiftSyntax

/// A case of a function enumeration, or an `#if` with cases in it.
enum RecordedMember {
  case function(RecordedFunction)
  case conditional([Clause])

  /// One branch of an `#if`.
  struct Clause {
    /// The line that begins it, as in `#elseif os(Linux)`.
    var line: String
    var members: [RecordedMember]
  }
}

extension [RecordedMember] {
  /// The functions, including those in `#if` blocks.
  var functions: [RecordedFunction] {
    flatMap { member in
      switch member {
      case .function(let function): [function]
      case .conditional(let clauses): clauses.flatMap(\.members.functions)
      }
    }
  }

  /// Returns the functions for which a condition holds, without the `#if` blocks that have none left.
  func filter(_ isIncluded: (RecordedFunction) -> Bool) -> [RecordedMember] {
    compactMap { member in
      switch member {
      case .function(let function):
        return isIncluded(function) ? member : nil
      case .conditional(let clauses):
        let kept = clauses.map { clause in
          Clause(line: clause.line, members: clause.members.filter(isIncluded))
        }
        return kept.contains { !$0.members.isEmpty } ? .conditional(kept) : nil
      }
    }
  }

  private typealias Clause = RecordedMember.Clause
}
#endif

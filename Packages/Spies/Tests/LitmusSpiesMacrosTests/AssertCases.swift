#if Macros
import Testing

/// Fails the running test if the members of a fake do not get the cases that they should.
func assertCases(
  _ members: String, _ cases: String, ofType: Bool = false,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n").map { line in
      line.hasPrefix("#") ? "\(indentation.dropFirst(2))\(line)" : indentation + line
    }
    .joined(separator: "\n")
  }
  let enumeration =
    ofType
    ? """
      nonisolated enum Function: String, StringRepresentable {
        case placeholder
      }

      nonisolated enum ClassFunction: String, StringRepresentable {
    """ : "  nonisolated enum Function: String, StringRepresentable {"
  assertExpansion(
    """
    @Spryable
    struct F {
    \(indented(members, by: "  "))
    }
    """,
    """
    struct F {
    \(indented(members, by: "  "))

      nonisolated let spyRecord = SpyRecord()

    \(enumeration)
    \(indented(cases, by: "    "))
      }
    }

    extension F: nonisolated Spryable {}
    """,
    sourceLocation: sourceLocation)
}
#endif

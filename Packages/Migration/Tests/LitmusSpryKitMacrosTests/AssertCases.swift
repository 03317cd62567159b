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
  let name = ofType ? "ClassFunction" : "Function"
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

      nonisolated enum \(name): String, StringRepresentable {
    \(indented(cases, by: "    "))
      }
    }

    extension F: nonisolated Spryable {}
    """,
    expandsMembers: false, sourceLocation: sourceLocation)
}
#endif

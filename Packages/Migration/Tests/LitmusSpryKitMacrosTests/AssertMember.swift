#if Macros
import Testing

/// The arguments that say where a member stands.
func place(_ line: Int, _ column: Int) -> String {
  #"fileID: "Tests/Fakes.swift", filePath: "Fakes.swift", line: \#(line), column: \#(column)"#
}

private func indented(_ text: String, by indentation: String) -> String {
  text.split(separator: "\n").map { indentation + $0 }.joined(separator: "\n")
}

/// Fails the running test if a function of a fake does not get the body that it should.
func assertBody(
  attribute: String = "@SpryableFunc", _ function: String, _ body: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertExpansion(
    """
    class F: P {
      \(attribute)
      \(function)
    }
    """,
    """
    class F: P {
      \(function) {
    \(indented(body, by: "    "))
      }
    }
    """,
    sourceLocation: sourceLocation)
}

/// Fails the running test if a property of a fake does not get the accessors that it should.
func assertAccessors(
  _ attribute: String, _ property: String, _ accessors: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertExpansion(
    """
    class F: P {
      \(attribute)
      \(property)
    }
    """,
    """
    class F: P {
      \(property) {
    \(indented(accessors, by: "    "))
      }
    }
    """,
    sourceLocation: sourceLocation)
}
#endif

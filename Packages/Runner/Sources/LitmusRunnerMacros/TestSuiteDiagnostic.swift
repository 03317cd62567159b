#if Macros
internal import SwiftDiagnostics

/// All diagnostics of `@TestSuite` and of the attributes of its tests.
enum TestSuiteDiagnostic {
  // Errors: no suite is generated.
  case notASuite
  case genericSuite(String)
  case suiteInGenericType(String)
  case localSuite(String)
  case needsInitializer(String)
  // Warnings: something is ignored.
  case emptySuite(String)
  case parameterWithoutArguments(String)
  case argumentsWithoutParameter(String)
  case severalParameters(String)
  case staticTest(String, keyword: String)
  case genericTest(String)
  case returningTest(String)
  case duplicateTest(String)
  case attributeOnNoTest(String)
}

extension TestSuiteDiagnostic: DiagnosticMessage {
  var severity: DiagnosticSeverity {
    switch self {
    case .notASuite, .genericSuite, .suiteInGenericType, .localSuite, .needsInitializer: .error
    default: .warning
    }
  }

  var message: String {
    switch self {
    case .notASuite:
      "'@TestSuite' can only be attached to a struct, a class, an actor or an extension of one"
    case .genericSuite(let suite):
      "'\(suite)' cannot be a suite, because it is generic"
    case .suiteInGenericType(let suite):
      "'\(suite)' cannot be a suite, because it is in a generic type"
    case .localSuite(let suite):
      "'\(suite)' cannot be a suite, because it is local to a function or a closure"
    case .needsInitializer(let suite):
      "'\(suite)' cannot be a suite, because it has no 'init()' to make an instance for each test"
    case .emptySuite(let suite):
      "'\(suite)' has no test: a test is a method whose name starts with 'test'"
    case .parameterWithoutArguments(let test):
      "'\(test)' is not run, because it has a parameter but no '@TestArguments'"
    case .argumentsWithoutParameter(let test):
      "'\(test)' is not run, because it has '@TestArguments' but no parameter"
    case .severalParameters(let test):
      "'\(test)' is not run, because '@TestArguments' gives values for one parameter only"
    case .staticTest(let test, let keyword):
      "'\(test)' is not run, because it is a \(keyword) method"
    case .genericTest(let test):
      "'\(test)' is not run, because it is generic"
    case .returningTest(let test):
      "'\(test)' is not run, because it returns a value"
    case .duplicateTest(let test):
      "'\(test)' is not run, because a test of this name precedes it"
    case .attributeOnNoTest(let attribute):
      "'@\(attribute)' has no effect, because this is not a test of a '@TestSuite'"
    }
  }

  /// The name of the enum case.
  var diagnosticID: MessageID {
    MessageID(domain: "LitmusRunner", id: String("\(self)".prefix { $0 != "(" }))
  }
}
#endif

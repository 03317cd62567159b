#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The expansion of `@TestSuite`: the class with a suite's test list.
///
/// It is a class because optimized builds remove structs and enums that nothing refers to. Each
/// test is a statement of its own, so that compile time grows linearly with the number of tests.
struct SuiteExpansion {
  let suite: Suite
  let maker: SuiteMaker
  let members: [SuiteMember]

  func text(in context: some MacroExpansionContext) -> String {
    let type = "LitmusRunner.TestList<\(suite.name)>"
    let arguments =
      settings(suite.tags, suite.timeLimit) + Self.location(of: suite.nameSyntax, in: context)
      + ["make: \(maker.text(for: suite.name))"]
    let list = "\(type)(\(arguments.joined(separator: ", ")))"
    let statements = members.map { text(of: $0, in: context) }.joined(separator: "\n")
    return """
      private nonisolated final class \(name(in: context)): \
      LitmusRunner.ListedSuite {
        @MainActor \(deprecation)static var tests: \(type) {
      \(text(list: list, type: type, statements: statements))
        }
      }
      """
  }

  /// Returns a unique class name: the context would return the same name for two extensions of one type.
  private func name(in context: some MacroExpansionContext) -> String {
    let location = context.location(of: suite.nameSyntax).map {
      "_\($0.line.trimmedDescription)_\($0.column.trimmedDescription)"
    }
    return context.makeUniqueName("tests\(location ?? "")").text
  }

  /// Returns the body of `tests`.
  private func text(list: String, type: String, statements: String) -> String {
    if members.isEmpty { return "    \(list)" }
    if members.contains(where: \.isTest) {
      return """
            var __list = \(list)
        \(statements)
            return __list
        """
    }
    // The compiler would warn about a variable that is never mutated if no condition holds.
    return """
          func add(to __list: inout \(type)) {
      \(statements)
          }
          var __list = \(list)
          add(to: &__list)
          return __list
      """
  }

  private func text(of member: SuiteMember, in context: some MacroExpansionContext) -> String {
    switch member {
    case .test(let test):
      test.syntax.availabilityConditions.reduce("    \(call(of: test, in: context))") {
        call, condition in
        "    if #available(\(condition)) {\n  \(call)\n    }"
      }
    case .conditional(let clauses):
      clauses.map { clause in
        ([clause.line] + clause.members.map { text(of: $0, in: context) })
          .joined(separator: "\n")
      }
      .joined(separator: "\n") + "\n#endif"
    }
  }

  private func call(of test: TestMethod, in context: some MacroExpansionContext) -> String {
    let rows = test.parameter.map { "arguments: \($0.arguments.replacingSelf(by: suite))" }
    let arguments =
      [test.name.debugDescription, rows].compactMap(\.self) + settings(test.tags, test.timeLimit)
      + Self.location(of: test.syntax.name, in: context)
    let body = "{ \(test.staysOnMainActor ? "@MainActor in " : "")\(test.callText) }"
    return test.needsMainActor
      ? "__list.add(\(arguments.joined(separator: ", ")), mainActorBody: \(body))"
      : "__list.add(\(arguments.joined(separator: ", "))) \(body)"
  }

  /// Returns the tags and the time limit as arguments, omitting those that are not set.
  private func settings(_ tags: [String], _ timeLimit: String?) -> [String] {
    let tags = tags.isEmpty ? [] : ["tags: [\(tags.joined(separator: ", "))]"]
    return tags + (timeLimit.map { ["timeLimit: \($0.replacingSelf(by: suite))"] } ?? [])
  }

  /// Returns a node's line as an argument.
  private static func location(
    of node: some SyntaxProtocol, in context: some MacroExpansionContext
  ) -> [String] {
    guard let location = context.location(of: node) else { return [] }
    return ["line: \(location.line.trimmedDescription)"]
  }

  private var deprecation: String {
    members.contains(where: \.isDeprecated) ? "@available(*, deprecated) " : ""
  }
}

extension SuiteMember {
  fileprivate var isTest: Bool {
    if case .test = self { true } else { false }
  }

  fileprivate var isDeprecated: Bool {
    switch self {
    case .test(let test): test.syntax.isDeprecated
    case .conditional(let clauses): clauses.contains { $0.members.contains(where: \.isDeprecated) }
    }
  }
}
#endif

#if Macros
internal import SwiftSyntax

/// A test, or an `#if` with tests in it.
enum SuiteMember {
  case test(TestMethod)
  case conditional([Clause])

  /// One branch of an `#if`.
  struct Clause {
    /// The line that starts the branch, as in `#elseif os(Linux)`.
    var line: String
    var members: [SuiteMember]
  }
}

/// A collector of the tests among a type's members, in source order.
struct TestCollector {
  let suite: Suite
  private(set) var problems: [TestSuiteMacroProblem] = []
  private var names: Set<String> = []

  init(suite: Suite) {
    self.suite = suite
  }

  /// Whether it found neither a test nor an invalid one.
  var isEmpty: Bool { names.isEmpty && problems.isEmpty }

  mutating func report(_ diagnostic: TestSuiteDiagnostic, at node: some SyntaxProtocol) {
    problems.append(TestSuiteMacroProblem(diagnostic, at: node))
  }

  mutating func members(of list: MemberBlockItemListSyntax) -> [SuiteMember] {
    var members: [SuiteMember] = []
    for item in list {
      if let method = item.decl.as(FunctionDeclSyntax.self), method.isTest {
        if let test = test(method) { members.append(.test(test)) }
      } else if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        let clauses = self.clauses(of: conditional)
        if clauses.contains(where: { !$0.members.isEmpty }) {
          members.append(.conditional(clauses))
        }
      }
    }
    return members
  }

  private mutating func test(_ method: FunctionDeclSyntax) -> TestMethod? {
    do throws(TestSuiteMacroProblem) {
      let test = try TestMethod(method, in: suite)
      guard names.insert(test.name).inserted else {
        throw TestSuiteMacroProblem(.duplicateTest(test.name), at: method.name)
      }
      return test
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Returns the clauses of an `#if`, each with its tests.
  ///
  /// Only one clause is compiled, so each may contain the same name.
  private mutating func clauses(of conditional: IfConfigDeclSyntax) -> [SuiteMember.Clause] {
    let namesBefore = names
    var allNames = names
    let clauses = conditional.clauses.map { clause in
      names = namesBefore
      let members = clause.members.map { self.members(of: $0) } ?? []
      allNames.formUnion(names)
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      return SuiteMember.Clause(
        line: "\(clause.poundKeyword.text)\(condition)", members: members)
    }
    names = allNames
    return clauses
  }
}
#endif

#if Macros
internal import SwiftSyntax

/// How to create an instance of a suite for each test.
enum SuiteMaker {
  /// An initializer that is declared in the suite.
  case declared(isAsync: Bool, isThrowing: Bool)
  /// An initializer that the compiler synthesizes, which neither throws nor is asynchronous.
  case synthesized
  /// A synchronous initializer that is inherited, or declared elsewhere.
  case unseen
  /// A synthesized initializer whose isolation only the compiler knows.
  case unseenInActor

  /// Finds an initializer that needs no arguments.
  ///
  /// - Throws: An error if there are only other ones.
  init(for suite: Suite) throws(TestSuiteMacroProblem) {
    let initializers = suite.members.initializers
    let usable = initializers.first { $0.optionalMark == nil && $0.needsNoArguments }
    if let usable {
      let effects = usable.signature.effectSpecifiers
      let isolation =
        Isolation(attributes: usable.attributes, modifiers: usable.modifiers)
        // A synchronous initializer of an actor can be called from any isolation.
        ?? (suite.kind == .actor ? .unspecified : suite.isolation)
      self = .declared(
        isAsync: effects?.asyncSpecifier != nil || isolation == .otherActor,
        isThrowing: effects?.throwsClause != nil)
    } else if suite.kind != .extended,
      let other = initializers.first(where: { !$0.modifiers.has(.convenience) })
    {
      throw TestSuiteMacroProblem(.needsInitializer(suite.name), at: other.initKeyword)
    } else if suite.kind == .structure, let property = suite.members.propertyWithoutValue {
      throw TestSuiteMacroProblem(.needsInitializer(suite.name), at: property)
    } else {
      let isInActor = suite.kind != .actor && suite.isolation == .otherActor
      let isSynthesized = suite.kind == .structure || suite.kind == .actor
      self = isInActor ? .unseenInActor : isSynthesized ? .synthesized : .unseen
    }
  }

  /// Returns the argument for the list's `make`.
  func text(for suite: String) -> String {
    switch self {
    case .declared(let isAsync, let isThrowing):
      "{ \(isThrowing ? "try " : "")\(isAsync ? "await " : "")\(suite)() }"
    case .synthesized:
      "{ \(suite)() }"
    case .unseen:
      // Passing the initializer itself would cause a warning in Swift 5 mode, where it is not `Sendable`,
      // and so would `try` before one that does not throw.
      """
      {
            let make: @MainActor () throws -> \(suite) = \(suite).init
            return try make()
          }
      """
    case .unseenInActor:
      // Awaiting the initializer directly would cause a warning if it is not isolated.
      """
      {
            let make: () async throws -> \(suite) = \(suite).init
            return try await make()
          }
      """
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The initializers, including those in `#if`.
  fileprivate var initializers: [InitializerDeclSyntax] {
    flatMap { member in
      if let initializer = member.decl.as(InitializerDeclSyntax.self) { return [initializer] }
      return member.decl.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause in
        clause.members?.initializers ?? []
      } ?? []
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The first stored property that requires an argument in a struct's memberwise initializer.
  fileprivate var propertyWithoutValue: PatternSyntax? {
    for variable in lazy.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard variable.attributes.isEmpty, !variable.modifiers.has(.static, .lazy) else { continue }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      // In `var first, second: Int?`, one type is that of both.
      var type: TypeSyntax?
      var missing: PatternSyntax?
      for binding in variable.bindings.reversed() {
        type = binding.typeAnnotation?.type ?? type
        let isOptional = [.optionalType, .implicitlyUnwrappedOptionalType].contains(type?.kind)
        if binding.initializer == nil, binding.accessorBlock == nil, isConstant || !isOptional {
          missing = binding.pattern
        }
      }
      if let missing { return missing }
    }
    return nil
  }
}

extension IfConfigClauseSyntax {
  /// The clause's members, if it is in a member list.
  var members: MemberBlockItemListSyntax? { elements?.as(MemberBlockItemListSyntax.self) }
}

extension InitializerDeclSyntax {
  fileprivate var needsNoArguments: Bool {
    genericParameterClause == nil
      && signature.parameterClause.parameters.allSatisfy {
        $0.defaultValue != nil || $0.ellipsis != nil
      }
  }
}
#endif

#if Macros
public import SwiftSyntax
public import SwiftSyntaxMacros

/// The macro `@Fake`, which writes the fake of a protocol or a class.
public struct FakeMacro {
  /// Leaves the expansion's layout as generated, which is faster than formatting it.
  public static var formatMode: FormatMode { .disabled }

  private static func type(
    _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws(FakeProblem) -> FakedType {
    if let type = declaration.as(ClassDeclSyntax.self) {
      return try FakedType(type, options: FakeOptions(attribute), in: context)
    }
    guard let type = declaration.as(ProtocolDeclSyntax.self) else {
      throw FakeProblem(.otherDeclaration, at: attribute, fixIts: [.removing(attribute)])
    }
    if context.lexicalContext.contains(where: { !$0.isProtocol((any DeclGroupSyntax).self) }) {
      throw FakeProblem(.localProtocol, at: attribute)
    }
    let isObjectiveC = type.attributes.elements.contains { $0.name == "objc" }
    if isObjectiveC, context.lexicalContext.isEmpty {
      throw FakeProblem(.objectiveCProtocol, at: attribute)
    }
    if !context.lexicalContext.isEmpty, let modifier = type.modifiers.first(.private) {
      throw FakeProblem(
        .privateProtocol, at: modifier, fixIts: [.replacing(modifier.name, by: .fileprivate)])
    }
    return try FakedType(type, options: FakeOptions(attribute), in: context)
  }
}

extension FakeMacro {
  /// Returns the fake as declarations of a file, which need no macros.
  ///
  /// - Parameters:
  ///   - node: The attribute that the protocol would have.
  ///   - declaration: The protocol.
  ///   - context: The context, with the types that the protocol is nested in.
  /// - Throws: A problem of a protocol that cannot be faked.
  static func declarations(
    of node: AttributeSyntax, for declaration: ProtocolDeclSyntax,
    in context: some MacroExpansionContext
  ) throws(FakeProblem) -> [String] {
    let type = try type(declaration, node, in: context)
    let fake = try FakeTemplate(type, inFile: true)
    let extensions = implementations(of: node, declaration, in: context, named: type.name)
    return fake.lines + extensions.map(\.description)
  }
}

extension FakeMacro: PeerMacro {
  /// Writes the fake and the protocol of the members of `when` and `calls`.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do throws(FakeProblem) {
      let fake = try FakeTemplate(type(declaration, node, in: context))
      return [fake.lines.joinedByLines.asDeclaration]
    } catch {
      context.diagnose(error.diagnostic)
      return []
    }
  }
}

extension FakeMacro: ExtensionMacro {
  /// Writes the implementations of the members, which the fakes of inheriting protocols use too.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    implementations(of: node, declaration, in: context, named: type.trimmedText)
  }

  private static func implementations(
    of node: AttributeSyntax, _ declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext, named name: String
  ) -> [ExtensionDeclSyntax] {
    // Problems are reported where the fake is written.
    guard let faked = try? self.type(declaration, node, in: context), !faked.isNested,
      let members = try? faked.members(namingSelf: nil)
    else { return [] }
    let implementation = FakeImplementationTemplate(type: faked)
    let isolation = faked.isNonisolated ? "nonisolated " : ""
    let parts = [
      (
        "GeneratedFake",
        faked.namesForInheriting
          + members.lines(of: implementation.lines(of:))
          + implementation.knownMembers(besides: members.all)
      ),
      (
        "InitializableFake",
        (faked.isObject ? [] : members.lines(of: implementation.initializer))
          + implementation.decoding(besides: members.all, isInClass: false)
      ),
    ]
    return parts.compactMap { constraint, lines in
      .generated(
        "\(faked.availability)\(isolation)", of: name, where: "Self: LitmusFakes.\(constraint)",
        lines, under: faked.options.flag)
    }
  }
}

/// The macro `@Fake` of builds without fakes.
public struct NoFakeMacro: PeerMacro {
  /// Writes nothing.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// The macro `@_FakeMembers`, which writes the members of `when` and `calls` into an extension of their protocol.
///
/// A macro cannot write an extension of a type that it also writes, so `@Fake` passes them on to this one.
public struct FakeMembersMacro: ExtensionMacro {
  /// Leaves the expansion's layout as generated, which is faster than formatting it.
  public static var formatMode: FormatMode { .disabled }

  /// Writes the members of the instances, those of the type, and those of both.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard case .argumentList(let arguments) = node.arguments else { return [] }
    return arguments.compactMap { argument in
      guard let literal = argument.expression.as(StringLiteralExprSyntax.self) else { return nil }
      let lines = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
      let level = argument.label.flatMap { FakeMembersTemplate.Level(rawValue: $0.text) }
      return .generated(
        declaration.attributes.availability, of: type.trimmedText,
        where: level?.requirement, [lines.joined()], under: nil)
    }
  }
}

extension ExtensionDeclSyntax {
  /// Returns an extension with generated members; `nil` if there are none.
  fileprivate static func generated(
    _ prefix: String, of type: String, where requirement: String?,
    _ lines: [String], under flag: String?
  ) -> ExtensionDeclSyntax? {
    guard !lines.isEmpty else { return nil }
    let members = MemberBlockItemSyntax(
      leadingTrivia: .newline, decl: lines.under(flag).joinedByLines.asDeclaration,
      trailingTrivia: .newline)
    return ExtensionDeclSyntax(
      extensionKeyword: "\(prefix)extension ".asToken,
      extendedType: IdentifierTypeSyntax(
        name: "\(type) \(requirement.map { "where \($0) " } ?? "")".asToken),
      memberBlock: MemberBlockSyntax(members: [members]))
  }
}
#endif

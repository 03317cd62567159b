#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Makes a type a fake: writes its record, the names of its functions, and the conformance.
public struct SpryableMacro {
  /// The expansion is laid out as it is written, which is faster than to have it formatted.
  public static var formatMode: FormatMode { .disabled }

  /// The type; `nil` if it cannot be a fake, which one of the two expansions reports.
  private static func type(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext, reportsProblem: Bool
  ) -> FakeType? {
    do throws(Problem) {
      return try FakeType(declaration, attribute: attribute, in: context)
    } catch {
      if reportsProblem { context.diagnose(error.diagnostic) }
      return nil
    }
  }
}

extension SpryableMacro: MemberMacro {
  /// Writes the record and the enumerations, where the type does not declare its own.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The compiler does not always ask for an enumeration's members.
    let isReported = !declaration.is(EnumDeclSyntax.self)
    guard let type = type(declaration, node, in: context, reportsProblem: isReported) else {
      return []
    }
    // The compiler names no protocol if the type conforms without the macro.
    if protocols.isEmpty, declaration.is(ClassDeclSyntax.self),
      declaration.inheritanceClause != nil, !declaration.declaresConformance
    {
      context.diagnose(Problem(.subclassOfFake, at: node).diagnostic)
      return []
    }
    var collector = MemberCollector()
    let members = collector.members(of: type.members)
    for problem in collector.problems { context.diagnose(problem.diagnostic) }
    var texts: [String] = []
    if !type.declares("spyRecord") {
      texts.append("\(type.access)nonisolated let spyRecord = SpyRecord()")
    }
    // Where there are no members for one, the protocol's own enumeration does.
    for (name, isOfType) in [("Function", false), ("ClassFunction", true)] {
      let own = members.filter { $0.isOfType == isOfType }
      guard !own.isEmpty, !type.declares(name) else { continue }
      if let pack = type.pack {
        context.diagnose(Problem(.typePack(name), at: pack).diagnostic)
        continue
      }
      texts.append(FunctionEnumeration(name: name, access: type.access, members: own).text)
    }
    return texts.map(\.asDeclaration)
  }
}

extension SpryableMacro: ExtensionMacro {
  /// Writes the conformance, if the type does not declare it.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let isReported = declaration.is(EnumDeclSyntax.self)
    guard let fake = self.type(declaration, node, in: context, reportsProblem: isReported),
      !protocols.isEmpty
    else { return [] }
    let availability = fake.availability.map { "\($0.trimmedDescription) " }.joined()
    let text: DeclSyntax =
      "\(raw: availability)extension \(type.trimmed): nonisolated Spryable {}"
    return text.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}
#endif

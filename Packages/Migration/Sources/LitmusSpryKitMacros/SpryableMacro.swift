#if Macros
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// A macro that makes a type a fake: it writes the record, the names of the functions, and the conformance.
public struct SpryableMacro {
  /// Leaves the expansion's layout as generated, which is faster than formatting it.
  public static var formatMode: FormatMode { .disabled }

  /// Returns the type; `nil` if it cannot be a fake, which one of the two expansions reports.
  private static func type(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext, reportsProblem: Bool
  ) -> SpryableType? {
    do throws(SpyMacroProblem) {
      return try SpryableType(declaration, attribute: attribute, in: context)
    } catch {
      if reportsProblem { context.diagnose(error.diagnostic) }
      return nil
    }
  }
}

extension SpryableMacro: MemberMacro {
  /// Writes the record and the enumerations, unless the type declares its own.
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
    // The compiler passes no protocol if the type conforms without the macro.
    if protocols.isEmpty, declaration.is(ClassDeclSyntax.self),
      declaration.inheritanceClause != nil, !declaration.declaresConformance
    {
      context.diagnose(SpyMacroProblem(.subclassOfFake, at: node).diagnostic)
      return []
    }
    var collector = MemberCollector(of: type.members)
    let members = ConditionalMembers(of: type.members) { collector.functions(of: $0) }
    for problem in collector.problems { context.diagnose(problem.diagnostic) }
    var texts: [String] = []
    if !type.declares("spyRecord") {
      texts.append("\(type.access)nonisolated let spyRecord = SpyRecord()")
    }
    // Without members for an enumeration, the protocol's default enumeration is enough.
    for (name, isOfType) in [("Function", false), ("ClassFunction", true)] {
      let own = members.compactMap { $0.isOfType == isOfType ? $0 : nil }
      guard !own.all.isEmpty, !type.declares(name) else { continue }
      if let pack = type.pack {
        context.diagnose(SpyMacroProblem(.typePack(name), at: pack).diagnostic)
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
    let text: DeclSyntax =
      "\(raw: fake.availability)extension \(type.trimmed): nonisolated Spryable {}"
    return text.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}
#endif

#if Macros
internal import SwiftSyntax

/// The parameter packs that the compiler (6.3.1) cannot pass to a stub.
///
/// A parameter may be `repeat each Item`, but no pack of other types that contain each item, and no tuple of a pack. A
/// closure may take a tuple of a pack, but no pack.
enum PackCheck {
  /// Checks a member.
  ///
  /// - Throws: A problem at the first such pack.
  static func check(
    _ declaration: some DeclSyntaxProtocol, _ clause: FunctionParameterClauseSyntax?
  ) throws(FakeProblem) {
    let visitor = PackVisitor(viewMode: .sourceAccurate)
    visitor.walk(declaration)
    if let pack = visitor.packsOfClosures.first {
      throw FakeProblem(.packOfClosure(pack.text), at: pack)
    }
    let packs = (clause?.parameters ?? []).flatMap { parameter in
      if let pack = parameter.type.as(PackExpansionTypeSyntax.self) {
        return pack.isOfElements ? [] : [pack]
      }
      return parameter.type.packsOfTuple
    }
    if let pack = packs.first ?? visitor.tuplesOfClosures.first(where: { !$0.isOfElements }) {
      throw FakeProblem(.unsupportedPack(pack.text), at: pack)
    }
  }
}

private final class PackVisitor: SyntaxVisitor {
  private(set) var packsOfClosures: [PackExpansionTypeSyntax] = []
  private(set) var tuplesOfClosures: [PackExpansionTypeSyntax] = []

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    packsOfClosures += node.parameters.compactMap { $0.type.as(PackExpansionTypeSyntax.self) }
    tuplesOfClosures += node.parameters.flatMap(\.type.packsOfTuple)
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The packs that are elements of the type, which is a tuple's.
  fileprivate var packsOfTuple: [PackExpansionTypeSyntax] {
    self.as(TupleTypeSyntax.self)?.elements.compactMap { $0.type.as(PackExpansionTypeSyntax.self) }
      ?? []
  }
}

extension PackExpansionTypeSyntax {
  /// Whether the pack is one of its elements themselves, or of their metatypes.
  fileprivate var isOfElements: Bool {
    var type = repetitionPattern
    while let inner = type.as(MetatypeTypeSyntax.self)?.baseType ?? type.insideParentheses {
      type = inner
    }
    return type.is(PackElementTypeSyntax.self)
  }
}
#endif

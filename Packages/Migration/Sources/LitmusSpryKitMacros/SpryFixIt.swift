#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

extension FixIt {
  /// Removes one of an attribute's arguments.
  static func removing(
    _ argument: LabeledExprSyntax, from attribute: AttributeSyntax
  ) -> FixIt {
    var kept = attribute.labeledArguments.filter { $0.id != argument.id }
    if let last = kept.indices.last {
      kept[last].trailingComma = nil
      kept[last].trailingTrivia = []
    }
    var changed = attribute
    changed.arguments = kept.isEmpty ? nil : .argumentList(LabeledExprListSyntax(kept))
    if kept.isEmpty {
      changed.leftParen = nil
      changed.rightParen = nil
    }
    changed.trailingTrivia = attribute.trailingTrivia
    return FixIt(
      "Remove '\(argument.expression.trimmedText)'",
      replacing: attribute, by: changed)
  }

  /// Adds a placeholder for an opaque type's underlying type.
  static func addingConcreteType(to attribute: AttributeSyntax) -> FixIt {
    let old = attribute.labeledArguments.map { "\($0.trimmedText)" }
    let arguments = (old.map { $0.hasSuffix(",") ? $0 : "\($0)," } + ["as: <#Type#>.self"])
      .joined(separator: " ")
    var changed = AttributeSyntax(
      "@\(raw: attribute.attributeName.trimmedText)(\(raw: arguments))")
    changed.leadingTrivia = attribute.leadingTrivia
    changed.trailingTrivia = attribute.trailingTrivia
    return FixIt(
      "Name the type that 'some' stands for",
      replacing: attribute, by: changed)
  }

  /// Removes a part of a node.
  static func removing<Node: SyntaxProtocol, Part>(
    _ part: WritableKeyPath<Node, Part?>, of node: Node, _ message: String
  ) -> FixIt {
    var changed = node
    changed[keyPath: part] = nil
    changed.trailingTrivia = node.trailingTrivia
    return FixIt(message, replacing: node, by: changed)
  }

  /// Removes a modifier of an initializer.
  static func removing(
    _ modifier: DeclModifierSyntax, of initializer: InitializerDeclSyntax
  ) -> FixIt {
    var changed = initializer
    changed.modifiers = initializer.modifiers.filter { $0.id != modifier.id }
    changed.leadingTrivia = initializer.leadingTrivia
    return FixIt(
      "Remove '\(modifier.name.text)'", replacing: initializer, by: changed)
  }

  /// Adds a placeholder for a property's type.
  static func addingType(to binding: PatternBindingSyntax) -> FixIt {
    var changed = binding
    let type: TypeSyntax = "<#Type#>"
    changed.pattern.trailingTrivia = []
    changed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space), type: type)
    changed.trailingTrivia = binding.trailingTrivia
    return FixIt("Add the type", replacing: binding, by: changed)
  }
}

extension SpyMacroProblem {
  /// Returns the problem of a function that has neither a body nor an attribute that writes one.
  static func missingAttribute(of function: FunctionDeclSyntax) -> SpyMacroProblem {
    var changed = function
    changed.leadingTrivia = []
    var attribute = AttributeSyntax("@SpryableFunc")
    attribute.leadingTrivia = function.leadingTrivia
    attribute.trailingTrivia = .space
    changed.attributes.insert(.attribute(attribute), at: changed.attributes.startIndex)
    let name = Member(function).functionName
    return SpyMacroProblem(
      .missingAttribute(name), at: function.name,
      fixIts: [
        FixIt("Add '@SpryableFunc'", replacing: function, by: changed)
      ])
  }
}
#endif

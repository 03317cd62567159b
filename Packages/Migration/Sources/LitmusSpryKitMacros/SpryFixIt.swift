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
      "Remove '\(argument.expression.trimmedText)'", id: "removeArgument",
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
      "Name the type that 'some' stands for", id: "addConcreteType",
      replacing: attribute, by: changed)
  }

  /// Removes the body of a function or an initializer.
  static func removingBody(of declaration: Syntax) -> FixIt {
    let message = "Remove the body"
    if let function = declaration.as(FunctionDeclSyntax.self) {
      var changed = function
      changed.body = nil
      changed.trailingTrivia = function.trailingTrivia
      return FixIt(message, id: "removeBody", replacing: function, by: changed)
    }
    let initializer = declaration.cast(InitializerDeclSyntax.self)
    var changed = initializer
    changed.body = nil
    changed.trailingTrivia = initializer.trailingTrivia
    return FixIt(message, id: "removeBody", replacing: initializer, by: changed)
  }

  /// Removes a modifier of an initializer.
  static func removing(
    _ modifier: DeclModifierSyntax, of initializer: InitializerDeclSyntax
  ) -> FixIt {
    var changed = initializer
    changed.modifiers = initializer.modifiers.filter { $0.id != modifier.id }
    changed.leadingTrivia = initializer.leadingTrivia
    return FixIt(
      "Remove '\(modifier.name.text)'", id: "removeModifier", replacing: initializer, by: changed)
  }

  /// Removes a property's initial value.
  static func removingValue(of binding: PatternBindingSyntax) -> FixIt {
    var changed = binding
    changed.initializer = nil
    changed.trailingTrivia = binding.trailingTrivia
    return FixIt("Remove the initial value", id: "removeValue", replacing: binding, by: changed)
  }

  /// Removes a property's accessors.
  static func removingAccessors(of binding: PatternBindingSyntax) -> FixIt {
    var changed = binding
    changed.accessorBlock = nil
    changed.trailingTrivia = binding.trailingTrivia
    return FixIt("Remove the accessors", id: "removeAccessors", replacing: binding, by: changed)
  }

  /// Adds a placeholder for a property's type.
  static func addingType(to binding: PatternBindingSyntax) -> FixIt {
    var changed = binding
    let type: TypeSyntax = "<#Type#>"
    changed.pattern.trailingTrivia = []
    changed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space), type: type)
    changed.trailingTrivia = binding.trailingTrivia
    return FixIt("Add the type", id: "addType", replacing: binding, by: changed)
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
        FixIt("Add '@SpryableFunc'", id: "addAttribute", replacing: function, by: changed)
      ])
  }
}
#endif

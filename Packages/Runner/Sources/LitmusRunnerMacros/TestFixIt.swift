#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The message and identifier of a fix-it.
struct TestFixIt: FixItMessage {
  let message: String
  let id: String

  var fixItID: MessageID { MessageID(domain: "LitmusRunner", id: id) }
}

extension FixIt {
  /// Removes a modifier.
  static func removing(_ modifier: DeclModifierSyntax, of method: FunctionDeclSyntax) -> FixIt {
    var changed = method
    changed.modifiers = method.modifiers.filter { $0.id != modifier.id }
    return FixIt(
      TestFixIt(message: "Remove '\(modifier.name.text)'", id: "removeModifier"),
      replacing: method, by: changed)
  }

  /// Removes an attribute.
  static func removing(_ attribute: AttributeSyntax) -> FixIt {
    // The declaration that a macro receives lacks the attribute, so only the attribute's own node
    // has a source location.
    let nothing = TokenSyntax.unknown("", leadingTrivia: attribute.leadingTrivia)
    return FixIt(
      message: TestFixIt(message: "Remove '@\(attribute.name)'", id: "removeAttribute"),
      changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(nothing))])
  }

  /// Removes the return type.
  static func removingResult(of method: FunctionDeclSyntax) -> FixIt {
    var changed = method
    changed.signature.returnClause = nil
    if method.body != nil { changed.signature.trailingTrivia = .space }
    return FixIt(
      TestFixIt(message: "Remove the result's type", id: "removeResult"),
      replacing: method, by: changed)
  }

  /// Removes all parameters.
  static func removingParameters(of method: FunctionDeclSyntax) -> FixIt {
    var changed = method
    changed.signature.parameterClause.parameters = []
    return FixIt(
      TestFixIt(message: "Remove the parameters", id: "removeParameters"),
      replacing: method, by: changed)
  }

  /// Inserts `@TestArguments` before the method.
  static func addingArguments(to method: FunctionDeclSyntax) -> FixIt {
    var changed = method
    changed.leadingTrivia = []
    var attribute = AttributeSyntax("@TestArguments([<#arguments#>])")
    attribute.trailingTrivia = .space
    changed.attributes.insert(.attribute(attribute), at: changed.attributes.startIndex)
    return FixIt(
      TestFixIt(message: "Add '@TestArguments'", id: "addArguments"),
      replacing: method, by: changed)
  }

  /// Replaces a method, keeping its leading trivia.
  private init(
    _ message: TestFixIt, replacing method: FunctionDeclSyntax, by changed: FunctionDeclSyntax
  ) {
    var changed = changed
    changed.leadingTrivia = method.leadingTrivia
    self.init(
      message: message,
      changes: [.replace(oldNode: Syntax(method), newNode: Syntax(changed))])
  }
}
#endif

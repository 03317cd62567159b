#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The names of the changes that are offered.
struct TestFixIt: FixItMessage {
  let message: String
  let id: String

  var fixItID: MessageID { MessageID(domain: "LitmusRunner", id: id) }
}

extension FixIt {
  /// Takes a modifier away.
  static func removing(_ modifier: DeclModifierSyntax, of method: FunctionDeclSyntax) -> FixIt {
    var changed = method
    changed.modifiers = method.modifiers.filter { $0.id != modifier.id }
    return FixIt(
      TestFixIt(message: "Remove '\(modifier.name.text)'", id: "removeModifier"),
      replacing: method, by: changed)
  }

  /// Takes an attribute away.
  static func removing(_ attribute: AttributeSyntax) -> FixIt {
    // A macro sees its declaration without the attribute, so that only this node has a place.
    let nothing = TokenSyntax.unknown("", leadingTrivia: attribute.leadingTrivia)
    return FixIt(
      message: TestFixIt(message: "Remove '@\(attribute.name)'", id: "removeAttribute"),
      changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(nothing))])
  }

  /// Takes the result's type away.
  static func removingResult(of method: FunctionDeclSyntax) -> FixIt {
    var changed = method
    changed.signature.returnClause = nil
    if method.body != nil { changed.signature.trailingTrivia = .space }
    return FixIt(
      TestFixIt(message: "Remove the result's type", id: "removeResult"),
      replacing: method, by: changed)
  }

  /// Takes all parameters away.
  static func removingParameters(of method: FunctionDeclSyntax) -> FixIt {
    var changed = method
    changed.signature.parameterClause.parameters = []
    return FixIt(
      TestFixIt(message: "Remove the parameters", id: "removeParameters"),
      replacing: method, by: changed)
  }

  /// Puts `@TestArguments` before the method.
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

  /// Replaces a method, what stands before it kept.
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

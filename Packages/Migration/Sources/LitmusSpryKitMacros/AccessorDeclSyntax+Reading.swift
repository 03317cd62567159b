#if Macros
public import SwiftSyntax
internal import SwiftSyntaxBuilder

extension AccessorDeclSyntax {
  /// Reads an accessor that a macro is attached to.
  ///
  /// The compiler passes it as the text of a declaration, which an accessor alone is not: the parser
  /// turns it into a missing declaration, or into a function without `func`.
  init?(reading declaration: DeclSyntax) {
    if let accessor = declaration.as(AccessorDeclSyntax.self) {
      self = accessor
      return
    }
    let function = declaration.as(FunctionDeclSyntax.self)
    guard declaration.is(MissingDeclSyntax.self) || function?.funcKeyword.presence == .missing
    else { return nil }
    let variable = DeclSyntax("var value: Void { \(raw: declaration.description) }")
    guard
      case .accessors(let accessors) = variable.as(VariableDeclSyntax.self)?.bindings.first?
        .accessorBlock?.accessors,
      let accessor = accessors.first
    else { return nil }
    self = accessor
  }
}

/// Lets the plugin accept an accessor, which it receives as a missing declaration.
extension MissingDeclSyntax: @retroactive WithOptionalCodeBlockSyntax {
  /// Always `nil`, because the accessor in the compiler's text has no relevant body.
  public var body: CodeBlockSyntax? {
    get { nil }
    set {}
  }
}
#endif

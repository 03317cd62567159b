#if Macros
public import SwiftSyntax
internal import SwiftSyntaxBuilder

extension AccessorDeclSyntax {
  /// Reads an accessor that a macro is attached to.
  ///
  /// The compiler hands it over as the text of a declaration, which an accessor alone is not: what the
  /// parser makes of it is no declaration at all, or a function without `func`.
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

/// Lets the plugin take an accessor, which reaches it as a declaration without a name.
extension MissingDeclSyntax: @retroactive WithOptionalCodeBlockSyntax {
  /// Nothing, since the compiler's own text of the accessor has none that counts.
  public var body: CodeBlockSyntax? {
    get { nil }
    set {}
  }
}
#endif

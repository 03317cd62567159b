import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The code of a fence, divided into file-level declarations and statements.
///
/// A fence with only imports and declarations is compiled unchanged. If it contains a statement or
/// a stored variable without an access level, these go into a function; the imports stay outside it, as do the
/// declarations that other fences can use: types, extensions, and functions that use no variable of the fence.
struct FenceSource: Sendable {
  /// Lines that go to the same part of the generated file.
  struct Piece: Hashable, Sendable {
    var part: FilePart
    var lines: [SourceLine]
  }

  private(set) var pieces: [Piece] = []
  /// The names that the fence declares at module level.
  private(set) var names: Set<String> = []
  private(set) var problems: [SyntaxError] = []
  private(set) var imports: [SourceLine] = []
  private let setup: [SourceLine]
  private let code: [SourceLine]
  /// The same code with variables that its types can use; nil if they can use no more.
  var sharingVariables: FenceSource? {
    guard hasStatements else { return nil }
    let source = FenceSource(setup: setup, code: code, sharesVariables: true)
    return source.pieces == pieces ? nil : source
  }
  /// Whether there are statements, which are the body of a function.
  var hasStatements: Bool { pieces.contains { $0.part == .body } }

  /// - Parameters:
  ///   - setup: The hidden lines; braces that they leave open are closed after the code.
  ///   - code: The lines of the fence.
  init(setup: [SourceLine], code: [SourceLine]) {
    self.init(setup: setup, code: code, sharesVariables: false)
  }

  private init(setup: [SourceLine], code: [SourceLine], sharesVariables: Bool) {
    var code = code
    // The first line of a script says what runs it.
    if code.first?.text.hasPrefix("#!") == true { code[0].text = "" }
    self.setup = setup
    self.code = code
    var lines = setup + code
    let open = Self.openBraces(of: setup)
    if open > 0 {
      lines[lines.count - 1].text += "\n" + String(repeating: "}", count: open)
    }
    guard !lines.isEmpty else { return }
    let tree = Parser.parse(source: lines.map(\.text).joined(separator: "\n"))
    let numbers = LineNumbers(of: lines, in: tree)

    problems = SyntaxError.all(in: tree, line: numbers.number) + bareMembers(of: tree, numbers)
    let topLevel = TopLevelItems(tree, sharesVariables: sharesVariables)
    names = topLevel.names
    imports = topLevel.items.filter { $0.part == .imports }.flatMap { numbers.lines(of: $0.item) }
    pieces =
      topLevel.hasStatements
      ? topLevel.items.map { Piece(part: $0.part, lines: numbers.lines(of: $0.item)) }
      : [Piece(part: .file, lines: lines)]
  }

  /// Returns the number of braces that lines open without closing.
  private static func openBraces(of lines: [SourceLine]) -> Int {
    guard !lines.isEmpty else { return 0 }
    let tree = Parser.parse(source: lines.map(\.text).joined(separator: "\n"))
    return tree.tokens(viewMode: .sourceAccurate).reduce(0) { count, token in
      switch token.tokenKind {
      case .leftBrace: count + 1
      case .rightBrace: count - 1
      default: count
      }
    }
  }
}

/// Maps the nodes of a parsed fence to lines of the document.
private struct LineNumbers {
  private let lines: [SourceLine]
  private let converter: SourceLocationConverter

  init(of lines: [SourceLine], in tree: SourceFileSyntax) {
    self.lines = lines
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  func number(at position: AbsolutePosition) -> Int {
    let line = converter.location(for: position).line
    return lines[min(line, lines.count) - 1].number
  }

  /// Returns the lines of a node with its comments, without the preceding line ending.
  func lines(of node: some SyntaxProtocol) -> [SourceLine] {
    let first = converter.location(for: node.position).line
    let texts = node.description.split(separator: "\n", omittingEmptySubsequences: false)
    let numbered = texts.enumerated().map { offset, text in
      SourceLine(text: String(text), number: lines[min(first + offset, lines.count) - 1].number)
    }
    return Array(numbered.drop(while: \.isBlank))
  }
}

/// An error in the syntax of a fence, which is found before it is compiled.
struct SyntaxError: Hashable, Sendable {
  /// The line in the document, from 1.
  var line: Int
  var message: String

  /// Returns all syntax errors, in source order.
  ///
  /// - Parameter line: Returns the document's line of a position.
  static func all(in tree: SourceFileSyntax, line: (AbsolutePosition) -> Int) -> [SyntaxError] {
    ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { SyntaxError(line: line($0.position), message: $0.message) }
  }
}

/// Returns errors about the members in a fence that are not inside a type.
private func bareMembers(of tree: SourceFileSyntax, _ numbers: LineNumbers) -> [SyntaxError] {
  tree.statements.compactMap { item in
    guard case .decl(let declaration) = item.item, let head = memberHead(of: declaration) else {
      return nil
    }
    return SyntaxError(
      line: numbers.number(at: declaration.positionAfterSkippingLeadingTrivia),
      message: "'\(head)' is a member outside of its type; open the type above the fence, "
        + "<!-- setup: final class Example: Base { -->, or say <!-- skip: reason -->")
  }
}

/// Returns the keywords that make a declaration a member, up to its name; nil if it may be outside a type.
private func memberHead(of declaration: DeclSyntax) -> String? {
  if declaration.is(InitializerDeclSyntax.self) { return "init" }
  if declaration.is(DeinitializerDeclSyntax.self) { return "deinit" }
  if declaration.is(SubscriptDeclSyntax.self) { return "subscript" }
  if declaration.is(EnumCaseDeclSyntax.self) { return "case" }
  guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
    let modifier = modified.modifiers.first(where: { memberModifiers.contains($0.name.text) })
  else { return nil }
  if let function = declaration.as(FunctionDeclSyntax.self) {
    return "\(modifier.name.text) func \(function.name.text)"
  }
  guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
  let names = variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
  return "\(modifier.name.text) \(variable.bindingSpecifier.text) \(names)"
}

private let memberModifiers: Set<String> = [
  "override", "static", "class", "mutating", "nonmutating", "required", "convenience",
]

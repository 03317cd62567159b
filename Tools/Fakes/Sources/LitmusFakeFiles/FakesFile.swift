internal import LitmusFakeGeneration
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftSyntax

/// A file with the fakes of protocols, which is checked in.
public struct FakesFile {
  private let options: FakesOptions
  private let inputs: [FakesInput]

  /// Reads the inputs, except files of fakes, which a pattern such as `Sources/*.swift` may include.
  ///
  /// - Parameters:
  ///   - options: What the file is made of.
  ///   - read: Returns the text of an input.
  /// - Throws: ``FakesProblem`` if an input cannot be read.
  public init(
    _ options: FakesOptions, reading read: (String) throws(FakesProblem) -> String
  ) throws(FakesProblem) {
    self.options = options
    var inputs: [FakesInput] = []
    for path in options.inputs where !inputs.contains(where: { $0.path == path }) {
      let text = try read(path)
      if FakesOptions(text: text) == nil { inputs.append(try FakesInput(path: path, text: text)) }
    }
    self.inputs = inputs
  }

  /// Returns the text of the file.
  ///
  /// - Throws: ``FakesProblem`` if a protocol cannot be faked, or if there is none with a name of the options.
  public func text() throws(FakesProblem) -> String {
    var found: Set<String> = []
    var sections: [String] = []
    var faked: [FakesInput] = []
    for input in inputs {
      let lines = try lines(of: input.protocols, in: input, found: &found)
      if lines.isEmpty { continue }
      sections.append((["// \(input.path)"] + lines).joined(separator: "\n"))
      faked.append(input)
    }
    let named = options.protocols + options.arguments.keys.sorted()
    if let missing = named.first(where: { !found.contains($0) }) {
      throw FakesProblem(
        "error: found no protocol '\(missing)' in \(options.inputs.joined(separator: ", "))")
    }
    if sections.isEmpty {
      throw FakesProblem(
        "error: found no protocol without '@Fake' in \(options.inputs.joined(separator: ", "))")
    }
    var body = imports(of: faked) + [""] + [sections.joined(separator: "\n\n")]
    if let flag = options.flag { body = ["#if \(flag)"] + body + ["#endif"] }
    return options.header + "// swift-format-ignore-file\n" + body.joined(separator: "\n") + "\n"
  }

  /// Returns the lines that import what the options name, and what inputs with faked protocols import.
  private func imports(of inputs: [FakesInput]) -> [String] {
    let access = options.isPublic ? "public " : ""
    let named =
      (options.imports + ["LitmusSpies"]).map { FakesImport(module: $0) }
      + options.testableImports.map { FakesImport(attributes: "@testable ", module: $0) }
    let all = Set(inputs.flatMap(\.imports) + named)
    let testable = Set(all.filter(\.isTestable).map(\.module))
    let lines = all.filter { $0.isTestable || !testable.contains($0.module) }
      .sorted { ($0.module, $0.attributes) < ($1.module, $1.attributes) }
      .map { $0.line(access: access) }
    let needsFakes = options.isPublic && !all.contains { $0.module == "LitmusFakes" }
    return lines + (needsFakes ? ["public import LitmusFakes"] : [])
      + inputs.flatMap { $0.conditionalImports(access: access) }
  }

  private func lines(
    of protocols: [FoundProtocol], in input: FakesInput, found: inout Set<String>
  ) throws(FakesProblem) -> [String] {
    var lines: [String] = []
    for item in protocols {
      switch item {
      case .declaration(let declaration, let types):
        let name = declaration.name.text
        guard
          options.protocols.isEmpty ? declaration.isWithoutFake : options.protocols.contains(name)
        else { continue }
        found.insert(name)
        lines += try fake(of: declaration, nestedIn: types, in: input)
      case .conditional(let clauses):
        var inner: [[String]] = []
        for clause in clauses {
          inner.append(
            [clause.line] + (try self.lines(of: clause.protocols, in: input, found: &found)))
        }
        if inner.contains(where: { $0.count > 1 }) { lines += inner.flatMap(\.self) + ["#endif"] }
      }
    }
    return lines
  }

  private func fake(
    of original: ProtocolDeclSyntax, nestedIn types: [DeclSyntax], in input: FakesInput
  ) throws(FakesProblem) -> [String] {
    let arguments = options.arguments[original.name.text].map { ", \($0)" } ?? ""
    let template = Parser.parse(source: "@Fake(if: nil\(arguments)) protocol P {}")
    guard !template.hasError,
      let attribute = template.statements.first?.item.as(ProtocolDeclSyntax.self)?.attributes.first?
        .as(AttributeSyntax.self)
    else {
      let text = arguments.dropFirst(2)
      throw FakesProblem("error: --arguments has '\(text)', but expected arguments of '@Fake'")
    }
    let declaration = original.adapted(isPublic: options.isPublic, module: input.module)
    let context = FakesContext(lexicalContext: types.reversed().map { Syntax($0) })
    let declarations = FakeMacro.declarations(of: attribute, for: declaration, in: context)
    if let diagnostic = context.diagnostics.first(where: { $0.diagMessage.severity == .error }) {
      throw FakesProblem(input.problem(diagnostic, in: declaration, original))
    }
    let lines = declarations.flatMap { $0.split(separator: "\n").map(String.init) }
    if types.isEmpty { return lines }
    return ["extension \(types.map(\.typeName).joined(separator: ".")) {"] + lines + ["}"]
  }
}

extension FakesInput {
  fileprivate func problem(
    _ diagnostic: Diagnostic, in declaration: ProtocolDeclSyntax, _ original: ProtocolDeclSyntax
  ) -> String {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let start = converter.location(for: original.positionAfterSkippingLeadingTrivia).line
    let inner = SourceLocationConverter(fileName: path, tree: declaration)
    let line =
      inner.location(for: diagnostic.node.positionAfterSkippingLeadingTrivia).line
      - inner.location(for: declaration.positionAfterSkippingLeadingTrivia).line
    return "\(path):\(start + line): error: \(diagnostic.message)"
  }
}

extension ProtocolDeclSyntax {
  fileprivate var isWithoutFake: Bool {
    !attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.lastToken(viewMode: .sourceAccurate)?.text
        == "Fake"
    }
  }

  /// The protocol as the generator reads it: without an access level, unless the fake is public too, and with
  /// inherited protocols that are not qualified by the module's own name.
  fileprivate func adapted(isPublic: Bool, module: String?) -> ProtocolDeclSyntax {
    var declaration = detached
    if !isPublic {
      declaration.modifiers = declaration.modifiers.filter {
        !["public", "package", "internal"].contains($0.name.text)
      }
    }
    if let module, let clause = declaration.inheritanceClause {
      let types = clause.inheritedTypes.map { inherited in
        var inherited = inherited
        let text = inherited.type.trimmedDescription
        if text.hasPrefix("\(module).") {
          inherited.type = TypeSyntax(
            IdentifierTypeSyntax(name: .identifier(String(text.dropFirst(module.count + 1)))))
        }
        return inherited
      }
      declaration.inheritanceClause?.inheritedTypes = InheritedTypeListSyntax(types)
    }
    return declaration
  }
}

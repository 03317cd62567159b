internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxMacroExpansion

/// A file with the fakes of protocols, which is checked in.
public struct FakesFile {
  private let options: FakesOptions
  private let inputs: [FakesInput]
  private let nestedTypes: NestedTypes

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
    nestedTypes = NestedTypes(in: inputs.map(\.tree))
  }

  /// Generates the fakes.
  ///
  /// - Returns: The text of the file, and why some protocols have no fake in it, with their locations.
  /// - Throws: ``FakesProblem`` if no protocol can be faked, if there is none with a name of the options, if two
  ///   fakes would have the same name, or if an option is no Swift.
  public func fakes() throws(FakesProblem) -> (text: String, problems: [String]) {
    try checkSyntax()
    let selected = inputs.map { ($0, protocols: $0.protocols.compactMap(selection)) }
    try checkNames(selected)
    var sections: [String] = []
    var faked: [FakesInput] = []
    var problems: [String] = []
    var unfakeable: Set<String> = []
    var count: Int
    // A protocol cannot be faked if one that it inherits from cannot, which may be declared later.
    repeat {
      count = unfakeable.count
      (sections, faked, problems) = ([], [], [])
      for (input, protocols) in selected {
        let lines = protocols.lines { item in
          do throws(FakesProblem) {
            return try fake(of: item, in: input, besides: unfakeable)
          } catch {
            problems.append(error.description)
            unfakeable.insert(item.name)
            return []
          }
        }
        if lines.isEmpty { continue }
        sections.append((["// \(input.path)"] + lines).joined(separator: "\n"))
        faked.append(input)
      }
    } while unfakeable.count > count
    if sections.isEmpty { throw FakesProblem(problems.joined(separator: "\n")) }
    var body = imports(of: faked) + [""] + [sections.joined(separator: "\n\n")]
    if let flag = options.flag { body = ["#if \(flag)"] + body + ["#endif"] }
    return (
      options.header + "// swift-format-ignore-file\n" + body.joined(separator: "\n") + "\n",
      problems
    )
  }

  /// Returns the protocol if the file is to have its fake.
  private func selection(_ item: FoundProtocol) -> FoundProtocol? {
    let isSelected =
      options.protocols.isEmpty
      ? item.declaration.isWithoutFake : !item.names.isDisjoint(with: options.protocols)
    return isSelected ? item : nil
  }

  /// Checks that what the options add to the file is Swift.
  private func checkSyntax() throws(FakesProblem) {
    if let flag = options.flag, !flag.isCompilationCondition {
      throw FakesProblem(
        "error: --flag is '\(flag)', but expected a compilation condition, as in 'DEBUG'")
    }
    let imports =
      options.imports.map { ("--import", $0) }
      + options.testableImports.map { ("--testable-import", $0) }
    for (option, module) in imports {
      let parsed = Parser.parse(source: "import \(module)")
      if parsed.hasError || parsed.statements.count != 1 {
        throw FakesProblem("error: \(option) is '\(module)', but expected the name of a module")
      }
    }
  }

  /// Checks that there are protocols, all that the options name, and no two whose fakes would have the same name.
  private func checkNames(
    _ selected: [(FakesInput, protocols: ConditionalMembers<FoundProtocol>)]
  ) throws(FakesProblem) {
    let paths = options.inputs.joined(separator: ", ")
    let found = Set(selected.flatMap(\.protocols.all).flatMap(\.names))
    let named = options.protocols + options.arguments.keys.sorted()
    if let missing = named.first(where: { !found.contains($0) }) {
      throw FakesProblem("error: found no protocol '\(missing)' in \(paths)")
    }
    if found.isEmpty { throw FakesProblem("error: found no protocol without '@Fake' in \(paths)") }
    var locations: [String: (location: String, isConditional: Bool)] = [:]
    for (input, protocols) in selected {
      let items =
        protocols.unconditional.map { ($0, false) } + protocols.conditional.all.map { ($0, true) }
      for (item, isConditional) in items {
        let location = input.location(of: item.declaration)
        let name = item.prefix + item.name
        let other = locations.updateValue((location, isConditional), forKey: name)
        // Of two that are in conditions, only one may exist.
        guard let other, !(other.isConditional && isConditional) else { continue }
        throw FakesProblem(
          "\(location): error: '\(name)' is also in \(other.location), and one file cannot have two "
            + "types '\(item.prefix)\(item.name.prefixed("Fake"))': fake one of them in a file of another target"
        )
      }
    }
  }

  /// Returns the lines that import what the options name, and what inputs with faked protocols import.
  private func imports(of inputs: [FakesInput]) -> [String] {
    let access = options.isPublic ? "public " : ""
    let named =
      (options.imports + [options.isPublic ? "LitmusFakes" : "LitmusSpies"])
      .map { FakesImport(module: $0) }
      + options.testableImports.map { FakesImport(attributes: "@testable ", module: $0) }
    let all = Set(inputs.flatMap(\.imports) + named)
    let testable = Set(all.filter(\.isTestable).map(\.module))
    let lines = all.filter { $0.isTestable || !testable.contains($0.module) }
      .sorted { ($0.module, $0.attributes) < ($1.module, $1.attributes) }
      .map { $0.line(access: access) }
    return lines + inputs.flatMap { $0.conditionalImports(access: access) }
  }

  private func attribute(for item: FoundProtocol) throws(FakesProblem) -> AttributeSyntax {
    let arguments = item.names.compactMap { options.arguments[$0] }.first
    let template = Parser.parse(
      source: "@Fake(if: nil\(arguments.map { ", \($0)" } ?? "")) protocol P {}")
    if !template.hasError,
      let declaration = template.statements.first?.item.as(ProtocolDeclSyntax.self),
      let attribute = declaration.attributes.elements.first
    {
      return attribute
    }
    throw FakesProblem(
      "error: --arguments has '\(arguments ?? "")', but expected arguments of '@Fake'")
  }

  private func fake(
    of item: FoundProtocol, in input: FakesInput, besides unfakeable: Set<String>
  ) throws(FakesProblem) -> [String] {
    let attribute = try attribute(for: item)
    let original = item.declaration
    let declaration = item.qualified(among: nestedTypes)
      .adapted(isPublic: options.isPublic, module: input.module)
    // It knows no locations, so that failures are shown in the generated file, on every machine alike.
    let context = BasicMacroExpansionContext(
      lexicalContext: item.types.reversed().map { Syntax($0) })
    let declarations: [String]
    do throws(FakeProblem) {
      declarations = try FakeMacro.declarations(of: attribute, for: declaration, in: context)
    } catch {
      throw FakesProblem(input.problem(error.diagnostic, in: declaration, original))
    }
    let parents = original.inheritanceClause?.inheritedTypes.flatMap(\.type.protocols) ?? []
    let names = parents.compactMap { $0.nominalName?.text }
    if let parent = names.first(where: unfakeable.contains) {
      throw FakesProblem(
        "\(input.location(of: original)): error: '\(item.name)' cannot be faked, because '\(parent)' cannot"
      )
    }
    let lines = declarations.flatMap { $0.split(separator: "\n").map(String.init) }
    let access = options.isPublic ? item.accessOfExtension : ""
    return item.types.isEmpty
      ? lines
      : ["\(item.availability)\(access)extension \(item.prefix.dropLast()) {"] + lines + ["}"]
  }
}

extension FakesInput {
  /// Returns the path and the line of a declaration, or of a line below it.
  fileprivate func location(of declaration: ProtocolDeclSyntax, _ offset: Int = 0) -> String {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let position = declaration.positionAfterSkippingLeadingTrivia
    return "\(path):\(converter.location(for: position).line + offset)"
  }

  fileprivate func problem(
    _ diagnostic: Diagnostic, in declaration: ProtocolDeclSyntax, _ original: ProtocolDeclSyntax
  ) -> String {
    let converter = SourceLocationConverter(fileName: path, tree: declaration)
    let lines = [Syntax(declaration), diagnostic.node].map {
      converter.location(for: $0.positionAfterSkippingLeadingTrivia).line
    }
    // An argument of '@Fake' is not in the file.
    let offset = diagnostic.node.root == Syntax(declaration) ? lines[1] - lines[0] : 0
    return "\(location(of: original, offset)): error: \(diagnostic.message)"
  }
}

extension ProtocolDeclSyntax {
  fileprivate var isWithoutFake: Bool {
    !attributes.elements.contains { $0.name == "Fake" }
  }

  /// The protocol as the generator reads it: without an access level, unless the fake is public too, and with
  /// inherited protocols that are not qualified by the module's own name.
  fileprivate func adapted(isPublic: Bool, module: String?) -> ProtocolDeclSyntax {
    var declaration = self
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

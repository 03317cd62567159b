#if Macros
internal import SwiftSyntax

/// A collector of the members that a fake records, in source order.
struct MemberCollector {
  private(set) var problems: [SpyMacroProblem] = []
  /// The names of the functions that the fake records.
  private let recordedNames: Set<String>
  /// The signatures of the first members by hand of each name, whose overloads share the case.
  private var signaturesByHand: [String: String] = [:]

  init(of members: MemberBlockItemListSyntax) {
    let functions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    recordedNames = Set(functions.filter(\.isRecorded).map(\.name.text))
  }

  mutating func functions(of declaration: DeclSyntax) -> [RecordedFunction] {
    members(of: declaration).filter { function in
      guard let signature = function.signatureByHand else { return true }
      let name = (function.isOfType ? "static " : "") + function.name
      let first = signaturesByHand[name] ?? signature
      signaturesByHand[name] = first
      // In two branches of an `#if`, there is one declaration, and a case in each.
      return first == signature
    }
  }

  private mutating func members(of declaration: DeclSyntax) -> [RecordedFunction] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let recorded = RecordedFunction(Member(function))
      if function.attributes.has("SpryableFunc") { return [recorded] }
      if function.isRecorded { return [recorded.byHand] }
      if function.body == nil {
        problems.append(.missingAttribute(of: function))
      } else if function.modifiers.areVisible, !recordedNames.contains(function.name.text) {
        // SpryKit has a case for each member.
        return [recorded.byHand]
      }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return initializer.isRecorded ? initializer.recordedFunctions : []
    } else if let member = declaration.as(SubscriptDeclSyntax.self) {
      return member.recordedFunctions
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.recordedFunctions
    }
    return []
  }
}

extension WithAttributesSyntax where Self: WithOptionalCodeBlockSyntax {
  fileprivate var isRecorded: Bool {
    attributes.has("SpryableFunc") || body?.recordsByHand == true
  }
}

extension InitializerDeclSyntax {
  /// The initializer as the instance records it, and as the type does if it can fail.
  fileprivate var recordedFunctions: [RecordedFunction] {
    let member = Member(self)
    let function = RecordedFunction(member)
    guard attributes.has("SpryableFunc") else { return [function.byHand] }
    let canFail = optionalMark != nil || member.effects.thrown != nil
    return canFail ? [function, function.ofType] : [function]
  }
}

extension SubscriptDeclSyntax {
  fileprivate var recordedFunctions: [RecordedFunction] {
    let member = Member(self)
    var accessors: [RecordedFunction.Accessor] = []
    if case .accessors(let list) = accessorBlock?.accessors {
      accessors = list.filter { $0.attributes.has("SpryableFunc") }
        .compactMap { RecordedFunction.Accessor(rawValue: $0.accessorSpecifier.text) }
    }
    if accessors.isEmpty, accessorBlock?.recordsByHand == true {
      return [RecordedFunction(member).byHand]
    }
    return accessors.map { RecordedFunction(member, accessor: $0) }
  }
}

extension VariableDeclSyntax {
  fileprivate var recordedFunctions: [RecordedFunction] {
    guard let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    else { return [] }
    let isOfType = modifiers.areOfType
    guard let attribute = attributes.first(named: "SpryableVar") else {
      return name != "spyRecord" && modifiers.areVisible
        ? [RecordedFunction(property: name, isOfType: isOfType)] : []
    }
    // Problems of the attribute are reported where the property's accessors are generated.
    guard let options = try? SpryOptions(attribute) else { return [] }
    return options.cases.map {
      RecordedFunction(property: name, accessor: $0, isOfType: isOfType)
    }
  }
}

extension SyntaxProtocol {
  /// Whether the code calls a function that records a call in a hand-written fake.
  fileprivate var recordsByHand: Bool {
    tokens(viewMode: .sourceAccurate).contains { handRecorders.contains($0.text) }
  }
}

private let handRecorders: Set = [
  "spryify", "spryifyThrows", "spryifyAsync", "spryifyAsyncThrows",
  "stubbedValue", "stubbedValueThrows", "stubbedValueAsync", "stubbedValueAsyncThrows",
  "recordCall",
]
#endif

import LitmusDocsFormat

/// A block of a document with the API table of one or more modules.
struct APIBlock {
  /// The modules, which may share the API of a library.
  var modules: [String]
  var kinds: Set<APISymbol.Kind>
  /// The lines from the directive to its end comment, from 0.
  var lines: ClosedRange<Int>

  init(_ block: DirectiveBlock) throws(Directive.Problem) {
    modules = block.directive.argument.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    kinds = Set(APISymbol.Kind.allCases)
    lines = block.lines
    for attribute in block.directive.attributes {
      guard attribute.name == "kinds" else {
        throw Directive.Problem("unknown attribute '\(attribute.name)': known is kinds")
      }
      kinds = try Self.kinds(attribute.value)
    }
    guard !modules.isEmpty, modules.allSatisfy(Self.isModuleName) else {
      throw Directive.Problem("'api' without a module's name: write '<!-- api: MODULE -->'")
    }
  }

  private static func isModuleName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func kinds(_ list: String) throws(Directive.Problem) -> Set<APISymbol.Kind> {
    var kinds: Set<APISymbol.Kind> = []
    for name in list.split(separator: ",") {
      guard let kind = APISymbol.Kind(rawValue: String(name)) else {
        let known = APISymbol.Kind.allCases.map(\.rawValue)
        let hint = NearestName.of(String(name), among: known).map { "did you mean '\($0)'?" }
        throw Directive.Problem(
          "unknown kind '\(name)': \(hint ?? "known are \(known.joined(separator: ", "))")")
      }
      kinds.insert(kind)
    }
    return kinds
  }
}

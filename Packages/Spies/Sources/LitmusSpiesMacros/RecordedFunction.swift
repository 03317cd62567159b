#if Macros
internal import SwiftSyntax

/// A function, or one half of a property or subscript, that a fake records: a case of its enumeration.
struct RecordedFunction {
  enum Accessor: String {
    case get, set
  }

  /// The name that calls are recorded under, which overloads share.
  let name: String
  /// The declaration's head, which tells overloads apart.
  let signature: String
  /// What the case is called if it need not be shortened or told from others.
  let caseName: String
  /// What the case may be called too, where only one has that name.
  let shortName: String
  private(set) var isOfType: Bool
  /// The words that tell the case from another of its name, the result's last.
  let argumentWords: [String]
  let resultWord: String
  let isAsync: Bool

  /// A function or an initialiser.
  init(_ member: Member) {
    name = member.functionName
    signature = member.signature
    shortName = member.shortName
    caseName = shortName + member.labelWords
    isOfType = member.isOfType
    argumentWords = member.argumentWords
    resultWord = member.result?.words ?? "Void"
    isAsync = member.effects.isAsync
  }

  /// An accessor of a subscript.
  init(subscripted member: Member, accessor: Accessor) {
    name = "\(member.functionName)_\(accessor)"
    signature = "\(member.signature) { \(accessor) }"
    shortName = "\(member.shortName)_\(accessor)"
    caseName = "\(member.shortName)\(member.labelWords)_\(accessor)"
    isOfType = member.isOfType
    argumentWords = member.argumentWords
    resultWord = member.result?.words ?? "Void"
    isAsync = member.effects.isAsync
  }

  /// A property, or an accessor that has a case of its own.
  init(property: String, accessor: Accessor? = nil, isOfType: Bool) {
    name = accessor.map { "\(property)_\($0)" } ?? property
    signature = name
    (caseName, shortName) = (name, name)
    self.isOfType = isOfType
    (argumentWords, resultWord, isAsync) = ([], "", false)
  }

  /// The same function as one of the type's.
  var ofType: RecordedFunction {
    var function = self
    function.isOfType = true
    return function
  }
}

extension Member {
  fileprivate var shortName: String { isOperator ? wordsOfOperator(baseName) : baseName }

  /// `With` and the arguments' labels, as in `WithId_Name`.
  fileprivate var labelWords: String {
    if parameters.isEmpty { return "" }
    let words = parameters.enumerated().map { index, parameter in
      parameter.label?.capitalizingFirst ?? parameter.name?.capitalizingFirst ?? "Arg\(index)"
    }
    return "With" + words.joined(separator: "_")
  }

  fileprivate var argumentWords: [String] { parameters.map(\.syntax.type.words) }
}
#endif

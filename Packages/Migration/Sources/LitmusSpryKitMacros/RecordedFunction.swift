#if Macros
internal import SwiftSyntax

/// A function, a property or an accessor that a fake records: a case of its enumeration.
struct RecordedFunction {
  enum Accessor: String {
    case get, set
  }

  /// The name under which calls are recorded; overloads share it.
  let name: String
  /// The declaration's signature, which distinguishes overloads; the name, if the member is written by hand.
  private(set) var signature: String
  /// The signature of a member that is written by hand.
  private(set) var signatureByHand: String?
  /// The name of the case, unless a suffix is needed to distinguish it from others.
  let caseName: String
  /// A short name that also stands for the case, if no other case has it.
  let shortName: String
  private(set) var isOfType: Bool
  /// The words that distinguish the case from another of the same name: the arguments' words, then the result's.
  let argumentWords: [String]
  let resultWord: String
  let isAsync: Bool

  /// Makes the case of a function, of an initializer, or of a subscript's accessor.
  init(_ member: Member, accessor: Accessor? = nil) {
    let suffix = accessor.map { "_\($0)" } ?? ""
    name = member.functionName + suffix
    signature = member.signature + (accessor.map { " { \($0) }" } ?? "")
    shortName = member.shortName + suffix
    caseName = member.shortName + member.labelWords + suffix
    isOfType = member.isOfType
    argumentWords = member.argumentWords
    resultWord = member.result?.words ?? "Void"
    isAsync = member.effects.isAsync
  }

  /// Makes the case of a property, or of an accessor that has its own case.
  init(property: String, accessor: Accessor? = nil, isOfType: Bool) {
    name = accessor.map { "\(property)_\($0)" } ?? property
    signature = name
    caseName = name
    shortName = name
    self.isOfType = isOfType
    argumentWords = []
    resultWord = ""
    isAsync = false
  }

  /// The same function, written by hand: it records under its `#function`, which overloads share.
  var byHand: RecordedFunction {
    var function = self
    function.signatureByHand = signature
    function.signature = name
    return function
  }

  /// The same function as a function of the type.
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

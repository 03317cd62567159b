#if Macros
internal import SwiftDiagnostics

/// The diagnostics of `@Spryable`, `@SpryableFunc` and `@SpryableVar`.
enum SpryDiagnostic {
  // About `@Spryable`.
  case notAFake
  case privateFake
  case typePack(String)
  case subclassOfFake
  case missingAttribute(String)
  // About the location of `@SpryableFunc` and `@SpryableVar`.
  case notAMember(String)
  case notAFunction
  case notAVariable
  case accessorOfVariable
  case unknownAccessor(String)
  case memberOfExtension(String)
  case notSpryable(String)
  // About the declaration that these two are attached to.
  case bodyExists
  case convenienceInitializer
  case superclassArgument
  case opaqueResult(String)
  case constant
  case initialValue
  case accessorsExist
  case missingType
  // About the arguments of these two.
  case unknownKeyword(String)
  case conflictingKeywords(String, String)
  case setterWithEffects
}

extension SpryDiagnostic: DiagnosticMessage {
  var severity: DiagnosticSeverity {
    switch self {
    case .memberOfExtension: .warning
    default: .error
    }
  }

  var message: String {
    switch self {
    case .notAFake:
      "'@Spryable' can only be attached to a class, an actor or a struct, because a fake has a record"
    case .privateFake:
      "A fake within another type cannot be private, because its conformance is written outside"
    case .subclassOfFake:
      "'@Spryable' cannot be attached to a subclass of a fake, whose record and cases it has: "
        + "override members of the fake, or write 'Spryable' after a protocol that inherits from it"
    case .typePack(let enumeration):
      "A type with a parameter pack cannot hold the enumeration of its members: "
        + "declare it outside, and add 'typealias \(enumeration) = …' here"
    case .missingAttribute(let function):
      "'\(function)' has no body: to have one written, add '@SpryableFunc'"
    case .notAMember(let attribute):
      "'@\(attribute)' can only be attached to a member of a class, an actor or a struct"
    case .notAFunction:
      "'@SpryableFunc' can only be attached to a function, an initializer, or a subscript's accessor"
    case .notAVariable:
      "'@SpryableVar' can only be attached to a property"
    case .accessorOfVariable:
      "'@SpryableFunc' cannot fill a property's accessor: attach '@SpryableVar' to the property"
    case .unknownAccessor(let accessor):
      "'@SpryableFunc' can fill 'get' and 'set', but not '\(accessor)'"
    case .memberOfExtension(let attribute):
      "'@Spryable' does not see this member, because it is in an extension: "
        + "'@\(attribute)' needs a case in 'Function' that is written by hand"
    case .notSpryable(let attribute):
      "'@\(attribute)' needs '@Spryable' on the type, or 'Spryable' in its inheritance clause"
    case .bodyExists:
      "'@SpryableFunc' writes the body, but there is one already"
    case .convenienceInitializer:
      "'@SpryableFunc' cannot write a convenience initializer, because it must call another one"
    case .superclassArgument:
      "'@SpryableFunc' cannot pass this argument on to 'super.init', which it must call"
    case .opaqueResult(let attribute):
      "'@\(attribute)' cannot know the type that 'some' stands for: "
        + "write 'any', or name it, as in '@\(attribute)(as: [Int].self)'"
    case .constant:
      "'@SpryableVar' needs a variable, because a constant cannot be stubbed"
    case .initialValue:
      "'@SpryableVar' answers with what is stubbed, so that there is no place for an initial value"
    case .accessorsExist:
      "'@SpryableVar' writes the accessors, but there are some already"
    case .missingType:
      "'@SpryableVar' needs the property's type"
    case .unknownKeyword(let attribute):
      "'@\(attribute)' can only read a keyword that is written out, as in "
        + (attribute == "SpryableVar" ? "'.set'" : "'.asArgument'")
    case .conflictingKeywords(let first, let second):
      "'.\(second)' contradicts '.\(first)'"
    case .setterWithEffects:
      "A property with a setter cannot have a getter that is 'async' or 'throws'"
    }
  }

  /// The case's name.
  var diagnosticID: MessageID {
    MessageID(domain: "LitmusSpryKit", id: String("\(self)".prefix { $0 != "(" }))
  }
}

typealias SpyMacroProblem = MacroProblem<SpryDiagnostic>
#endif

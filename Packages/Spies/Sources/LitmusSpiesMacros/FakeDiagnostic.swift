#if Macros
internal import SwiftDiagnostics

/// The diagnostics of `@Fake`.
enum FakeDiagnostic {
  // About the declaration that it is attached to.
  case otherDeclaration
  case localProtocol
  case privateProtocol
  case objectiveCProtocol
  case finalClass
  case genericClass
  case operatorOfClass(String)
  case packOfInitializer
  case privateInitializers
  // About its arguments.
  case unknownFlag
  case unknownAssociatedType(String, of: String)
  // About requirements.
  case distributedFunction
  case requirementOfSwift(String, of: String)
  case conditionalType(String)
  case selfConstraint(String)
  case unknownAutoclosure(String)
  case packOfClosure(String)
  case unsupportedPack(String)
}

extension FakeDiagnostic: DiagnosticMessage {
  var severity: DiagnosticSeverity { .error }

  var message: String {
    switch self {
    case .otherDeclaration:
      "'@Fake' can only be attached to a protocol or a class: declare a protocol with the members that "
        + "are used, and fake it"
    case .localProtocol:
      "'@Fake' cannot be attached to a local protocol, because a fake has extensions: move the protocol "
        + "out of the function"
    case .privateProtocol:
      "A fake within another type cannot be private, because its conformance is written outside"
    case .objectiveCProtocol:
      "'@Fake' cannot fake an '@objc' protocol, because members of an extension do not implement its "
        + "requirements: write the fake by hand"
    case .finalClass:
      "'@Fake' cannot subclass a final class: remove 'final', or fake a protocol with its members"
    case .genericClass:
      "'@Fake' cannot subclass a generic class: fake a protocol with its members"
    case .operatorOfClass(let name):
      "The compiler (6.3.1) finds '\(name)' twice in a class with '@Fake' that it makes conform to a "
        + "protocol: declare the conformance in an extension"
    case .packOfInitializer:
      "'@Fake' cannot subclass a class whose initializer has a parameter pack, because the compiler "
        + "(6.3.1) crashes: write 'convenience', or fake a protocol with its members"
    case .privateInitializers:
      "'@Fake' cannot subclass a class whose initializers are all private: make one of them internal, or "
        + "fake a protocol with its members"
    case .unknownFlag:
      "'@Fake' needs a flag that is written out, as in '@Fake(if: \"DEBUG\")', "
        + "or 'nil' for a fake in every build"
    case .unknownAssociatedType(let name, let type):
      "'\(type)' has no associated type '\(name)', and inherits from no protocol with '@Fake' that could "
        + "declare it: remove it"
    case .distributedFunction:
      "'@Fake' cannot fake a distributed function, because a fake is not a distributed actor: "
        + "declare the function in a protocol of its own without 'distributed'"
    case .requirementOfSwift(let requirement, let type):
      "'@Fake' cannot implement '\(requirement)' of '\(type)', whose types it does not know: "
        + "repeat the requirement in the protocol, with its types"
    case .conditionalType(let name):
      "'@Fake' cannot know whether '\(name)' exists: declare the associated type outside of '#if'"
    case .selfConstraint(let requirement):
      "'@Fake' cannot write a class with the constraint '\(requirement)', which mentions the class itself: "
        + "write the fake by hand"
    case .unknownAutoclosure(let type):
      "'@Fake' does not know what a closure of the type '\(type)' returns: write the type out, as in "
        + "'@autoclosure () -> Int'"
    case .packOfClosure(let type):
      "'@Fake' cannot pass on a closure with a parameter pack, which the compiler cannot abstract: "
        + "write a tuple, as in '((\(type))) -> Void'"
    case .unsupportedPack(let type):
      "'@Fake' cannot pass '\(type)' on to a stub, because the compiler crashes on such a pack: "
        + "write the fake by hand"
    }
  }

  /// The case's name.
  var diagnosticID: MessageID {
    MessageID(domain: "LitmusFakes", id: String("\(self)".prefix { $0 != "(" }))
  }
}

typealias FakeProblem = MacroProblem<FakeDiagnostic>
#endif

#if Macros
internal import SwiftSyntax

/// The generated body of an initializer.
///
/// The call is recorded by the instance. There is no instance yet that could be stubbed, so an initializer
/// that can fail also asks the type.
struct InitializerBody {
  private let member: Member
  private let isFailable: Bool
  private let overrides: Bool
  private let recording: ArgumentRecording

  /// Reads an initializer.
  ///
  /// - Throws: An error if it must call another initializer, or cannot pass an argument to `super.init`.
  init(of initializer: InitializerDeclSyntax, options: SpryOptions) throws(SpyMacroProblem) {
    if let modifier = initializer.modifiers.first(.convenience) {
      throw SpyMacroProblem(
        .convenienceInitializer, at: modifier, fixIts: [.removing(modifier, of: initializer)])
    }
    member = Member(initializer)
    isFailable = initializer.optionalMark != nil
    overrides = initializer.modifiers.first(.override) != nil
    let lost = member.parameters.first { $0.name == nil || $0.syntax.ellipsis != nil || $0.isPack }
    if overrides, let lost {
      throw SpyMacroProblem(.superclassArgument, at: lost.syntax)
    }
    recording = ArgumentRecording(
      parameters: member.parameters, hidesClosures: options.hidesClosures,
      passesNonEscapingClosures: false)
  }

  /// Returns the body's statements.
  func statements(at callSite: String) -> [String] {
    let function = RecordedFunction(member)
    var call = GeneratedCall(of: function, receiver: member.receiver, at: callSite)
    call.arguments = recording.statements
    var statements = recording.evaluations
    var typeCall = call
    typeCall.receiver = "Self."
    let thrown = member.effects.thrownMetatype.map { "throwing: \($0)" } ?? ""
    let keyword = thrown.isEmpty ? "" : "try "
    if isFailable {
      let received = typeCall.received(isCondition: true)
      statements.append(
        "guard \(keyword)\(received).succeedsIfStubbed(\(thrown)) else { return nil }")
    } else if !thrown.isEmpty {
      statements.append("\(keyword)\(typeCall.received()).finishIfStubbed(\(thrown))")
    }
    if overrides { statements.append(superclassCall) }
    return statements + ["\(call.received()).finish()"]
  }

  /// The only call of the superclass that a fake makes: Swift requires it to create an object.
  private var superclassCall: String {
    let arguments = member.parameters.map { parameter in
      let name = parameter.name?.asIdentifier ?? "_"
      let value =
        switch parameter.closure {
        case .autoclosure: "\(name)()"
        default: parameter.isInout ? "&\(name)" : name
        }
      return parameter.label.map { "\($0.asCallLabel): \(value)" } ?? value
    }
    return "\(member.effects.keywords)super.init(\(arguments.joined(separator: ", ")))"
  }
}
#endif

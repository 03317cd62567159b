internal import LitmusDocsFormat

/// A directive in a comment that specifies how a fence is compiled.
enum FenceDirective: Hashable, Sendable {
  /// The fence is not compiled, for a reason.
  case skip(reason: String)
  /// The fence must not compile, and one of the errors has to contain a text.
  case compileFail(text: String)
  /// Lines that are compiled before the fence's own.
  case setup([SourceLine])
  /// Declarations and imports for all later fences.
  case prelude([SourceLine])

  /// The name of a directive in a comment.
  enum Name: String, CaseIterable {
    case skip
    case compileFail = "compile-fail"
    case setup
    case prelude
  }

  var name: Name {
    switch self {
    case .skip: .skip
    case .compileFail: .compileFail
    case .setup: .setup
    case .prelude: .prelude
    }
  }

  /// Returns nil for a comment that is not a directive.
  init?(_ comment: MarkdownComment) throws(Problem) {
    guard let name = Name(rawValue: comment.name) else {
      if let meant = Self.misspelled(comment.name) {
        throw Problem(
          "unknown comment '\(comment.name)'; did you mean '\(meant.rawValue): …'?")
      }
      return nil
    }
    let sentence = comment.sentence
    switch name {
    case .skip:
      guard comment.hasColon, !sentence.isEmpty else {
        throw Problem("a skip needs a reason: write <!-- skip: reason -->")
      }
      self = .skip(reason: sentence)
    case .compileFail:
      guard comment.hasColon, !sentence.isEmpty else { throw Self.textIsMissing }
      self = .compileFail(text: sentence)
    case .setup, .prelude:
      guard comment.hasColon, !comment.value.isEmpty else {
        throw Problem(
          "the \(name.rawValue) is empty: write <!-- \(name.rawValue): lines of Swift -->")
      }
      self = name == .setup ? .setup(comment.value) : .prelude(comment.value)
    }
  }

  static let textIsMissing = Problem(
    "compile-fail needs a part of the error that is expected: "
      + "write <!-- compile-fail: text of the error -->")

  /// Returns the directive whose name differs only in case, hyphens and spaces.
  private static func misspelled(_ name: String) -> Name? {
    let letters = name.lowercased().filter(\.isLetter)
    return Name.allCases.first { $0.rawValue.filter(\.isLetter) == letters }
  }

  /// Returns an error with the directive that a comment before a Swift fence was most likely meant to be.
  static func nearest(to comment: MarkdownComment) -> Problem? {
    guard comment.hasColon,
      let meant = NearestName.of(comment.name, among: Name.allCases.map(\.rawValue))
    else { return nil }
    return Problem("unknown comment '\(comment.name)'; did you mean '\(meant): …'?")
  }
}

extension FenceDirective {
  /// The directives in the info string of a Swift fence, such as `swift run` or
  /// `swift compile-fail="cannot find"`.
  struct InInfoString: Hashable {
    var mustFail = false
    var text: String?
    /// Whether the fence is run.
    var isRun = false
    /// Whether the fence sees the variables of the one before it.
    var continues = false

    private static let known = ["compile-fail", "continue", "run", "skip"]

    init(_ info: String) throws(Problem) {
      let words = info.drop { !$0.isWhitespace }
      let names = words.split(whereSeparator: \.isWhitespace)
      isRun = names.contains("run")
      continues = names.contains("continue")
      if names.contains("skip") {
        throw Problem(
          "'skip' in front of the code needs a reason: "
            + "write <!-- skip: reason --> above the fence")
      }
      for name in names where !Self.known.contains(String(name)) {
        guard name.allSatisfy({ $0.isLetter || $0 == "-" }),
          let meant = NearestName.of(String(name), among: Self.known)
        else { continue }
        throw Problem("unknown word '\(name)' in front of the code; did you mean '\(meant)'?")
      }
      guard let range = words.firstRange(of: " compile-fail") else { return }
      let rest = words[range.upperBound...]
      if rest.hasPrefix("=\"") {
        text = String(rest.dropFirst(2).prefix { $0 != "\"" })
      } else if let next = rest.first, !next.isWhitespace {
        return
      }
      mustFail = true
    }
  }
}

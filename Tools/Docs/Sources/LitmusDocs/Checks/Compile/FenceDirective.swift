/// A directive in a comment that specifies how a fence is compiled.
struct FenceDirective: Hashable, Sendable {
  enum Name: String, CaseIterable {
    /// The fence is not compiled, for a reason.
    case skip
    /// The fence must not compile, and one of the errors has to contain a text.
    case compileFail = "compile-fail"
    /// Lines that are compiled before the fence's own.
    case setup
    /// Declarations and imports for all later fences.
    case prelude
  }

  let name: Name
  /// The lines after the colon, and their text in one line.
  let lines: [SourceLine]
  let text: String

  /// Returns nil for a comment that is not a directive.
  ///
  /// - Parameter isAboveFence: Whether a Swift fence is directly below it: elsewhere, a comment without a
  ///   colon is one for other readers.
  init?(_ comment: MarkdownComment, isAboveFence: Bool) throws(Problem) {
    guard isAboveFence || comment.hasColon else { return nil }
    guard let name = Name(rawValue: comment.name) else {
      if let meant = Self.misspelled(comment.name) {
        throw Problem(
          "unknown comment '\(comment.name)'; did you mean '\(meant.rawValue): …'?")
      }
      return nil
    }
    self.name = name
    lines = comment.value
    text = comment.sentence
    if comment.hasColon, !text.isEmpty { return }
    switch name {
    case .skip: throw Problem("a skip needs a reason: write <!-- skip: reason -->")
    case .compileFail: throw Self.textIsMissing
    case .setup, .prelude:
      throw Problem(
        "the \(name.rawValue) is empty: write <!-- \(name.rawValue): lines of Swift -->")
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
      let names = words.replacing(/"[^"]*"?/, with: "").split(whereSeparator: \.isWhitespace)
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

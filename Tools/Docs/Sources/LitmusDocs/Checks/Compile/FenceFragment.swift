/// Recognizes fences that are parts of code that their page does not show.
enum FenceFragment {
  /// Returns whether an error of a fence is about what a page may leave out: a name, a module of another
  /// package, a body, the type around a member, or that the package has the same declaration.
  ///
  /// What else is wrong with such a fence may follow from that.
  static func explains(_ errors: [String], of fence: DocumentFence) -> Bool {
    guard fence.setup.isEmpty, fence.preludeCount == 0, !fence.isRun, !errors.isEmpty else {
      return false
    }
    // The compiler knows a similar name.
    if errors.contains(where: { $0.contains("; did you mean '") }) { return false }
    return fence.code.contains { isPlaceholder($0.text) } || errors.contains(where: isOmission)
  }

  /// Returns whether a line has dots instead of code.
  private static func isPlaceholder(_ line: String) -> Bool {
    line.wholeMatch(of: /\s*(?:\/\/\s*|\/\*\s*)?(?:\.\.\.|…)(?:\s*\*\/)?\s*/) != nil
      || line.contains(/[{(\[=]\s*(?:\/\*\s*)?(?:\.\.\.|…)(?:\s*\*\/)?\s*(?:[})\]]|$)/)
  }

  private static func isOmission(_ error: String) -> Bool {
    omissions.contains { error.contains($0) }
      || error.contains(/^cannot find (?:type |operator )?'.*' in scope/)
  }

  private static let omissions = [
    "no such module", "is a member outside of its type",
    "expected '{' in body of function declaration", "expected '{' to start getter definition",
    "initializer requires a body", "computed property must have accessors specified",
    "expected '}'", "extraneous '}'", "unexpected code", "ambiguous type name",
    "is ambiguous for type lookup",
  ]
}

/// The reason why a command line is invalid.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Returns an error about a name that does not exist, with the one that was probably meant.
  static func unknown(_ kind: String, _ name: String, among names: [String]) -> UsageError {
    let hint =
      if let nearest = name.nearest(in: names) {
        "did you mean “\(nearest)”?"
      } else {
        "there are " + names.map { "“\($0)”" }.joined(separator: ", ")
      }
    return UsageError("unknown \(kind) “\(name)”; \(hint)")
  }
}

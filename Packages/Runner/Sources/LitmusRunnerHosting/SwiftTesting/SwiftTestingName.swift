#if LITMUS_RUNNER
/// The parts of Swift Testing's identifier of a suite or test function, as in
/// `MyApp.Cart/DiscountTests/adds()/CartTests.swift:12:4`.
struct SwiftTestingName {
  var module: String
  /// The types, the outermost first, and the function if there is one.
  private let path: [String]

  /// Parses an identifier; a dot or slash within backticks belongs to a name.
  init(_ id: String) {
    let parts = Self.split(id)
    module = parts.first ?? ""
    path = Array(parts.dropFirst())
  }

  /// Returns the names of the types, as in `Cart.DiscountTests`; `isFunction` says whether the
  /// identifier is a function's.
  func suite(ofFunction isFunction: Bool) -> String {
    path.dropLast(isFunction ? 2 : 0).joined(separator: ".")
  }

  /// The function's name, as in `adds()`, if the identifier is a function's.
  var function: String { path.dropLast().last ?? "" }

  /// Returns the parts, without backticks: the first ends at a dot, the others at slashes.
  private static func split(_ id: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in id {
      switch character {
      case "`": isQuoted.toggle()
      case "." where !isQuoted && parts.count == 1: parts.append("")
      case "/" where !isQuoted && parts.count > 1: parts.append("")
      default: parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
#endif

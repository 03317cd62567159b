/// The anchors that GitHub generates for the headings of one document.
///
/// An anchor is the heading's text in lowercase, with only alphabetic characters, decimal digits,
/// marks, connectors such as `_`, and `-`, and with `-` for each space; a repeated one gets `-1`, `-2`
/// and so on.
struct GitHubSlugs: Sendable {
  private var taken: [String: Int] = [:]

  /// Returns the anchor for the next heading of the document.
  ///
  /// - Parameter title: The heading's text, without Markdown.
  mutating func next(for title: String) -> String {
    let slug = Self.slug(of: title)
    var unique = slug
    while taken[unique] != nil {
      taken[slug, default: 0] += 1
      unique = "\(slug)-\(taken[slug, default: 0])"
    }
    taken[unique] = 0
    return unique
  }

  /// Returns the anchor of a title that occurs only once.
  static func slug(of title: String) -> String {
    var slug = ""
    for scalar in title.lowercased().unicodeScalars {
      if scalar == " " {
        slug.unicodeScalars.append("-")
      } else if scalar == "-" || isWordCharacter(scalar) {
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation:
      return true
    default:
      return scalar.properties.isAlphabetic
    }
  }
}

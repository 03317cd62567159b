import Foundation

/// A search text, parsed: words and years, all of which a book must match.
struct Query: Equatable, Sendable {
  /// The reason why a search text is invalid.
  enum Problem: Error, Equatable, CustomStringConvertible {
    case unknownField(String)
    case malformedYear(String)

    var description: String {
      switch self {
      case .unknownField(let name): "“\(name):” is no field; write “author:” or “year:”"
      case .malformedYear(let text): "“\(text)” is no year; write “1974” or “1970..1979”"
      }
    }
  }

  /// Words that the title or the author must have, without accents and capital letters.
  var words: [String] = []

  /// Words that the author must have.
  var authors: [String] = []

  var years: ClosedRange<Int>?

  /// Parses a text such as `garden author:orchard year:1970..1979`.
  ///
  /// - Parameter text: Words and fields, separated by spaces; an empty text matches every book.
  /// - Throws: The first problem of the text.
  init(_ text: String) throws(Problem) {
    for piece in text.split(separator: " ").map(String.init) {
      guard let colon = piece.firstIndex(of: ":") else {
        words.append(piece.folded)
        continue
      }
      let value = String(piece[piece.index(after: colon)...])
      switch piece[..<colon] {
      case "author": authors.append(value.folded)
      case "year": years = try Self.years(value)
      case let name: throw .unknownField(String(name))
      }
    }
  }

  /// Returns whether a book matches: each word is the beginning of one of the book's.
  func matches(_ book: Book) -> Bool {
    let author = book.author.folded.split(separator: " ")
    let all = author + book.title.folded.split(separator: " ")
    return words.allSatisfy { word in all.contains { $0.hasPrefix(word) } }
      && authors.allSatisfy { word in author.contains { $0.hasPrefix(word) } }
      && years?.contains(book.year) ?? true
  }

  private static func years(_ text: String) throws(Problem) -> ClosedRange<Int> {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends[0], let last = ends[ends.count - 1], ends.count <= 2, first <= last
    else { throw .malformedYear(text) }
    return first...last
  }
}

extension String {
  /// The text without accents and capital letters, by which words are compared.
  var folded: String {
    lowercased().replacing("ł", with: "l").folding(options: .diacriticInsensitive, locale: nil)
  }
}

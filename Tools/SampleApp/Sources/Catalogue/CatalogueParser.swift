/// Parses books from text: a header, then one book per line, with its columns separated by tabs.
///
/// There is no quoting or escaping, so a quotation mark in a title is an ordinary character. One
/// column contains all subjects, separated by semicolons.
struct CatalogueParser: Sendable {
  /// Parses all books.
  ///
  /// - Parameter text: The file's text. Windows line endings are supported.
  /// - Returns: The books in the order of their lines.
  /// - Throws: The first error.
  func books(in text: String) throws(CatalogueParsingError) -> [Book] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last == "" { lines.removeLast() }
    try checkHeader(lines.first ?? "")

    var books: [Book] = []
    books.reserveCapacity(lines.count)
    var lineOfID: [String: Int] = [:]
    for (index, line) in lines.enumerated().dropFirst() {
      let number = index + 1
      let book = try Record(line: line, number: number).book()
      if let firstLine = lineOfID.updateValue(number, forKey: book.id) {
        throw CatalogueParsingError(
          line: number,
          problem: .repeatedID(text: book.id, firstLine: firstLine)
        )
      }
      books.append(book)
    }
    return books
  }

  private func checkHeader(_ line: Substring) throws(CatalogueParsingError) {
    let found =
      line.isEmpty
      ? [] : line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard found == CatalogueColumn.allCases.map(\.rawValue) else {
      throw CatalogueParsingError(line: 1, problem: .header(found: found))
    }
  }
}

/// One line of the file, split into its columns.
private struct Record {
  let number: Int
  let values: [CatalogueColumn: String]

  init(line: Substring, number: Int) throws(CatalogueParsingError) {
    let texts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard texts.count == CatalogueColumn.allCases.count else {
      throw CatalogueParsingError(line: number, problem: .columnCount(texts.count))
    }
    self.number = number
    self.values = Dictionary(
      uniqueKeysWithValues: zip(CatalogueColumn.allCases, texts.lazy.map(String.init))
    )
  }

  func book() throws(CatalogueParsingError) -> Book {
    Book(
      id: try text(.id),
      title: try text(.title),
      author: try text(.author),
      year: try integer(.year),
      language: try language(),
      subjects: try subjects(),
      shelfMark: try text(.shelfMark),
      copies: try count(.copies),
      loans: try count(.loans)
    )
  }

  private func text(_ column: CatalogueColumn) throws(CatalogueParsingError) -> String {
    guard let text = values[column], text.contains(where: { !$0.isWhitespace }) else {
      throw failure(.empty(column))
    }
    return text
  }

  private func integer(_ column: CatalogueColumn) throws(CatalogueParsingError) -> Int {
    let text = try text(column)
    guard let integer = Int(text) else { throw failure(.notANumber(column, text: text)) }
    return integer
  }

  private func count(_ column: CatalogueColumn) throws(CatalogueParsingError) -> Int {
    let count = try integer(column)
    guard count >= 0 else { throw failure(.negative(column, text: String(count))) }
    return count
  }

  private func language() throws(CatalogueParsingError) -> String {
    let text = try text(.language)
    guard text.isLanguageCode else { throw failure(.language(text: text)) }
    return text
  }

  private func subjects() throws(CatalogueParsingError) -> [String] {
    let subjects = try text(.subjects).split(separator: ";").compactMap { subject in
      let words = subject.split(whereSeparator: \.isWhitespace)
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    guard !subjects.isEmpty else { throw failure(.empty(.subjects)) }
    return subjects
  }

  private func failure(_ problem: CatalogueParsingError.Problem) -> CatalogueParsingError {
    CatalogueParsingError(line: number, problem: problem)
  }
}

/// An error in a catalogue file, with its line.
struct CatalogueParsingError: Error, Equatable, CustomStringConvertible {
  enum Problem: Equatable, Sendable {
    /// The file has no header, or its header is not the one expected.
    case header(found: [String])

    /// A line has too few or too many columns.
    case columnCount(Int)

    /// A required column is empty.
    case empty(CatalogueColumn)

    /// A column that holds a number holds other text.
    case notANumber(CatalogueColumn, text: String)

    /// A number is below zero.
    case negative(CatalogueColumn, text: String)

    /// A language is not two lowercase letters.
    case language(text: String)

    /// Two lines have the same id.
    case repeatedID(text: String, firstLine: Int)
  }

  /// The line number in the file; the header is line 1.
  let line: Int

  let problem: Problem

  var description: String {
    switch problem {
    case .header(found: []):
      "line \(line): no columns, but expected \(quoted(expectedColumns))"
    case .header(let found):
      "line \(line): the columns are \(quoted(found)), but expected \(quoted(expectedColumns))"
    case .columnCount(let count):
      "line \(line): \(count == 1 ? "1 column" : "\(count) columns"), "
        + "but expected \(expectedColumns.count) separated by tabs"
    case .empty(let column):
      "line \(line), column “\(column.rawValue)”: nothing there, but expected some text"
    case .notANumber(let column, let text):
      "line \(line), column “\(column.rawValue)”: “\(text)”, but expected a whole number"
    case .negative(let column, let text):
      "line \(line), column “\(column.rawValue)”: “\(text)”, but expected 0 or more"
    case .language(let text):
      "line \(line), column “\(CatalogueColumn.language.rawValue)”: “\(text)”, "
        + "but expected a two-letter code such as “fr”"
    case .repeatedID(let text, let firstLine):
      "line \(line), column “\(CatalogueColumn.id.rawValue)”: “\(text)”, "
        + "but line \(firstLine) has the same"
    }
  }

  private var expectedColumns: [String] {
    CatalogueColumn.allCases.map(\.rawValue)
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }
}

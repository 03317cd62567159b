import Foundation

/// The output of the program about books.
enum CatalogueScreen {
  /// The smallest width of a useful table.
  static let minimumWidth = 55

  /// Formats books as a table, followed by a line that counts them.
  ///
  /// - Parameters:
  ///   - found: All books found.
  ///   - limit: The maximum number of books to show, `nil` for all.
  ///   - total: The number of books in the library.
  ///   - width: The width of a line in terminal cells.
  static func table(of found: [Book], limit: Int?, total: Int, width: Int) -> String {
    let shown = Array(found.prefix(limit ?? found.count))
    let table = Table(columns: bookColumns).lines(for: shown, width: width)
    var footer = "\(grouped(found.count)) of \(counted(total, "book"))"
    if shown.count < found.count { footer += ", the first \(grouped(shown.count)) shown" }
    return (table + ["", footer]).joined(separator: "\n")
  }

  /// Formats all data of one book, one line for each field.
  static func details(of book: Book) -> String {
    let facts = [
      ("Title", book.title),
      ("Author", book.author),
      ("Year", String(book.year)),
      ("Language", languageName(book.language)),
      ("Subjects", book.subjects.joined(separator: ", ")),
      ("Shelf mark", book.shelfMark),
      ("Copies", grouped(book.copies)),
      ("Loans", grouped(book.loans)),
      ("Id", book.id),
    ]
    let labelWidth = facts.map(\.0.displayWidth).max() ?? 0
    return facts.map { "\($0.fitted(to: labelWidth))  \($1)" }.joined(separator: "\n")
  }

  /// Formats the subjects as a table with the number of books about each.
  static func table(ofSubjects subjects: [(subject: String, count: Int)], width: Int) -> String {
    let table = Table<(subject: String, count: Int)>(columns: [
      TableColumn(heading: "Subject", minimumWidth: 20) { $0.subject },
      TableColumn(heading: "Books", alignment: .right) { grouped($0.count) },
    ])
    let lines = table.lines(for: subjects, width: width)
    return (lines + ["", counted(subjects.count, "subject")]).joined(separator: "\n")
  }

  private static var bookColumns: [TableColumn<Book>] {
    [
      TableColumn(heading: "Id") { $0.id },
      TableColumn(heading: "Title", minimumWidth: 26) { $0.title },
      TableColumn(heading: "Author", minimumWidth: 12) { $0.author },
      TableColumn(heading: "Year", alignment: .right) { String($0.year) },
      TableColumn(heading: "Lang.", rank: 2) { $0.language },
      TableColumn(heading: "Shelf mark", rank: 1) { $0.shelfMark },
      TableColumn(heading: "Loans", alignment: .right, rank: 3) { grouped($0.loans) },
    ]
  }

  private static func languageName(_ code: String) -> String {
    let name = Locale(identifier: "en_GB").localizedString(forLanguageCode: code)
    return name.map { "\($0) (\(code))" } ?? code
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns the number with a thousands separator, independent of the user's region.
  private static func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_GB")))
  }
}

import Foundation

/// What the program prints about books.
enum CatalogueScreen {
  /// The narrowest table that still says something.
  static let minimumWidth = 55

  /// Shows books as a table, with a line below that counts them.
  ///
  /// - Parameters:
  ///   - found: All books found.
  ///   - limit: How many of these to show, `nil` for all.
  ///   - total: How many books the library has.
  ///   - width: The cells of a line.
  static func table(of found: [Book], limit: Int?, total: Int, width: Int) -> String {
    let shown = Array(found.prefix(limit ?? found.count))
    let table = Table(columns: bookColumns).lines(for: shown, width: width)
    var footer = "\(grouped(found.count)) of \(counted(total, "book"))"
    if shown.count < found.count { footer += ", the first \(grouped(shown.count)) shown" }
    return (table + ["", footer]).joined(separator: "\n")
  }

  /// Shows all there is to say about one book, a line for each thing.
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

  /// Shows the subjects with the number of books about each.
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

  /// The number with commas between thousands, whatever the reader's region.
  private static func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_GB")))
  }
}

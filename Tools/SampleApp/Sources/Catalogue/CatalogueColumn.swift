/// The columns of the catalogue file, in file order.
enum CatalogueColumn: String, CaseIterable, Sendable {
  case id
  case title
  case author
  case year
  case language
  case subjects
  case shelfMark = "shelf mark"
  case copies
  case loans
}

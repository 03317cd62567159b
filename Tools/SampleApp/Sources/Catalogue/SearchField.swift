/// A field that limits a search, written as its name and a colon: `author:le guen`.
enum SearchField: String, CaseIterable, Sendable {
  case title
  case author
  case subject
  case year
  case language
}

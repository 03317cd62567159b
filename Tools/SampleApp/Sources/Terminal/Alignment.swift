/// The side of a column that its text keeps to.
enum Alignment: Sendable {
  case left
  case right
}

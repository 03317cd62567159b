/// The side to which a column aligns its text.
enum Alignment: Sendable {
  case left
  case right
}

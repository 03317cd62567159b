/// A column of a ``Table``: its heading, and its text for each row.
struct TableColumn<Row> {
  let heading: String
  var alignment = Alignment.left

  /// The minimum width to which the column can be truncated; `nil` if it must not be truncated.
  var minimumWidth: Int?

  /// A table that is too narrow for all columns omits those with the lowest rank first.
  var rank = Int.max

  let text: (Row) -> String
}

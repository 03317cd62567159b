/// A column of a ``Table``: its heading, and what it says about each row.
struct TableColumn<Row> {
  let heading: String
  var alignment = Alignment.left

  /// The least width that the column can be cut to; `nil` if it must not be cut.
  var minimumWidth: Int?

  /// Columns are left out from a table that is too narrow for all, those with the least rank first.
  var rank = Int.max

  let text: (Row) -> String
}

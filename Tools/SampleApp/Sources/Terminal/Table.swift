/// A table of text rows in columns, fitted to a terminal.
struct Table<Row> {
  let columns: [TableColumn<Row>]

  /// The separator of two columns.
  private let gap = "  "

  init(columns: [TableColumn<Row>]) {
    self.columns = columns
  }

  /// Formats the table: the headings, a rule, and a line for each row.
  ///
  /// - Parameters:
  ///   - rows: The rows to show.
  ///   - width: The width of a line in cells. Only columns that must not be truncated can exceed it.
  /// - Returns: The lines, without trailing spaces.
  func lines(for rows: [Row], width: Int) -> [String] {
    let drawn = columns.map { column in
      DrawnColumn(column, texts: rows.map(column.text))
    }
    let fitting = fit(drawn, into: width)
    let headings = line(fitting.map { $0.column.heading.fitted(to: $0.width, $0.column.alignment) })
    let rule = line(fitting.map { String(repeating: "─", count: $0.width) })
    return [headings, rule]
      + rows.indices.map { index in
        line(fitting.map { $0.texts[index].fitted(to: $0.width, $0.column.alignment) })
      }
  }

  private func line(_ cells: [String]) -> String {
    let line = cells.joined(separator: gap)
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return String(line[..<end])
  }

  private func fit(_ all: [DrawnColumn<Row>], into width: Int) -> [DrawnColumn<Row>] {
    var columns = all
    while spaceLeft(in: width, for: columns, by: \.minimumWidth) < 0,
      let leastRank = columns.map(\.column.rank).filter({ $0 < .max }).min()
    {
      columns.removeAll { $0.column.rank == leastRank }
    }
    // The widest column shrinks first, so that short texts are kept whole as long as possible.
    while spaceLeft(in: width, for: columns, by: \.width) < 0,
      let widest = columns.indices
        .filter({ columns[$0].width > columns[$0].minimumWidth })
        .max(by: { columns[$0].width < columns[$1].width })
    {
      columns[widest].width -= 1
    }
    return columns
  }

  private func spaceLeft(
    in width: Int,
    for columns: [DrawnColumn<Row>],
    by columnWidth: KeyPath<DrawnColumn<Row>, Int>
  ) -> Int {
    let gaps = max(0, columns.count - 1) * gap.displayWidth
    return width - gaps - columns.reduce(0) { $0 + $1[keyPath: columnWidth] }
  }
}

/// A column with its texts for the rows of a table, and its final width.
private struct DrawnColumn<Row> {
  let column: TableColumn<Row>
  let texts: [String]
  let minimumWidth: Int
  var width: Int

  init(_ column: TableColumn<Row>, texts: [String]) {
    self.column = column
    self.texts = texts
    width = max(column.heading.displayWidth, texts.lazy.map(\.displayWidth).max() ?? 0)
    minimumWidth = min(width, column.minimumWidth ?? width)
  }
}

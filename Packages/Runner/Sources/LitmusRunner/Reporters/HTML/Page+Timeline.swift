#if LITMUS_RUNNER
// When each test ran, by process.
extension Page {
  var timeline: String {
    let lanes = TimelineLane.lanes(of: tests)
    let end = tests.map { $0.result.start + $0.result.duration }.max() ?? .zero
    guard end > .zero else { return "" }
    var (drawing, height) = ("", 0)
    for lane in lanes { drawing += lane.drawing(until: end, height: &height) }
    let processes = lanes.count == 1 ? "1 process" : "\(lanes.count) processes"
    return """
      <section id="timeline"><details><summary><h2>Timeline</h2> <span class="hint">\
      \(processes), \(end.pageText)</span></summary>
      <svg width="100%" height="\(height + 18)" role="img" aria-label="Which tests ran when, in \
      \(processes); the slowest are listed below">
      \(drawing)\(Self.scale(until: end, at: height))</svg></details></section>

      """
  }

  /// Times beneath the lanes.
  private static func scale(until end: Duration, at height: Int) -> String {
    (0...4).map { quarter in
      let anchor = quarter == 0 ? "start" : quarter == 4 ? "end" : "middle"
      return """
        <text x="\(quarter * 25)%" y="\(height + 13)" text-anchor="\(anchor)">\
        \((end * quarter / 4).pageText)</text>

        """
    }.joined()
  }
}

/// The tests of one process, in as many rows as ran beside one another.
struct TimelineLane {
  private static let mostRows = 12
  private static let rowHeight = 10
  /// How wide a drawing is taken to be; what is narrower than half of one such unit is joined.
  private static let width = 1_000.0
  /// How wide what was joined gets, so that one failure does not colour a whole lane.
  private static let widestJoined = 2.0

  let process: Int
  private var rows: [(end: Duration, tests: [PageTest])] = []

  /// The lanes of all processes that ran tests.
  static func lanes(of tests: [PageTest]) -> [TimelineLane] {
    var lanes: [Int: TimelineLane] = [:]
    for test in tests.stablySorted(by: { $0.result.start < $1.result.start }) {
      let process = test.result.process
      lanes[process, default: TimelineLane(process: process)].add(test)
    }
    return lanes.values.sorted { $0.process < $1.process }
  }

  private init(process: Int) { self.process = process }

  private mutating func add(_ test: PageTest) {
    let (start, end) = (test.result.start, test.result.start + test.result.duration)
    var row = rows.firstIndex { $0.end <= start }
    if row == nil {
      if rows.count < Self.mostRows { rows.append((.zero, [])) }
      row = rows.count - 1
    }
    guard let row else { return }
    rows[row].end = max(rows[row].end, end)
    rows[row].tests.append(test)
  }

  /// The lane as a part of a drawing.
  ///
  /// - Parameters:
  ///   - end: When the drawing ends.
  ///   - height: How high it is without the lane, and then with it.
  func drawing(until end: Duration, height: inout Int) -> String {
    let name = process == 0 ? "this process" : "process \(process)"
    var text = "<text x=\"0\" y=\"\(height + 11)\">\(name)</text>\n"
    height += 16
    for row in rows {
      for block in Self.blocks(row.tests, until: end) { text += block.drawing(y: height) }
      height += Self.rowHeight
    }
    height += 6
    return text
  }

  /// The tests of a row, those joined that would be too narrow to see.
  private static func blocks(_ tests: [PageTest], until end: Duration) -> [TimelineBlock] {
    var blocks: [TimelineBlock] = []
    for test in tests {
      let start = width * (test.result.start / end)
      let block = TimelineBlock(
        start: start, end: start + width * (test.result.duration / end), worst: test)
      if let last = blocks.last, last.isNarrow, block.isNarrow,
        block.end - last.start < widestJoined
      {
        blocks[blocks.count - 1].join(block)
      } else {
        blocks.append(block)
      }
    }
    return blocks
  }
}

/// One rectangle of the timeline: a test, or several that are too short to be told apart.
struct TimelineBlock {
  let start: Double
  private(set) var end: Double
  private(set) var worst: PageTest
  private var count = 1

  init(start: Double, end: Double, worst: PageTest) {
    (self.start, self.end, self.worst) = (start, end, worst)
  }

  /// Whether it is joined with such as are like it.
  var isNarrow: Bool { count > 1 || end - start < 0.5 }

  mutating func join(_ other: TimelineBlock) {
    end = max(end, other.end)
    count += other.count
    if other.worst.outcome.severity < worst.outcome.severity { worst = other.worst }
  }

  func drawing(y: Int) -> String {
    let test = worst
    let name = visible("\(test.result.test.id)")
    let others = count == 1 ? "" : " and \(counted(count - 1, "other"))"
    let title = "\(name), \(test.outcome.words), \(test.result.duration.pageText)\(others)"
    return """
      <a href="#\(test.id)" tabindex="-1"><rect class="\(test.outcome.rawValue)" \
      x="\(percent(start / 10))" y="\(y)" width="\(percent(max(end - start, 0.5) / 10))" height="9">\
      <title>\(html(title))</title></rect></a>

      """
  }
}
#endif

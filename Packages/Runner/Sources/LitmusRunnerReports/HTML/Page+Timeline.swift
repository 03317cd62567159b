#if LITMUS_RUNNER
internal import LitmusRunnerCore

// When each test ran, by process.
extension Page {
  /// When the last test ended, counted from the start of the run.
  var lastEnd: Duration { tests.map { $0.result.start + $0.result.duration }.max() ?? .zero }

  /// Whether the processes and times of the tests are those of one run.
  var hasTimeline: Bool { report.environment.parts == nil && lastEnd > .zero }

  var timeline: String {
    let processes = Set(tests.map(\.result.process))
    let end = lastEnd
    guard hasTimeline else { return "" }
    var drawing = ""
    var height = 0
    for lane in TimelineLane.lanes(of: tests) {
      drawing += lane.drawing(until: end, height: &height)
    }
    let count = processes.count == 1 ? "1 process" : "\(grouped(processes.count)) processes"
    return """
      <section id="timeline"><details><summary><h2>Timeline</h2> <span class="hint">\
      \(count), \(end.pageText)</span></summary>
      <svg width="100%" height="\(height + 18)" role="group" aria-label="Which tests ran when, in \
      \(count); the slowest are listed below">
      \(drawing)\(Self.scale(until: end, at: height))</svg></details></section>

      """
  }

  /// Returns the times below the lanes.
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

/// The tests of one process, in as many rows as tests ran in parallel.
struct TimelineProcess {
  private static let maxRows = 12

  let number: Int
  private(set) var start: Duration
  private(set) var end: Duration
  private(set) var rows: [(end: Duration, tests: [PageTest])] = []

  /// Makes the process of a test, which is its first.
  init(number: Int, _ test: PageTest) {
    self.number = number
    start = test.result.start
    end = test.result.start + test.result.duration
    add(test)
  }

  mutating func add(_ test: PageTest) {
    let start = test.result.start
    let end = test.result.start + test.result.duration
    self.start = min(self.start, start)
    self.end = max(self.end, end)
    var row = rows.firstIndex { $0.end <= start }
    if row == nil {
      if rows.count < Self.maxRows { rows.append((.zero, [])) }
      row = rows.count - 1
    }
    guard let row else { return }
    rows[row].end = max(rows[row].end, end)
    rows[row].tests.append(test)
  }
}

/// Processes that ran one after another, as a lane that is empty where none of them ran.
struct TimelineLane {
  /// If there are more lanes than this, all tests share one.
  private static let maxLanes = 24
  /// How many processes the name of a lane has.
  private static let maxNamed = 6
  private static let rowHeight = 10
  /// The assumed width of a drawing; blocks that are narrower than half a unit are joined.
  private static let width = 1_000.0
  /// The maximum width of a joined block, so that one failure does not color a whole lane.
  private static let widestJoined = 2.0

  private var processes: [TimelineProcess]

  /// Returns as few lanes as there were processes at the same time; a single one if there are very
  /// many.
  ///
  /// - Parameter tests: The tests, in any order.
  static func lanes(of tests: [PageTest]) -> [TimelineLane] {
    let sorted = tests.sorted { $0.result.start < $1.result.start }
    let lanes = lanes(of: processes(of: sorted) { $0.result.process })
    return lanes.count > maxLanes ? self.lanes(of: processes(of: sorted) { _ in -1 }) : lanes
  }

  /// Returns the processes in the order in which they began.
  private static func processes(
    of tests: [PageTest], number: (PageTest) -> Int
  ) -> [TimelineProcess] {
    var processes: [TimelineProcess] = []
    var positions: [Int: Int] = [:]
    for test in tests {
      let number = number(test)
      if let position = positions[number] {
        processes[position].add(test)
      } else {
        positions[number] = processes.count
        processes.append(TimelineProcess(number: number, test))
      }
    }
    return processes
  }

  private static func lanes(of processes: [TimelineProcess]) -> [TimelineLane] {
    var lanes: [TimelineLane] = []
    for process in processes {
      if let free = lanes.firstIndex(where: { $0.end <= process.start }) {
        lanes[free].processes.append(process)
      } else {
        lanes.append(TimelineLane(processes: [process]))
      }
    }
    return lanes
  }

  private var end: Duration { processes.last?.end ?? .zero }

  private var name: String {
    let numbers = processes.map(\.number)
    if numbers == [-1] { return "all processes" }
    if numbers == [0] { return "this process" }
    if numbers.count == 1 { return "process \(numbers[0])" }
    let others = numbers.count - Self.maxNamed
    let named = numbers.prefix(Self.maxNamed).map { "\($0)" }.joined(separator: ", ")
    return "processes \(named)" + (others > 0 ? " and \(grouped(others)) more" : "")
  }

  /// Returns the lane as a part of a drawing.
  ///
  /// - Parameters:
  ///   - end: When the drawing ends.
  ///   - height: The height of the drawing without the lane, and then with it.
  func drawing(until end: Duration, height: inout Int) -> String {
    var text = "<text x=\"0\" y=\"\(height + 11)\">\(name)</text>\n"
    height += 16
    for process in processes {
      let start = 100 * (process.start / end)
      let width = max(100 * (process.end / end) - start, 0.05)
      for (index, row) in process.rows.enumerated() {
        let y = height + index * Self.rowHeight
        text += "<rect class=\"lane\" x=\"\(percent(start))\" y=\"\(y)\""
        text += " width=\"\(percent(width))\" height=\"9\"/>\n"
        for block in Self.blocks(row.tests, until: end) { text += block.drawing(y: y) }
      }
    }
    height += 6 + Self.rowHeight * (processes.map(\.rows.count).max() ?? 0)
    return text
  }

  /// Returns the blocks of a row; tests that would be too narrow to see are joined.
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

/// One rectangle of the timeline: a test, or several that are too short to be distinguished.
struct TimelineBlock {
  let start: Double
  private(set) var end: Double
  private(set) var worst: PageTest
  private var count = 1

  init(start: Double, end: Double, worst: PageTest) {
    self.start = start
    self.end = end
    self.worst = worst
  }

  /// Whether it is joined with other narrow blocks.
  var isNarrow: Bool { count > 1 || end - start < 0.5 }

  mutating func join(_ other: TimelineBlock) {
    end = max(end, other.end)
    count += other.count
    if other.worst.outcome.severity < worst.outcome.severity { worst = other.worst }
  }

  func drawing(y: Int) -> String {
    let test = worst
    let name = "\(test.suite)/\(visible(test.result.test.id.name))"
    let title =
      "\(name), \(test.outcome.label), \(test.result.duration.pageText)\(andOthers(count - 1))"
    return """
      <a href="#\(test.id)" tabindex="-1"><rect class="\(test.outcome.rawValue)" \
      x="\(percent(start / 10))" y="\(y)" width="\(percent(max(end - start, 0.5) / 10))" height="9">\
      <title>\(html(title))</title></rect></a>

      """
  }
}
#endif

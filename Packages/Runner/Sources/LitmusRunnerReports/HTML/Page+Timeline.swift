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
    var (drawing, height) = ("", 0)
    for lane in TimelineLane.lanes(of: tests, processes) {
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
#endif

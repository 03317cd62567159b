#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

// The top of the page: the program, the conclusion, and the environment of the run.
extension Page {
  var header: String {
    """
    <header>
    <h1><bdi>\(html(report.environment.name))</bdi></h1>
    <div id="outcome"><p id="conclusion" class="\(conclusion.kind)"><span class="mark \(conclusion.kind)" aria-hidden="true">\(conclusion.mark)\
    </span> <strong>\(html(conclusion.text))</strong>\(duration)</p>
    \(rerun)\(coverageLink)</div>
    \(proportions)
    <details id="environment"><summary>\(environmentLine)</summary>
    <dl>
    \(environment)</dl></details>
    <p class="jump"><a href="#tests">Tests</a> \(hasTimeline ? "<a href=\"#timeline\">Timeline</a> " : "")\
    <a href="#changes">Changes</a> <a href="#slowest">Slowest</a></p>
    </header>

    """
  }

  /// The share of covered lines, if it was measured.
  private var coverageLink: String {
    guard let tally = report.coverage()?.tally else { return "" }
    return "<p><a href=\"#coverage\">Coverage \(tally.percentText)</a></p>\n"
  }

  private var duration: String {
    guard let summary = report.results.summary else { return "" }
    return " <span class=\"time\">in \(summary.duration.pageText)</span>"
  }

  /// A bar that shows how many tests have each outcome; the chips and headings show it as text.
  private var proportions: String {
    guard !tests.isEmpty else { return "" }
    var bars = ""
    var position = 0.0
    for outcome in OutcomeKind.allCases {
      let count = tests.count { $0.outcome == outcome }
      guard count > 0 else { continue }
      let share = 100 * Double(count) / Double(tests.count)
      bars += "<rect class=\"\(outcome.rawValue)\" x=\"\(percent(position))\" y=\"0\""
      bars += " width=\"\(percent(share))\" height=\"6\"/>"
      position += share
    }
    return
      "<svg class=\"proportions\" width=\"100%\" height=\"6\" aria-hidden=\"true\">\(bars)</svg>"
  }

  /// When and how it was started, in one line.
  private var environmentLine: String {
    let environment = report.environment
    let words = ([environment.program] + (environment.arguments ?? [])).map(RerunCommand.quoted)
    let commit = environment.commit.map { "<code>\(html(String($0.prefix(12))))</code>" }
    let parts = [
      environment.started.map { Self.time($0) },
      environment.program.isEmpty ? nil : "<code>\(html(words.joined(separator: " ")))</code>",
      commit,
    ]
    let line = parts.compactMap(\.self).joined(separator: " · ")
    return "<span>\(line.isEmpty ? "About the run" : line)</span>"
  }

  private var environment: String {
    let environment = report.environment
    let results = report.results
    var rows = ""
    func add(_ name: String, _ value: String?) {
      if let value { rows += "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n" }
    }
    func code(_ text: String) -> String { "<code>\(html(text))</code>" }
    add("Started", environment.started.map { Self.time($0) })
    add("Duration", results.summary.map(\.duration.pageText))
    add("Program", code(environment.program))
    let arguments = environment.arguments ?? []
    add(
      "Arguments",
      arguments.isEmpty ? nil : code(arguments.map(RerunCommand.quoted).joined(separator: " ")))
    add("Seed", results.start?.seed.map { code("\($0)") })
    add("Shard", results.start?.shard.map { "\($0.index) of \($0.count)" })
    let repetitions = tests.reduce(0) { max($0, $1.result.iteration) }
    add("Repetitions", repetitions > 1 ? "\(repetitions)" : nil)
    let retries = results.start?.retries ?? 0
    add("Retries", retries > 0 ? "up to \(retries)" : nil)
    let processes = Set(tests.map(\.result.process)).count
    add("Processes", tests.isEmpty || environment.parts != nil ? nil : "\(processes)")
    add("Shards", environment.parts.map { "\($0)" })
    add("Swift", environment.swift.map { html($0) })
    add("System", environment.system.map { html($0) })
    add("Commit", environment.commit.map { code(String($0.prefix(12))) })
    return rows
  }

  /// Returns a date in UTC.
  static func time(_ date: Date) -> String {
    let text = date.ISO8601Format()
    let shown = text.replacing("T", with: " ").replacing("Z", with: " UTC")
    return "<time datetime=\"\(text)\">\(shown)</time>"
  }
}

/// Returns a share for a drawing, as in `12.345%`.
func percent(_ share: Double) -> String {
  fixedPoint(Int64((min(max(share, 0), 100) * 1_000).rounded()), digits: 3) + "%"
}

// The controls of a script, which are not shown without scripts.
extension Page {
  var controls: String {
    """
    <nav id="controls" aria-label="Search and filter">
    <div class="bar">
    <input id="search" type="search" placeholder="Search names, files, tags, messages" \
    aria-label="Search names, suites, files, tags and messages" autocomplete="off" spellcheck="false">
    <span class="views" role="group" aria-label="View">\
    <button id="view-tree" type="button" aria-pressed="true">Tree</button>\
    <button id="view-list" type="button" aria-pressed="false">List</button></span>
    <label class="sort"><span>Sort by </span><select id="sort"><option value="severity">outcome</option>\
    <option value="duration">duration</option><option value="name">name</option>\
    <option value="order">order of the run</option></select></label>
    <button id="expand" type="button">Open all</button>
    <button id="help" type="button" aria-label="Keys" title="Keys">?</button>
    <output id="shown" aria-live="polite" data-all="\(all)">\(all)</output>
    </div>
    <div class="chips" role="group" aria-label="Show only">
    \(chips)</div>
    </nav>

    """
  }

  /// The count of the tests on the page, which is shown without a search.
  private var all: String { PageConclusion.all(tests) }

  private var chips: String {
    var chips = ""
    for outcome in OutcomeKind.allCases {
      chips += chip(
        outcome.rawValue, "\(PageTest.mark(outcome)) \(outcome.label)",
        tests.count { $0.outcome == outcome })
    }
    for change in [ResultChange.newFailure, .fixed] {
      chips += chip(change.rawValue, change.label, tests.count { $0.change == change })
    }
    return chips
  }

  private func chip(_ key: String, _ label: String, _ count: Int) -> String {
    """
    <button class="chip" type="button" data-outcome="\(key)" aria-pressed="false"\
    \(count == 0 ? " hidden" : "")>\(label) <span class="number">\(grouped(count))</span></button>

    """
  }
}
#endif

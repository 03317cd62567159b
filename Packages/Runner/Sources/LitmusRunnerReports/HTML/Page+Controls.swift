#if LITMUS_RUNNER
internal import LitmusRunnerCore

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
    for outcome in OutcomeKind.bySeverity {
      chips += chip(
        outcome.rawValue, "\(PageTest.mark(outcome)) \(outcome.words)",
        tests.count { $0.outcome == outcome })
    }
    for change in [ResultChange.newFailure, .fixed] {
      chips += chip(change.rawValue, change.words, tests.count { $0.change == change })
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

#if LITMUS_RUNNER
extension Page {
  /// What is known of the tests, and what is asked for.
  static let stateScript = #"""
    document.documentElement.classList.add('js');
    const byId = (id) => document.getElementById(id);
    const severities =
      ['crashed', 'timedOut', 'failed', 'flaky', 'failedAsExpected', 'skipped', 'passed'];
    // What stands in the address: chips, search, view, order and the test that is looked at.
    const asked = { show: new Set(), q: '', view: 'tree', sort: 'severity', test: '' };
    let rows = [];
    let suites = [];
    // Tests that stand together, and are laid out only when they are in sight.
    let chunks = [];
    let revealed = null;

    const newChunk = (element) => {
      const chunk = { element, rows: [], shown: 0, height: 0 };
      chunks.push(chunk);
      return chunk;
    };

    const readRows = () => {
      suites = [...document.querySelectorAll('.suite')].map((element) => ({
        element, name: element.dataset.suite, list: element.querySelector('.tests'), rows: [],
      }));
      for (const suite of suites) {
        let chunk = null;
        for (const element of suite.list.getElementsByClassName('test')) {
          const data = element.dataset;
          if (chunk?.element !== element.parentElement) chunk = newChunk(element.parentElement);
          const row = {
            element, suite, chunk,
            outcome: data.outcome, changed: data.changed, name: data.name,
            duration: Number(data.duration), start: Number(data.start),
            severity: severities.indexOf(data.outcome), index: rows.length, text: null, isShown: true,
          };
          suite.rows.push(row);
          chunk.rows.push(row);
          rows.push(row);
        }
      }
    };

    // The text that a search looks through, made when the first search needs it.
    const textOf = (row) => {
      if (row.text === null) {
        const data = row.element.dataset;
        const parts = [data.module, data.suite + '/' + data.name];
        parts.push(row.element.querySelector('.where').textContent);
        for (const tag of row.element.getElementsByClassName('tag')) {
          parts.push(tag.textContent);
        }
        parts.push(row.element.querySelector('.note')?.textContent ?? '');
        for (const message of row.element.getElementsByClassName('message')) {
          parts.push(message.textContent.slice(0, 1000));
        }
        row.text = parts.join('\n').toLowerCase();
      }
      return row.text;
    };

    """#

  /// Which tests are shown.
  static let filterScript = #"""
    const count = (number) => number.toLocaleString('en');

    const isAskedFor = (row, words) => {
      const { show } = asked;
      if (show.size > 0 && !show.has(row.outcome) && !show.has(row.changed)) return false;
      if (words.length === 0) return true;
      const text = textOf(row);
      return words.every((word) => text.includes(word));
    };

    // About how high a test is, in case it is not in sight.
    const heightOf = (row) =>
      row.element.open ? 240 : row.outcome === 'passed' && innerWidth > 640 ? 32 : 54;

    const filter = () => {
      const words = asked.q.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const chunk of chunks) chunk.shown = chunk.height = 0;
      for (const suite of suites) {
        let shownOfSuite = 0;
        for (const row of suite.rows) {
          row.isShown = row.element === revealed || isAskedFor(row, words);
          if (!row.isShown) continue;
          shownOfSuite += 1;
          row.chunk.shown += 1;
          row.chunk.height += heightOf(row);
        }
        shown += shownOfSuite;
        const isHidden = shownOfSuite === 0 || asked.view === 'list';
        if (suite.element.hidden !== isHidden) suite.element.hidden = isHidden;
      }
      for (const { element, rows, shown, height } of chunks) {
        element.hidden = shown === 0;
        // Tests that are hidden together stay as they are, which is quicker in both directions.
        if (shown === 0) continue;
        element.style.containIntrinsicBlockSize = `${height}px`;
        for (const row of rows) {
          if (row.element.hidden === row.isShown) row.element.hidden = !row.isShown;
        }
      }
      const { all } = byId('shown').dataset;
      byId('shown').value = shown === rows.length ? all : `${count(shown)} of ${all}`;
      byId('nothing').hidden = shown > 0;
      for (const chip of document.querySelectorAll('.chip')) {
        chip.setAttribute('aria-pressed', String(asked.show.has(chip.dataset.outcome)));
      }
      labelExpand();
    };

    """#
}
#endif

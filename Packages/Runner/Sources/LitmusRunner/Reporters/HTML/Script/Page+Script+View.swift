#if LITMUS_RUNNER
extension Page {
  /// In which order and shape tests are shown.
  static let viewScript = #"""
    const orders = {
      severity: (a, b) => a.severity - b.severity,
      duration: (a, b) => b.duration - a.duration,
      name: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
      order: (a, b) => a.start - b.start,
    };
    // How suites are compared: by what of their tests counts in that order.
    const suiteKeys = {
      severity: (suite) => Math.min(...suite.rows.slice(0, 1).map((row) => row.severity)),
      duration: (suite) => -suite.rows.reduce((sum, row) => sum + row.duration, 0),
      name: (suite) => suite.name,
      order: (suite) => suite.rows.reduce((least, row) => Math.min(least, row.start), Infinity),
    };
    let arranged = 'tree severity';

    const sorted = (list) => {
      const order = orders[asked.sort];
      return [...list].sort((a, b) => order(a, b) || a.index - b.index);
    };

    // In a list each test says itself which suite it is of.
    const nameSuites = () => {
      for (const row of rows) {
        const [name] = row.element.getElementsByClassName('name');
        if (name.firstChild.className === 'in') continue;
        const suite = document.createElement('bdi');
        suite.className = 'in';
        suite.textContent = row.suite.name + '/';
        name.prepend(suite);
      }
    };

    const fill = (parent, list) => {
      const elements = [];
      for (let start = 0; start < list.length; start += 50) {
        const chunk = newChunk(document.createElement('div'));
        chunk.element.className = 'chunk';
        for (const row of list.slice(start, start + 50)) {
          row.chunk = chunk;
          chunk.rows.push(row);
          chunk.element.append(row.element);
        }
        elements.push(chunk.element);
      }
      parent.replaceChildren(...elements);
    };

    const arrange = () => {
      const isList = asked.view === 'list';
      byId('view-tree').setAttribute('aria-pressed', String(!isList));
      byId('view-list').setAttribute('aria-pressed', String(isList));
      byId('sort').value = asked.sort;
      document.documentElement.classList.toggle('list', isList);
      if (arranged === `${asked.view} ${asked.sort}`) return;
      arranged = `${asked.view} ${asked.sort}`;
      // Out of the document, thousands of elements are moved without a thought for how they look.
      const section = byId('tests');
      const next = section.nextSibling;
      const parent = section.parentNode;
      section.remove();
      chunks = [];
      const flat = section.querySelector('#flat');
      flat.hidden = !isList;
      if (isList) arrangeList(flat);
      else arrangeTree(flat);
      parent.insertBefore(section, next);
    };

    const arrangeList = (flat) => {
      nameSuites();
      fill(flat, sorted(rows));
    };

    const arrangeTree = (flat) => {
      const key = suiteKeys[asked.sort];
      const keyed = suites.map((suite, index) => ({ suite, index, key: key(suite) }));
      keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
      for (const { suite } of keyed) {
        fill(suite.list, sorted(suite.rows));
        flat.before(suite.element);
      }
    };

    const update = () => {
      arrange();
      filter();
    };

    """#

  /// Tests that are opened, together or because an address names one.
  static let revealScript = #"""
    const shownRows = () => rows.filter((row) => row.isShown);
    const isAnyClosed = () => rows.some((row) => row.isShown && !row.element.open);

    const labelExpand = () => {
      byId('expand').textContent = isAnyClosed() || rows.length === 0 ? 'Open all' : 'Close all';
    };

    const expand = () => {
      const open = isAnyClosed();
      for (const row of shownRows()) row.element.open = open;
      if (open) for (const suite of suites) suite.list.closest('details').open = true;
      labelExpand();
    };

    // Opens a test, even one that a filter hides.
    const reveal = (id) => {
      const element = id ? byId(id) : null;
      revealed = element?.classList.contains('test') ? element : null;
      filter();
      if (!revealed) {
        for (const details of element?.querySelectorAll(':scope > details') ?? []) {
          details.open = true;
        }
        element?.scrollIntoView();
        return;
      }
      for (let outer = revealed; outer; outer = outer.parentElement.closest('details')) {
        outer.open = true;
      }
      revealed.scrollIntoView({ block: 'start' });
      revealed.querySelector('summary').focus({ preventScroll: true });
    };

    """#
}
#endif

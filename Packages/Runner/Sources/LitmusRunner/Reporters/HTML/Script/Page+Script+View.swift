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
        const name = row.element.querySelector('.name');
        if (name.querySelector('.in')) continue;
        const suite = document.createElement('bdi');
        suite.className = 'in';
        suite.textContent = row.suite.name + '/';
        name.prepend(suite);
      }
    };

    const moveInto = (parent, list) => {
      const fragment = document.createDocumentFragment();
      for (const row of list) fragment.append(row.element);
      parent.append(fragment);
    };

    const arrange = () => {
      const isList = asked.view === 'list';
      byId('view-tree').setAttribute('aria-pressed', String(!isList));
      byId('view-list').setAttribute('aria-pressed', String(isList));
      byId('sort').value = asked.sort;
      document.documentElement.classList.toggle('list', isList);
      if (arranged === `${asked.view} ${asked.sort}`) return;
      arranged = `${asked.view} ${asked.sort}`;
      const flat = byId('flat');
      flat.hidden = !isList;
      if (isList) {
        nameSuites();
        moveInto(flat, sorted(rows));
        return;
      }
      const key = suiteKeys[asked.sort];
      const keyed = suites.map((suite, index) => ({ suite, index, key: key(suite) }));
      keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
      for (const { suite } of keyed) {
        moveInto(suite.list, sorted(suite.rows));
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
    const shownRows = () => rows.filter((row) => !row.element.hidden);
    const isAnyClosed = () => rows.some((row) => !row.element.hidden && !row.element.open);

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

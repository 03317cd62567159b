#if LITMUS_RUNNER
extension Page {
  /// Keys, for those who would rather not point.
  static let keyScript = #"""
    // The tests that can be gone to, in the order in which they stand.
    const reachable = () =>
      [...document.querySelectorAll('.test:not([hidden]) > summary')].filter(
        (summary) => !summary.closest('.suite[hidden], .chunk[hidden], .group:not([open])'));

    // How much of the window the controls cover, where they stay at its top.
    const barHeight = () => {
      const bar = byId('controls');
      return getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    };

    const move = (step) => {
      const current = document.activeElement?.closest?.('.test')?.querySelector('summary');
      const list = reachable();
      if (list.length === 0) return;
      const position = current ? list.indexOf(current) : -1;
      const next =
        position < 0
          ? (step > 0 ? 0 : list.length - 1)
          : Math.min(Math.max(position + step, 0), list.length - 1);
      list[next].focus({ preventScroll: true });
      const box = list[next].getBoundingClientRect();
      const top = barHeight();
      if (box.top < top || box.bottom > innerHeight) {
        list[next].parentElement.scrollIntoView({ block: box.top < top ? 'start' : 'nearest' });
      }
    };

    const keys = {
      '/': () => byId('search').select(),
      '?': () => byId('keys').showModal(),
      j: () => move(1),
      k: () => move(-1),
    };

    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || byId('keys').open) return;
      const { target, key } = event;
      if (target.id === 'search') {
        if (key !== 'Escape') return;
        if (asked.q) search('');
        else target.blur();
        event.preventDefault();
        return;
      }
      if (target.closest?.('input, select, textarea')) return;
      const isTest = target.matches?.('.test > summary');
      const action =
        isTest && key === 'ArrowDown' ? keys.j : isTest && key === 'ArrowUp' ? keys.k : keys[key];
      if (!action) return;
      event.preventDefault();
      action();
    };

    """#

  /// One listener for all tests, and what begins it all.
  static let startScript = #"""
    const search = (text) => {
      byId('search').value = text;
      asked.q = text.trim();
      ask(false);
    };

    // Something else is asked for now, so that the test of the address stands alone no more.
    const ask = (isStep) => {
      asked.test = '';
      revealed = null;
      note(isStep);
      update();
    };

    const press = (chip) => {
      const { outcome } = chip.dataset;
      if (!asked.show.delete(outcome)) asked.show.add(outcome);
      ask(true);
    };

    const onClick = (event) => {
      const button = event.target.closest('button');
      if (button?.matches('.copy')) copy(button.dataset.copy);
      if (button?.matches('.chip')) press(button);
      const link = event.target.closest('a[href^="#"]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      asked.test = decoded(link.getAttribute('href').slice(1));
      note(true);
      reveal(asked.test);
    };

    const measureBar = () => {
      document.documentElement.style.setProperty('--bar', `${barHeight()}px`);
    };

    let openedForPrint = [];

    const openForPrint = () => {
      openedForPrint = [...document.querySelectorAll('details:not([open])')].filter(
        (element) =>
          !element.matches('.test')
            || ['crashed', 'timedOut', 'failed'].includes(element.dataset.outcome));
      for (const element of openedForPrint) element.open = true;
    };

    const closeAfterPrint = () => {
      for (const element of openedForPrint) element.open = false;
    };

    const start = () => {
      readRows();
      const choose = (key, value) => { asked[key] = value; ask(true); };
      byId('search').addEventListener('input', (event) => {
        asked.q = event.target.value.trim();
        ask(false);
      });
      byId('sort').addEventListener('change', (event) => choose('sort', event.target.value));
      byId('view-tree').addEventListener('click', () => choose('view', 'tree'));
      byId('view-list').addEventListener('click', () => choose('view', 'list'));
      byId('expand').addEventListener('click', expand);
      byId('help').addEventListener('click', keys['?']);
      byId('keys-close').addEventListener('click', () => byId('keys').close());
      document.addEventListener('click', onClick);
      document.addEventListener('keydown', onKey);
      document.addEventListener('toggle', (event) => {
        if (event.target.matches?.('.test')) labelExpandSoon();
      }, true);
      addEventListener('popstate', read);
      addEventListener('hashchange', read);
      addEventListener('resize', measureBar);
      addEventListener('beforeprint', openForPrint);
      addEventListener('afterprint', closeAfterPrint);
      measureBar();
      read();
    };

    let isLabelDue = false;

    // Opening all tests toggles each of them, but there is one label.
    const labelExpandSoon = () => {
      if (isLabelDue) return;
      isLabelDue = true;
      requestAnimationFrame(() => {
        isLabelDue = false;
        labelExpand();
      });
    };

    document.addEventListener('DOMContentLoaded', start);

    """#
}
#endif

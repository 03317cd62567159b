#if LITMUS_RUNNER
extension Page {
  /// What is asked for stands in the address, so that it lasts and can be sent to others.
  ///
  /// It stands behind the `#`, which can be changed in a file, too: `#id` is a test alone.
  static let addressScript = #"""
    let written = null;

    const fragment = () => {
      const values = new URLSearchParams();
      if (asked.show.size > 0) values.set('show', [...asked.show].join(','));
      if (asked.q) values.set('q', asked.q);
      if (asked.view !== 'tree') values.set('view', asked.view);
      if (asked.sort !== 'severity') values.set('sort', asked.sort);
      if ([...values].length === 0) return asked.test;
      if (asked.test) values.set('test', asked.test);
      return '?' + values;
    };

    // Notes what is asked for, as a step that can be taken back or in place of the last.
    const note = (isStep) => {
      const text = fragment();
      if (text === written) return;
      written = text;
      const address = '#' + text;
      if (isStep) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    };

    const decoded = (text) => {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    };

    const read = () => {
      const text = location.hash.slice(1);
      if (text === written) return;
      written = text;
      const isTest = !text.startsWith('?');
      const values = new URLSearchParams(isTest ? '' : text.slice(1));
      asked.show = new Set((values.get('show') ?? '').split(',').filter(Boolean));
      asked.q = values.get('q') ?? '';
      asked.view = values.get('view') === 'list' ? 'list' : 'tree';
      asked.sort = Object.hasOwn(orders, values.get('sort') ?? '') ? values.get('sort') : 'severity';
      asked.test = isTest ? decoded(text) : values.get('test') ?? '';
      byId('search').value = asked.q;
      revealed = null;
      update();
      if (!asked.test) return;
      reveal(asked.test);
      // The browser goes there by itself, too, and lets go of what has the focus.
      setTimeout(() => { if (asked.test && written === text) reveal(asked.test); });
    };

    """#

  /// Commands are copied, or selected where a page may not copy.
  static let copyScript = #"""
    let forgetting = 0;

    const say = (text) => {
      byId('status').value = text;
      clearTimeout(forgetting);
      forgetting = setTimeout(() => { byId('status').value = ''; }, 4000);
    };

    const selectToCopy = (text) => {
      byId('copied')?.remove();
      const area = document.createElement('textarea');
      area.id = 'copied';
      area.readOnly = true;
      area.value = text;
      area.setAttribute('aria-label', 'Command');
      (document.querySelector('dialog[open]') ?? document.body).append(area);
      const before = document.activeElement;
      area.select();
      if (document.execCommand('copy')) {
        area.remove();
        before?.focus({ preventScroll: true });
        say('Copied.');
        return;
      }
      area.addEventListener('blur', () => area.remove());
      say('Press Ctrl+C or ⌘C to copy.');
    };

    const copy = async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        say('Copied.');
      } catch {
        selectToCopy(text);
      }
    };

    """#
}
#endif

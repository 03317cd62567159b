(() => {
'use strict';

// What is known of the tests, and what is asked for.
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
    const parts = [data.module, data.suite + '/' + data.name, data.title ?? ''];
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

// Which tests are shown.
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

// In which order and shape tests are shown.
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

// Tests that are opened, together or because an address names one.
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

// What is asked for stands in the address, so that it lasts and can be sent to others.
// It stands behind the `#`, which can be changed in a file, too: `#id` is a test alone.
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

// Commands are copied, or selected where a page may not copy.
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

// Keys, for those who would rather not point.
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

// One listener for all tests, and what begins it all.
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
})();

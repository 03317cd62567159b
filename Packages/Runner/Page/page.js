(() => {
'use strict';

// The tests of the page, and what is shown of them.
document.documentElement.classList.add('js');
const byId = (id) => document.getElementById(id);
// The state that the address contains: pressed chips, search, view, order, and the linked test.
const state = { show: new Set(), q: '', view: 'tree', sort: 'severity', link: '' };
let tests = [];
let suites = [];
// Groups of tests that follow one another; a browser lays out only those that are visible.
let chunks = [];
let revealed = null;

const newChunk = (element) => {
  const chunk = { element, tests: [], shown: 0, height: 0 };
  chunks.push(chunk);
  return chunk;
};

const readTests = () => {
  // Each outcome has a chip, the worst first.
  const severities = [...document.querySelectorAll('.chip')].map((chip) => chip.dataset.outcome);
  suites = [...document.querySelectorAll('.suite')].map((element) => ({
    element, name: element.dataset.suite, label: element.dataset.label,
    list: element.querySelector('.tests'), tests: [],
  }));
  for (const suite of suites) {
    let chunk = null;
    for (const element of suite.list.getElementsByClassName('test')) {
      const data = element.dataset;
      if (chunk?.element !== element.parentElement) chunk = newChunk(element.parentElement);
      const test = {
        element, suite, chunk,
        outcome: data.outcome, changed: data.changed, name: data.name,
        duration: Number(data.duration), start: Number(data.start),
        severity: severities.indexOf(data.outcome), index: tests.length, text: null, isShown: true,
      };
      suite.tests.push(test);
      chunk.tests.push(test);
      tests.push(test);
    }
  }
};

// Returns the text that a search looks through; the first search makes it.
const textOf = (test) => {
  if (test.text === null) {
    const data = test.element.dataset;
    const parts = [data.module, data.suite + '/' + data.name, data.title ?? ''];
    parts.push(test.element.querySelector('.where').textContent);
    for (const tag of test.element.getElementsByClassName('tag')) {
      parts.push(tag.textContent);
    }
    parts.push(test.element.querySelector('.note')?.textContent ?? '');
    for (const message of test.element.getElementsByClassName('message')) {
      parts.push(message.textContent.slice(0, 1000));
    }
    test.text = parts.join('\n').toLowerCase();
  }
  return test.text;
};

// Filters: which tests are shown.
const count = (number) => number.toLocaleString('en');

const matches = (test, words) => {
  const { show } = state;
  if (show.size > 0 && !show.has(test.outcome) && !show.has(test.changed)) return false;
  if (words.length === 0) return true;
  const text = textOf(test);
  return words.every((word) => text.includes(word));
};

// Returns the approximate height of a test, for a group that the browser has not laid out.
const heightOf = (test) =>
  test.element.open ? 240 : test.outcome === 'passed' && innerWidth > 640 ? 32 : 54;

const filter = () => {
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const chunk of chunks) chunk.shown = chunk.height = 0;
  for (const suite of suites) {
    let shownOfSuite = 0;
    for (const test of suite.tests) {
      test.isShown = test.element === revealed || matches(test, words);
      if (!test.isShown) continue;
      shownOfSuite += 1;
      test.chunk.shown += 1;
      test.chunk.height += heightOf(test);
    }
    shown += shownOfSuite;
    const isHidden = shownOfSuite === 0 || state.view === 'list';
    if (suite.element.hidden !== isHidden) suite.element.hidden = isHidden;
  }
  for (const { element, tests, shown, height } of chunks) {
    element.hidden = shown === 0;
    // Tests in a hidden group do not change, which is faster in both directions.
    if (shown === 0) continue;
    element.style.containIntrinsicBlockSize = `${height}px`;
    for (const test of tests) {
      if (test.element.hidden === test.isShown) test.element.hidden = !test.isShown;
    }
  }
  const { all } = byId('shown').dataset;
  byId('shown').value = shown === tests.length ? all : `${count(shown)} of ${all}`;
  byId('nothing').hidden = shown > 0;
  for (const chip of document.querySelectorAll('.chip')) {
    chip.setAttribute('aria-pressed', String(state.show.has(chip.dataset.outcome)));
  }
  labelExpand();
};

// Views: in which order tests are shown, by suite or in one list.
const orders = {
  severity: (a, b) => a.severity - b.severity,
  duration: (a, b) => b.duration - a.duration,
  name: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  order: (a, b) => a.start - b.start,
};
// The values by which these orders sort suites.
const suiteKeys = {
  severity: (suite) => Math.min(...suite.tests.slice(0, 1).map((test) => test.severity)),
  duration: (suite) => -suite.tests.reduce((sum, test) => sum + test.duration, 0),
  name: (suite) => suite.name,
  order: (suite) => suite.tests.reduce((least, test) => Math.min(least, test.start), Infinity),
};
let arranged = 'tree severity';

const sorted = (list) => {
  const order = orders[state.sort];
  return [...list].sort((a, b) => order(a, b) || a.index - b.index);
};

// Adds the names of suites to the tests, for the list.
const nameSuites = () => {
  for (const test of tests) {
    const [name] = test.element.getElementsByClassName('name');
    if (name.firstChild.className === 'in') continue;
    const suite = document.createElement('bdi');
    suite.className = 'in';
    suite.textContent = test.suite.label + '/';
    name.prepend(suite);
  }
};

const fill = (parent, list) => {
  const elements = [];
  for (let start = 0; start < list.length; start += 50) {
    const chunk = newChunk(document.createElement('div'));
    chunk.element.className = 'chunk';
    for (const test of list.slice(start, start + 50)) {
      test.chunk = chunk;
      chunk.tests.push(test);
      chunk.element.append(test.element);
    }
    elements.push(chunk.element);
  }
  parent.replaceChildren(...elements);
};

const arrange = () => {
  const isList = state.view === 'list';
  byId('view-tree').setAttribute('aria-pressed', String(!isList));
  byId('view-list').setAttribute('aria-pressed', String(isList));
  byId('sort').value = state.sort;
  document.documentElement.classList.toggle('list', isList);
  if (arranged === `${state.view} ${state.sort}`) return;
  arranged = `${state.view} ${state.sort}`;
  // Outside of the document, moving thousands of elements causes no layout.
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
  fill(flat, sorted(tests));
};

const arrangeTree = (flat) => {
  const key = suiteKeys[state.sort];
  const keyed = suites.map((suite, index) => ({ suite, index, key: key(suite) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
  for (const { suite } of keyed) {
    fill(suite.list, sorted(suite.tests));
    flat.before(suite.element);
  }
};

const update = () => {
  arrange();
  filter();
};

// Opening tests: all that are shown, or the linked one.

// Returns a text as one word of a shell.
const quoted = (text) =>
  /^[\w%+,\-./:=@]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

// Returns the command that runs a test again; a suite's own hook does not run alone.
const commandOf = (test) => {
  const { rerun, options } = byId('tests').dataset;
  const { suite, name } = test.dataset;
  const known = suites.find(
    (one) => one.name === suite && one.element.dataset.module === test.dataset.module);
  const isHook = ['class setUp', 'suite set-up', 'class tearDown'].includes(name);
  const words = `${known.label}${isHook ? '' : '/' + name}`;
  return [rerun, '--only', quoted(words), options].filter(Boolean).join(' ');
};

// Adds what only a script can do to a test that is opened for the first time.
const complete = (test) => {
  const foot = test.querySelector(':scope > .body > .foot');
  if (foot.querySelector('.anchor')) return;
  if (byId('tests').dataset.rerun) {
    const button = document.createElement('button');
    button.className = 'copy';
    button.type = 'button';
    button.dataset.copy = commandOf(test);
    button.textContent = 'Copy rerun command';
    foot.append(button);
  }
  const link = document.createElement('a');
  link.className = 'anchor';
  link.href = '#' + test.id;
  link.textContent = 'Link to this test';
  foot.append(link);
};

const shownTests = () => tests.filter((test) => test.isShown);
const isAnyClosed = () => tests.some((test) => test.isShown && !test.element.open);

const labelExpand = () => {
  byId('expand').textContent = isAnyClosed() || tests.length === 0 ? 'Open all' : 'Close all';
};

const expand = () => {
  const open = isAnyClosed();
  for (const test of shownTests()) test.element.open = open;
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

// The address contains the state, so that a reload keeps it and it can be sent to others. It is after
// the `#`, the only part that can change where the page is a file; `#id` is only a linked test.
let writtenFragment = null;

const fragment = () => {
  const values = new URLSearchParams();
  if (state.show.size > 0) values.set('show', [...state.show].join(','));
  if (state.q) values.set('q', state.q);
  if (state.view !== 'tree') values.set('view', state.view);
  if (state.sort !== 'severity') values.set('sort', state.sort);
  if ([...values].length === 0) return state.link;
  if (state.link) values.set('test', state.link);
  return '?' + values;
};

// Writes the state to the address, as a new entry of the history or in place of the current one.
const writeAddress = (isNewEntry) => {
  const text = fragment();
  if (text === writtenFragment) return;
  writtenFragment = text;
  const address = '#' + text;
  if (isNewEntry) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
};

const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const readAddress = () => {
  const text = location.hash.slice(1);
  if (text === writtenFragment) return;
  writtenFragment = text;
  const isTest = !text.startsWith('?');
  const values = new URLSearchParams(isTest ? '' : text.slice(1));
  state.show = new Set((values.get('show') ?? '').split(',').filter(Boolean));
  state.q = values.get('q') ?? '';
  state.view = values.get('view') === 'list' ? 'list' : 'tree';
  state.sort = Object.hasOwn(orders, values.get('sort') ?? '') ? values.get('sort') : 'severity';
  state.link = isTest ? decoded(text) : values.get('test') ?? '';
  byId('search').value = state.q;
  revealed = null;
  update();
  if (!state.link) return;
  reveal(state.link);
  // The browser also scrolls to it by itself, and removes the focus.
  setTimeout(() => { if (state.link && writtenFragment === text) reveal(state.link); });
};

// Copying commands; where a page may not copy, the command is selected.
let statusTimer = 0;

const showStatus = (text) => {
  byId('status').value = text;
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => { byId('status').value = ''; }, 4000);
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
    showStatus('Copied.');
    return;
  }
  area.addEventListener('blur', () => area.remove());
  showStatus('Press Ctrl+C or ⌘C to copy.');
};

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    showStatus('Copied.');
  } catch {
    selectToCopy(text);
  }
};

// Keys.

// Returns the visible tests, in their order on the page.
const visibleTests = () =>
  [...document.querySelectorAll('.test:not([hidden]) > summary')].filter(
    (summary) => !summary.closest('.suite[hidden], .chunk[hidden], .group:not([open])'));

// Returns how much of the window the controls cover if they stay at its top.
const barHeight = () => {
  const bar = byId('controls');
  return getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
};

const move = (step) => {
  const current = document.activeElement?.closest?.('.test')?.querySelector('summary');
  const list = visibleTests();
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
    if (state.q) search('');
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

// Events; one listener serves all tests.
const search = (text) => {
  byId('search').value = text;
  state.q = text.trim();
  applyChange(false);
};

// Applies a change of the state, after which the address no longer links to a test.
const applyChange = (isNewEntry) => {
  state.link = '';
  revealed = null;
  writeAddress(isNewEntry);
  update();
};

const press = (chip) => {
  const { outcome } = chip.dataset;
  if (!state.show.delete(outcome)) state.show.add(outcome);
  applyChange(true);
};

const onClick = (event) => {
  const button = event.target.closest('button');
  if (button?.matches('.copy')) copy(button.dataset.copy);
  if (button?.matches('.chip')) press(button);
  const link = event.target.closest('a[href^="#"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  state.link = decoded(link.getAttribute('href').slice(1));
  writeAddress(true);
  reveal(state.link);
};

const measureBar = () => {
  document.documentElement.style.setProperty('--bar', `${barHeight()}px`);
};

let openedForPrint = [];

const openForPrint = () => {
  openedForPrint = [...document.querySelectorAll('details:not([open])')].filter(
    (element) =>
      !element.matches('.test') || 'failure' in element.dataset);
  for (const element of openedForPrint) element.open = true;
};

const closeAfterPrint = () => {
  for (const element of openedForPrint) element.open = false;
};

const start = () => {
  readTests();
  const choose = (key, value) => { state[key] = value; applyChange(true); };
  byId('search').addEventListener('input', (event) => {
    state.q = event.target.value.trim();
    applyChange(false);
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
    if (!event.target.matches?.('.test')) return;
    if (event.target.open) complete(event.target);
    labelExpandSoon();
  }, true);
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
  addEventListener('resize', measureBar);
  addEventListener('beforeprint', openForPrint);
  addEventListener('afterprint', closeAfterPrint);
  for (const test of document.querySelectorAll('.test[open]')) complete(test);
  measureBar();
  readAddress();
};

let isLabelDue = false;

// Opening all tests toggles each of them; the label is updated once.
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

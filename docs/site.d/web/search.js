// Finds pages of the site by words. `docs/site.d/search.py` writes the index, and says what it contains.
//
// The words of a query are on a page if words there begin with them. A page's place in the list depends on
// where they are: in its title, among its keywords, in a heading, or in its text. Pages that lack a word are
// found only if hardly any page has all.

const EXACT = 30; // The query is the title,
const NAMED = 24; // or one of the keywords,
const BEGINS = 14; // or the title begins with it.
const HEADING = 12; // The query is a heading.
const TITLE = { word: 10, begins: 7, inside: 4 };
const KEYWORD = { word: 6, begins: 4, inside: 0 };
const HUMPS = 8; // The query is a name whose parts are in the title, in this order.
const SUBHEADING = { word: 5, begins: 4, inside: 0 };
const SUMMARY = 3;
const TEXT = 1.5;

// How much more a kind of page is worth than a type or function.
const WEIGHTS = {
  guide: 1.3, module: 1.25, tutorial: 1.1, method: 0.7, property: 0.7, initializer: 0.6, subscript: 0.6,
  case: 0.7, "associated type": 0.5,
};
// They say nothing about a page, unless the query has no others.
const FILLERS = new Set(
  "a an and are can do does for how i if in is it my of on or the there to what which with".split(" "));
const FEW = 3;

export class SearchIndex {
  constructor(json) {
    this.modules = json.modules;
    this.importers = json.importers;
    this.pages = json.pages.map((page) => new Page(page, json));
    this.first = json.start;
  }

  /** The pages of a query, the best first: `{page, section, score, overloads}`. */
  find(query, limit = 30) {
    const exact = new Query(query);
    if (exact.words.length === 0) return [];
    let found = this.matches(exact, exact.words.length);
    if (found.length === 0) found = this.matches(this.corrected(exact), 1);
    else if (found.length < FEW && exact.words.length > 1) found = this.matches(exact, exact.words.length - 1);
    const names = new Map();
    const results = [];
    for (const one of found) {
      const name = one.page.overload;
      const first = name && names.get(name);
      if (first) {
        first.overloads += 1;
      } else {
        if (name) names.set(name, one);
        results.push(one);
      }
    }
    return results.slice(0, limit);
  }

  /** What a reader sees before there is a query. */
  start() {
    return this.pages.filter((page) => page.place === this.first).map((page) => ({ page, overloads: 0 }));
  }

  matches(query, atLeast) {
    const found = [];
    for (const page of this.pages) {
      const match = page.match(query, atLeast);
      if (match) found.push(match);
    }
    // A sort keeps the order of equals, which is that of the index.
    return found.sort((one, other) =>
      one.last - other.last || other.count - one.count || other.score - one.score);
  }

  /** A query with each word that is on no page replaced by the most similar one of a title. */
  corrected(query) {
    this.vocabulary ??= [...new Set(this.pages.flatMap((page) => page.vocabulary()))];
    const known = (word) => this.pages.some((page) => page.match(new Query(word), 1));
    return new Query(query.words
      .map(({ text }) => known(text) ? text : nearest(text, this.vocabulary)).join(" "));
  }

  /** Where a page belongs: the group of a guide, or the module of a symbol and the modules to import. */
  placeOf(page) {
    if (typeof page.place === "string") return { group: page.place, imports: [] };
    return { group: this.modules[page.place], imports: this.importers[page.place] };
  }
}

class Query {
  constructor(text) {
    const words = wordsOf(text);
    const telling = words.filter((word) => word.length > 1 && !FILLERS.has(word));
    this.words = (telling.length > 0 ? telling : words).map((word) => new Word(word));
    this.joined = words.join("");
    this.phrase = this.words.map(({ stem }) => stem).join("");
    this.humps = separated(text).toLowerCase().match(/[a-z0-9]+/g) ?? [];
  }
}

class Word {
  constructor(text) {
    this.text = text;
    this.stem = stem(text);
    this.pattern = new RegExp(`(?<![a-z0-9])${this.stem.replace(/i$/, "[iy]")}`, "g");
  }

  /** How well it fits the best of some words. */
  score(words, { word, begins, inside }) {
    let best = 0;
    for (const other of words) {
      if (stem(other) === this.stem) return word;
      if (other.startsWith(this.text) || stem(other).startsWith(this.stem)) best = Math.max(best, begins);
      else if (inside && this.text.length > 3 && other.includes(this.text)) best = Math.max(best, inside);
    }
    return best;
  }
}

class Page {
  constructor([address, title, kind, place, summary, keywords = "", sections = []], { migration, weights }) {
    Object.assign(this, { address, title, kind, place, summary });
    const name = title.split("(")[0];
    this.overload = title.includes("(") && kind !== "guide" ? `${place} ${name}` : undefined;
    this.names = [joined(title), joined(name), joined(name.split(".").at(-1))];
    this.titleWords = partsOf(title);
    this.humps = wordsOf(separated(name));
    this.keywords = new Keywords(keywords);
    this.summaryText = searchable(summary);
    this.sections = sections.map((section) => new Section(section));
    this.weight = (WEIGHTS[kind] ?? 1) * (weights[place] ?? 1);
    this.isMigration = typeof place === "number" && place >= migration;
    // Members of a type are found by their own names before that of the type.
    this.isMember = title.includes(".") && kind !== "guide" && kind !== "tutorial";
  }

  match(query, atLeast) {
    let score = 0, count = 0;
    const inSections = this.sections.map(() => 0);
    query.words.forEach((word) => {
      let best = Math.max(
        word.score(this.titleWords, TITLE), this.keywords.score(word),
        occurrences(word.pattern, this.summaryText) > 0 ? SUMMARY : 0,
        query.words.length === 1 && this.hasHumps(query.humps) ? HUMPS : 0);
      this.sections.forEach((section, number) => {
        const here = section.score(word);
        inSections[number] += here;
        best = Math.max(best, here);
      });
      if (best > 0) count += 1;
      score += best;
    });
    if (count < atLeast) return undefined;
    let whole = 0;
    if (this.names.includes(query.joined)) whole = this.isMember ? BEGINS : EXACT;
    else if (this.keywords.has(query)) whole = NAMED;
    else if (query.joined.length > 2 && this.names.some((name) => name.startsWith(query.joined))) whole = BEGINS;
    // A section is shown if its heading is the query, or has its words and the page is not found by its name.
    let section, best = whole;
    this.sections.forEach((one, number) => {
      const exact = one.phrase === query.phrase ? HEADING : 0;
      const here = exact ? Infinity : one.hasHeading(query) ? inSections[number] : 0;
      if (one.anchor && here > best) [section, best] = [one, here];
      whole = Math.max(whole, exact);
    });
    score = (score + whole) * this.weight * (count / query.words.length);
    const isNamed = this.kind === "module" && joined(this.title) === query.joined;
    const last = this.isMigration && !isNamed ? 1 : 0;
    return { page: this, section, score, count, last, overloads: 0 };
  }

  /** Whether the parts of a name such as `expectEventually` are in the title, in this order. */
  hasHumps(parts) {
    let from = 0;
    return parts.length > 1 && parts.every((part) => {
      from = this.humps.findIndex((hump, index) => index >= from && hump.startsWith(part)) + 1;
      return from > 0;
    });
  }

  vocabulary() {
    return [...this.titleWords, ...this.keywords.words, ...this.sections.flatMap((one) => [...one.headingWords])]
      .filter((word) => word.length > 3);
  }

  /** A piece of text in which the first word of a query is found, or the summary. */
  excerpt(query, section) {
    const { words } = new Query(query);
    for (const one of section ? [section] : [undefined, ...this.sections]) {
      const text = one ? one.text : this.summary;
      for (const { pattern } of words) {
        pattern.lastIndex = 0;
        const found = pattern.exec(text.toLowerCase());
        if (!found) continue;
        if (!one) return text;
        const from = found.index < 70 ? 0 : text.indexOf(" ", found.index - 60) + 1;
        return (from > 0 ? "…" : "") + text.slice(from, from + 160) + (from + 160 < text.length ? "…" : "");
      }
    }
    return this.summary;
  }
}

class Section {
  constructor([anchor, heading, text]) {
    Object.assign(this, { anchor, heading, text });
    this.phrase = phraseOf(heading);
    this.headingWords = partsOf(heading);
    this.searchable = searchable(text);
  }

  /** Whether most words of a query are in the heading. */
  hasHeading(query) {
    const found = query.words.filter((word) => word.score(this.headingWords, SUBHEADING) > 0);
    return found.length * 2 > query.words.length;
  }

  score(word) {
    const count = occurrences(word.pattern, this.searchable);
    return Math.max(
      word.score(this.headingWords, SUBHEADING), count > 0 ? TEXT + Math.min(1.5, Math.log2(count) / 3) : 0);
  }
}

/** Words by which a page is found, in phrases that commas separate. */
class Keywords {
  constructor(text) {
    this.phrases = new Set(text.split(",").map(phraseOf).filter(Boolean));
    this.words = new Set(partsOf(text));
  }

  has(query) { return this.phrases.has(query.phrase); }

  score(word) { return word.score(this.words, KEYWORD); }
}

function occurrences(pattern, text) {
  pattern.lastIndex = 0;
  let count = 0;
  while (count < 8 && pattern.test(text)) count += 1;
  return count;
}

const wordsOf = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const joined = (text) => wordsOf(text).join("");
const phraseOf = (text) => wordsOf(text).map(stem).join("");
const separated = (text) => text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
const searchable = (text) => `${text.toLowerCase()} ${separated(text).toLowerCase()}`;
const partsOf = (text) => new Set([...wordsOf(text), ...wordsOf(separated(text))]);

/** The part of a word that its forms share: retry, retries; wait, waiting; crash, crashes. */
const stems = new Map();
function stem(word) {
  let found = stems.get(word);
  if (found === undefined) {
    found = word;
    if (word.length > 3) {
      found = word.replace(/ies$|y$|ied$/, "i").replace(/(ss|sh|ch|x)es$/, "$1");
      if (found === word) found = word.replace(/([^su])s$/, "$1");
      if (found.length > 5) found = found.replace(/(ing|ed)$/, "").replace(/([bgmnprt])\1$/, "$1");
      if (found.length > 4) found = found.replace(/e$/, "");
    }
    stems.set(word, found);
  }
  return found;
}

/** The word that needs the fewest changes, of those that need few, or the word itself. */
function nearest(word, words) {
  let best = word, least = word.length > 7 ? 3 : 2;
  for (const other of words) {
    if (Math.abs(other.length - word.length) >= least) continue;
    const changes = distance(word, other);
    if (changes < least) [best, least] = [other, changes];
  }
  return best;
}

/** How many letters have to be added, removed, replaced or swapped with the next one. */
function distance(one, other) {
  let before, previous, row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    [before, previous, row] = [previous, row, [i]];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + same);
      if (before && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        row[j] = Math.min(row[j], before[j - 2] + 1);
      }
    }
  }
  return row[other.length];
}

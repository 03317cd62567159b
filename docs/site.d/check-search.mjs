// Searches a site for the words of words.json, and fails if a page is not among the first three.
//
//     node docs/site.d/check-search.mjs .build-docs/site [WORD]   # shows what is found for a word
import { readFileSync } from "node:fs";

const [site, word] = process.argv.slice(2);
const read = (place) => readFileSync(place, "utf8");
const source = read(`${site}/assets/search.js`);
const { SearchIndex } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
const started = performance.now();
const index = new SearchIndex(JSON.parse(read(`${site}/assets/search.json`)));
const loaded = performance.now();

const place = ({ page, section }) => page.address.replace(/^documentation\//, "")
  + (section ? `#${section.anchor}` : "");

if (word) {
  for (const result of index.find(word)) {
    console.log(result.score.toFixed(1).padStart(6), place(result), "|", result.page.title);
  }
} else {
  const words = JSON.parse(read(new URL("words.json", import.meta.url)));
  let failed = 0, slowest = 0;
  for (const [query, expected] of Object.entries(words)) {
    const begun = performance.now();
    const found = index.find(query);
    slowest = Math.max(slowest, performance.now() - begun);
    const first = found.slice(0, 3).map(place);
    const isMigration = found.map(({ last }) => last === 1);
    // A function is named without its parameters.
    if (!first.some((one) => expected.includes(one.split(/[#(]/)[0]))) {
      console.error(`${query}: found ${first.join(", ") || "nothing"}, but expected ${expected.join(" or ")}`);
      failed += 1;
    }
    if (isMigration.indexOf(true) !== -1 && isMigration.lastIndexOf(false) > isMigration.indexOf(true)) {
      console.error(`${query}: a module for migration comes before another page`);
      failed += 1;
    }
  }
  const ms = (time) => `${time.toFixed(0)} ms`;
  console.log(`The search finds ${Object.keys(words).length - failed} of ${Object.keys(words).length} words: `
    + `the index is read in ${ms(loaded - started)}, the slowest search takes ${ms(slowest)}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

// The search of every page: a button, the keys / and Ctrl-K, and a dialog. It loads the index when it is first opened.

const root = new URL("..", import.meta.url);
let index, dialog, input, list, status;
let selected = -1;

// --- The dialog ----------------------------------------------------------------------------------

/** An element with attributes and children. Text is text, never HTML. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function makeDialog() {
  input = element("input", {
    type: "text", role: "combobox", "aria-label": "Search guides and modules", "aria-autocomplete": "list",
    "aria-expanded": "true", "aria-controls": "litmus-results", autocomplete: "off", autocapitalize: "off",
    spellcheck: "false", enterkeyhint: "go", placeholder: "Search guides and modules", autofocus: "",
  });
  list = element("div", { role: "listbox", id: "litmus-results", "aria-label": "Pages" });
  status = element("p", { role: "status" });
  const close = element("button", { type: "button", "aria-label": "Close the search" }, "Esc");
  dialog = element("dialog", { class: "litmus-search", "aria-label": "Search" },
    element("div", { class: "query" }, input, close), list, status);
  close.addEventListener("click", () => dialog.close());
  input.addEventListener("input", show);
  dialog.addEventListener("keydown", onKey);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[role=option]")) dialog.close();
  });
  document.body.append(dialog);
}

async function open() {
  if (!dialog) makeDialog();
  if (!dialog.open) dialog.showModal();
  input.select();
  if (index) return;
  status.textContent = "Loading…";
  try {
    const [{ SearchIndex }, answer] = await Promise.all([
      import(new URL("assets/search.js", root)), fetch(new URL("assets/search.json", root))]);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    index = new SearchIndex(await answer.json());
    show();
  } catch (error) {
    status.textContent = `The index could not be loaded: ${error.message}. Close the search, and open it again.`;
  }
}

// --- Results -------------------------------------------------------------------------------------

function show() {
  if (!index) return;
  const query = input.value.trim();
  const found = query ? index.find(query) : index.start();
  list.replaceChildren(...found.map((result, number) => option(result, number, query)));
  list.hidden = found.length === 0;
  list.scrollTop = 0;
  select(query && found.length > 0 ? 0 : -1);
  status.textContent = query
    ? (found.length === 0 ? `Nothing was found for “${query}”` : count(found.length, "result"))
    : "↑ ↓ to choose, Enter to open, Esc to close";
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function option({ page, section, overloads }, number, query) {
  const title = element("span", { class: "title" });
  title.append(...(page.kind === "guide" || page.kind === "tutorial" ? [page.title] : [element("code", {}, page.title)]));
  if (section) title.append(element("span", { class: "heading" }, ` › ${section.heading}`));
  const { group, imports } = index.placeOf(page);
  const where = page.kind === "guide" ? `Guide: ${group}`
    : page.kind === "tutorial" ? "Tutorial"
    : page.kind === "module" ? "Module"
    : `${group}, ${page.kind}` + (overloads ? ` and ${count(overloads, "overload")}` : "")
      + (imports.length ? `. In ${new Intl.ListFormat("en").format(imports.slice(0, 3))}, too` : "");
  const address = `${encodeURI(page.address)}/${section ? `#${encodeURIComponent(section.anchor)}` : ""}`;
  return element("a", {
    role: "option", id: `litmus-result-${number}`, "aria-selected": "false", tabindex: "-1", href: new URL(address, root),
  }, title, element("span", { class: "where" }, where),
    element("span", { class: "text" }, ...marked(query ? page.excerpt(query, section) : page.summary, query)));
}

/** A text with the words of the query marked. */
function marked(text, query) {
  const words = query.toLowerCase().match(/[a-z0-9]+/g);
  if (!words) return [text];
  const pattern = new RegExp(`(?<![a-z0-9])(${words.sort((one, other) => other.length - one.length).join("|")})`, "gi");
  return text.split(pattern).map((part, number) => number % 2 ? element("mark", {}, part) : part);
}

function select(number) {
  list.children[selected]?.setAttribute("aria-selected", "false");
  selected = number;
  const option = list.children[number];
  option?.setAttribute("aria-selected", "true");
  option?.scrollIntoView({ block: "nearest" });
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
}

// --- Keys ----------------------------------------------------------------------------------------

function onKey(event) {
  const last = list.children.length - 1;
  const moves = {
    ArrowDown: () => select(selected >= last ? 0 : selected + 1),
    ArrowUp: () => select(selected <= 0 ? last : selected - 1),
    Enter: () => (list.children[Math.max(selected, 0)])?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey })),
  };
  const isOnButton = event.target !== input;
  if (moves[event.key] && !event.isComposing && !(isOnButton && event.key === "Enter")) {
    event.preventDefault();
    moves[event.key]();
  }
}

const isTyping = (target) => target.closest?.("input, textarea, select, [contenteditable]");

// docc would take / too, but theme-settings.json tells it not to.
addEventListener("keydown", (event) => {
  const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
  if (!isShortcut && !isSlash) return;
  event.preventDefault();
  open();
});

// --- Pages ---------------------------------------------------------------------------------------

function addButton() {
  let button = document.querySelector("button[data-search]");
  if (!button) {
    button = element("button", { type: "button", class: "litmus-search-button", "data-search": "" },
      "Search ", element("kbd", { "aria-hidden": "true" }, "/"));
    document.body.prepend(button);
  }
  button.hidden = false;
  button.addEventListener("click", open);
}

/** Gives docc's header a link to the landing page, and names to what has none. */
function mend() {
  for (const title of document.querySelectorAll("#app h2.nav-title")) {
    if (!title.querySelector("a")) title.replaceChildren(element("a", { href: root }, "Litmus"));
  }
  for (const toggle of document.querySelectorAll("#app .hierarchy-collapsed-items .toggle")) {
    if (!toggle.hasAttribute("aria-label")) toggle.setAttribute("aria-label", "Pages above this one");
  }
  for (const item of document.querySelectorAll("#app div.item[aria-label]:not([role])")) item.setAttribute("role", "group");
}

addButton();
const app = document.getElementById("app");
if (app) {
  mend();
  new MutationObserver(mend).observe(app, { childList: true, subtree: true });
}

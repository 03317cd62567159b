// How long it takes from an action to the first frame in which the page is as it should be, in ms.
// `act` and `isDone` are the bodies of functions.
async ({ act, isDone }) => {
  const actions = {
    press: key => document.querySelector(`#controls [data-outcome="${key}"]`).click(),
    click: id => document.getElementById(id).click(),
    search: text => {
      const field = document.getElementById("search");
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    sort: order => {
      const list = document.getElementById("sort");
      list.value = order;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    },
  };
  const conditions = {
    shown: text => document.getElementById("shown").textContent.trim() === text,
    pressed: id => document.getElementById(id).getAttribute("aria-pressed") === "true",
    first: name => {
      const rows = document.querySelectorAll("details.test");
      return [...rows].find(row => row.checkVisibility()).dataset.name === name;
    },
    always: () => true,
  };
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  // What is posted within a frame arrives when the frame has been painted.
  const painted = () => frame().then(() => new Promise(resolve => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  }));
  await painted();
  const start = performance.now();
  actions[act[0]](act[1]);
  while (!conditions[isDone[0]](isDone[1])) await frame();
  await painted();
  return performance.now() - start;
}

// The texts with less contrast than asked for: each with its colors and its ratio.
// `paper`: as a printer without backgrounds has it.
({ least, paper }) => {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  // Any color that a style can have, as red, green, blue and opacity.
  const parse = text => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = text;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
    return { channels: [red, green, blue], alpha: alpha / 255 };
  };
  const over = (front, back) =>
    front.channels.map((value, index) => value * front.alpha + back[index] * (1 - front.alpha));

  const lineage = element => {
    const all = [];
    for (let one = element; one; one = one.parentElement) all.unshift(one);
    return all;
  };
  const background = element => {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const base = paper || !dark ? [255, 255, 255] : [18, 18, 18];
    if (paper) return base;
    return lineage(element).reduce(
      (back, one) => over(parse(getComputedStyle(one).backgroundColor), back), base);
  };
  const opacity = element =>
    lineage(element).reduce((all, one) => all * Number(getComputedStyle(one).opacity), 1);

  const luminance = channels => {
    const [red, green, blue] = channels.map(value => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  const problems = [];
  let count = 0;
  const check = (element, text, style) => {
    count += 1;
    const back = background(element);
    const color = parse(element instanceof SVGElement ? style.fill : style.color);
    color.alpha *= opacity(element);
    const value = ratio(over(color, back), back);
    if (value < least) {
      problems.push(
        `${value.toFixed(2)}: ${element.tagName}.${element.getAttribute("class") ?? ""} ` +
        `"${text.trim().slice(0, 40)}" ${style.color} on ${back.map(Math.round)}`);
    }
  };

  const seen = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const isShown = element.checkVisibility({ visibilityProperty: true })
      && getComputedStyle(element).maskImage === "none";
    if (!isShown || !walker.currentNode.data.trim() || seen.has(element)) continue;
    seen.add(element);
    check(element, walker.currentNode.data, getComputedStyle(element));
  }
  // Marks are drawn in their own color through a mask; for them three to one is enough.
  for (const element of document.querySelectorAll("body *")) {
    const style = getComputedStyle(element);
    if (paper || style.maskImage === "none" || !element.checkVisibility()) continue;
    const back = background(element.parentElement);
    const value = ratio(over(parse(style.backgroundColor), back), back);
    if (value < 3) problems.push(`${value.toFixed(2)}: mark ${element.className}`);
  }
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const part of ["::before", "::after", "::marker"]) {
      const style = getComputedStyle(element, part);
      const text = style.content.replace(/^"|"$/g, "");
      if (/[\p{L}\p{N}\p{S}]/u.test(text) && !/^(none|normal)$/.test(text)) {
        check(element, text, style);
      }
    }
  }
  const fields = document.querySelectorAll("input[placeholder]");
  for (const field of fields) {
    if (field.checkVisibility()) {
      check(field, field.placeholder, getComputedStyle(field, "::placeholder"));
    }
  }
  return { count, problems: [...new Set(problems)] };
}

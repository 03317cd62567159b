// What does not fit: texts beyond the window, cut off, or on top of each other.
() => {
  const slack = 1.5;
  const describe = text => `"${text.trim().slice(0, 40)}"`;

  // Texts for screen readers alone have no size to speak of.
  const isMeantUnseen = element => {
    // Marks are drawn, and their letters are not seen.
    if (getComputedStyle(element).maskImage !== "none") return true;
    for (let one = element; one; one = one.parentElement) {
      const box = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      if (style.overflow !== "visible" && box.width <= 2 && box.height <= 2) return true;
    }
    return false;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (isMeantUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width >= 1 && box.height >= 1) texts.push({ node, element, box });
    }
  }

  const problems = new Set();
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) {
    problems.add(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
  }

  // The part of a text that its scrolling and cutting ancestors leave to be seen.
  for (const text of texts) {
    let { left, right, top, bottom } = text.box;
    let canScroll = false;
    for (let one = text.element; one && one !== root; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflowX === "visible" || style.display === "inline") continue;
      const box = one.getBoundingClientRect();
      const scrollsX = /auto|scroll/.test(style.overflowX);
      const scrollsY = /auto|scroll/.test(style.overflowY);
      const isCutX = right > box.right + slack || left < box.left - slack;
      const isCutY = bottom > box.bottom + slack || top < box.top - slack;
      // The dots say that there is more, which is shown once the test is open.
      if (style.textOverflow === "ellipsis" && !isCutY) canScroll = true;
      if ((isCutX && !scrollsX && !canScroll) || (isCutY && !scrollsY && !canScroll)) {
        problems.add(`${describe(text.node.data)} is cut off by ${one.tagName}.${one.className}`);
      }
      if (scrollsX || scrollsY) canScroll = true;
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    text.seen = { left, right, top, bottom };
    if (right > left && (left < -slack || right > innerWidth + slack)) {
      problems.add(`${describe(text.node.data)} ends at ${Math.round(right)} of ${innerWidth}`);
    }
  }

  const boxes = texts.filter(text => text.seen.right > text.seen.left)
    .sort((one, other) => one.seen.top - other.seen.top);
  boxes.forEach((one, index) => {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (other.seen.top > one.seen.bottom) break;
      const height = Math.min(one.seen.bottom, other.seen.bottom) - other.seen.top;
      const width = Math.min(one.seen.right, other.seen.right)
        - Math.max(one.seen.left, other.seen.left);
      // Lines of one paragraph may come close to each other; a third of a line is too much.
      const line = Math.min(one.box.height, other.box.height);
      if (one.node !== other.node && width > 2 && height > line / 3) {
        problems.add(`${describe(one.node.data)} is on top of ${describe(other.node.data)}`);
      }
    }
  });
  return [...problems].slice(0, 20);
}

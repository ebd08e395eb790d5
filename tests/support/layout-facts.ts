/**
 * Measurements of a page's layout. Each function runs inside the page, so it uses nothing from outside itself; each returns
 * complaints, none when all is well.
 */

/** Text outside the window, or cut by a box that hides its overflow; scrolling boxes and decoration are left out. */
export function cutText(): readonly string[] {
  const complaints = new Set<string>();
  const tolerance = 1.5;
  if (document.documentElement.scrollWidth > innerWidth)
    complaints.add("the page scrolls sideways");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue: text } = walker.currentNode;
    if (!parent || !text?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("[aria-hidden=true], .spoken, .skip-link, script, style, noscript"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()];
    let frame: DOMRect = new DOMRect(0, -1e6, innerWidth, 2e6);
    let isScrolled = false;
    let isClipped = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== "none") isClipped = true;
      if ([overflowX, overflowY].some((value) => value === "auto" || value === "scroll")) {
        isScrolled = true;
        break;
      }
      if (overflowX !== "visible" || overflowY !== "visible") {
        frame = box.getBoundingClientRect();
        break;
      }
    }
    if (isScrolled || isClipped) continue;
    const isCut = boxes.some(
      ({ left, right, top, bottom }) =>
        left < frame.left - tolerance ||
        right > frame.right + tolerance ||
        // The line's box is taller than its letters.
        top < frame.top - (bottom - top) / 4 ||
        bottom > frame.bottom + (bottom - top) / 4,
    );
    if (isCut) complaints.add(`cut: "${text.trim().slice(0, 40)}"`);
  }
  return [...complaints];
}

/** Controls smaller than 44 x 44 px, and pairs of controls that overlap; links inside text may be small. */
export function crowdedControls(): readonly string[] {
  const open = document.querySelector("dialog[open], :popover-open");
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30)}"`;
  const controls = [
    ...(open ?? document).querySelectorAll(
      "a[href], button, input:not([type=radio], [type=checkbox]), label:has([type=radio], [type=checkbox]), summary",
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".skip-link"),
  );
  const small = controls.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isLarge = width >= 43.5 && height >= 43.5;
    if (isLarge || getComputedStyle(element).display === "inline") return [];
    return `small: ${name(element)} is ${Math.round(width)} x ${Math.round(height)}`;
  });
  /** What of a box is seen through the box that scrolls it. */
  const seen = (element: Element, box: DOMRect) => {
    let scroller = element.parentElement;
    while (scroller && getComputedStyle(scroller).overflowY !== "auto")
      scroller = scroller.parentElement;
    if (!scroller) return box;
    const frame = scroller.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return new DOMRect(box.x, top, box.width, Math.max(0, bottom - top));
  };
  const boxes = controls.flatMap((element) =>
    [...element.getClientRects()].map((box) => ({ element, box: seen(element, box) })),
  );
  const overlaps = boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(({ element: other }) => !element.contains(other) && !other.contains(element))
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map(({ element: other }) => `overlap: ${name(element)} and ${name(other)}`),
  );
  return [...small, ...overlaps];
}

/** Overlapping text: each line is measured, less a quarter of its height, which is empty. */
export function coveredText(): readonly string[] {
  const open = document.querySelector("dialog[open], :popover-open");
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  const lines: { readonly text: string; readonly node: Node; readonly box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent, nodeValue: text } = node;
    if (!parent || !text?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("[aria-hidden=true], .spoken, .skip-link, script, style, noscript"))
      continue;
    // Sticky elements cover what scrolls below them, and clipped text is for screen readers.
    let apart: Element | null = parent;
    while (apart) {
      const { position, clipPath } = getComputedStyle(apart);
      if (position === "fixed" || position === "sticky" || clipPath !== "none") break;
      apart = apart.parentElement;
    }
    if (apart) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = new DOMRect(x, y + height / 8, width, (height * 3) / 4);
      lines.push({ text: text.trim().slice(0, 30), node, box });
    }
  }
  const complaints = lines.flatMap(({ text, node, box }, index) =>
    lines
      .slice(index + 1)
      .filter(
        ({ node: other, box: its }) =>
          other !== node &&
          Math.min(box.right, its.right) - Math.max(box.left, its.left) > 1 &&
          Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 1,
      )
      .map(({ text: other }) => `covered: "${text}" and "${other}"`),
  );
  return [...new Set(complaints)];
}

/**
 * A complaint if the focused element shows no ring or cannot be seen, else an empty text; `undefined` if focus has left the
 * page.
 */
export function focusComplaint(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const shown = element.matches("[type=radio]") ? (element.closest("label") ?? element) : element;
  const label = `${element.tagName.toLowerCase()} "${shown.textContent.trim().slice(0, 30)}"`;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `no ring: ${label}`;
  const box = shown.getClientRects()[0];
  if (!box) return `not shown: ${label}`;
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!hit || !(shown.contains(hit) || hit.contains(shown))) return `covered: ${label}`;
  return "";
}

/** Applies the text spacing of WCAG 1.4.12. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-block-end: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

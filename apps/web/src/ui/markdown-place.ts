/** From a place on the screen to a place in the text, and back, by the `data-at` of a `MarkdownView`. */

type Caret = { node: Node; offset: number };

function caretAt(x: number, y: number): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // Safari's name for the same.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

const placeOf = (element: Element | null | undefined): number | undefined => {
  const at = element?.closest<HTMLElement>('[data-at]')?.dataset.at;
  return at === undefined ? undefined : Number(at);
};

/** Beside the words of a line counts as its end; below everything as the end of the text. */
export function offsetAtPoint(root: Element, target: Element, x: number, y: number, length: number): number {
  const caret = caretAt(x, y);
  const inside = caret && root.contains(caret.node) ? caret : undefined;
  if (inside?.node instanceof Text) {
    const at = placeOf(inside.node.parentElement);
    if (at !== undefined) return Math.min(at + inside.offset, length);
  }
  const line = inside?.node instanceof Element ? inside.node : target;
  const piece = line.matches('[data-at]') ? line : [...line.querySelectorAll('[data-at]')].at(-1);
  const at = root === line ? undefined : placeOf(piece);
  return at === undefined ? length : Math.min(at + (piece?.textContent?.length ?? 0), length);
}

/** The piece that holds a place, or the last one before it. */
export function pieceAt(root: Element, offset: number): Element | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-at]')].findLast(
    ({ dataset }) => Number(dataset.at) <= offset,
  );
}

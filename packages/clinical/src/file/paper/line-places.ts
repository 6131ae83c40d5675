/** Where the lines of a paper stand, and how wide its running text is. */

export type Line = { start: number; end: number };

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

const NARROW_characters = 55;
const FEWEST_LINES = 3;
const AS_WIDE = 0.8;

/** How wide the running text is around each line: that of its own block where it is text, else of the page. */
export function widthsOf(text: string, lines: readonly Line[]): number[] {
  const lengths = lines.map(({ start, end }) => (text.slice(start, end).includes('\t') ? 0 : end - start));
  const page = Math.max(NARROW_characters, ...lengths);
  const widths: number[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && (lengths[to] ?? 0) > 0) to += 1;
    const block = lengths.slice(from, Math.max(to, from + 1));
    const most = Math.max(...block);
    const isText = block.filter((length) => length >= AS_WIDE * most).length >= FEWEST_LINES;
    widths.push(...block.map(() => (isText || most >= NARROW_characters ? most : page)));
    from = Math.max(to, from + 1);
  }
  return widths;
}

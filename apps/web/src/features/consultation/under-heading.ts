/** A line more under a heading of a note's text. */
import { sectionsOf } from './sections-of.ts';

const isSameTitle = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** People shorten headings: “Medicatie” is the section “Medicatie en bijwerkingen”. */
const isShortened = (title: string, whole: string) =>
  whole.toLowerCase().startsWith(`${title.trim().toLowerCase()} `);

type Added = { text: string; offset: number };

/** Between what stands before and after a place, with empty lines around it. */
function putAt(text: string, at: number, before: string, line: string): Added {
  const start = `${text.slice(0, at).trimEnd()}${before}`;
  const rest = text.slice(at).trimStart();
  return { text: `${start}${line}\n${rest && `\n${rest}`}`, offset: start.length };
}

/** `titles` are the headings in their order: one that the note leaves out is opened in its place among the others. */
export function withLineUnder(
  text: string,
  title: string,
  line: string,
  titles: readonly string[] = [],
): Added {
  const present = sectionsOf(text);
  const section =
    present.find((each) => isSameTitle(each.title, title)) ??
    present.find((each) => isShortened(each.title, title));
  if (section) return putAt(text, section.end, section.body ? '\n' : '\n\n', line);
  const later = titles.slice(titles.findIndex((each) => isSameTitle(each, title)) + 1);
  const next = present.find((each) => later.some((other) => isSameTitle(each.title, other)));
  const at = next?.start ?? text.length;
  const isFirst = text.slice(0, at).trim() === '';
  return putAt(text, at, `${isFirst ? '' : '\n\n'}## ${title}\n\n`, line);
}

/** The heading that a place stands under. */
export const headingAt = (text: string, offset: number): string | undefined =>
  sectionsOf(text).findLast(({ start }) => start <= offset)?.title;

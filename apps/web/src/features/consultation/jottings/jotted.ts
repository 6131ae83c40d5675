/** What the clinician jotted down during the recording, in the note that came of it. */
import { type EngineDraft, JOTTINGS_TITLE, type Language } from '@noteer/contract';
import { sectionsOf } from '../sections-of.ts';

/** As it compares: without the signs that keep a line from being read as a heading or a list. */
const plain = (line: string): string =>
  line
    .replaceAll(/\\(?=[#>*+\-.)])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The lines of a draft that are the clinician's own: they rest on nothing that was said. */
export const jottedLines = (draft: EngineDraft | null | undefined): ReadonlySet<string> =>
  new Set(
    (draft?.sections ?? []).flatMap(({ sentences }) =>
      sentences.flatMap(({ sources, text }) => (sources.length === 0 ? [plain(text)] : [])),
    ),
  );

/** What is shorter stands in other sentences by chance. */
const LONG_ENOUGH = 12;

/** Whether this place is in words that stand as they were jotted down, with or without others beside them in the line. */
export function isJotted(lines: ReadonlySet<string>, text: string, offset: number): boolean {
  if (lines.size === 0) return false;
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = plain(text.slice(start, end < 0 ? undefined : end));
  if (lines.has(line)) return true;
  const at = plain(text.slice(start, offset)).length;
  return [...lines].some((jotted) => {
    const from = jotted.length < LONG_ENOUGH ? -1 : line.indexOf(jotted);
    return from >= 0 && from <= at && at < from + jotted.length;
  });
}

/** Whether every line of it stands in the note. */
export function standsIn(text: string, jotting: string): boolean {
  const inNote = new Set(text.split('\n').map(plain));
  return jotting
    .split(/\r?\n/)
    .map(plain)
    .every((line) => line === '' || inNote.has(line));
}

/** The note with a jotting that came too late for it, where the others stand. */
export function withJotting(text: string, jotting: string, language: Language): string {
  const title = JOTTINGS_TITLE[language];
  const lines = jotting
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const section = sectionsOf(text).find((each) => each.title === title);
  if (!section) return `${text.trimEnd()}${text.trim() && '\n\n'}## ${title}\n\n${lines}\n`;
  const rest = text.slice(section.end).trimStart();
  return `${text.slice(0, section.end).trimEnd()}\n${lines}\n${rest && `\n${rest}`}`;
}

/** The last note, whole: whatever the other parts of the page overlook or cut short, it is there to be read. */
import { headingOf } from '../paper/line-headings.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';

export const lastNote = ({ papers }: Pick<Desk, 'papers'>): PaperRead | undefined =>
  papers.findLast(({ source }) => source.kind === 'note');

/** A paper that came before the last note: its clinician may have written since that it is otherwise. */
export function isEarlier(paper: PaperRead, desk: Pick<Desk, 'papers'>): boolean {
  const note = lastNote(desk);
  return note !== undefined && paper !== note && paper.source.date <= note.source.date;
}

const bullet = /^[-•*–]\s+/;

/** Line by line as it was written, each heading with the first line under it. */
export function lastNoteLines(desk: Desk): PreparationLine[] {
  const paper = lastNote(desk);
  if (!paper) return [];
  const { id, text, date, author } = paper.source;
  const lines: PreparationLine[] = [];
  let label = '';
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const said = line.trim().replace(bullet, '');
    if (said === '') continue;
    const heading = headingOf(line);
    if (heading && heading.body >= line.trimEnd().length) {
      label = heading.name.trim();
      continue;
    }
    const from = index + line.indexOf(said);
    const sources = [{ source: id, from, to: from + said.length }];
    const words = said.replaceAll(/\s+/g, ' ');
    lines.push({
      text: label ? `${label}: ${words}` : words,
      label,
      said: [{ text: words, sources }],
      ...{ sources, date, author },
    });
    label = '';
  }
  return lines;
}

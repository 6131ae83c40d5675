/** The last note, whole: whatever the other parts of the page overlook or cut short, it is there to be read. */
import { headingOf } from '../paper/line-headings.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';

export const lastNote = ({ papers }: Pick<Desk, 'papers'>): PaperRead | undefined =>
  papers.findLast(({ source }) => source.kind === 'note');

/** Two people may write on one day, or one of them twice: none of these is of before. */
export function lastNotes({ papers }: Pick<Desk, 'papers'>): PaperRead[] {
  const last = lastNote({ papers });
  return papers.filter(({ source }) => source.kind === 'note' && source.date === last?.source.date);
}

/** A paper that came before the last note: its clinician may have written since that it is otherwise. */
export function isEarlier(paper: PaperRead, desk: Pick<Desk, 'papers'>): boolean {
  const notes = lastNotes(desk);
  const [note] = notes;
  return note !== undefined && !notes.includes(paper) && paper.source.date <= note.source.date;
}

const bullet = /^[-•*–]\s+/;

/** Line by line as it was written, each heading with the first line under it. */
export const lastNoteLines = (desk: Desk): PreparationLine[] => lastNotes(desk).flatMap(linesOf);

function linesOf({ source: { id, text, date, author } }: PaperRead): PreparationLine[] {
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

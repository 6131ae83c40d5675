/** What remarks come to in the lines of a note. */
import type { NoteChange } from '@noteer/contract';
import type { Remarks } from './answer.ts';

/** `sources` are empty of what the clinician typed. */
export type NoteLine = { text: string; sources: number[] };
export type LinedSection = { id: string; title: string; lines: NoteLine[] };

/** A line and a section of it may be named by several remarks: the gravest holds, and each line changes once. */
export function changesOf(
  sections: readonly LinedSection[],
  { wrong, missing, moved, double }: Remarks,
  known: ReadonlySet<number>,
): NoteChange[] {
  const lines = sections.flatMap((section) => section.lines.map((line) => ({ section, line })));
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  const texts = new Set(lines.map(({ line }) => line.text.toLowerCase()));
  const touched = new Set<number>();
  const at = (number: number) => {
    const found = lines[number - 1];
    if (!found || touched.has(number)) return undefined;
    touched.add(number);
    return found;
  };
  const existing = (sources: number[]) =>
    [...new Set(sources.filter((seq) => known.has(seq)))].sort((a, b) => a - b);

  const corrected = wrong.flatMap(({ line: number, why, text, sources }): NoteChange[] => {
    // What rests on nothing that was said would be as unfounded as what it corrects.
    const carried = existing(sources);
    if (text !== '' && carried.length === 0) return [];
    if (text.toLowerCase() === lines[number - 1]?.line.text.toLowerCase()) return [];
    const found = at(number);
    if (!found) return [];
    return [
      {
        ...{ kind: 'wrong', section: found.section.title, before: found.line.text, after: text, why },
        sources: text === '' ? found.line.sources : carried,
      },
    ];
  });
  const gone = double.flatMap(({ line: number, why }): NoteChange[] => {
    const found = at(number);
    if (!found) return [];
    const { section, line } = found;
    return [
      { kind: 'double', section: section.title, before: line.text, after: '', why, sources: line.sources },
    ];
  });
  const elsewhere = moved.flatMap(({ line: number, section: id, why }): NoteChange[] => {
    const title = titles.get(id);
    if (title === undefined || lines[number - 1]?.section.id === id) return [];
    const found = at(number);
    if (!found) return [];
    const { text, sources } = found.line;
    return [{ kind: 'moved', section: title, before: text, after: text, why, sources }];
  });
  const added = missing.flatMap(({ section: id, text, why, sources }): NoteChange[] => {
    const title = titles.get(id);
    const carried = existing(sources);
    if (title === undefined || text === '' || carried.length === 0 || texts.has(text.toLowerCase()))
      return [];
    texts.add(text.toLowerCase());
    return [{ kind: 'missing', section: title, before: '', after: text, why, sources: carried }];
  });
  return [...corrected, ...added, ...elsewhere, ...gone];
}

/** The sections with these changes made. */
export function withChanges(
  sections: readonly LinedSection[],
  changes: readonly NoteChange[],
): LinedSection[] {
  const byBefore = new Map(changes.filter(({ before }) => before).map((change) => [change.before, change]));
  const kept = sections.map((section) => ({
    ...section,
    lines: section.lines.flatMap((line): NoteLine[] => {
      const change = byBefore.get(line.text);
      if (!change) return [line];
      if (change.kind === 'moved') return change.section === section.title ? [line] : [];
      return change.after === '' ? [] : [{ text: change.after, sources: change.sources }];
    }),
  }));
  for (const { kind, section, after, sources } of changes)
    if (kind === 'missing' || kind === 'moved')
      kept.find(({ title }) => title === section)?.lines.push({ text: after, sources });
  return kept;
}

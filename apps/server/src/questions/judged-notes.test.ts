/** Twenty-two talks that nobody had seen, with the recorded answers of a strong model and what readers made of each line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTemplate, noteMarkdown, type TranscriptPiece } from '@noteer/clinical';
import { uncertainValues } from '@noteer/clinical/certain-checks';
import type { Language } from '@noteer/contract';
import { expect, test } from 'vitest';
import { scriptedModel } from '../../test/scripted-model.ts';
import { writeNote } from './note/write.ts';
import { withChanges } from './second-reading/changes.ts';
import { readOver } from './second-reading/read.ts';

const home = join(import.meta.dirname, '../../../../evaluation/judged');

type Sentence = { text: string; sources: number[] };
type Judged = {
  id: string;
  language: Language;
  template: string;
  from: string;
  names: string[];
  pieces: (Omit<TranscriptPiece, 'speaker'> & { speaker: string })[];
  answers: {
    note: { sections: Record<string, Sentence[]>; tasks: unknown[]; diagnoses: unknown[]; doubts: unknown[] };
    'second-reading': Record<'wrong' | 'missing' | 'moved' | 'double', unknown[]>;
  };
  judged: { lines: number };
};

const talks = readdirSync(home)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(home, name), 'utf8')) as Judged);
const { signal } = new AbortController();

/** The note as its clinician would see it. */
async function noteOf({ template: id, language, names, pieces: said, answers }: Judged) {
  const template = findTemplate(id);
  if (!template) throw new Error(`there is no template ${id}`);
  const model = scriptedModel(({ name }) => answers[name as keyof typeof answers]);
  // Nobody had said who speaks.
  const pieces = said.map(({ speaker: _, ...piece }) => piece);
  const asked = { pieces, template, language, names, away: undefined };
  const { note, isPartial } = await writeNote(model, { ...asked, examples: [] }, { signal });
  const sections = template.sections.map((section) => ({
    ...{ id: section.id, title: section.title[language] },
    lines: note.sections.find((written) => written.id === section.id)?.sentences ?? [],
  }));
  const changes = await readOver(model, { ...asked, sections }, { signal });
  return { note, isPartial, pieces, changes, sections: withChanges(sections, changes) };
}

test.each(talks)('of the answer for $id nothing is lost on its way to the note', async (talk) => {
  const { note, isPartial, changes, sections } = await noteOf(talk);
  expect(isPartial).toBe(false);
  for (const [id, answered] of Object.entries(talk.answers.note.sections))
    expect(note.sections.find((section) => section.id === id)?.sentences ?? []).toEqual(
      answered.map(({ text, sources }) => ({ text, sources: [...new Set(sources)].sort((a, b) => a - b) })),
    );
  expect(note.tasks).toHaveLength(talk.answers.note.tasks.length);
  expect(note.diagnoses).toHaveLength(talk.answers.note.diagnoses.length);
  expect(note.doubts).toHaveLength(talk.answers.note.doubts.length);
  expect(changes).toHaveLength(Object.values(talk.answers['second-reading']).flat().length);
  expect(sections.flatMap(({ lines }) => lines)).toHaveLength(talk.judged.lines);
});

test('the certain checks mark at most one of ten of these notes, but for what stands in the places to hear again', async () => {
  let marks = 0;
  for (const talk of talks) {
    const { note, pieces, sections } = await noteOf(talk);
    const { text } = noteMarkdown({
      sections: sections.map(({ lines, ...section }) => ({ ...section, sentences: lines })),
      not_discussed: [],
    });
    const found = uncertainValues(text, pieces, talk.language, talk.from);
    marks += found.filter(({ text: value }) => !note.doubts.some(({ read }) => read.includes(value))).length;
  }
  expect(marks / talks.length).toBeLessThanOrEqual(0.1);
});

/** Talks that were spoken and heard by our own recogniser, with the recorded answers of a strong model and what readers made of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTemplate } from '@noteer/clinical';
import { expect, test } from 'vitest';
import { scriptedModel } from '../../../test/scripted-model.ts';
import { writeNote } from '../../questions/note/write.ts';
import { doubtsOf } from './doubts.ts';
import { type HeardPiece, withUnsureMarked } from './unsure-values.ts';

const home = join(import.meta.dirname, '../../../../../evaluation/heard');

type Place = { by: string; heard: string; read: string; sources: number[] };
type Heard = {
  id: string;
  template: string;
  names: string[];
  pieces: HeardPiece[];
  answers: { note: { sections: Record<string, { text: string }[]>; doubts: unknown[] } };
  judged: { places: (Place & { worth: boolean })[] };
};

const talks = readdirSync(home)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(home, name), 'utf8')) as Heard);
const { signal } = new AbortController();

async function noteOf({ template: id, names, pieces, answers }: Heard) {
  const template = findTemplate(id);
  if (!template) throw new Error(`there is no template ${id}`);
  const model = scriptedModel(() => answers.note);
  const shown = withUnsureMarked(pieces, 'nl');
  const asked = { pieces: shown, template, language: 'nl' as const, names, examples: [], away: undefined };
  return writeNote(model, asked, { signal });
}

test.each(talks)(
  'of the answer for $id, as it was heard, nothing is lost on its way to the note',
  async (talk) => {
    const { note, isPartial } = await noteOf(talk);
    expect(isPartial).toBe(false);
    const { sections, doubts } = talk.answers.note;
    expect(note.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual(
      note.sections.flatMap(({ id }) => (sections[id] ?? []).map(({ text }) => text)),
    );
    expect(note.doubts).toHaveLength(doubts.length);
  },
);

const keyOf = ({ heard, sources }: Place) => JSON.stringify([heard, sources]);

test('the places to hear again are those that readers found worth it', async () => {
  const found: string[] = [];
  const worth: string[] = [];
  for (const talk of talks) {
    const { note } = await noteOf(talk);
    const ofTalk = (place: Place) => `${talk.id} ${keyOf(place)}`;
    found.push(...doubtsOf(note, talk.pieces, [], 'nl').map(ofTalk));
    // Speech without text is found in the sound, which is not kept here.
    const judged = talk.judged.places.filter(({ by }) => by !== 'no_text');
    worth.push(...judged.filter((place) => place.worth).map(ofTalk));
  }
  const kept = worth.filter((place) => found.includes(place)).length;
  expect(kept / worth.length).toBeGreaterThanOrEqual(0.95);
  expect(kept / found.length).toBeGreaterThanOrEqual(0.8);
});

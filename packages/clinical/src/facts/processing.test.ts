import { describe, expect, test } from 'vitest';
import { piecesOf, type Turn } from '../../test/turns.ts';
import { writeNote } from '../note/write-note.ts';
import type { Language } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import { defaultTemplate, findTemplate } from '../templates.ts';
import { processingIn } from './processing.ts';

const session: Turn[] = [
  ['B', 'Hoe slaap je?'],
  ['C', 'Slecht, ik lig tot drie uur wakker.'],
  ['B', 'Goed. Wat is nu het naarste plaatje?'],
  ['C', 'Die hand op de hendel.'],
  ['B', 'Welke nare gedachte over jezelf hoort daarbij?'],
  ['C', 'Dat het mijn schuld is.'],
  ['B', 'Ik ben schuldig. En wat zou je liever willen geloven?'],
  ['C', 'Dat ik gedaan heb wat ik kon.'],
  ['B', 'Hoe geloofwaardig voelt dat, van één tot zeven?'],
  ['C', 'Twee.'],
  ['B', 'En de spanning, nul tot tien?'],
  ['C', 'Negen. Nee, acht. In mijn borst.'],
  ['B', 'Volg het licht. Wat komt er op?'],
  ['C', 'Ik hoor hem schreeuwen.'],
  ['B', 'Ga daar maar mee door.'],
  ['C', 'Mijn hand had al geremd.'],
  ['B', 'Terug naar het plaatje. Hoe hoog is de spanning nu?'],
  ['C', 'Vier. Het staat verder weg.'],
  ['B', 'Neem dat mee. Volg het licht.'],
  ['B', 'En nu?'],
  ['C', 'Eén. Misschien anderhalf.'],
  ['B', 'We houden het op één? En die zin, hoe waar voelt die?'],
  ['C', 'Zes. Ja, zes.'],
  ['B', 'Dan sluiten we hier af. Volgende week woensdag elf uur.'],
  ['C', 'Is goed.'],
];
const read = (turns: readonly Turn[], language: Language) =>
  processingIn(readTalk(piecesOf([...turns]), language));

describe('a memory that is worked on in the session', () => {
  test('has its ratings in turn, the last one as it was settled', () => {
    const found = read(session, 'nl');
    expect(found?.tension.map(({ value }) => value)).toEqual([8, 4, 1]);
    expect(found?.belief.map(({ value }) => value)).toEqual([2, 6]);
    expect(found?.thought?.said).toBe('Ik ben schuldig.');
    expect(found?.wanted?.said).toBe('Dat ik gedaan heb wat ik kon.');
  });

  test('is only spoken of where nothing was rated and no set was made', () => {
    expect(read(session.slice(0, 12), 'nl')).toBeUndefined();
    expect(
      read(
        [
          ['B', 'Wat was het naarste moment van de week?'],
          ['C', 'Dinsdag, een acht.'],
        ],
        'nl',
      ),
    ).toBeUndefined();
  });

  test('stands in the note as how it went, without what came up meanwhile', () => {
    const { sections } = writeNote(piecesOf([...session]), {
      template: findTemplate('cgt') ?? defaultTemplate,
      language: 'nl',
    });
    const text = sections.flatMap(({ sentences }) => sentences.map(({ text: line }) => line)).join('\n');
    expect(text).toContain('spanning van 0 tot 10: 8, daarna 4, daarna 1');
    expect(text).toContain(
      'Gedachte bij het beeld: “Ik ben schuldig”; liever: “Dat ik gedaan heb wat ik kon”',
    );
    expect(text).not.toMatch(/schreeuwen|geremd|Behandelaar is schuldig/u);
    expect(text).toMatch(/wakker/u);
  });
});

import { describe, expect, test } from 'vitest';
import { meetsAll, shareOf, sprungBy, standingOf } from './key.ts';
import { linesOf, linesOfDraft } from './note-lines.ts';

const note = `## Beloop
Slaapt slecht: om half vier wakker. Eet weer normaal. Geen trillen of zweten.

## Beleid
Sertraline verhogen. Vanaf morgen vijfenzeventig milligram. Bellen bij onrust.`;
const lines = linesOf(note, 'nl');

describe('a fact of a note', () => {
  test.each([
    ['wakker;3:30', 'whole'],
    ['sla+pt|nachtrust;wakker', 'whole'],
    ['sertralin;75 mg', 'whole'],
    ['eet;zwe+t', 'whole'],
    ['~zweten', 'whole'],
    ['~wakker', 'missing'],
    ['wakker;sertralin', 'scattered'],
    ['wakker;@sertralin', 'whole'],
    ['sertralin;100 mg', 'partial'],
    ['sertralin;100 mg;avond', 'missing'],
    ['koorts', 'missing'],
  ])('%s is %s', (key, level) => expect(standingOf(key, lines).level).toBe(level));

  test('stands in one place when at most four sentences hold it, and not over two sections', () => {
    const five = linesOf('Eén a. Twee b. Drie c. Vier d. Vijf e.', 'nl');
    expect(standingOf('\\ba\\b;\\bd\\b', five)).toEqual({ level: 'whole', at: [0, 1, 2, 3] });
    expect(standingOf('\\ba\\b;\\be\\b', five).level).toBe('scattered');
    expect(standingOf('trillen;sertralin', lines).level).toBe('scattered');
  });

  test('is scattered only over sentences that rest on what was said of it', () => {
    const draft = {
      sections: [
        { id: 'course', title: 'Beloop', sentences: [{ text: 'Slaapt slecht.', sources: [3] }] },
        { id: 'plan', title: 'Beleid', sentences: [{ text: 'Dagboek bijhouden.', sources: [9] }] },
      ],
      not_discussed: [],
    };
    const written = linesOfDraft(draft, 'nl');
    expect(standingOf('slaapt;dagboek', written, [3, 9]).level).toBe('scattered');
    expect(standingOf('slaapt;dagboek', written, [3]).level).toBe('partial');
  });
});

test('a trap is sprung unless the same sentence makes it right', () => {
  const trap = { what: 'mother: lithium', says: 'lithium', unless: 'moeder' };
  expect(sprungBy(trap, linesOf('Gebruikt lithium. Moeder leeft nog.', 'nl'))?.text).toBe(
    'Gebruikt lithium.',
  );
  expect(sprungBy(trap, linesOf('Moeder gebruikt lithium.', 'nl'))).toBeUndefined();
});

test('a sentence meets a part of a key, apart from what may stand anywhere', () => {
  expect(shareOf('@sertralin;verhog;75 mg', 'verhogen naar 100 mg')).toEqual({ met: 1, of: 2 });
});

test('a task is met by its whole key', () => {
  expect(meetsAll('bel;2 weken', 'Belt over twee weken', 'nl')).toBe(true);
  expect(meetsAll('bel;3 weken', 'Belt over twee weken', 'nl')).toBe(false);
});

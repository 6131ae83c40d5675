import { describe, expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { marksOf } from './check.ts';

const said = (texts: readonly string[]): TranscriptPiece[] =>
  texts.map((text, seq) => ({
    seq,
    start_s: seq * 5,
    end_s: seq * 5 + 5,
    text,
    speaker: { role: seq % 2 === 0 ? ('clinician' as const) : ('client' as const) },
  }));

const cases: [Language, texts: string[], note: string][] = [
  // Taken back, and then said after all.
  [
    'nl',
    ['Hoeveel boterhammen eet u?', 'Vijf. Of nou, vier en een halve.', 'Ja, vijf is prima.'],
    'Eet vijf boterhammen.',
  ],
  // No longer so, and told as what was.
  [
    'nl',
    [
      'De lithiumspiegel was eenenzestig. Nee, wacht, dat is die van mei. De nieuwe is achtenzeventig.',
      'Oké.',
    ],
    'Lithiumspiegel 78 (mei: 61).',
  ],
  // A limit takes nothing back.
  [
    'en',
    ['You may take a second one after four hours, but no more than three in a day.', 'All right.'],
    'May take a second one after 4 hours, max 3 a day.',
  ],
  // Two values in the order in which they were told.
  ['en', ['And the coffee?', 'Five mugs a day. Used to be nine.'], 'Five mugs of coffee a day, was nine.'],
  [
    'nl',
    ['Hoe geloofwaardig is dat nu?', 'Zes.', 'Mooi, van drie naar zes.', 'Ja.'],
    'Geloofwaardigheid van 3 naar 6.',
  ],
  [
    'nl',
    [
      'Wanneer kreeg u de naproxen?',
      'Half april, van de huisarts. Vijfhonderd milligram. Eerst had ik niks.',
    ],
    'Sinds half april naproxen 500 mg.',
  ],
];

describe('a value that holds after all', () => {
  test.each(cases)('%s: %j carries “%s”', (language, texts, note) => {
    expect(marksOf(note, said(texts), language).map(({ text }) => text)).toEqual([]);
  });

  test('two values that changed places are marked, also between brackets', () => {
    const talk = said(['U heeft er zeventien van de dertig. Vorig jaar waren dat er drieëntwintig.', 'Oei.']);
    expect(marksOf('Geheugentest 17 van 30 (vorig jaar 23).', talk, 'nl')).toEqual([]);
    expect(marksOf('Geheugentest 23 van 30 (vorig jaar 17).', talk, 'nl')).not.toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { findTemplate } from '../templates.ts';
import { writeNote } from './write-note.ts';

function noteOf(...said: readonly string[]): string {
  const pieces = said.map((text, seq) => ({ seq, start_s: seq * 4, end_s: seq * 4 + 4, text }));
  const template = findTemplate('decursus');
  if (!template) throw new Error('no such template');
  const { sections } = writeNote(pieces, { template, language: 'nl' });
  return sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');
}

test('a medicine that another name was asked for is not called that other one', () => {
  const note = noteOf(
    'Welke medicijnen gebruikt u nu?',
    'De venlafaxine, vijfenzeventig milligram, bij het ontbijt. En iets voor de maag.',
    'Dat is pantoprazol, twintig milligram, één keer per dag.',
    'Goed, dat schrijf ik op.',
  );
  expect(note).toMatch(/venlafaxine,? 75 mg/i);
  expect(note).toMatch(/pantoprazol,? 20 mg/i);
  expect(note).not.toMatch(/dat is pantoprazol/i);
});

test('the day on which people meet again is an appointment', () => {
  const note = noteOf(
    'Slaapt u beter?',
    'Ja, ik slaap nu de hele nacht door.',
    'Mooi. Dan kijken we verder hoe het gaat. Hier over drie weken, vrijdag 5 juni om kwart over twee.',
    'Ja, dat is goed.',
  );
  expect(note).toMatch(/vervolgafspraak over 3 weken, vrijdag 5 juni/i);
});

test('an hour that the client repeats wrongly is not written beside the one that was agreed', () => {
  const note = noteOf(
    'Slaapt u beter?',
    'Ja, ik slaap nu de hele nacht door.',
    'Mooi. Ik zie u op donderdag 9 juli om kwart over vier.',
    'Om vier uur, negen juli.',
    'Kwart over vier, ja.',
  );
  expect(note).toMatch(/9 juli om 16\.15 uur/i);
  expect(note).not.toMatch(/16\.00|vier uur/i);
});

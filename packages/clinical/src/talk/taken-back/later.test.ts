import { expect, it } from 'vitest';
import type { Language } from '../../note.ts';
import { readTalk } from '../read-talk.ts';

type Turn = ['clinician' | 'client' | 'other', string];

/** What holds of all that was said. */
const holds = (language: Language, ...turns: Turn[]): string =>
  readTalk(
    turns.map(([role, text], seq) => ({ seq, start_s: seq, end_s: seq + 1, text, speaker: { role } })),
    language,
  )
    .sentences.map(({ text }) => text)
    .filter(Boolean)
    .join(' ');

it('a second thought turns later takes the place of the first value, also in the question', () => {
  const text = holds(
    'nl',
    ['client', 'Ik ben acht kilo afgevallen.'],
    ['clinician', 'Acht kilo sinds wanneer?'],
    ['client', 'Sinds de zomer. Nou ja, zes, ik stond gisteren nog op de weegschaal.'],
  );
  expect(text).toContain('zes kilo afgevallen');
  expect(text).not.toMatch(/acht/i);
});

it('a value that is given in to holds, without why it was not', () => {
  const text = holds(
    'en',
    ['clinician', 'Panic attacks?'],
    ['client', "Three. Well, Tom says four, but I don't remember it, so I'm not counting it."],
    ['clinician', 'I might count it.'],
    ['client', 'Go on, then. Four.'],
  );
  expect(text).toContain('Four');
  expect(text).not.toMatch(/three|not counting/i);
});

it('of two doses the nearer one is put right', () => {
  expect(
    holds(
      'nl',
      ['clinician', 'Je quetiapine, hoe neem je die?'],
      ['client', "Vijftig 's ochtends en tweehonderd 's avonds."],
      ['other', 'Driehonderd. Het staat op de rol.'],
      ['client', 'O ja, driehonderd dan.'],
    ),
  ).toContain("Vijftig 's ochtends en driehonderd 's avonds.");
});

it('an hour that is changed in agreement takes the place of the first, the day stays', () => {
  expect(
    holds(
      'en',
      ['clinician', "The week after, then, the fourth, nine o'clock."],
      ['client', "The fourth. Could it be twelve? I've got a meeting at nine."],
      ['clinician', 'Twelve it is.'],
    ),
  ).toContain('the fourth, twelve');
});

it('a place that the other puts right and that is said again holds', () => {
  expect(
    holds(
      'nl',
      ['clinician', 'Ik stuur het naar de apotheek aan de Dorpsstraat.'],
      ['client', 'De Lindelaan. Ik ben verhuisd.'],
      ['clinician', 'Lindelaan.'],
    ),
  ).toContain('apotheek aan de Lindelaan');
});

it('a medicine that is no longer taken leaves the list', () => {
  const text = holds(
    'nl',
    ['clinician', 'U heeft metoprolol, vijftig, en simvastatine.'],
    ['client', 'Die simva niet meer.'],
  );
  expect(text).toContain('U heeft metoprolol, vijftig.');
  expect(text).toContain('Die simvastatine niet meer');
});

it.each([
  ['Mijn oom. Nee, bij hem was het de prostaat.', 'Bij hem was het de prostaat.'],
  ['Hij komt elke dag, vervelend is dat. Nee, het is prettig.', 'Hij komt elke dag. Het is prettig.'],
  ['Moe. Nee, verder niks.', 'Moe. Nee, verder niks.'],
])('what is denied in the same breath no longer holds: %s', (said, left) => {
  expect(holds('nl', ['clinician', 'Komt het in de familie voor?'], ['client', said])).toContain(left);
});

it('who finds it after all, never said that it was not there', () => {
  expect(
    holds('nl', ['clinician', 'Die is niet aangevraagd... Wacht, ik kijk even. Jawel, hier staat hij.']),
  ).not.toContain('niet aangevraagd');
});

it('a dose that is broken off for another is the other', () => {
  expect(
    holds(
      'nl',
      ['client', 'En nu?'],
      ['clinician', 'Atorvastatine, veertig... laten we twintig nemen om te beginnen.'],
    ),
  ).not.toContain('veertig');
});

import { expect, test } from 'vitest';
import { marksOf } from './check.ts';

const marked = (note: string, ...said: string[]) =>
  marksOf(
    note,
    said.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 4, text })),
    'nl',
  ).map(({ text }) => text);

test('thousands may be said without the word', () => {
  const said = 'Ik heb een schuld van twaalf bij de bank en drie bij mijn broer.';
  expect(marked('Schuld van € 12.000 bij de bank en € 3.000 bij broer.', said)).toEqual([]);
  expect(marked('Schuld van € 14.000 bij de bank en € 3.000 bij broer.', said)).toEqual(['14.000']);
});

test('hours of the clock may be written as those of a day', () => {
  const said = 'Hij huilt elke avond van zes tot zeven.';
  expect(marked('Huilt elke avond (18-19 uur).', said)).toEqual([]);
  expect(marked('Huilt elke avond (20-21 uur).', said)).toContain('20');
});

test('both ends of a range may be said in one breath', () => {
  const said = ['Hoeveel glazen waren het?', 'Zes of zeven, en nu drink ik twaalf dagen niet.'];
  expect(marked('Eenmalige terugval (6-7 glazen), nu twaalf dagen abstinent.', ...said)).toEqual([]);
});

test('who considers something says no number', () => {
  const said = ['Vindt u een opname nodig?', 'Mijn moeder denkt dat het niet anders kan.'];
  expect(marked('Moeder acht dat onvermijdelijk. Acht zich zelf niet ziek.', ...said)).toEqual([]);
  expect(marked('Slaapt acht uur.', 'Ik slaap vijf uur per nacht.')).toEqual(['acht uur']);
});

test('a medicine may be written down in parts by the recogniser', () => {
  const said = 'In april kreeg ik nitro furan toine en dat maakte me misselijk.';
  expect(marked('In april behandeld met nitrofurantoïne, dat misselijkheid gaf.', said)).toEqual([]);
  expect(marked('In april behandeld met amoxicilline, dat misselijkheid gaf.', said)).toContain(
    'amoxicilline',
  );
});

test('what is over or less is not denied by who says that it is gone', () => {
  const said = ['Nog misselijk geweest?', 'Eerst een paar dagen, nu niet meer misselijk.'];
  expect(marked('Enkele dagen misselijkheid, inmiddels over.', ...said)).toEqual([]);
});

test('a season of which nobody spoke is marked; one whose month was named is not', () => {
  const said = 'Sinds augustus slaap ik slecht.';
  expect(marked('Slaapt sinds de zomer slecht.', said)).toEqual([]);
  expect(marked('Slaapt sinds de winter slecht.', said)).toEqual(['winter']);
});

test('what is denied for all time is marked, though the note has it seldom', () => {
  const said = ['Ooit een insult gehad?', 'Nee, nooit.'];
  expect(marked('Soms een insult.', ...said)).toHaveLength(1);
  expect(marked('Geen insulten.', ...said)).toEqual([]);
});

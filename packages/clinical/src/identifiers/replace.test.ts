import { expect, test } from 'vitest';
import { countByKind, putBack, replaceIdentifiers } from './index.ts';

test('a person bears one stand-in in the whole talk, once a cue has told the name', () => {
  const { texts } = replaceIdentifiers(['toen kwam priyanka binnen', 'Mijn flatgenoot Priyanka is boos.']);
  expect(texts).toEqual(['toen kwam [persoon-1] binnen', 'Mijn flatgenoot [persoon-1] is boos.']);
});

test('a question that comes later goes on with the same stand-ins', () => {
  const { map } = replaceIdentifiers(['Mijn man Kees woont in Breda.']);
  const { texts } = replaceIdentifiers(['Truus en Kees zijn in Breda.'], {}, map);
  expect(texts).toEqual(['[persoon-2] en [persoon-1] zijn in [plaats-1].']);
});

test.each([
  '[persoon-1]s moeder',
  '[Persoon-1]s moeder',
  '[persoon 1]s moeder',
  '[persoon_1]s moeder',
  'persoon-1s moeder',
  '(persoon-1)s moeder',
  '[persoon-1s] moeder',
])('what a model makes of a stand-in comes back: %s', (text) => {
  const { map } = replaceIdentifiers(['Mijn dochter Lotte eet niet.']);
  expect(putBack(text, map)).toBe('Lottes moeder');
});

test('what was said stays apart from what we put there', () => {
  const { texts, map } = replaceIdentifiers(['Op het formulier stond [persoon-1], dat is mijn zoon Daan.']);
  expect(texts).toEqual(['Op het formulier stond [persoon-1], dat is mijn zoon [persoon-2].']);
  expect(putBack(texts[0] ?? '', map)).toBe('Op het formulier stond [persoon-1], dat is mijn zoon Daan.');
});

test('a stand-in of nobody stays as it is', () => {
  const { map } = replaceIdentifiers(['Mijn man Kees.']);
  expect(putBack('[persoon-7] en nummer-3', map)).toBe('[persoon-7] en nummer-3');
});

test('a name with a quotation mark does not end the answer that it is put into', () => {
  const map = new Map([['person-1', { text: 'Jim "Bo"', kind: 'person' as const }]]);
  const json = putBack('{"text":"[person-1] called."}', map, (text) => JSON.stringify(text).slice(1, -1));
  expect(JSON.parse(json)).toEqual({ text: 'Jim "Bo" called.' });
});

test('an answer to a question is understood from the question', () => {
  const asked = [
    'Wat is uw geboortedatum?',
    'Drie mei achtenzeventig.',
    'En uw telefoonnummer?',
    '0612 345 678.',
  ];
  expect(replaceIdentifiers(asked).texts).toEqual([
    asked[0],
    '[geboortedatum-1].',
    asked[2],
    '[telefoon-1].',
  ]);
});

test('stand-ins are words of the language of the note', () => {
  const { texts, map } = replaceIdentifiers(['My son Liam lives in Leeds.'], { language: 'en' });
  expect(texts).toEqual(['My son [person-1] lives in [place-1].']);
  expect(countByKind(map)).toEqual({ person: 1, place: 1 });
});

test('whoever works here is known, however many they are', () => {
  const people = Array.from({ length: 400 }, (_, at) => `Abc${at} Collega${at}`);
  const { texts } = replaceIdentifiers(['dan belt wietske bruggink u terug'], {
    people: [...people, 'Wietske Bruggink'],
  });
  expect(texts).toEqual(['dan belt [persoon-1] [achternaam-1] u terug']);
});

test('a name that is a word is a name later only where a name can stand', () => {
  const said = ["my mum's Joy and my dad's Frank", 'joy drank and frank left, there was no joy, to be frank'];
  expect(replaceIdentifiers(said, { language: 'en' }).texts).toEqual([
    "my mum's [person-1] and my dad's [person-2]",
    '[person-1] drank and [person-2] left, there was no joy, to be frank',
  ]);
  expect(
    replaceIdentifiers(['Mijn zus Roos is boos.', 'roos belde niet en ik heb roos op mijn hoofd']).texts,
  ).toEqual(['Mijn zus [persoon-1] is boos.', '[persoon-1] belde niet en ik heb roos op mijn hoofd']);
});

import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Fact } from './fact.ts';
import { isNoise } from './noise.ts';

const factOf = (quote: string, language: Language, more: Partial<Fact> = {}) =>
  ({
    quote,
    clause: quote,
    asked: '',
    told_by: 'clinician',
    progress: 0.5,
    slots: slotsOf(quote, language, { isSpoken: true }),
    ...more,
  }) as Fact;

test.each([
  ['Ik zie drie mogelijkheden.', 'nl'],
  ['Voor de slaap zijn er twee wegen.', 'nl'],
  ['There are two options.', 'en'],
  ['Ach jeetje.', 'nl'],
  ['Drie.', 'nl'],
] as const)('%s is nothing for a note', (quote, language) =>
  expect(isNoise(factOf(quote, language), language)).toBe(true),
);

test.each([
  ['Er zijn twee dingen die ik anders wil: minder drinken en eerder naar bed.', 'nl'],
  ['Ik slaap slecht.', 'nl'],
  ['I sleep badly.', 'en'],
] as const)('%s is told', (quote, language) =>
  expect(isNoise(factOf(quote, language, { told_by: 'client' }), language)).toBe(false),
);

test('a number that answers a question is told', () =>
  expect(isNoise(factOf('Drie.', 'nl', { asked: 'Hoeveel glazen?', told_by: 'client' }), 'nl')).toBe(false));

test('the weather is small talk when people come in, and a reason further on', () => {
  expect(isNoise(factOf('Wat een regen, het regent al dagen.', 'nl', { progress: 0.01 }), 'nl')).toBe(true);
  expect(isNoise(factOf('Ik ga niet naar buiten als het regent.', 'nl'), 'nl')).toBe(false);
});

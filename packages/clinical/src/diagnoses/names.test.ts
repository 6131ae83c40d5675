import { describe, expect, it } from 'vitest';
import type { Language } from '../note.ts';
import { mentionsIn } from './clauses.ts';
import { dutchNames, englishNames } from './names.cases.ts';
import { codeOf } from './specifiers.ts';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', names = ''] = line.split(' | ');
      return { code, names: names.split('; ') };
    });

const read = (name: string, language: Language): string =>
  mentionsIn(name, language)
    .map((mention) => codeOf(mention.name, mention.specifiers)?.slice(0, 3) ?? '-')
    .join(' ');

describe.each([
  ['nl', dutchNames],
  ['en', englishNames],
] as const)('names of disorders, %s', (language, table) => {
  it.each(rowsOf(table))('are read as $code', ({ code, names }) => {
    expect(names.map((name) => `${name}: ${read(name, language)}`)).toEqual(
      names.map((name) => `${name}: ${code}`),
    );
  });
});

it('a word that is nearly one of a name is another word', () => {
  for (const word of [
    'expressie',
    'repressie',
    'in de expressieve fase',
    'het bed',
    'oud en moe',
    'een lijst',
  ])
    expect(mentionsIn(word, 'nl')).toEqual([]);
  for (const word of ['the bed', 'in addition', 'expression', 'you did'])
    expect(mentionsIn(word, 'en')).toEqual([]);
});

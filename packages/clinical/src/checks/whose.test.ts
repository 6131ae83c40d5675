import { describe, expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { checkNote } from './check.ts';

const said = (texts: readonly string[]): TranscriptPiece[] =>
  texts.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text }));

type Case = [Language, texts: string[], note: string, marked: string];

const others: Case[] = [
  [
    'nl',
    ['Hoe gaat het thuis?', 'Goed. Mijn buurvrouw slikt lorazepam, die is zo suf.'],
    'Gebruikt lorazepam.',
    'Gebruikt lorazepam',
  ],
  [
    'nl',
    [
      'Gebruikt u zelf naproxen?',
      'Nee. Wouter heeft naproxen voor zijn rug. Bij onze Wouter is er altijd wat.',
    ],
    'Gebruikt naproxen.',
    'Gebruikt naproxen',
  ],
  [
    'nl',
    ['Ik vraag het omdat je broer epilepsie heeft, hè.', 'Ja. Die slikt valproaat.'],
    'Gebruikt valproaat.',
    'Gebruikt valproaat',
  ],
  [
    'en',
    ['Any skin trouble?', 'My aunt had a melanoma taken off in 2011, so I look a lot.'],
    'She had a melanoma removed in 2011.',
    'She had a melanoma removed in 2011',
  ],
];

const relations: Case[] = [
  [
    'nl',
    ['Komt reuma in de familie voor?', 'Mijn oma had reuma, in haar handen.'],
    'Vader had reuma.',
    'Vader',
  ],
  [
    'nl',
    ['Wie is er overleden?', 'Mijn zus. Die is in 1994 verdronken.'],
    'Broer overleden in 1994.',
    'Broer',
  ],
  ['en', ['Anyone with gout?', 'My uncle had gout for years.'], 'Father had gout.', 'Father'],
];

describe('what is told of somebody else', () => {
  test.each(others)('%s: %s: “%s” is marked as theirs', (language, texts, note, marked) => {
    expect(checkNote(note, said(texts), language).marks).toContainEqual(
      expect.objectContaining({ kind: 'person', text: marked }),
    );
  });

  test.each(relations)('%s: %s: “%s” names the wrong one', (language, texts, note, marked) => {
    expect(checkNote(note, said(texts), language).marks).toContainEqual(
      expect.objectContaining({ kind: 'person', text: marked }),
    );
  });

  test.each<[Language, string[], string]>([
    ['nl', others[0]?.[1] ?? [], 'Buurvrouw gebruikt lorazepam.'],
    ['nl', others[1]?.[1] ?? [], 'Gebruikt geen naproxen; Wouter wel.'],
    ['nl', relations[0]?.[1] ?? [], 'Oma had reuma.'],
    ['en', relations[2]?.[1] ?? [], 'Uncle had gout.'],
  ])('%s: %s: “%s” says whose it is, and is not marked', (language, texts, note) => {
    expect(checkNote(note, said(texts), language).marks).toEqual([]);
  });
});

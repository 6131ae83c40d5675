/** What clinicians tell their clients, and what they only name, in whole tables: what is read must be what stands behind the bar. */
import { describe, expect, it } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { statedDiagnoses } from './stated.ts';
import { dutchConclusions } from './stated-conclusions.cases.ts';
import { englishConclusions } from './stated-conclusions-english.cases.ts';
import { moreDutchConclusions } from './stated-conclusions-more.cases.ts';
import { dutchMereNames } from './stated-mere-names.cases.ts';
import { englishMereNames, moreDutchMereNames } from './stated-mere-names-more.cases.ts';

const roles = { C: 'clinician', P: 'client', O: 'other' } as const;

const piecesOf = (said: string): TranscriptPiece[] =>
  said.split(/ (?=[CPO]: )/).map((line, seq) => ({
    seq,
    start_s: seq * 5,
    end_s: seq * 5 + 5,
    text: line.slice(3),
    speaker: { role: roles[line[0] as keyof typeof roles] },
  }));

const read = (row: string, language: Language): string => {
  const [said = ''] = row.split(' | ');
  const found = statedDiagnoses(piecesOf(said), { language }).map(({ code, kind }) => `${code} ${kind}`);
  return found.length === 0 ? said : `${said} | ${found.join(', ')}`;
};

const rowsOf = (table: string): string[] => table.trim().split('\n');

describe('a diagnosis is read from', () => {
  it.each([
    ['nl', dutchConclusions],
    ['nl', moreDutchConclusions],
    ['en', englishConclusions],
  ] as const)('what clinicians tell the client, %s', (language, table) => {
    expect(rowsOf(table).map((row) => read(row, language))).toEqual(rowsOf(table));
  });
});

describe('no diagnosis is read from', () => {
  it.each([
    ['nl', dutchMereNames],
    ['nl', moreDutchMereNames],
    ['en', englishMereNames],
  ] as const)('what clinicians only name, %s', (language, table) => {
    expect(rowsOf(table).map((row) => read(row, language))).toEqual(rowsOf(table));
  });
});

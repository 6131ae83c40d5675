import { describe, expect, it } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { statedDiagnoses } from './stated.ts';
import { dutchAnswers, englishAnswers } from './stated-answers.cases.ts';
import { dutchDefaults, englishDefaults } from './stated-default.cases.ts';
import { dutchCases } from './stated-dutch.cases.ts';
import { moreDutchCases } from './stated-dutch-more.cases.ts';
import { englishCases } from './stated-english.cases.ts';
import { dutchTalks, englishTalks } from './stated-talks.cases.ts';
import { dutchTurns, englishTurns } from './stated-turns.cases.ts';

const roles = { C: 'clinician', P: 'client', O: 'other' } as const;

/** `C: Wat heeft u? P: Ik weet het niet.` as pieces with their speakers. */
const piecesOf = (said: string): TranscriptPiece[] =>
  said.split(/ (?=[CPO]: )/).map((line, seq) => ({
    seq,
    start_s: seq * 5,
    end_s: seq * 5 + 5,
    text: line.slice(3),
    speaker: { role: roles[line[0] as keyof typeof roles] },
  }));

const casesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [about = '', said = '', finds = ''] = line.split('|').map((cell) => cell.trim());
      return { about, said, finds: finds === '' ? [] : finds.split(', ') };
    });

const found = (said: string, language: Language) =>
  statedDiagnoses(piecesOf(said), { language }).map(({ code, kind }) => `${code} ${kind}`);

describe.each([
  ['nl', dutchCases],
  ['nl', moreDutchCases],
  ['nl', dutchTurns],
  ['nl', dutchTalks],
  ['nl', dutchAnswers],
  ['en', englishCases],
  ['en', englishTurns],
  ['en', englishTalks],
  ['en', englishAnswers],
  ['nl', dutchDefaults],
  ['en', englishDefaults],
] as const)('diagnoses that a clinician states, %s', (language, table) => {
  it.each(casesOf(table))('$about: $said', ({ said, finds }) => {
    expect(found(said, language).sort()).toEqual([...finds].sort());
  });
});

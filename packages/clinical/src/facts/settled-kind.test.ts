import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { settledKind } from './settled-kind.ts';

const kindOf = (clause: string, kind: FactKind, told_by: Fact['told_by'], language: Language = 'nl') =>
  settledKind(
    {
      quote: clause,
      clause,
      asked: '',
      told_by,
      kind,
      slots: slotsOf(clause, language, { isSpoken: true }),
    } as Fact,
    kind,
    new Map([['social', 2]]),
    language,
  );

test('a day and an hour are an appointment, whatever numbers they have', () => {
  expect(kindOf('Zes oktober, tien over tien', 'measures', 'client')).toBe('next_contact');
});

test('a score is a score', () => {
  expect(kindOf('Op de lijst elf', 'measures', 'clinician')).toBe('measures');
});

test('medicines that a client names are no finding', () => {
  expect(kindOf('Simvastatine, veertig', 'examination', 'client')).toBe('medication');
});

test('when blood was taken stands with what was measured', () => {
  expect(kindOf('Geprikt op maandag 4 mei', 'course', 'clinician')).toBe('controls');
});

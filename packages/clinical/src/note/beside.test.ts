import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { slotsOf } from '../reading/slots.ts';
import { isPointing, withAntecedents } from './beside.ts';

const factOf = (id: number, clause: string, quote = clause): Fact => ({
  id,
  matter: 1,
  follows: 0,
  kind: 'course',
  who: { role: 'client' },
  told_by: 'client',
  standing: 'said',
  clause,
  quote,
  slots: slotsOf(clause, 'nl', { isSpoken: true }),
  asked: '',
  sources: [id],
  from: [],
  progress: 0.5,
  weight: 0.1,
});

describe('what points at the sentence before it', () => {
  test.each(['Heeft dat op de koelkast', 'Die is nu weg', 'Dat lukt meestal', 'Daar komt niets van'])(
    '%s',
    (clause) => expect(isPointing(factOf(1, clause))).toBe(true),
  );
  test.each(['Die afspraak ging niet door', 'Heeft dat soort dagen vaak', 'Slaapt slecht'])(
    'not: %s',
    (clause) => expect(isPointing(factOf(1, clause))).toBe(false),
  );
});

test('it is left out where that sentence is', () => {
  const head = factOf(4, 'Heeft een lijstje met telefoonnummers');
  const pointing = factOf(5, 'Heeft dat op de koelkast');
  expect(withAntecedents([head, pointing], 'nl')).toHaveLength(2);
  expect(withAntecedents([pointing], 'nl')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { demoZpm } from './demo-zpm.ts';
import { ownLines } from './ggz-nhn.cases.ts';
import { suggestGgzNhn } from './ggz-nhn.ts';
import { suggestIcd10 } from './icd10.ts';
import { sentences, tell } from './told.ts';
import type { Contact, Suggestion, Told } from './types.ts';
import { anyContact, zpmCases } from './zpm.cases.ts';
import { suggestZpm } from './zpm.ts';

const toldBy = ({ reason, would_change, surcharges }: Suggestion): Told[] => [
  reason,
  ...would_change,
  ...surcharges.map((surcharge) => surcharge.reason),
];

const chosen: { code: string; times: number }[][] = [
  [],
  [{ code: 'N900', times: 14 }],
  [{ code: 'N900', times: 1 }],
  [{ code: 'OLD', times: 14 }],
];

const others: Partial<Contact>[] = [4, 6, null].flatMap((setting) =>
  [10, 30].map((travel_minutes) => ({
    setting: setting as Contact['setting'],
    travel_minutes,
    interpreter: 'spoken' as const,
  })),
);

const panic = { code: 'F41.0', description: 'Paniekstoornis' };
const stated = { name: 'paniekstoornis', sources: [], sentence: '' };
const statings = [
  ...(['stated', 'working', 'earlier'] as const).flatMap((kind) =>
    [null, '2026-10-05'].map((day) => ({ ...stated, code: panic.code, kind, day })),
  ),
  { ...stated, code: null, kind: 'stated' as const, day: null },
  { ...stated, code: 'F99', kind: 'stated' as const, day: null },
];

/** Everything that is said in all cases of the tests. */
const everySuggestion = [
  ...zpmCases.map(({ contact, lines, rule }) => suggestZpm(contact, lines, rule)),
  ...others.map((other) => suggestZpm({ ...anyContact, ...other }, demoZpm, 'planning')),
  suggestZpm({ ...anyContact, travel_minutes: 10, group_size: 2 }, demoZpm, 'planning'),
  suggestZpm(
    { ...anyContact, travel_minutes: 10 },
    demoZpm.filter(({ type }) => type === 'consult'),
    'planning',
  ),
  ...zpmCases.flatMap(({ contact }) => {
    const zpm = suggestZpm(contact, demoZpm, 'planning');
    return [ownLines, []].flatMap((lines) => chosen.map((each) => suggestGgzNhn(contact, zpm, lines, each)));
  }),
  ...statings.flatMap((stating) => suggestIcd10([stating], [panic], '2026-11-02')),
];
/** What is told again and again is read once. */
const everyTold = [
  ...new Map(everySuggestion.flatMap(toldBy).map((told) => [JSON.stringify(told), told])).values(),
];

describe('what a suggestion says', () => {
  it('is a sentence that we have, and every sentence that we have is said', () => {
    expect([...new Set(everyTold.map(({ id }) => id))].toSorted()).toEqual(Object.keys(sentences).toSorted());
  });

  it.each(['nl', 'en'] as const)('in %s is one sentence with every value filled in', (language) => {
    for (const told of everyTold) {
      const text = tell(told, language);
      expect(text, told.id).toMatch(/^[A-Z0-9-].*[^.]\.$/);
      expect(text, told.id).not.toMatch(/undefined|null|\{|\}|\(\)|\s\s|\s[.,:;]|: [.;]|(?<!is )NaN/);
      expect(text.length, text).toBeLessThan(200);
    }
  });

  it('differs between the languages', () => {
    for (const told of everyTold) expect(tell(told, 'nl')).not.toBe(tell(told, 'en'));
  });

  it('of a reason from an earlier release is that it is no longer known', () => {
    expect(tell({ id: 'gone', values: {} }, 'nl')).toBe('De reden van dit voorstel is niet meer bekend.');
    expect(tell({ id: 'toString', values: {} }, 'en')).toBe(
      'The reason for this suggestion is no longer known.',
    );
  });
});

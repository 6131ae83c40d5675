import { expect, test } from 'vitest';
import { joinedChanges, takenBack } from './rule-changes.ts';

const [one, two] = ['6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01', '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a02'];
const text = '## Beloop\n\nPt. slaapt beter.\n\n## Beleid\n\n- Pt. belt.\nAkkoord.\n';
const change = (was: string, now: string, section = 'Beloop') => ({ section, was, now, rule_ids: [one] });

test('a sentence that two rules changed is one place', () => {
  expect(
    joinedChanges([
      { rule_id: one, section: 'Plan', was: 'Cliënt belt 2 keer.', now: 'Pt. belt 2 keer.' },
      { rule_id: two, section: 'Plan', was: 'Pt. belt 2 keer.', now: 'Pt. belt 2x.' },
      { rule_id: two, section: 'Beloop', was: '3 keer.', now: '3x.' },
    ]),
  ).toEqual([
    { section: 'Plan', was: 'Cliënt belt 2 keer.', now: 'Pt. belt 2x.', rule_ids: [one, two] },
    { section: 'Beloop', was: '3 keer.', now: '3x.', rule_ids: [two] },
  ]);
});

test('a changed line gets its words back, and keeps its dash', () => {
  expect(takenBack(text, change('Cliënt belt.', 'Pt. belt.', 'Beleid'))).toBe(
    text.replace('Pt. belt.', 'Cliënt belt.'),
  );
});

test('a line that was added goes, and one that was left out comes back under its heading', () => {
  expect(takenBack(text, change('', 'Akkoord.', 'Beleid'))).toBe(text.replace('Akkoord.\n', ''));
  expect(takenBack(text, change('Eet goed.', ''))).toBe(
    text.replace('slaapt beter.\n', 'slaapt beter.\nEet goed.\n'),
  );
  expect(takenBack(text, change('Niet besproken.', '', 'Risico'))).toBe(
    `${text.trimEnd()}\n\n## Risico\n\nNiet besproken.\n`,
  );
});

test('a heading gets its old name back', () => {
  expect(takenBack(text, change('## Beleid en afspraken', '## Beleid', 'Beleid'))).toContain(
    '## Beleid en afspraken\n\n- Pt.',
  );
});

test('what somebody has changed since is left to them', () => {
  expect(takenBack(text, change('Cliënt eet.', 'Pt. eet.'))).toBeNull();
  expect(takenBack(text, change('Beleid', 'Beleid'))).toBeNull();
});

import { expect, test } from 'vitest';
import { byTenMinutes, lineOf, linesIn, withTalk } from './talk-lines.ts';

const said = (...texts: string[]) => texts.map((text) => ({ text }));
const titles = ['Beloop', 'Medicatie', 'Plan'];
const note = '## Beloop\n\n- Slaapt u goed? Nee.\n\n## Plan\n\nRust.\n';

test('a question and its answer are one line, word for word', () => {
  expect(lineOf(said('Slaapt u\ngoed?', ' Nee, helemaal niet. '))).toBe('Slaapt u goed? Nee, helemaal niet.');
});

test.each([
  ['- min twee', '\\- min twee'],
  ['1. eerst', '1\\. eerst'],
  ['# hekje', '\\# hekje'],
  ['-5 graden', '-5 graden'],
])('what would be a heading or a list stays what was said: %s', (text, line) => {
  expect(lineOf(said(text))).toBe(line);
});

test('it goes under its heading, and a heading that is not there is opened in its place', () => {
  expect(withTalk(note, 'Ja, 50 mg.', 'Medicatie', titles).text).toBe(
    '## Beloop\n\n- Slaapt u goed? Nee.\n\n## Medicatie\n\nJa, 50 mg.\n\n## Plan\n\nRust.\n',
  );
  expect(withTalk('', 'Ja.', 'Plan', titles).text).toBe('## Plan\n\nJa.\n');
});

test('what stands in the note, in a list or not, is known and does not go in twice', () => {
  expect(linesIn(note).has('Slaapt u goed? Nee.')).toBe(true);
  expect(withTalk(note, 'Slaapt u goed? Nee.', 'Plan', titles).text).toBe(note);
  expect(withTalk(note, '', 'Plan', titles).text).toBe(note);
});

test('what is left is in order, ten minutes at a time', () => {
  const groups = [{ seqs: [0] }, { seqs: [1, 2] }, { seqs: [7] }];
  const slots = byTenMinutes(groups, (seq) => seq * 500);
  expect(slots).toEqual([
    { from_s: 0, to_s: 600, groups: groups.slice(0, 2) },
    { from_s: 3000, to_s: 3600, groups: groups.slice(2) },
  ]);
  expect(byTenMinutes([{ seqs: [] }], () => 9)).toHaveLength(1);
});

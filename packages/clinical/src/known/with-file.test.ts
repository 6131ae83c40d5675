import { expect, test } from 'vitest';
import { corpus } from '../../test/corpus.ts';
import { paper } from '../../test/papers.ts';
import { checkNote } from '../checks/check.ts';
import { findingsOf } from '../file/findings.ts';
import { noteMarkdown } from '../markdown.ts';
import { writeNote } from '../note/write-note.ts';
import type { Language } from '../note.ts';
import { defaultTemplate } from '../templates.ts';
import { withoutFile } from './aside.ts';
import { asRead } from './heard.ts';
import { type Known, knownFrom } from './known.ts';
import { withFile } from './with-file.ts';

const letter = (text: string, language: Language = 'nl'): Known =>
  knownFrom(findingsOf(paper(text, { language })), language);
const talkOf = (lines: readonly string[]) =>
  lines.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 4, text, voice: seq % 2 }));
const nothing: Known = { medicines: [], people: [] };

async function written(known: Known, lines: readonly string[], language: Language = 'nl') {
  const pieces = talkOf(lines);
  const { draft, from_file } = await withFile(pieces, { known, language }, async (read) =>
    writeNote(read, { template: defaultTemplate, language }),
  );
  const { text } = noteMarkdown(draft);
  const { marks } = checkNote(withoutFile(text, { from_file }), asRead(pieces, from_file), language);
  const took = from_file.map(({ is, said, text: has }) => `${is}: ${said} = ${has}`);
  return { text, took, marks: marks.map((mark) => mark.text) };
}

const two = letter(
  'Medicatie:\nsertraline 50 mg 1dd1 in de ochtend\nmirtazapine 15 mg voor de nacht\n\nZijn partner Marja was erbij.',
);

test('a letter tells which medicines there are, when they are taken, and who is who', () => {
  expect(two.medicines.map(({ name, moment, is_current }) => [name, moment, is_current])).toEqual([
    ['mirtazapine', 'night', true],
    ['sertraline', 'morning', true],
  ]);
  expect(two.people.map(({ name, relation }) => [name, relation])).toEqual([['Marja', 'partner']]);
});

test('other words for a medicine get its name in brackets, marked as from the file, and nothing more', async () => {
  const { text, took, marks } = await written(two, [
    'Hoe gaat het met de medicijnen?',
    'Die avondpil neem ik niet meer, daar werd ik suf van.',
  ]);
  expect(text).toContain('die avondpil (uit dossier: mirtazapine) niet meer');
  expect(text).not.toMatch(/15|mg/);
  expect(took).toEqual(['meant: avondpil = mirtazapine']);
  expect(marks).toEqual([]);
});

test('the same holds in English', async () => {
  const known = letter('Medication:\ntemazepam 10 mg at night\n\nHer sister Martha came along.', 'en');
  const { text, marks } = await written(
    known,
    ['How are the tablets?', 'I stopped that sleeping tablet two weeks ago. Martha says I sleep well.'],
    'en',
  );
  expect(text).toContain('sleeping tablet (from the file: temazepam)');
  expect(text).toContain('Martha (from the file: sister)');
  expect(marks).toEqual([]);
});

const night = 'mirtazapine 15 mg voor de nacht';
/** What is said, with what is known, and why nothing of it may be written. */
const unresolved: readonly (readonly [why: string, medicines: string, said: string])[] = [
  ['two fit', `${night}\nquetiapine 25 mg voor de nacht`, 'Die avondpil neem ik niet meer.'],
  ['none fits', 'sertraline 50 mg in de ochtend', 'Die avondpil neem ik niet meer.'],
  ['it is given for sleep too', `${night}\ntemazepam 10 mg`, 'Het slaapmiddel neem ik niet meer.'],
  [
    'nobody told what the other is for',
    'sertraline 50 mg\nvitamine D 800 IE',
    'Het antidepressivum neem ik nog.',
  ],
  ['it is not pointed at', 'temazepam 10 mg', 'Ik wil graag een slaapmiddel nemen.'],
  ['it is another one', 'temazepam 10 mg', 'Het andere slaapmiddel neem ik niet meer.'],
  ['it is somebody else’s', 'temazepam 10 mg', 'Mijn moeder gaf mij de slaappil, die neem ik nu.'],
  [
    'it is of whoever was named before',
    'temazepam 10 mg',
    'Mijn moeder is ziek. Zij slikt de slaappil elke nacht.',
  ],
  ['several are spoken of', 'temazepam 10 mg', 'De slaappillen neem ik niet meer.'],
  ['a new one was named', 'temazepam 10 mg', 'Ik kreeg zolpidem. Het slaapmiddel neem ik elke nacht.'],
  ['its name is said with it', night, 'Die avondpil, de mirtazapine, neem ik niet meer.'],
];

test.each(unresolved)('where %s, no medicine is put in', async (_why, medicines, said) => {
  const { text, took } = await written(letter(`Medicatie:\n${medicines}`), ['Hoe gaat het?', said]);
  expect(text).not.toContain('uit dossier');
  expect(took).toEqual([]);
});

test('a medicine that was stopped is not what other words stand for', async () => {
  const stopped = letter('Temazepam 10 mg is gestopt op 3 februari 2026.');
  expect((await written(stopped, ['En verder?', 'Het slaapmiddel neem ik elke nacht.'])).took).toEqual([]);
});

const misheard: readonly (readonly [said: string, medicine: string])[] = [
  ['mirtasepien', 'mirtazapine'],
  ['mirta sappien', 'mirtazapine'],
  ['kwetiopien', 'quetiapine'],
  ['venlofaksiene', 'venlafaxine'],
];

test.each(misheard)('%s is read as the %s of the file, and not called unsaid', async (said, name) => {
  const known = letter(`Medicatie:\n${name} 25 mg`);
  const { text, took, marks } = await written(known, ['Wat slikt u?', `Ik slik de ${said} elke avond.`]);
  expect(text.toLowerCase()).toContain(`slikt ${name}`);
  expect(took).toEqual([`heard: ${said} = ${name}`]);
  expect(marks).toEqual([]);
});

/** Words that are near to a medicine and are none, or another one. */
const others: readonly (readonly [said: string, medicine: string])[] = [
  ['de centrale medicatie', 'sertraline'],
  ['de ferritine', 'fenytoïne'],
  ['de Seroxat', 'sertraline'],
  ['de lorazepam', 'temazepam'],
  ['sertralinetabletten', 'sertraline'],
];

test.each(others)('%s is not read as %s', async (said, name) => {
  const known = letter(`Medicatie:\n${name} 25 mg`);
  expect((await written(known, ['Wat slikt u?', `Ik slik ${said} elke avond.`])).took).toEqual([]);
});

test('somebody gets the relation that the file has, once', async () => {
  const { text, took, marks } = await written(two, [
    'Hoe slaapt u?',
    'Marja zegt dat ik veel snurk. Ik was gisteren met Marja bij de dokter.',
  ]);
  expect(text.match(/Marja \(uit dossier: partner\)/g)).toHaveLength(1);
  expect(took).toEqual(['relation: Marja = partner']);
  expect(marks).toEqual([]);
});

const people: readonly (readonly [why: string, letter: string, said: string])[] = [
  ['the talk says it', 'Partner Marja was erbij.', 'Mijn collega Marja zegt dat ik slecht slaap.'],
  ['two bear the name', 'Partner Marja en dochter Marja.', 'Gisteren zei Marja dat ik slecht slaap.'],
  ['the talk says it after it', 'Broer Mark.', 'Volgens Mark slaap ik slecht en snurk ik. Dat is mijn man.'],
  ['the name goes on', 'Broer Thijs was erbij.', 'Ik slaap slecht sinds ik bij Thijs van der Meer werk.'],
  ['it is a word', 'Broer Wil was erbij.', 'Wil graag beter slapen, want ik slaap slecht.'],
];

test.each(people)('where %s, nobody gets a relation from the file', async (_why, text, said) => {
  expect((await written(letter(text), ['Hoe slaapt u?', said])).text).not.toContain('uit dossier');
});

test('what the file does not hold is still called unsaid', () => {
  const from_file = [{ is: 'meant', said: 'avondpil', text: 'mirtazapine' }] as const;
  const note = 'Neemt de avondpil (uit dossier: mirtazapine) en de avondpil (uit dossier: lithium).';
  expect(withoutFile(note, { from_file })).toBe(
    `Neemt de avondpil${' '.repeat(' (uit dossier: mirtazapine)'.length)} en de avondpil (uit dossier: lithium).`,
  );
});

test('without a file the note is what is written of the same talk, untouched', async () => {
  const [{ pieces, template, language } = expect.fail()] = corpus;
  const own = writeNote(pieces, { template, language });
  const read: unknown[] = [];
  const { draft, from_file } = await withFile(pieces, { known: nothing, language }, async (given) => {
    read.push(given);
    return own;
  });
  expect(read[0]).toBe(pieces);
  expect(draft).toBe(own);
  expect(from_file).toEqual([]);
});

/** Nobody in these talks uses it or is called so. */
const stranger: Known = {
  medicines: [{ name: 'lacosamide', is_current: true, moment: 'night', source: 'a', from: 0, to: 1 }],
  people: [{ name: 'Xandra', relation: 'nicht', source: 'a', from: 0, to: 1 }],
};

test.each(corpus.slice(0, 6))(
  'what is known and not spoken of leaves the note of $name as it was',
  async (talk) => {
    const { pieces, template, language } = talk;
    const write = async (read: typeof pieces) => writeNote(read, { template, language });
    const { draft, from_file } = await withFile(pieces, { known: stranger, language }, write);
    expect(from_file).toEqual([]);
    expect(draft).toEqual(await write(pieces));
  },
);

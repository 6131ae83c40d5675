import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';
import { findingsOf } from '../findings.ts';
import { prepare } from './prepare.ts';

const written = (kind: 'note' | 'attachment', date: string, text: string): FileSource =>
  paper(text, { id: `${kind} ${date}`, kind, date, author: 'Noor Veldman, psychiater' });
const note = (date: string, text: string) => written('note', date, text);

const page = (...sources: FileSource[]) =>
  prepare({
    ...{ sources, findings: sources.flatMap(findingsOf) },
    ...{ on: '2026-06-01', template: 'decursus', language: 'nl' },
  });
const sectionOf = (id: string, ...sources: FileSource[]) =>
  page(...sources).sections.find((each) => each.id === id);
const textsOf = (id: string, ...sources: FileSource[]) =>
  sectionOf(id, ...sources)?.lines.map(({ text }) => text);

test('the last note stands on the page whole, line by line, its headings with what follows them', () => {
  const text = '## Beloop\n\nSlaapt beter.\nWerkt weer.\n\n## Beleid\n\n- Zo door\n';
  const section = sectionOf('last_note', note('2026-03-01', 'Ouder.'), note('2026-05-01', text));
  expect(section?.title).toBe('Het laatste verslag, geheel (op 1 mei 2026)');
  expect(section?.lines.map((each) => each.text)).toEqual([
    'Beloop: Slaapt beter.',
    'Werkt weer.',
    'Beleid: Zo door',
  ]);
  for (const { said, sources } of section?.lines ?? [])
    expect(text.slice(sources[0]?.from, sources[0]?.to)).toBe(said[0]?.text);
});

test('of two notes of the last day both stand there, and neither is told as of before', () => {
  const [first, second] = [
    { ...note('2026-05-01', 'Sertraline 50 mg, zo door.'), id: 'morning' },
    { ...note('2026-05-01', 'Belde: kan niet slapen.'), id: 'evening' },
  ];
  const section = sectionOf('last_note', note('2026-03-01', 'Ouder.'), first, second);
  expect(section?.title).toBe('De laatste verslagen, geheel (op 1 mei 2026)');
  expect(section?.lines.map(({ text, sources }) => [sources[0]?.source, text])).toEqual([
    ['morning', 'Sertraline 50 mg, zo door.'],
    ['evening', 'Belde: kan niet slapen.'],
  ]);
  expect(textsOf('medicines', first, second)?.join()).not.toMatch(/eerder/i);
});

test('the letters of a note stand before what they are of, and all that is listed under P is agreed', () => {
  const last = note('2026-05-01', 'S\nSlaapt beter.\nP\n- Zo door.\n- Belt bij terugval.\n');
  expect(textsOf('last_note', last)).toEqual(['S: Slaapt beter.', 'P: Zo door.', 'Belt bij terugval.']);
  expect(textsOf('agreed', last)).toEqual(['“Zo door.”', '“Belt bij terugval.”']);
});

test('a file of letters alone has no last note, and says so', () => {
  const letter = written('attachment', '2026-05-01', 'Graag uw beoordeling.');
  expect(sectionOf('last_note', letter)).toBeUndefined();
  expect(sectionOf('agreed', letter)?.missing).toEqual(['Er is nog geen eerder verslag.']);
});

test('a medicine that only a note of before names is told as named earlier, and not in brief', () => {
  const papers = [
    note('2026-03-01', 'Sertraline naar 25 mg.'),
    note('2026-05-01', 'Is er zelf mee gestopt. Wandelt elke dag.'),
  ];
  expect(textsOf('medicines', ...papers)).toEqual([
    'Eerder genoemd, sertraline: verslag 1 maart 2026, Noor Veldman: “Sertraline naar 25 mg.”',
  ]);
  expect(page(...papers).brief.filter(({ text }) => text.includes('ertraline'))).toEqual([]);
});

test('risk that only a note of before tells of is told as written earlier, also in brief', () => {
  const papers = [note('2026-03-01', 'Suïcidegedachten wekelijks.'), note('2026-05-01', 'Het gaat goed.')];
  expect(textsOf('risk', ...papers)?.[0]).toMatch(/^Eerder genoteerd: verslag 1 maart 2026/);
  expect(page(...papers).brief.at(-1)?.text).toMatch(/^Risico, eerder genoteerd: /);
});

test('a letter of after the last note is of now', () => {
  const papers = [
    note('2026-03-01', 'Het gaat goed.'),
    written('attachment', '2026-05-01', 'Medicatie: sertraline 50 mg 1dd.'),
  ];
  expect(textsOf('medicines', ...papers)?.[0]).toMatch(/^Sertraline: brief 1 mei 2026/);
});

test('of danger a short paragraph is quoted whole, not its mild half', () => {
  const text = 'Het is door haar heen gegaan. Geen concrete suïcideplannen, geen pillen in huis.';
  expect(textsOf('risk', note('2026-05-01', text))?.[0]).toContain(`“${text}”`);
});

test('an answer behind what was asked is read as one: nothing is new that was denied', () => {
  const denied = findingsOf(note('2026-05-01', 'Suïcidale gedachten uitgevraagd: geen.'));
  expect(denied.filter((each) => each.kind === 'risk' && !each.is_denied)).toEqual([]);
});

test('of a letter with newer values elsewhere what was not as it should be is still shown', () => {
  const lab = 'Natrium 129 mmol/l (135-145) L\nKalium 4,2 mmol/l (3,5-5,0)';
  const papers = [
    written('attachment', '2026-03-01', lab),
    note('2026-05-01', 'Natrium 138 mmol/l. Voelt zich goed.'),
  ];
  expect(textsOf('measurements', ...papers)?.join()).toContain('Natrium 129');
});

test('a sudden death in the family is no risk of the client', () => {
  expect(textsOf('risk', note('2026-05-01', 'Oom met plotse dood op jonge leeftijd.')) ?? []).toEqual([]);
});

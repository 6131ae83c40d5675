import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';
import { findingsOf } from '../findings.ts';
import { prepare } from './prepare.ts';

const note = (date: string, text: string): FileSource =>
  paper(text, { id: `note ${date}`, kind: 'note', date, author: 'Noor Veldman, psychiater' });
const letter = (date: string, text: string): FileSource =>
  paper(text, { id: `letter ${date}`, kind: 'attachment', date, author: 'P. Zwaan, huisarts' });

const pageOf = (...sources: FileSource[]) =>
  prepare({
    ...{ sources, findings: sources.flatMap(findingsOf) },
    ...{ on: '2026-06-01', template: 'decursus', language: 'nl' },
  });
const lines = (id: string, ...sources: FileSource[]): string[] =>
  pageOf(...sources)
    .sections.find((section) => section.id === id)
    ?.lines.map(({ text }) => text) ?? [];

test('a medicine of a list stands alone, behind the label of the list', () => {
  const said = lines(
    'medicines',
    letter('2026-05-01', 'Medicatie bij ontslag: lithium 400 mg 2dd1, amlodipine 5 mg 1dd1.'),
  );
  expect(said).toEqual([
    'Lithium: brief 1 mei 2026, P. Zwaan: “Medicatie bij ontslag: lithium 400 mg 2dd1”',
    'Amlodipine: brief 1 mei 2026, P. Zwaan: “Medicatie bij ontslag: … amlodipine 5 mg 1dd1”',
  ]);
});

test('a list of which something is said at once is not taken apart', () => {
  const whole = 'Lithium 400 mg, amlodipine 5 mg gestaakt.';
  const said = lines('medicines', letter('2026-05-01', whole));
  expect(said.join()).toContain(`“${whole}”`);
});

test('what a letter stopped comes after what is used', () => {
  const [first, second] = lines(
    'medicines',
    note('2026-04-01', '## Medicatie\n\nMetoprolol 50 mg.'),
    letter('2026-05-01', 'Metoprolol gestopt. Gestart met sotalol 40 mg 2dd.'),
  );
  expect(first).toMatch(/^Sotalol/);
  expect(second).toContain('“Metoprolol gestopt.”');
});

test('a day in a row of an overview has the title of its column', () => {
  const table = [
    'Geneesmiddel\tDosering\tStart\tStop',
    'Aripiprazol 15 mg tablet\t1x daags 1\t09-02-2026\t20-05-2026',
  ].join('\n');
  expect(lines('medicines', letter('2026-05-21', table))[0]).toContain(
    '“Aripiprazol 15 mg tablet | 1x daags 1 | Start 09-02-2026 | Stop 20-05-2026”',
  );
});

test('who would like to be without medicines still uses them', () => {
  const wish = note('2026-05-01', 'Lithium 400 mg 2dd. Zou graag zonder medicatie willen leven.');
  expect(findingsOf(wish).filter((each) => each.kind === 'medicine' && each.is_denied)).toEqual([]);
});

test('the gravest of before stands under a milder answer of later, also in brief', () => {
  const sources = [
    note('2026-03-01', '## Risico\n\nHeeft concreet plan voor de trein, afscheidsbrief geschreven.'),
    note('2026-04-01', 'Vandaag geen SI. Afgelopen weekend wel bij het spoor gestaan.'),
    note('2026-05-01', 'Stemming vlak. SI: nee. Agressie: nee.'),
  ];
  expect(lines('risk', ...sources)).toEqual([
    'Risico: verslag 1 mei 2026, Noor Veldman: “Stemming vlak. SI: nee. Agressie: nee.”',
    'Eerder genoteerd: verslag 1 april 2026, Noor Veldman: “Vandaag geen SI. Afgelopen weekend wel bij het spoor gestaan.”',
    'Eerder genoteerd: verslag 1 maart 2026, Noor Veldman: “Heeft concreet plan voor de trein, afscheidsbrief geschreven.”',
  ]);
  const brief = pageOf(...sources).brief.map(({ text }) => text);
  expect(brief.find((text) => text.startsWith('Risico'))).toContain('bij het spoor gestaan');
});

test('an earlier denial adds nothing to a later one', () => {
  const said = lines(
    'risk',
    note('2026-03-01', '## Risico\n\nGeen doodswens.'),
    note('2026-05-01', '## Risico\n\nGeen suïcidaliteit.'),
  );
  expect(said).toEqual(['Risico: verslag 1 mei 2026, Noor Veldman: “Geen suïcidaliteit.”']);
});

test('wishing not to be there denies nothing', () => {
  const said = lines(
    'risk',
    note('2026-04-01', 'Denkt wel eens: was ik er maar niet. Doet zichzelf niets aan.'),
    note('2026-05-01', 'Geen doodswens.'),
  );
  expect(said[1]).toContain('“Denkt wel eens: was ik er maar niet. Doet zichzelf niets aan.”');
});

test('what a relative did is no risk of the client, what a relative tells of the client is', () => {
  const done = note('2026-05-01', 'Moeder heeft in 2004 een poging gedaan.');
  expect(lines('risk', done)).toEqual([]);
  const told = note('2026-05-01', 'Moeder vertelt dat hij in 2004 een poging deed.');
  expect(lines('risk', told)).toHaveLength(1);
});

test('what a form asks about allergies stands with what was filled in', () => {
  const form =
    'Bent u ergens allergisch voor?  [x] ja  [ ] nee\nZo ja, waarvoor: doxycycline, benauwd geworden\nRookt u?  [ ] ja  [x] nee';
  expect(lines('allergies', letter('2026-05-01', form))).toEqual([
    'Brief 1 mei 2026, P. Zwaan: “Bent u ergens allergisch voor? [x] ja [ ] nee Zo ja, waarvoor: doxycycline, benauwd geworden”',
  ]);
  expect(lines('medicines', letter('2026-05-01', form))).toEqual([]);
});

test('no allergies known before there was one is not at odds with it, afterwards it is', () => {
  const none = (date: string) => note(date, '## Allergie\n\nGeen bekend.');
  const named = letter('2026-04-01', 'Allergie: amoxicilline (uitslag).');
  expect(lines('allergies', none('2026-01-01'), named)).toEqual([
    'Brief 1 april 2026, P. Zwaan: “Allergie: amoxicilline (uitslag).”',
  ]);
  expect(lines('allergies', named, none('2026-05-01'))[0]).toMatch(/^Niet eensluidend: brief 1 april 2026/);
});

test('an older row with a value that no later paper has is shown whole', () => {
  const said = lines(
    'measurements',
    note('2026-03-01', 'Gewicht 83 kg, eGFR 74, TSH 3,1 mU/l.'),
    note('2026-05-01', 'Gewicht 84,5 kg, eGFR 69.'),
  );
  expect(said).toEqual([
    'Verslag 1 mei 2026, Noor Veldman: “Gewicht 84,5 kg, eGFR 69.”',
    'Verslag 1 maart 2026, Noor Veldman: “Gewicht 83 kg, eGFR 74, TSH 3,1 mU/l.”',
  ]);
});

test('a value at which something is to be done was not measured', () => {
  const plan = note('2026-05-01', '## Beleid\n\nBij eGFR < 60 overleg nefroloog.');
  expect(findingsOf(plan).filter(({ kind }) => kind === 'measurement')).toEqual([]);
});

test('under the plan of the last note stands what a later letter concludes', () => {
  const said = lines(
    'agreed',
    note('2026-04-01', 'P/ ECG via cardioloog. Retour 6 weken.'),
    letter('2026-05-01', 'Conclusie: boezemfibrilleren.\nBeleid: gestart met apixaban 5 mg 2dd.'),
  );
  expect(said).toEqual([
    '“P/ ECG via cardioloog. Retour 6 weken.”',
    'Sindsdien binnengekomen: brief 1 mei 2026, P. Zwaan: “Conclusie: boezemfibrilleren. Beleid: gestart met apixaban 5 mg 2dd.”',
  ]);
});

test('homework is what was agreed', () => {
  expect(lines('agreed', note('2026-05-01', 'Zitting 5.\nHuiswerk: snelweg rijden.'))).toEqual([
    '“Huiswerk: snelweg rijden.”',
  ]);
});

test('what was not ticked is not said', () => {
  const form = letter(
    '2026-05-01',
    '[ ] penicilline-allergie  [x] astma\n[ ] suïcidegedachten  [x] somberheid\n[ ] lithium 400 mg  [x] sertraline 50 mg 1dd',
  );
  expect(lines('allergies', form)).toEqual([]);
  expect(lines('risk', form)).toEqual([]);
  expect(lines('medicines', form)).toEqual([
    'Sertraline: brief 1 mei 2026, P. Zwaan: “[ ] lithium 400 mg [x] sertraline 50 mg 1dd”',
  ]);
});

test('a depot that is only called a depot is the one that the file names', () => {
  const said = lines(
    'medicines',
    note('2026-03-01', 'Depot Xeplion 100 mg gegeven.'),
    note('2026-04-01', 'Voorstel: paliperidon depot naar 75 mg.'),
    note('2026-05-01', 'Depot 75 gegeven, re.'),
  );
  expect(said[0]).toBe(
    'Paliperidon: verslag 1 mei 2026, Noor Veldman: “Depot 75 gegeven, re.”; verslag 1 april 2026, Noor Veldman: “Voorstel: paliperidon depot naar 75 mg.”',
  );
});

test('what is asked about a medicine stands with its answer', () => {
  const [said] = lines('medicines', note('2026-05-01', 'Olanzapine naar 5 mg? Liever niet, blijft 2,5.'));
  expect(said).toContain('“Olanzapine naar 5 mg? Liever niet, blijft 2,5.”');
});

test('an allergy of somebody else is none of the client', () => {
  const said = note('2026-05-01', 'Vriendin Esther is zwanger. Zij heeft een allergie voor penicilline.');
  expect(lines('allergies', said)).toEqual([]);
});

test('all that stands under the heading of allergies is there, and what a test showed', () => {
  const said = lines(
    'allergies',
    note('2026-04-01', '## Allergie\n\nVoedsel: noten. Medicatie: geen. Contact: latex?'),
    note('2026-05-01', 'Allergoloog: pinda negatief, wel huisstofmijt.'),
  );
  expect(said).toEqual([
    'Verslag 1 mei 2026, Noor Veldman: “Allergoloog: pinda negatief, wel huisstofmijt.”',
    'Verslag 1 april 2026, Noor Veldman: “Voedsel: noten. Medicatie: geen. Contact: latex?”',
  ]);
});

test('a list that nobody knows is a measurement, a session and a value to reach are none', () => {
  const said = lines(
    'measurements',
    note('2026-05-01', 'YGTSS 22. EMDR 10. Olanzapine continueren tot BMI 18,5.'),
  );
  expect(said).toEqual(['Verslag 1 mei 2026, Noor Veldman: “YGTSS 22.”']);
});

test('a dose of a letter that later notes have passed is no difference', () => {
  const letterBefore = letter('2026-03-01', 'Medicatie bij ontslag: quetiapine 300 mg a.n.');
  const last = note('2026-05-01', 'Quetiapine 200 mg continueren.');
  expect(lines('differences', letterBefore, last)).toHaveLength(1);
  expect(lines('differences', letterBefore, note('2026-04-01', 'Quetiapine 200 gaat goed.'), last)).toEqual(
    [],
  );
});

test('the worst that was ever written down stays on the page, whatever a later paper denies', () => {
  const said = lines(
    'risk',
    note('2026-03-01', 'In 2014 sprong van een viaduct in opdracht van stemmen.'),
    note('2026-05-01', 'Geen eerdere pogingen volgens cliënt.'),
    note('2026-06-01', 'Buurman overleden, natuurlijke dood.'),
  );
  expect(said).toEqual([
    'Eerder genoteerd: verslag 1 maart 2026, Noor Veldman: “In 2014 sprong van een viaduct in opdracht van stemmen.”',
  ]);
});

test('a sentence that only says that an allergy was recorded comes with the one that names it', () => {
  const said = lines(
    'allergies',
    note(
      '2026-05-01',
      'Belde over jeukende bulten sinds de kuur van de tandarts, clindamycine. Genoteerd bij allergieën.',
    ),
  );
  expect(said).toEqual([
    'Verslag 1 mei 2026, Noor Veldman: “Belde over jeukende bulten sinds de kuur van de tandarts, clindamycine. Genoteerd bij allergieën.”',
  ]);
});

import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';
import { findingsOf } from '../findings.ts';
import { prepare } from './prepare.ts';

const note = (date: string, text: string): FileSource =>
  paper(text, { id: `note ${date}`, kind: 'note', date, author: 'Noor Veldman, psychiater' });
const letter = (date: string, text: string): FileSource =>
  paper(text, { id: `letter ${date}`, kind: 'attachment', date, author: 'P. Zwaan, huisarts' });

function page(...sources: FileSource[]) {
  const findings = sources.flatMap(findingsOf);
  const { sections } = prepare({ sources, findings, on: '2026-06-01', template: 'decursus', language: 'nl' });
  return (id: string) => sections.find((section) => section.id === id);
}
const textsOf = (section: ReturnType<ReturnType<typeof page>>) =>
  section?.lines.map(({ text }) => text) ?? [];

test('a medicine stands with all that the newest papers say of it, also where the next sentence goes on', () => {
  const section = page(
    note('2026-04-01', '## Beloop\n\nSertraline 50 mg, goed verdragen.'),
    note('2026-05-01', '## Beloop\n\nSertraline in april verlaagd naar 25 mg. Per vandaag weer 50.'),
  )('medicines');
  expect(textsOf(section)).toEqual([
    'Sertraline: verslag 1 mei 2026, Noor Veldman: “Sertraline in april verlaagd naar 25 mg. Per vandaag weer 50.”; verslag 1 april 2026, Noor Veldman: “Sertraline 50 mg, goed verdragen.”',
  ]);
});

test('what a relative uses is no medicine of the client, not even in the next sentence', () => {
  const section = page(
    note(
      '2026-05-01',
      '## Beloop\n\nMoeder gebruikt lithium. Haar man slaapt op zolder. Hij heeft zelf citalopram van de huisarts. Cliënt neemt mirtazapine 15 mg.',
    ),
  )('medicines');
  const [mirtazapine, ...others] = textsOf(section);
  expect(mirtazapine).toMatch(/^Mirtazapine: .*“.*Cliënt neemt mirtazapine 15 mg\.”$/u);
  expect(others).toEqual([]);
});

test('tablets of an overdose, a strip that was found and an ampoule are no medicines in use', () => {
  const section = page(
    note(
      '2026-05-01',
      '## Beloop\n\nTS met paracetamol in maart. Gevonden met een strip van 12 tabletten oxazepam. Had een ampul morfine in de tas.',
    ),
  )('medicines');
  expect(section?.lines).toEqual([]);
  expect(section?.missing).toEqual(['In het dossier is geen medicatie herkend.']);
});

test('where a letter is the newest to name a medicine, the newest note stands beside it', () => {
  const section = page(
    note('2026-02-01', '## Plan\n\nLosartan terug naar 50 mg.'),
    letter('2026-05-01', 'Losartan kan naar 100 mg, mits kalium onder 5,0 blijft.'),
    letter('2026-05-02', 'Metformine 500 mg 2dd1.'),
  )('medicines');
  expect(textsOf(section)).toContain(
    'Losartan: brief 1 mei 2026, P. Zwaan: “Losartan kan naar 100 mg, mits kalium onder 5,0 blijft.”; verslag 1 februari 2026, Noor Veldman: “Losartan terug naar 50 mg.”',
  );
});

test('a medicine of older papers stands with what the last of them said', () => {
  const section = page(
    note('2026-01-01', '## Medicatie\n\nLevothyroxine 75 mcg.'),
    note('2026-04-01', '## Medicatie\n\nSertraline 50 mg.'),
    note('2026-05-01', '## Medicatie\n\nSertraline 50 mg.'),
  )('medicines');
  expect(textsOf(section).at(-1)).toBe(
    'Eerder genoemd, levothyroxine: verslag 1 januari 2026, Noor Veldman: “Levothyroxine 75 mcg.”',
  );
});

test('risk has all that the newest note says of it, in order and not only the reassuring half', () => {
  const section = page(
    note('2026-03-01', '## Risico\n\nGeen doodswens.'),
    note(
      '2026-05-01',
      '## Risico\n\nUitgevraagd, alleen. Beeld van het spoor 2x deze maand. Geen wens, geen plan.\n\n## Plan\n\nRetour.',
    ),
  )('risk');
  expect(textsOf(section)).toEqual([
    'Risico: verslag 1 mei 2026, Noor Veldman: “Uitgevraagd, alleen. Beeld van het spoor 2x deze maand. Geen wens, geen plan.”',
  ]);
});

test('a thought that is told outside the part on risk stands before the estimate', () => {
  const section = page(
    note(
      '2026-05-01',
      '## Beloop\n\nDacht vorige maand op de brug "nu springen en klaar", schrok ervan. Nee, geen plannen.\n\n## Risico\n\nLaag ingeschat.',
    ),
  )('risk');
  expect(textsOf(section)).toEqual([
    'Risico: verslag 1 mei 2026, Noor Veldman: “Dacht vorige maand op de brug "nu springen en klaar", schrok ervan. Nee, geen plannen.” “Laag ingeschat.”',
  ]);
});

test('of a newest note without a word on risk nothing is said: the note itself is on the page', () => {
  const section = page(
    note('2026-03-01', '## Risico\n\nGeen doodswens.'),
    note('2026-05-01', '## Beloop\n\nWerkt weer drie dagen.'),
  )('risk');
  expect(section?.missing).toEqual([]);
  expect(textsOf(section)).toEqual([
    'Eerder genoteerd: verslag 1 maart 2026, Noor Veldman: “Geen doodswens.”',
  ]);
});

test('a letter on risk stands in one line with the newest note', () => {
  const section = page(
    note('2026-04-20', '## Risico\n\nPassief, "even weg willen" sinds een week; geen plan.'),
    letter('2026-05-01', 'Zij vertelde mij geen suïcidale gedachten te hebben.'),
  )('risk');
  expect(textsOf(section)).toEqual([
    'Risico: brief 1 mei 2026, P. Zwaan: “Zij vertelde mij geen suïcidale gedachten te hebben.”; verslag 20 april 2026, Noor Veldman: “Passief, "even weg willen" sinds een week; geen plan.”',
  ]);
});

test('the plan of the newest note is there whole, a label inside it too', () => {
  const section = page(
    note(
      '2026-05-01',
      '## Plan\n\nControle over 6 weken. Besluit dan.\n- risico: opnieuw vragen\n- RR thuis meten',
    ),
  )('agreed');
  expect(textsOf(section)).toEqual([
    '“Controle over 6 weken. Besluit dan.”',
    '“risico: opnieuw vragen”',
    '“RR thuis meten”',
  ]);
});

test('no allergies in one paper and one in another are said not to agree', () => {
  const section = page(
    letter(
      '2026-03-01',
      'Allergie: amoxicilline (uitslag als peuter). Kreeg dit vorig jaar nog en had nergens last van.',
    ),
    note('2026-05-01', '## Allergie\n\nGeen bekend.'),
  )('allergies');
  expect(textsOf(section)).toEqual([
    'Niet eensluidend: brief 1 maart 2026, P. Zwaan: “Allergie: amoxicilline (uitslag als peuter). Kreeg dit vorig jaar nog en had nergens last van.”',
    'Verslag 1 mei 2026, Noor Veldman: “Geen bekend.”',
  ]);
});

test('a value that a later note takes back is not repeated, nor is the day of a date a value', () => {
  const section = page(
    note('2026-02-26', '## Metingen\n\nGewicht 48,3 kg.'),
    note('2026-03-12', '## Beloop\n\nCorrectie: het gewicht van 26-2 (48,3) was niet echt.'),
    note('2026-05-01', '## Metingen\n\nGewicht 45,1 kg.\n\n## Plan\n\nCDT en GGT prikken voor 25-11.'),
  )('measurements');
  expect(textsOf(section)).toEqual(['Verslag 1 mei 2026, Noor Veldman: “Gewicht 45,1 kg.”']);
});

test('a man of 45 years and a mother of two are the client', () => {
  const section = page(
    letter(
      '2026-05-01',
      'Man van 45 jaar, gebruikt sertraline 50 mg.\n\nMoeder van twee kinderen, heeft mirtazapine 15 mg.',
    ),
  )('medicines');
  expect(textsOf(section)).toHaveLength(2);
});

test('a quote goes on to the sentence that settles it', () => {
  const section = page(
    note('2026-05-01', 'Zopiclon staat nog op de lijst. Weekdoos bekeken, zit er niet in.'),
    note('2026-05-08', 'Naltrexon 50 mg vindt hij lastig. Afgesproken dat zijn broer meekijkt.'),
  )('medicines');
  const [naltrexone = '', zopiclone = ''] = textsOf(section);
  expect(naltrexone).toContain('Afgesproken dat zijn broer meekijkt.');
  expect(zopiclone).toContain('zit er niet in.');
});

test('that drinking was stopped is not told of the medicine that stands before it', () => {
  const section = page(
    note('2026-05-01', '## Beloop\n\nNaltrexon 50 mg helpt tegen de trek in wijn. Gestopt op 23 april.'),
  )('medicines');
  expect(textsOf(section).join()).not.toContain('Gestopt op');
});

test('a medicine in view of which another was not given stands with what is said of itself', () => {
  const section = page(
    note(
      '2026-05-01',
      '## Beloop\n\nMetoprolol 50 mg, goed verdragen.\n\nPropranolol besproken. Gezien metoprolol niet gestart.',
    ),
  )('medicines');
  const [metoprolol = ''] = textsOf(section).filter((text) => text.startsWith('Metoprolol'));
  expect(metoprolol).toContain('goed verdragen');
  expect(metoprolol).not.toContain('niet gestart');
});

test('that a medicine was stopped is told, whatever is left of it at home', () => {
  const section = page(
    note('2026-03-01', 'Quetiapine 50 mg a.n. vast.'),
    note(
      '2026-05-01',
      'Zij heeft de quetiapine gestaakt, heeft er nog een strip van liggen voor noodgevallen.',
    ),
  )('medicines');
  expect(textsOf(section)[0]).toContain('Zij heeft de quetiapine gestaakt');
});

test('a dose behind two medicines is not told of the one that ended', () => {
  const section = page(
    note(
      '2026-04-01',
      'Sertraline besproken; wil hij. Rasagiline is sinds april weg, dus dat kan. Start 25 mg.',
    ),
    note('2026-05-01', 'Slaapt goed.'),
  )('medicines');
  const rasagiline = textsOf(section).find((text) => /rasagiline:/i.test(text));
  expect(rasagiline ?? '').not.toContain('Start 25 mg');
});

test('the sentence that names a medicine is never cut for what stands beside it', () => {
  const beside = Array.from({ length: 12 }, (_, at) => `Gaat dag ${at + 1} wandelen, wil dat graag.`).join(
    ' ',
  );
  const section = page(note('2026-05-01', `Sertraline 100 mg sinds september. ${beside}`))('medicines');
  expect(textsOf(section)[0]).toContain('Sertraline 100 mg sinds september.');
});

test('what one relative says against an allergy that another tells of stands with it', () => {
  const section = page(
    note('2026-05-01', 'Allergie: volgens vader reageerde hij op pinda. Moeder: mag weer pinda. Dus geen.'),
  )('allergies');
  expect(textsOf(section).join()).toContain('Moeder: mag weer pinda. Dus geen.');
});

test('what somebody in brackets uses is no medicine of the client', () => {
  const section = page(note('2026-05-01', 'Stopdag verzet (Bep heeft longontsteking, slikt doxycycline).'))(
    'medicines',
  );
  expect(textsOf(section).join()).not.toMatch(/^Doxycycline/);
});

test('what stands behind an answer to what was asked is told as everywhere', () => {
  const section = page(note('2026-05-01', 'Komt alleen. Gevraagd: geen plan. Sertraline 100 mg.'))(
    'medicines',
  );
  expect(textsOf(section)[0]).toMatch(/^Sertraline: .*Sertraline 100 mg/u);
});

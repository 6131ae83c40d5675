import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';
import { findingsOf } from '../findings.ts';
import { prepare } from './prepare.ts';

const note = (date: string, text: string): FileSource =>
  paper(text, { id: `note ${date}`, kind: 'note', date, author: 'Noor Veldman, psychiater' });
/** Names of the medicines of which the page quotes these words of the last note. */
function quotedAs(before: string, now: string): string[] {
  const sources = [note('2026-02-01', before), note('2026-04-01', now)];
  const findings = sources.flatMap(findingsOf);
  const page = prepare({ sources, findings, on: '2026-06-01', template: 'decursus', language: 'nl' });
  const lines = page.sections.find(({ id }) => id === 'medicines')?.lines ?? [];
  return lines.filter(({ label, text }) => label !== '' && text.includes(now)).map(({ label }) => label);
}

test.each([
  ['Ferrofumaraat 200 mg gestart. Sertraline 50 mg.', 'ferro gestopt.', ['Ferrofumaraat']],
  ['Methylfenidaat 36 mg.', 'Slaapt goed, methyl helpt.', ['Methylfenidaat']],
  ['Lithium 800 mg.', 'Li 600 mg sinds maandag.', ['Lithium']],
  ['Lithium 800 mg.', 'Li gelijk laten.', ['Lithium']],
  ['Olanzapine 2,5 mg. Fluoxetine 20 mg.', 'Olz: gestopt, van lijst.', ['Olanzapine']],
  ['Gebruikt oxycodon 20 mg. Oxazepam 10 mg.', 'Geen oxy sinds 2 mei.', ['Oxycodon']],
  ['Metformine 500 mg. Metoprolol 50 mg.', 'Metf MGA 2dd500 goed.', ['Metformine']],
  ['Methylfenidaat 36 mg.', 'MPH ER 27 hervat.', ['Methylfenidaat']],
  ['Metformine 500 mg.', 'Geen hoofdpijn sinds mei.', []],
  [
    'Paliperidon depot 75 mg gegeven. Depot aripiprazol 400 mg gegeven.',
    'Depot ongewijzigd 400 mg.',
    ['Ook over medicatie'],
  ],
  ['Lithium 600 mg.', 'Lithium 600 gelijk, spiegel deze week.', ['Lithium']],
  ['Sertraline 50 mg. Omeprazol 20 mg.', 'Is met de SSRI gestopt.', ['Sertraline']],
  ['Gebruikt desogestrel 75 mcg.', 'Pil gestopt.', ['Desogestrel']],
  ['Paliperidon depot 75 mg gegeven.', 'depot 50 mg links.', ['Paliperidon']],
  ['Sertraline verlaagd naar 25 mg. Losartan 50 mg.', 'Heeft de 25 mg zelf gestopt.', ['Sertraline']],
  ['Rivastigmine verhoogd van 4,6 mg naar 9,5 mg.', '4,6 mg houden.', ['Rivastigmine']],
  ['Ferrofumaraat 200 mg gestart.', 'Hb 7,6, ijzer gestopt.', ['Ferrofumaraat']],
  ['Nicotinepleister 21 mg.', 'Pleisters 14 mg.', ['Nicotine']],
  ['Start aripiprazol 400 mg per maand.', 'Maintena naar 300 mg.', ['Aripiprazol']],
  ['Insulin glargine 20 units.', 'Lantus 24 units since Monday.', ['Insuline glargine']],
] as const)('%s Then: %s', (before, now, names) => {
  expect(quotedAs(before, now)).toEqual(names);
});

const asUnnamed = ['Ook over medicatie'];

test.each([
  ['Sertraline 50 mg. Citalopram 20 mg.', 'Is met de SSRI gestopt.', asUnnamed],
  ['Sertraline verhoogd naar 50 mg. Losartan gestart, 50 mg.', 'De 50 mg bevalt goed.', asUnnamed],
  ['Clopidogrel 75 mg. Nortriptyline 50 mg.', 'Verhoogd naar 75 mg.', asUnnamed],
  ['Gebruikt desogestrel 75 mcg.', 'Wil geen pil tegen de spanning.', asUnnamed],
  ['Vitamine D (colecalciferol) 800 IE.', 'Vit D 31 (laag).', []],
  ['Tramadol 50 mg.', 'Komt met de tram naar de afspraak.', []],
])('may mean another, and stands apart. %s Then: %s', (before, now, labels) => {
  expect(quotedAs(before, now)).toEqual(labels);
});

test('what is said of one part of a combination stands with the combination', () => {
  const line = 'Eerder genoemd, buprenorfine/naloxon';
  expect(quotedAs('Buprenorfine/naloxon 12/3 mg.', 'Buprenorfine 14 mg.')).not.toContain(line);
  expect(quotedAs('Buprenorfine/naloxon 12/3 mg.', 'Buprenorfine 14 mg.')).toHaveLength(1);
});

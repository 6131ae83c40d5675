import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';
import type { RiskFinding } from '../finding.ts';

const brief = ({ what, is_denied, is_past, date }: RiskFinding): string =>
  `${is_denied ? 'no ' : ''}${what}${is_past ? ` before${date === '2026-03-10' ? '' : ` ${date.slice(0, 4)}`}` : ''}`;
const risks = (text: string, language: 'nl' | 'en' = 'nl') =>
  found(text, ['risk'], { language, kind: 'note' }).map(brief);

test.each<[string, string[]]>([
  ['Pt ontkent suïcidale gedachten.', ['no suicidality']],
  ['Suïcidaliteit: geen.', ['no suicidality']],
  ['Suïcidaliteit: ontkent.', ['no suicidality']],
  ['Niet suïcidaal.', ['no suicidality']],
  ['Suïcidaliteit: doodswens zonder concrete plannen, geen intentie.', ['suicidality', 'no suicide plan']],
  ['Suïcidegedachten: soms, geen intentie; kinderen beschermend.', ['suicidality']],
  ['Doodswens: ja, passief.', ['suicidality']],
  ['Passieve doodsgedachten, geen plannen of intentie.', ['suicidality']],
  ['Zegt dat het leven niet meer hoeft.', ['suicidality']],
  ['Sneed zichzelf vorige week in de onderarm.', ['self-harm']],
  ['In 2018 TS met paracetamol.', ['suicide attempt before 2018']],
  ['Geen agressie.', ['no aggression']],
  ['Bij navraag geen suïcidale gedachten.', ['no suicidality']],
  [
    'Bij ontslag was er geen suïcidaliteit meer; maakte een signaleringsplan met haar man Wim.',
    ['no suicidality'],
  ],
])('what was said of danger: %s', (text, said) => {
  expect(risks(text)).toEqual(said);
});

test.each([
  'Broer heeft suïcide gepleegd in 2015.',
  'Rouw na suïcide van haar broer.',
  'Moeder deed een suïcidepoging toen cliënt 12 was.',
  'Heeft samen met haar zus een plan gemaakt voor de zomer.',
  'Suïcidaliteit niet uitgevraagd.',
  'Bij toename suïcidaliteit crisisdienst bellen.',
  'Beleid: suïcidaliteit volgende keer uitvragen.',
  'Vraagstelling: graag beoordeling van de suïcidaliteit.',
])("nobody's answer, or somebody else's: %s", (text) => {
  expect(risks(text)).toEqual([]);
});

test.each<[string, string[]]>([
  ['No suicidal thoughts, no self-harm.', ['no suicidality', 'no self-harm']],
  ['Fleeting thoughts of suicide, no plan or intent.', ['suicidality']],
  ['Overdose of paracetamol in 2019.', ['suicide attempt before 2019']],
])('in English: %s', (text, said) => {
  expect(risks(text, 'en')).toEqual(said);
});

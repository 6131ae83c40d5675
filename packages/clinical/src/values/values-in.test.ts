import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import type { Value } from './value.ts';
import { valuesIn } from './values-in.ts';

/** A value as a clinician would say it short: `dose 50 mg`, `date do 9-4-2026`, `time 22:00`. */
function told(value: Value): string {
  if (value.kind === 'medicine') return `medicine ${value.name}`;
  if (value.kind === 'time') {
    const [hours, minutes] = [Math.floor(value.minutes / 60), value.minutes % 60];
    return `time ${hours}:${String(minutes).padStart(2, '0')}`;
  }
  if (value.kind === 'date') {
    const days = ['', 'ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];
    const day = [value.day, value.month, value.year].filter((part) => part !== null).join('-');
    return ['date', value.weekday ? days[value.weekday] : '', day].filter(Boolean).join(' ');
  }
  const unit = value.kind === 'number' ? [] : [value.unit.name];
  return [value.kind, value.numbers.join('/'), ...unit].join(' ');
}

const dutch: [text: string, ...values: string[]][] = [
  ['honderdtweeënveertig', 'number 142'],
  ['honderd tweeënveertig', 'number 142'],
  ['tweeduizend zes', 'number 2006'],
  ['negentien achtennegentig', 'number 1998'],
  ['zes komma acht', 'number 6.8'],
  ['6,8', 'number 6.8'],
  ['1.500 kcal', 'number 1500'],
  ['anderhalf uur', 'measure 1.5 hour'],
  ['drieënhalf jaar', 'measure 3.5 year'],
  ['twee en een halve tablet', 'dose 2.5 tablet'],
  ['½ tablet', 'dose 0.5 tablet'],
  ['sertraline 50 mg', 'medicine sertraline', 'dose 50 mg'],
  ['Zoloft vijftig milligram', 'medicine sertraline', 'dose 50 mg'],
  ['vitamine D 10 microgram', 'medicine colecalciferol', 'dose 10 mcg'],
  ['2dd 500mg', 'measure 2 times a day', 'dose 500 mg'],
  ['vijf druppels', 'dose 5 drop'],
  ['driemaal daags', 'measure 3 times a day'],
  ['3x per week', 'measure 3 times'],
  ['gewicht 68,5 kg', 'measure 68.5 kg'],
  ['37,2 °C', 'measure 37.2 degree'],
  ['lithiumspiegel 0,7 mmol/l', 'measure 0.7 mmol'],
  ['50 procent', 'measure 50 %'],
  ['2-3 weken', 'number 2', 'measure 3 week'],
  ['RR 142/86', 'measure 142/86 mmHg'],
  ['honderdtweeënveertig over zesentachtig', 'measure 142/86 mmHg'],
  ['MoCA 27/30', 'number 27/30'],
  ['donderdag 9 april', 'date do 9-4'],
  ['09-04-2026', 'date 9-4-2026'],
  ['2026-04-09', 'date 9-4-2026'],
  ['negen april', 'date 9-4'],
  ['drieëntwintig januari', 'date 23-1'],
  ['op de negende', 'date 9'],
  ['op de negende dag'],
  ['in april', 'date 4'],
  ['vrijdagmiddag', 'date vr'],
  ['sinds 2019', 'date 2019'],
  ['half elf', 'time 10:30'],
  ['halfelf', 'time 10:30'],
  ['kwart voor tien', 'time 9:45'],
  ['tien over half vier', 'time 3:40'],
  ['twintig over drie', 'time 3:20'],
  ["tien uur 's avonds", 'time 22:00'],
  ['om tien uur', 'time 10:00'],
  ['22.00 uur', 'time 22:00'],
  ['van 10.00-10.45 uur', 'time 10:00', 'time 10:45'],
  ['over drie weken', 'measure 3 week'],
  ['slaapt zes uur per nacht', 'measure 6 hour'],
  ['PHQ-9 14', 'number 14'],
  ['PHQ-9: veertien', 'number 14'],
  ['F32.1 volgens DSM-5'],
  ['vitamine B12 en T4', 'medicine hydroxocobalamine'],
  ['schema 1-0-1'],
  ['de eerste keer'],
];

const english: [text: string, ...values: string[]][] = [
  ['one hundred and forty-two', 'number 142'],
  ['two and a half tablets', 'dose 2.5 tablet'],
  ['twenty twenty-four', 'number 2024'],
  ['one point five', 'number 1.5'],
  ['1,000 mg', 'dose 1000 mg'],
  ['12.5 mg twice a day', 'dose 12.5 mg', 'number 2'],
  ['142 over 86', 'measure 142/86 mmHg'],
  ['acetaminophen 1 gram', 'medicine paracetamol', 'dose 1 g'],
  ["St John's wort", 'medicine sint janskruid'],
  ['10 pm', 'time 22:00'],
  ['10.30 a.m.', 'time 10:30'],
  ['half past ten', 'time 10:30'],
  ['half ten', 'time 10:30'],
  ['twenty past three', 'time 3:20'],
  ['quarter to five', 'time 4:45'],
  ["ten o'clock in the evening", 'time 22:00'],
  ['April 9th 2026', 'date 9-4-2026'],
  ['the ninth of May', 'date 9-5'],
  ['Thursday 9 April', 'date do 9-4'],
  ['in May', 'date 5'],
  ['she may need it'],
  ['from five to two a day', 'number 5', 'number 2'],
];

const table = (rows: typeof dutch, language: Language) =>
  test.each(rows)('%s', (text, ...values) => expect(valuesIn(text, language).map(told)).toEqual(values));
table(dutch, 'nl');
table(english, 'en');

test('a value has its place in the text as it is written', () => {
  const text = 'Neemt één tablet à 50 mg.';
  for (const value of valuesIn(text, 'nl')) expect(text.slice(value.start, value.end)).toBe(value.text);
});

test.each(['1/', 'en ', '7', '142/86 ', '1.', '11-', 'honderd en ', 'twee komma ', "a'", 'de '])(
  'the work grows as the text does: %s',
  (part) => {
    const shortest = (times: number) => {
      const text = part.repeat(times);
      return Math.min(
        ...[1, 2, 3].map(() => {
          const begun = process.cpuUsage().user;
          valuesIn(text, 'nl');
          return (process.cpuUsage().user - begun) / 1000;
        }),
      );
    };
    shortest(10_000);
    // Four times as much is sixteen times the work where it does not; what is too quick to tell is quick enough.
    expect(shortest(40_000) / (shortest(10_000) + 5)).toBeLessThan(10);
  },
);

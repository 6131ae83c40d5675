/** What a letter considers, suggests, asks for or makes depend is not used yet. */
import { expect, test } from 'vitest';
import { medicinesIn } from '../../test/papers.ts';

type Language = 'nl' | 'en';

test.each<[string, string[], Language?]>([
  ['Overweeg lithium toe te voegen.', ['lithium: advised started']],
  [
    'Indien onvoldoende effect: ophogen naar 150 mg of switch naar venlafaxine.',
    ['venlafaxine: advised started'],
  ],
  ['Vraagstelling: is lithium 800 mg een goede keuze?', ['lithium 800 mg: advised started']],
  ['Voor de nachtmerries zou ik prazosine 1 mg proberen.', ['prazosine 1 mg: advised started']],
  [
    'Mocht de stemming dalen, dan komt lamotrigine 25 mg in aanmerking.',
    ['lamotrigine 25 mg: advised started'],
  ],
  ['Pregabaline 75 mg lijkt ons een goede keuze.', ['pregabaline 75 mg: advised started']],
  ['Zelf denk ik aan memantine 10 mg.', ['memantine 10 mg: advised started']],
  ['Should the rash return, I would try cetirizine 10 mg.', ['cetirizine 10 mg: advised started'], 'en'],
  [
    'If there is no gain by May the sertraline could go up to 150 mg.',
    ['sertraline 150 mg: advised started'],
    'en',
  ],
  ['Amlodipine 5 mg would be kinder to her kidneys.', ['amlodipine 5 mg: advised started'], 'en'],
  ['I have no objection to low-dose risperidone.', ['risperidone: advised started'], 'en'],
])('what is only proposed is not used: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  [
    'Hij gebruikt mirtazapine 30 mg; bij onvoldoende effect kan dit naar 45 mg.',
    ['mirtazapine 30 mg: continued', 'mirtazapine 45 mg: advised raised'],
  ],
  ['Over een maand willen we de olanzapine naar 10 mg brengen.', ['olanzapine 10 mg: planned started']],
  [
    'Continue carbimazole; aim for 5 mg by spring.',
    ['carbimazole: continued', 'carbimazole 5 mg: planned started'],
    'en',
  ],
  [
    'Zij gebruikt paroxetine 20 mg. Mocht zij verslechteren, dan kan de dosis naar 30 mg.',
    ['paroxetine 20 mg: continued', 'paroxetine 30 mg: advised raised'],
  ],
])('a dose to come stands beside the one of now: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, Language?]>([
  ['Haloperidol zou ik bij deze QTc onverstandig vinden.'],
  ['Zij weigert de voorgestelde quetiapine 25 mg.'],
  ['Disulfiram would be unsafe.', 'en'],
  ['She asked for diazepam, which I would not prescribe.', 'en'],
  ['De tremor is mogelijk door lithium.'],
])('what is turned down or only blamed is not proposed: %s', (text, language) => {
  expect(medicinesIn(text, language)).toEqual([]);
});

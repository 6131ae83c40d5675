/** What a letter considers, suggests, asks for or makes depend is not used yet. */
import { expect, test } from 'vitest';
import { medicinesIn } from '../../../test/papers.ts';

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

test.each<[string, string[], Language?]>([
  ['De kinderarts wil guanfacine proberen.', ['guanfacine: advised started']],
  ['Clozapine houden we achter de hand.', ['clozapine: advised started']],
  ['Wij raden aan melatonine 3 mg te proberen.', ['melatonine 3 mg: advised started']],
  ['Zo nodig kan later bupropion 150 mg worden ingezet.', ['bupropion 150 mg: advised started']],
  ['Overweeg lithiumadditie.', ['lithium: advised started']],
  [
    'His GP mentioned naltrexone as something to be started later.',
    ['naltrexone: advised started by GP'],
    'en',
  ],
  ['We shall be commencing clozapine after Easter.', ['clozapine: advised started'], 'en'],
  ['She has agreed to try acamprosate 333 mg.', ['acamprosate 333 mg: advised started'], 'en'],
  ['Daarna, als nierfunctie akkoord, lithium 800 mg.', ['lithium 800 mg: advised started']],
  ['Bij stabiel jaar overgang naar Trevicta 350 mg.', ['paliperidon 350 mg: advised started']],
  [
    'Zakt hij nog verder, dan is terug naar lisdexamfetamine 40 mg besproken.',
    ['lisdexamfetamine 40 mg: advised started'],
  ],
  ['Geen bezwaar tegen sertraline 50 mg, die u voorstelde.', ['sertraline 50 mg: advised started']],
  ['Als dat tekortschiet clozapine 6,25 mg.', ['clozapine 6.25 mg: advised started']],
  [
    'I have agreed to it in principle: Buvidal 96 mg once he is settled.',
    ['buprenorphine 96 mg: advised started'],
    'en',
  ],
  ['If this persists, we had thought of sertraline 25 mg.', ['sertraline 25 mg: advised started'], 'en'],
])('what somebody means to do is not done: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language).map((each) => each.replace(/ as needed/, ''))).toEqual(medicine);
});

test.each<[string, string, Language?]>([
  ['Vanaf maandag krijgt hij haloperidol 1 mg 2dd.', 'haloperidol 1 mg 2/day: planned'],
  ['Volgende week begint zij met mirtazapine 7,5 mg.', 'mirtazapine 7.5 mg: planned'],
  ['Naloxon 1,8 mg wordt morgen uitgereikt.', 'naloxon 1.8 mg: planned'],
  ['A naloxone 1.3 mg kit is to be handed over tomorrow.', 'naloxone 1.3 mg: planned', 'en'],
])('a use that has still to begin is planned: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language).map((each) => each.slice(0, medicine.length))).toEqual([medicine]);
});

test.each<[string, Language?]>([
  ['She has never had clozapine.', 'en'],
  ['Zij meldt dat ze van doxycycline uitslag krijgt.'],
])('neither used nor proposed: %s', (text, language) => {
  expect(medicinesIn(text, language)).toEqual([]);
});

/** More ways in which letters tell that a medicine is used no more, and what only looks like it. */
import { expect, test } from 'vitest';
import { medicinesIn } from '../../../test/papers.ts';

type Language = 'nl' | 'en';

test.each<[string, string[], Language?]>([
  ['Amlodipine 5 mg 1dd, maar deze heeft de cardioloog gestaakt.', ['amlodipine 5 mg 1/day: stopped']],
  ['Zopiclon, die de waarnemer hem gaf, heb ik weggehaald.', ['zopiclon: stopped']],
  ['De quetiapine 25 mg heeft hij laten staan.', ['quetiapine 25 mg: stopped']],
  ['Rosuvastatine 10 mg eruit, spierpijn.', ['rosuvastatine 10 mg: stopped']],
  ['Doxycycline 100 mg, antibioticakuur, klaar.', ['doxycycline 100 mg: stopped']],
  ['Eerst gaven wij risperidon 2 mg, dat staakten wij na een week.', ['risperidon 2 mg: stopped']],
  ['Oxybutynin 5 mg - I asked her to stop this as it dries her mouth.', ['oxybutynin 5 mg: stopped'], 'en'],
  [
    'Propranolol 40 mg went at the same time, as did her diazepam 2 mg.',
    ['propranolol 40 mg: stopped', 'diazepam 2 mg: stopped'],
    'en',
  ],
  [
    'She was given bendroflumethiazide 2.5 mg, but it was stopped by the lithium clinic.',
    ['bendroflumethiazide 2.5 mg: stopped'],
    'en',
  ],
])('it is used no more: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  ['Trazodon 100 mg maakte haar suf.', ['trazodon 100 mg: before continued']],
  ['Duloxetine 60 mg beviel slecht.', ['duloxetine 60 mg: before continued']],
  ['Lamotrigine bleef zonder effect.', ['lamotrigine: before continued']],
  ['Amisulpride 400 mg had na acht weken geen effect.', ['amisulpride 400 mg: before continued']],
  ['Olanzapine 10 mg was effective but she gained two stone.', ['olanzapine 10 mg: before continued'], 'en'],
  [
    'Citalopram made him sweat and imipramine 50 mg gave her palpitations.',
    ['citalopram: before continued', 'imipramine 50 mg: before continued'],
    'en',
  ],
  [
    'Trazodon 50 mg is ingeruild voor mirtazapine 15 mg.',
    ['trazodon 50 mg: stopped', 'mirtazapine 15 mg: started'],
  ],
])('what did harm or nothing was used before: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

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

test.each<[string, string[], Language?]>([
  ['Biperideen gestaakt: geen bewegingsstoornissen.', ['biperideen: stopped']],
  ['Quetiapine 100 mg (d/c wegens sufheid)', ['quetiapine 100 mg: stopped']],
  ['Zij gebruikt sertraline 100 mg 1dd (gestart met 50 mg).', ['sertraline 100 mg 1/day: continued']],
  [
    'Aanvankelijk fluoxetine 20 mg, nadien sertraline 50 mg 1dd.',
    ['fluoxetine 20 mg: before continued', 'sertraline 50 mg 1/day: continued'],
  ],
  ['oxybutynine 5 mg ........... GESTOPT', ['oxybutynine 5 mg: stopped']],
  ['Vraag: wat adviseert u? Valproaat gebruikte zij tot 2009.', ['valproïnezuur: before continued']],
])('what has been, beside what is: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  ['Bij uitdroging moet de lithium 600 mg tijdelijk gestopt worden.', ['lithium 600 mg: planned stopped']],
  ['Oxazepam 10 mg zo nodig gebruikt hij bijna niet meer.', ['oxazepam 10 mg as needed: continued']],
  ['Propranolol 40 mg bd; last issued 1 March.', ['propranolol 40 mg 2/day: continued'], 'en'],
  ['Ramipril 5 mg - his cough went when he stopped smoking.', ['ramipril 5 mg: continued'], 'en'],
  ['Lamotrigine 25 mg 1dd; bij huiduitslag direct stoppen.', ['lamotrigine 25 mg 1/day: continued']],
  [
    'Naast escitalopram 10 mg 1dd zou bupropion kunnen worden toegevoegd.',
    ['escitalopram 10 mg 1/day: continued', 'bupropion: advised started'],
  ],
])('it was not stopped: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

test.each([
  ['Slaapt u slecht? Ja, al weken.', ['Slaapt u slecht?', 'Ja, al weken.']],
  ['Ik slik 2.5 mg. Dat helpt.', ['Ik slik 2.5 mg.', 'Dat helpt.']],
  ['Ik sprak dr. Jansen over o.a. de slaap. Goed.', ['Ik sprak dr. Jansen over o.a. de slaap.', 'Goed.']],
  ['Ik zie mevr. de Vries om 10.30 uur. Prima.', ['Ik zie mevr. de Vries om 10.30 uur.', 'Prima.']],
  [
    'No. They never do. I see Dr. Smith on the 3rd.',
    ['No.', 'They never do.', 'I see Dr. Smith on the 3rd.'],
  ],
  ['Zo nodig oxazepam, z.n. extra. En verder?', ['Zo nodig oxazepam, z.n. extra.', 'En verder?']],
  ['Ik weet het niet... misschien wel. Of niet…', ['Ik weet het niet... misschien wel.', 'Of niet…']],
  ['Nee! Nooit! "Echt niet." Zeg ik.', ['Nee!', 'Nooit!', '"Echt niet."', 'Zeg ik.']],
  ['Zonder punt aan het eind', ['Zonder punt aan het eind']],
  ['  ... ?!  ', []],
  ['Ik bedank u. Tot dan.', ['Ik bedank u.', 'Tot dan.']],
])('%s', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

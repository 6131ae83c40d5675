/** Marks medicines that nobody named, however the recogniser spelled them. */
import { findMedicine } from '../reading/medicines.ts';
import { plain } from '../reading/text.ts';
import type { Found } from './check-quantities.ts';
import { isNear } from './nearness.ts';
import type { Spoken } from './spoken.ts';
import { isWord, type Token } from '../reading/tokens.ts';
import { unitOf } from '../reading/units.ts';
import type { Written } from './written.ts';

/** Endings that names of medicines share, for those that no list of ours has. */
const medicineEnding =
  /(?:azepam|azolam|oxetine|triptan|sartan|pril|olol|statine?|azool|azole?|cilline?|mycine?|cycline?|floxacine?|gliptine?|gliflozine?|glutide?|prazole?|apine?|peridone?|mantine?|pezil|setron|parine?|xaban|fenac|profen|codone?|morfine|morphine|tadine|rizine|terole?|olone?|asone?|idone?|oxine?|dipine?)$/;
const notMedicines = new Set(
  'april vaccine medicine routine machine alcohol control protocol symbol gasoline done bone phone alone'.split(
    ' ',
  ),
);
const SHORTEST = 6;
const SHORTEST_HEARD = 4;

/** Dutch recognisers write `sertralien`: it sounds the same. */
const asSpelled = (name: string) => name.replace(/ien$/, 'ine');

/** A word of the transcript, or two, that is this name misheard. A word that is another medicine is that medicine. */
function isHeard(name: string, { words, sentences }: Spoken): boolean {
  const isIt = (heard: string) => isNear(asSpelled(name), asSpelled(heard));
  for (const word of words)
    if (word.length >= SHORTEST_HEARD && isIt(word) && !findMedicine(word)) return true;
  return sentences.some(({ tokens }) =>
    tokens.some(({ text }, index) => {
      if (text.length < 2 || !name.startsWith(text)) return false;
      const next = tokens[index + 1]?.text ?? '';
      return next.length >= 2 && isIt(text + next);
    }),
  );
}

const isHeardAs = (names: string[], spoken: Spoken): boolean =>
  names.some((name) => {
    const known = spoken.heardNames.get(name) ?? isHeard(name, spoken);
    spoken.heardNames.set(name, known);
    return known;
  });

const isBeforeDose = (tokens: readonly Token[], index: number) =>
  /^\d/.test(tokens[index + 1]?.text ?? '') && unitOf(tokens[index + 2]?.text ?? '')?.kind === 'mass';

function looksLikeMedicine(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || !isWord(token) || token.text.length < SHORTEST || notMedicines.has(token.text)) return false;
  return (
    medicineEnding.test(token.text) ||
    (isBeforeDose(tokens, index) && /(?:ine?|one?|ol|um|ide?|aat|ate|am)$/.test(token.text))
  );
}

export function checkMedicines({ tokens, medicines }: Written, spoken: Spoken): Found[] {
  const unsaid = medicines
    .filter(({ medicine }) => !spoken.medicines.has(medicine))
    .filter(({ medicine: { nl, en, brands } }) => !isHeardAs([nl, en, ...brands].map(plain), spoken))
    .map(({ token }) => token);
  const known = new Set(medicines.map(({ index }) => index));
  const unknown = tokens.filter(
    ({ text }, index) =>
      !known.has(index) &&
      looksLikeMedicine(tokens, index) &&
      !spoken.words.has(text) &&
      !isHeardAs([text], spoken),
  );
  return [...unsaid, ...unknown].map(({ start, end }) => ({ kind: 'medicine', start, end }));
}

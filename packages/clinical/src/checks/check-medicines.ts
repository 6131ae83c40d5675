/** Marks medicines that nobody named, however the recogniser spelled them. */
import { findMedicine } from '../medicines.ts';
import { plain } from '../text.ts';
import type { Found } from './check-quantities.ts';
import type { MedicineMention } from './medicine-mentions.ts';
import type { NoteSentence } from './segments.ts';
import type { Spoken } from './spoken.ts';
import { isWord, type Token } from './tokens.ts';
import { unitOf } from './units.ts';

/** Endings that names of medicines share, for those that no list of ours has. */
const medicineEnding =
  /(?:azepam|azolam|oxetine|triptan|sartan|pril|olol|statine?|azool|azole?|cilline?|mycine?|cycline?|floxacine?|gliptine?|gliflozine?|glutide?|prazole?|apine?|peridone?|mantine?|pezil|setron|parine?|xaban|fenac|profen|codone?|morfine|morphine|tadine|rizine|terole?|olone?|asone?|idone?|oxine?|dipine?)$/;
const notMedicines = new Set(
  'april vaccine medicine routine machine alcohol control protocol symbol gasoline done bone phone alone'.split(
    ' ',
  ),
);
const SHORTEST = 6;

/** At most two letters apart, one in short names. */
function isNear(a: string, b: string): boolean {
  const limit = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  if (Math.abs(a.length - b.length) > limit) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + (a[i] === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
}

/** A word of the transcript that is this name misheard. A word that is another medicine is that medicine. */
export const isHeardAs = (names: string[], { words, sentences }: Spoken): boolean => {
  const isIt = (heard: string) => names.some((name) => isNear(name, heard));
  for (const word of words) if (word.length >= 4 && !findMedicine(word) && isIt(word)) return true;
  return sentences.some(({ tokens }) =>
    tokens.some(({ text }, index) => {
      const next = tokens[index + 1]?.text ?? '';
      return (
        text.length >= 2 &&
        next.length >= 2 &&
        names.some((name) => name.startsWith(text) && isNear(name, text + next))
      );
    }),
  );
};

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

export function checkMedicines(
  { tokens }: NoteSentence,
  medicines: MedicineMention[],
  spoken: Spoken,
): Found[] {
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

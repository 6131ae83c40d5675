/** The values of a talk, sentence by sentence: which are of one sort, and how a later one takes the place of an earlier. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { canReplace, isSameValue, replaced, type Value, valuesOf } from './values.ts';

const FIRST_WORDS = 4;

const mayHoldValue =
  /\d|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|half|kwart|honderd|dag|morgen|mg|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|twenty|\p{L}ty(?!\p{L})|\p{L}tig(?!\p{L})|hundred|week|tomorrow|may|march/iu;

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const whenKinds: ReadonlySet<string> = new Set(['day', 'clock', 'time']);
export const isWhen = ({ kinds }: Value): boolean => kinds.some((kind) => whenKinds.has(kind));

const relativeDay = /^(?:vandaag|morgen|overmorgen|today|tomorrow)$/;
const isDay = ({ kinds, key }: Value): boolean => kinds.includes('day') || relativeDay.test(key);

/** `Dinsdag` says the same as `dinsdag 3 maart`; `woensdag` does not. */
function isOtherDay(one: Value, other: Value): boolean {
  if (!isDay(one) || !isDay(other)) return false;
  const [parts, others] = [one, other].map(({ key }) => (/^\d*-/.test(key) ? key.split('-') : undefined));
  if (!parts || !others) return one.key !== other.key;
  return parts.some((part, at) => part !== '' && (others[at] ?? '') !== '' && part !== others[at]);
}

/** Of one sort, and not the same: two days, two doses, two numbers of times. */
export const isOfSort = (one: Value, other: Value): boolean =>
  isOtherDay(one, other) ||
  (!(isDay(one) && isDay(other)) &&
    canReplace(one, other) &&
    (one.kinds.some((kind) => other.kinds.includes(kind)) || (other.kinds[0] === 'number' && !isWhen(one))));

/** What people bargain about: when, and how much. */
const agreedKinds: ReadonlySet<string> = new Set([
  ...whenKinds,
  ...'number mass volume times pieces percent drinks smokes'.split(' '),
]);
export const isAgreed = (value: Value): boolean =>
  isDay(value) || value.kinds.some((kind) => agreedKinds.has(kind));

export type Spoken = {
  values: (at: number) => readonly Value[];
  sentences: readonly Sentence[];
  language: Language;
};

export function spokenIn(sentences: readonly Sentence[], language: Language): Spoken {
  const values = (at: number): readonly Value[] => {
    const text = sentences[at]?.text ?? '';
    return mayHoldValue.test(text) ? valuesOf(text, language) : [];
  };
  return { values, sentences, language };
}

const CLEARLY_NEARER = 1.6;
const range = /^ ?(?:of|or|tot|to|à|-) ?$/iu;
/** `Honderd en tweehonderd.` – `Tweehonderdvijftig.`: of several numbers, the one that is clearly nearest. */
function nearestIn(values: readonly Value[], later: Value, text: string): readonly Value[] {
  if (values.length < 2 || later.kinds[0] !== 'number') return values;
  // `One or two of an evening` is one amount.
  const isRange = values.some(({ end }, at) => range.test(text.slice(end, values[at + 1]?.start ?? end)));
  if (isRange) return values;
  const farFrom = ({ key }: Value) => Math.abs(Math.log(Number(key) / Number(later.key)));
  const [first, second] = [...values].sort((one, other) => farFrom(one) - farFrom(other));
  if (!first || !second) return values;
  return farFrom(second) - farFrom(first) >= Math.log(CLEARLY_NEARER) ? [first] : values;
}

/** Puts the later value in the place of the earlier, where the earlier sentence has one of that sort; else it is contested. */
export function overtake(
  at: number,
  later: Value,
  wording: string,
  spoken: Spoken,
  taken: TakenBack[],
  objected?: Value,
): boolean {
  const earlier = spoken.sentences[at];
  const values = spoken.values(at);
  if (!earlier || values.some((value) => isSameValue(value, later))) return false;
  const ofSort = values.filter((value) => isOfSort(value, later));
  const alike = objected && ofSort.includes(objected) ? [objected] : nearestIn(ofSort, later, earlier.text);
  const [old] = alike;
  if (!old || (alike.length > 1 && later.kinds[0] === 'number')) return false;
  taken.push({ seq: earlier.seq, words: earlier.text.slice(old.start, old.end), instead: wording });
  if (alike.length > 1 || earlier.act === 'asks') earlier.contested = 'by other';
  else earlier.text = replaced(earlier.text, old, later, wording);
  return true;
}

export const isOwn = (one: Sentence | undefined, other: Sentence | undefined): boolean =>
  one !== undefined && one.speaker.role === other?.speaker.role;

const opening =
  /^(?:(?:ja|nee|nou|o|oh|oké|oke|ok|goed|prima|klopt|dan|eh|of|wordt|het|dat|doen|we|yes|no|okay|then|let's|say|make|it|so|well|sorry|wacht)[\s,.]+)*/iu;
export const valueAtStart = (text: string, value: Value): boolean =>
  words(text.slice((opening.exec(text)?.[0] ?? '').length, value.start)).length < FIRST_WORDS &&
  value.start < 45;

export const busy =
  /(?<!\p{L})(?:werk|ben|zit|heb|moet) (?:ik|we)(?!\p{L})|(?<!\p{L})(?:i work|i'm at|is )/iu;

export const isSame = (one: Value, other: Value): boolean =>
  isSameValue(one, other) || (isDay(one) && isDay(other) && !isOtherDay(one, other));
export const hasShared = (one: readonly Value[], other: readonly Value[]): boolean =>
  one.some((value) => other.some((each) => isSame(each, value)));

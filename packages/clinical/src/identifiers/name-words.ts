/** Which words can be a name, and how far a name reaches. */
import { plain } from '../reading/text.ts';
import { neverAlone, personVerb, titleOfTest } from './name-cues.ts';
import {
  isCommonCapital,
  isEponym,
  isFirstName,
  isMedicine,
  isOrdinary,
  isParticle,
  isSurname,
  soundsLikeFirstName,
} from './ordinary.ts';
import { isKindOfInstitution } from './places-and-institutions.ts';
import { isTown } from './towns.ts';
import type { Word } from './word.ts';
import { afterScale } from './words/never.ts';

/** `Rx`, `Hgb`: no name has so few letters or no vowel. */
const isShorthand = /^..$|^[^aeiouyáéíóúäëïöüâêîôûàèìòùø]+$/iu;

export const particlesOf = (words: readonly Word[], at: number): number => {
  let to = at;
  while (isParticle(words[to]?.text ?? '') && to - at < 3) to += 1;
  return to;
};
export const initial = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}$/u.test(word.raw);

const isKindOfTest =
  /^(?:scale|inventory|questionnaire|index|test|checklist|interview|schedule|schaal|vragenlijst|lijst|rating|therapy|disorder|syndrome|depression|anxiety|mania)$/;
/** `Young-schemavragenlijst`: of two surnames the second has its capital too. */
const isOfEponym = ({ raw }: Word): boolean => {
  const [, first = '', rest = ''] = /^(\p{L}+)-(\p{Ll}[\p{L}-]*)$/u.exec(raw) ?? [];
  return rest !== '' && isEponym(plain(first)) && isOrdinary(plain(rest));
};

/** Whether a word with its capital inside a sentence can be somebody: not a medicine, a people, a scale. */
export function isCapitalName(word: Word | undefined, text: string): boolean {
  if (!word?.hasCapital || word.text.length < 2) return false;
  if (isCommonCapital(word.text) || isMedicine(word.raw)) return false;
  if (afterScale.test(text.slice(word.end)) && (isEponym(word.text) || isTown(word.text))) return false;
  if (isOfEponym(word)) return false;
  if (isKindOfInstitution(word.text) || isKindOfTest.test(word.text)) return false;
  // `de Utrechtse schaal`
  if (/(?:se|er)$/.test(word.text) && isTown(word.text.replace(/(?:se|er)$/, ''))) return false;
  if (titleOfTest.test(text.slice(word.end))) return false;
  const isName = isFirstName(word.text) || isSurname(word.text);
  return isName || (!isOrdinary(word.text) && !isShorthand.test(word.raw));
}

/** How surnames end, here and where people come from. */
export const surnameEnding =
  /^\p{L}{2,}(?:veen|stra|stra|sma|inga|ema|huis|huizen|mans|ssen|sen|ink|kamp|berg|burg|dijk|horst|meijer|meyer|broek|veld|hof|hoven|oglu|ski|ska|wicz|vic|escu|ez|son|dottir|idze|yan|ian|opoulos|enko|chuk|kumar|singh|stein|mann|weij|waard|graaf|naak|poel|kerk|brug|brink)$/u;

/** Verbs and plurals that stand behind `mijn man`, small and unknown to every list. */
const looksLikeVerb = /(?:t|de|te|en|d|s|ing|ly)$/;
export const isSmallName = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.isLetters &&
  word.text.length > 2 &&
  !word.hasCapital &&
  (isFirstName(word.text)
    ? !isOrdinary(word.text)
    : !isOrdinary(word.text) &&
      !looksLikeVerb.test(word.text) &&
      !isMedicine(word.raw) &&
      !isCommonCapital(word.text));

/** Behind `mijn zus` and `ik heet` a first name is one, whatever else it means; but `mijn zus wil`. */
export const isToldName = (word: Word): boolean =>
  isFirstName(word.text) && !personVerb.test(word.text) && !neverAlone.test(word.text);

const SHORTEST_SPLIT = 8;
/** The last word of a long first name that was heard as several, one of which is no word: `cat a zhina`. */
export function splitName(words: readonly Word[], at: number): number | undefined {
  for (const more of [1, 2]) {
    const parts = words.slice(at, at + more + 1);
    if (parts.length <= more || parts.some(({ isLetters, text }) => !isLetters || isFirstName(text)))
      continue;
    if (parts.some(({ gap }, index) => index > 0 && gap !== ' ')) continue;
    const whole = parts.map(({ text }) => text).join('');
    if (whole.length < SHORTEST_SPLIT || parts.every(({ text }) => isOrdinary(text))) continue;
    if (soundsLikeFirstName(whole) && !isOrdinary(whole)) return at + more;
  }
  return undefined;
}

/** From the first word of a name to its last: `Kees de Vries`, `Fatima El Amrani-Bakker`. */
export function endOfName(words: readonly Word[], at: number, text: string): number {
  let to = at;
  for (let more = 0; more < 3; more++) {
    let next = to + 1;
    if (words[next]?.raw === '.' && initial(words[to])) next += 1;
    const core = particlesOf(words, next);
    const word = words[core];
    if (
      !word ||
      /[^\s]/.test(
        words
          .slice(to + 1, core + 1)
          .map(({ gap }) => gap)
          .join(''),
      )
    )
      break;
    const isSur =
      word.isLetters &&
      !word.isFirst &&
      ((word.hasCapital && isCapitalName(word, text)) ||
        (word.hasCapital && core > next && !isCommonCapital(word.text)) ||
        // `Darren Pickles`
        (word.hasCapital &&
          words[to]?.hasCapital === true &&
          isFirstName(words[to]?.text ?? '') &&
          word.text.length > 2 &&
          !isCommonCapital(word.text) &&
          !isMedicine(word.raw)) ||
        (isSurname(word.text) && (!isOrdinary(word.text) || (core > next && SMALL_SURNAMES.has(word.text)))));
    const isCapitalEponym = word.hasCapital && isEponym(word.text) && !isMedicine(word.raw);
    // `fatma yildrim`: both small, unknown behind a first name, and no verb; but `sinds Fatma langskwam`.
    const isUnknown =
      more === 0 &&
      core === next &&
      isFirstName(words[to]?.text ?? '') &&
      words[to]?.hasCapital === false &&
      !word.hasCapital &&
      word.text.length > 3 &&
      isSmallName(word) &&
      !isFirstName(word.text);
    if (!isSur && !isCapitalEponym && !isUnknown) break;
    to = core;
  }
  return to;
}
/** Behind `de` and `van`, also in small letters, these are surnames. */
const SMALL_SURNAMES = new Set(
  'vries jong boer groot wit bruin haan vos graaf wilde lange jonge bos berg beek dijk dam ruiter ridder haas koning leeuw meer broek velden laan linden heuvel horst velde hoek brink wal'.split(
    ' ',
  ),
);

/** Agreed is what was said last: a proposal that the other objects to, and what the clinician then says instead. */
import type { TakenBack } from '../sentence.ts';
import {
  busy,
  hasShared,
  isAgreed,
  isOfSort,
  isSame,
  isWhen,
  overtake,
  type Spoken,
  valueAtStart,
  words,
} from './spoken-values.ts';
import { isSameValue, type Value } from './values.ts';

const AGREED_REACH = 9;
const SHORT_REPLY = 8;
const FIRST_WORDS = 4;

/** What the other says to a proposal that moves it: not then, rather so, may it be another. */
const objects =
  /(?<!\p{L})(?:(?:kan|lukt|past|red|komt) (?:\p{L}+ ){0,4}(?:niet|slecht)|dan (?:ben|zit|werk|heb|moet) (?:ik|we)|liever|te (?:vroeg|laat|veel|snel|kort|lang)|vakantie|echt niet|kan (?:het|dat|'t) (?:ook|iets|misschien|niet)|can't|rather|i'm (?:away|working)|we're away|i've got|too (?:early|late|much|soon|many)|could (?:we|it|i) )/iu;

const putAnew =
  /^[^,.?!]{1,25} (?:dan|then)(?!\p{L})|^(?:(?:oké|oke|ok|goed|nou|ja|okay|right|well)[, ]+)*(?:dan (?:maak|maken|doe|doen|wordt|neem|nemen|zet|zetten)|laten we|maak (?:er|het)|make it|let's (?:say|make it|do)|then (?:let's|we'll|make))(?!\p{L})/iu;
const alsoAllowed = /(?<!\p{L})(?:mag|kan|is) (?:dan )?ook(?!\p{L})|(?<!\p{L})(?:also|too)(?!\p{L})/iu;
const isDay = ({ kinds }: Value): boolean => kinds.includes('day');

/** Whether the words of the other, from one place up to another, move what was proposed before them. */
function isMovedBy(
  from: number,
  to: number,
  proposed: readonly Value[],
  { sentences, values }: Spoken,
): boolean {
  const places = Array.from({ length: to - from }, (_, place) => from + place);
  const isSaidAgain = (at: number) => hasShared(proposed, values(at));
  const said = (at: number) => sentences[at]?.said ?? '';
  if (places.some((at) => objects.test(said(at)) || (isSaidAgain(at) && busy.test(said(at))))) return true;
  for (const at of places) {
    const isAnother = values(at).some((value) => proposed.some((one) => isOfSort(one, value)));
    const asks = said(at).includes('?');
    if (isAnother && asks && !isSaidAgain(at)) return true;
    // Said again without a word against it: agreed, where nothing else of it is still open.
    const isWhole = proposed.every((one) => values(at).some((each) => isSame(each, one)));
    if (isSaidAgain(at) && !asks && (isWhole || !places.some((each) => sentences[each]?.act === 'asks')))
      return false;
  }
  return false;
}

const isOffered = (value: Value, from: number, to: number, { sentences, values }: Spoken): boolean =>
  sentences
    .slice(from, to)
    .some(
      ({ speaker }, place) =>
        speaker.role !== 'clinician' && values(from + place).some((one) => isSameValue(one, value)),
    );

/** `Drie keer is veel`: which of what was proposed the other speaks of. */
const saidAgain = (
  proposed: readonly Value[],
  from: number,
  to: number,
  { sentences, values }: Spoken,
): Value | undefined =>
  proposed.find((one) =>
    sentences
      .slice(from, to)
      .some(
        ({ speaker }, place) =>
          speaker.role !== 'clinician' && values(from + place).some((each) => isSame(each, one)),
      ),
  );

/** The end of the other's turn that begins at a place. */
function endOfTurn(from: number, { sentences }: Spoken): number {
  let to = from;
  while (to < sentences.length && sentences[to]?.speaker.role !== 'clinician') to++;
  return to;
}

/** What was proposed just before the other speaks: the last sentence, or the one before a mere `Lukt dat?` */
function proposedBefore(at: number, { sentences, values }: Spoken): number {
  for (const back of [at - 1, at - 2]) {
    const one = sentences[back];
    if (!one || one.speaker.role === 'client' || one.speaker.role === 'other') return -1;
    if (one.text !== '' && values(back).some(isAgreed)) return back;
    if (one.act !== 'asks' || words(one.said).length > SHORT_REPLY) return -1;
  }
  return -1;
}

/** `Over twee weken prikken.` – `Dan zit ik in Drenthe.` – `Drie weken is prima.`: agreed is what was said last. */
export function agreedAnew(at: number, spoken: Spoken, taken: TakenBack[]): void {
  const { sentences } = spoken;
  if (sentences[at]?.speaker.role === 'clinician' || sentences[at - 1]?.speaker.role !== 'clinician') {
    if (sentences[at - 1]?.speaker.role !== 'unknown') return;
  }
  const back = proposedBefore(at, spoken);
  const earlier = sentences[back];
  if (!earlier) return;
  const proposed = spoken.values(back);
  let end = endOfTurn(at, spoken);
  // `Half twaalf naar bed.` – `Half twaalf? Ik val om negen uur al om.` – `Elf uur dan.`
  const isPutAnew = putAnew.test(sentences[end]?.said ?? '');
  if (end - at > AGREED_REACH || !(isPutAnew || isMovedBy(at, end, proposed, spoken))) return;
  const isStrong =
    isPutAnew || sentences.slice(at, end).some(({ said }) => objects.test(said) || busy.test(said));
  const other = sentences[end];
  const isElse =
    isStrong &&
    other?.speaker.role === 'clinician' &&
    other.act !== 'asks' &&
    proposed.some(isWhen) &&
    spoken.values(end).some((value) => isDay(value) && !hasShared([value], proposed));
  // `Wat zou wel lukken?`
  if (sentences[end]?.act === 'asks' && spoken.values(end).length === 0) end = endOfTurn(end + 1, spoken);
  for (const ahead of [end, end + 1]) {
    const now = sentences[ahead];
    if (now?.speaker.role !== 'clinician') return;
    const said = spoken.values(ahead).filter((value) => isAgreed(value) && valueAtStart(now.text, value));
    if (said.length === 0 || hasShared(said.slice(0, 1), proposed)) {
      // `Er is ook een groep op dinsdag twaalf mei`: another day, in words of its own.
      if (isElse && ahead === end && saidAgain(proposed, at, end, spoken)) earlier.contested = 'by other';
      if (words(now.text).length > FIRST_WORDS) return;
      continue;
    }
    let isMoved = false;
    for (const value of said) {
      // `Twee van honderdtwintig mag ook?` – `Dat mag ook, twee tegelijk.`: so it may be, beside what was said.
      if (!isWhen(value) && alsoAllowed.test(now.text)) continue;
      // How much is bargained about by naming it; when, also by objecting.
      if (!((isStrong && isWhen(value)) || isOffered(value, at, ahead, spoken))) continue;
      if (earlier.speaker.role === 'unknown') continue;
      const objected = saidAgain(proposed, at, ahead, spoken);
      isMoved =
        overtake(back, value, now.text.slice(value.start, value.end), spoken, taken, objected) || isMoved;
    }
    // `Over vier weken` – `woensdag zestien december`: both say when, and cannot stand for each other.
    if (!isMoved && isStrong && proposed.some(isWhen) && said.some(isWhen)) earlier.contested = 'by other';
    return;
  }
}

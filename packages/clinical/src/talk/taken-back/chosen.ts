/** Of two that were left open, the one that was chosen; and what its own speaker asks anew instead of holding to it. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { markersIn, opensWith } from './markers.ts';
import { pairOf, takenFrom } from './repair.ts';
import { isOfSort, type Spoken } from './spoken-values.ts';
import { isSameValue, replaced, valuesOf } from './values.ts';

const AHEAD = 3;
const either = /^ (?:of|or) (?:(?:op|om|de|het|on|at|the) )*$/iu;
const chooses: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:ja|nou|goed|oké|oke|prima|weet je wat)[, ]+)*(?:doe (?:dan )?maar|dan (?:maar|doen we)|doen we|laten we|we doen|maak er|het wordt|liever|ik wil liever)(?!\p{L})/iu,
  en: /^(?:(?:yes|well|okay|right|good)[, ]+)*(?:let's (?:make it|do|say|go for)|make it|we'll (?:do|make it|say)|i'd (?:prefer|rather)|rather|say)(?!\p{L})/iu,
};

/** `Morgen of maandag prikken. Doe maar maandag.` */
export function chosen(at: number, { sentences, language }: Spoken, taken: TakenBack[]): void {
  const now = sentences[at];
  if (!now || now.act === 'asks' || !/ (?:of|or) /iu.test(now.text)) return;
  const own = valuesOf(now.text, language);
  const place = own.findIndex((value, index) => {
    const next = own[index + 1];
    return next && either.test(now.text.slice(value.end, next.start)) && isOfSort(value, next);
  });
  const [one, other] = [own[place], own[place + 1]];
  if (!one || !other) return;
  for (let ahead = at + 1; ahead <= at + AHEAD; ahead++) {
    const later = sentences[ahead];
    if (!later || !chooses[language].test(later.said)) continue;
    const meant = valuesOf(later.text, language);
    const isNamed = (value: typeof one) => meant.some((each) => isSameValue(each, value));
    if (isNamed(one) === isNamed(other)) continue;
    const [kept, left] = isNamed(one) ? [one, other] : [other, one];
    const words = now.text.slice(kept.start, kept.end);
    taken.push({ seq: now.seq, words: now.text.slice(left.start, left.end), instead: words });
    now.text = now.text.slice(0, one.start) + words + now.text.slice(other.end);
    return;
  }
}

const asksWhich = /(?<!\p{L})(?:hoe|hoeveel|wanneer|welke?|how|when|which|what)(?!\p{L})/iu;
/** `Drie keer. Nee, Annie, gisteren hoe vaak?` – `Vier keer.`: who asks somebody else does not hold to it. */
export function asksInstead(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const [before, now, answer] = [sentences[at - 1], sentences[at], sentences[at + 1]];
  if (now?.act !== 'asks' || !before || before.act === 'asks' || before.text === '') return;
  if (before.seq !== now.seq || before.speaker.role !== now.speaker.role) return;
  const [marker] = markersIn(now.text, language);
  if (!marker || !opensWith(marker, now.text)) return;
  if (!asksWhich.test(now.text) || valuesOf(before.text, language).length === 0) return;
  const isOther = answer && answer.speaker.role !== now.speaker.role;
  const pair = isOther ? pairOf(before.text, answer.text, answer.text.length, language) : undefined;
  if (!pair || !answer) {
    before.contested = 'by self';
    return;
  }
  taken.push(takenFrom(before, pair, answer.text));
  const words = answer.text.slice(pair.later.start, pair.later.end);
  before.text = replaced(before.text, pair.earlier, pair.later, words);
}

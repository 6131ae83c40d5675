/**
 * Whoever has the last word on a value, holds: the other steps know how people word a correction, this one knows only that a
 * value was objected to and that another of its sort followed. Where it is clear which, the first takes the later value; where
 * it is not, the sentence is contested: it is not told as a fact.
 */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { agreedAnew } from './agreed-anew.ts';
import { chosen } from './chosen.ts';
import { limits, markersIn, opensWith } from './markers.ts';
import {
  busy,
  hasShared,
  isOfSort,
  isOwn,
  isSame,
  overtake,
  type Spoken,
  spokenIn,
  valueAtStart,
  words,
} from './spoken-values.ts';
import { isSameValue, type Value } from './values.ts';

const OWN_REACH = 4;
const SHORT_REPLY = 8;
const FIRST_WORDS = 4;

/** `Tien milligram. Eh, nee, dat was vorig jaar. Vijf nou.`: no question stands between, and the later value comes last. */
function correctsOneself(at: number, spoken: Spoken, taken: TakenBack[]): void {
  const { sentences, language } = spoken;
  const now = sentences[at];
  const before = sentences[at - 1];
  if (!now || now.act === 'asks' || !isOwn(before, now) || before?.act === 'asks') return;
  const [marker] = markersIn(now.text, language);
  if (!marker || !opensWith(marker, now.text) || taken.some(({ seq }) => seq === now.seq)) return;
  if (limits.test(now.text.slice(marker.end)) && !takesBack.test(now.text)) return;
  const isNear = (place: number) =>
    isOwn(sentences[place], now) && Math.abs((sentences[place]?.seq ?? 0) - now.seq) <= 1;
  let said = -1;
  for (const ahead of [at, at + 1]) {
    if (!isNear(ahead) || sentences[ahead]?.act === 'asks') break;
    const later = spoken.values(ahead).at(-1);
    if (!later) continue;
    const text = sentences[ahead]?.text ?? '';
    for (let back = at - 1; back >= Math.max(0, at - OWN_REACH) && isNear(back); back--) {
      if (!overtake(back, later, text.slice(later.start, later.end), spoken, taken)) continue;
      now.text = ahead === at ? '' : now.text;
      said = back;
      break;
    }
    if (said >= 0) break;
  }
  if (said >= 0) {
    if (sentences[at + 1] && now.text !== '' && said >= 0) now.text = '';
    return;
  }
  if (!takesBack.test(now.text.slice(0, marker.end)) && !rather.test(now.text)) return;
  // What is meant is not a value: nobody can tell how much of what was just said still holds.
  now.contested = 'by self';
  for (let back = at - 1; back >= Math.max(0, at - OWN_REACH) && isNear(back); back--) {
    const earlier = sentences[back];
    if (!earlier || earlier.act === 'asks' || earlier.seq !== now.seq) break;
    if (earlier.text !== '') earlier.contested = 'by self';
  }
  const next = sentences[at + 1];
  if (next && isNear(at + 1) && next.seq === now.seq) next.contested = 'by self';
}

const orElse = /^(?:of|or) \S+(?: \S+)?$/iu;
const concludes = /^(?:dus|so) /iu;
const CHOOSING = 4;

/** `Tien. Of twaalf. Er zitten er nog acht in. Dus twaalf.`: what it comes to holds, and without it neither does. */
function choosesBetween(at: number, spoken: Spoken, taken: TakenBack[]): void {
  const { sentences } = spoken;
  const [now, before] = [sentences[at], sentences[at - 1]];
  if (!now || !before || now.seq !== before.seq || !isOwn(before, now) || before.act === 'asks') return;
  const [other] = spoken.values(at);
  if (!other || !orElse.test(now.text.replace(/[.!]+$/u, ''))) return;
  if (!spoken.values(at - 1).some((value) => isOfSort(value, other))) return;
  for (let ahead = at + 1; ahead <= at + CHOOSING; ahead++) {
    const later = sentences[ahead];
    if (!later || later.seq !== now.seq) break;
    const [meant] = spoken.values(ahead);
    if (!meant || !concludes.test(later.text)) continue;
    overtake(at - 1, meant, later.text.slice(meant.start, meant.end), spoken, taken);
    now.text = '';
    return;
  }
  before.contested = 'by self';
  now.contested = 'by self';
}

/** `Wacht even` and `of nou ja` may be of anything; these are of what was just said. */
const takesBack =
  /(?<!\p{L})(?:of nee|nee,? wacht|niet waar|klopt niet|vergis|lieg|bedoel|verkeerd|no,? wait|actually,? no|no,? actually|tell a lie|mistake|wrong|misspoke|i meant|scratch)/iu;
const rather = /(?<!\p{L})(?:is het|was het|it's|it was) (?:eerder|meer|more like)(?!\p{L})/iu;

/** Asks, cries out, agrees, compares with what was: no other value of the same. */
const repeats =
  /[?!]|(?<!\p{L})(?:oké|oke|okay|please|graag|soms|sometimes|toen|dat was|that was|bij elkaar|samen|in total)(?!\p{L})/iu;
const LATELY = 12;
/** Sums up what the one before said himself: `Maandag, kwart voor elf.` */
const wasSaid = (value: Value, at: number, { speaker }: Sentence, { sentences, values }: Spoken): boolean =>
  sentences
    .slice(Math.max(0, at - LATELY), at)
    .some(
      (each, place) =>
        each.speaker.role === speaker.role &&
        values(Math.max(0, at - LATELY) + place).some((one) => isSame(one, value)),
    );

/** `Vier.`, `Nee, vijf.`, `Vijf denk ik.`: another value at once, by the other. */
function contradictsOther(at: number, spoken: Spoken, taken: TakenBack[]): void {
  const { sentences } = spoken;
  const now = sentences[at];
  const before = sentences[at - 1];
  if (!now || now.act === 'asks' || !before || isOwn(before, now) || before.act === 'asks') return;
  // Short values of a clinician repeat, or are read from a device.
  if (now.speaker.role === 'clinician' || words(now.text).length > SHORT_REPLY) return;
  const [later, ...more] = spoken.values(at);
  if (before.speaker.role === 'clinician' && (more.length > 0 || words(now.text).length > FIRST_WORDS))
    return;
  if (!later || !valueAtStart(now.text, later) || repeats.test(now.said) || busy.test(now.said)) return;
  if (wasSaid(later, at - 1, before, spoken)) return;
  const wording = now.text.slice(later.start, later.end);
  const earlier = [at - 1, at - 2].find(
    (back) =>
      isOwn(sentences[back], before) &&
      sentences[back]?.seq === before.seq &&
      spoken.values(back).some((value) => isOfSort(value, later)),
  );
  // Said again of what came just before, it is no other value of what came before that.
  if (earlier === undefined || hasShared([later], [...spoken.values(earlier), ...spoken.values(at - 1)]))
    return;
  // It says again what was proposed, and is no longer so.
  const isOld = ({ seq, words: old }: TakenBack) =>
    seq === before.seq && old.toLowerCase() === wording.toLowerCase();
  if (taken.some(isOld)) return;
  // Who was put right says so, or says it again.
  const conceded = sentences
    .slice(at + 1, at + 4)
    .findIndex(
      (each, place) =>
        isOwn(each, before) && spoken.values(at + 1 + place).some((value) => isSameValue(value, later)),
    );
  if (conceded >= 0) overtake(earlier, later, wording, spoken, taken);
  else if (sentences[earlier]) sentences[earlier].contested = 'by other';
}

const remembers = /^(?:(?:o|oh|ah|ach)[, ]+)(?:ja|klopt|yes|right|you're right)(?!\p{L})/iu;
const CONCEDED_REACH = 4;

/** `Donderdag dertien november.` – `Donderdag is twaalf november.` – `O ja, twaalf november`: whoever they are. */
function concedes(at: number, spoken: Spoken, taken: TakenBack[]): void {
  const now = spoken.sentences[at];
  if (!now || !remembers.test(now.said)) return;
  const [later] = spoken.values(at);
  if (!later) return;
  for (let back = at - 1; back >= Math.max(0, at - CONCEDED_REACH); back--) {
    const values = spoken.values(back);
    if (hasShared([later], values)) continue;
    if (overtake(back, later, now.text.slice(later.start, later.end), spoken, taken)) return;
  }
}

export function lastWord(sentences: readonly Sentence[], language: Language, taken: TakenBack[]): void {
  const spoken = spokenIn(sentences, language);
  for (let at = 1; at < sentences.length; at++) {
    agreedAnew(at, spoken, taken);
    if (sentences[at]?.text === '') continue;
    concedes(at, spoken, taken);
    correctsOneself(at, spoken, taken);
    choosesBetween(at, spoken, taken);
    chosen(at, spoken, taken);
    contradictsOther(at, spoken, taken);
  }
}

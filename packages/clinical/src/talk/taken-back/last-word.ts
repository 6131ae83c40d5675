/**
 * Whoever has the last word on a value, holds: the other steps know how people word a correction, this one knows only that a
 * value was objected to and that another of its sort followed. Where it is clear which, the first takes the later value; where
 * it is not, the sentence is contested: it is not told as a fact.
 */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { limits, markersIn, opensWith } from './markers.ts';
import { canReplace, isSameValue, replaced, type Value, valuesOf } from './values.ts';

/** How far a correction of one's own may come behind, and an agreement that is made anew. */
const OWN_REACH = 4;
const AGREED_REACH = 9;
const SHORT_REPLY = 8;
const FIRST_WORDS = 4;

const mayHoldValue =
  /\d|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|half|kwart|honderd|dag|morgen|mg|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|week|tomorrow|may|march/iu;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const whenKinds: ReadonlySet<string> = new Set(['day', 'clock', 'time']);
const isWhen = ({ kinds }: Value): boolean => kinds.some((kind) => whenKinds.has(kind));

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
const isOfSort = (one: Value, other: Value): boolean =>
  isOtherDay(one, other) ||
  (!(isDay(one) && isDay(other)) &&
    canReplace(one, other) &&
    (one.kinds.some((kind) => other.kinds.includes(kind)) || (other.kinds[0] === 'number' && !isWhen(one))));

/** What people bargain about: when, and how much. */
const agreedKinds: ReadonlySet<string> = new Set([
  ...whenKinds,
  ...'number mass volume times pieces percent drinks smokes'.split(' '),
]);
const isAgreed = (value: Value): boolean =>
  isDay(value) || value.kinds.some((kind) => agreedKinds.has(kind));

type Spoken = { values: (at: number) => readonly Value[]; sentences: readonly Sentence[]; language: Language };

function spokenIn(sentences: readonly Sentence[], language: Language): Spoken {
  const values = (at: number): readonly Value[] => {
    const text = sentences[at]?.text ?? '';
    return mayHoldValue.test(text) ? valuesOf(text, language) : [];
  };
  return { values, sentences, language };
}

/** Puts the later value in the place of the earlier, where the earlier sentence has one of that sort; else it is contested. */
function overtake(at: number, later: Value, wording: string, spoken: Spoken, taken: TakenBack[]): boolean {
  const earlier = spoken.sentences[at];
  const values = spoken.values(at);
  if (!earlier || values.some((value) => isSameValue(value, later))) return false;
  const alike = values.filter((value) => isOfSort(value, later));
  const [old] = alike;
  if (!old || (alike.length > 1 && later.kinds[0] === 'number')) return false;
  taken.push({ seq: earlier.seq, words: earlier.text.slice(old.start, old.end), instead: wording });
  if (alike.length > 1 || earlier.act === 'asks') earlier.contested = 'by other';
  else earlier.text = replaced(earlier.text, old, later, wording);
  return true;
}

const isOwn = (one: Sentence | undefined, other: Sentence | undefined): boolean =>
  one !== undefined && one.speaker.role === other?.speaker.role;

/** `Tien milligram. Eh, nee, dat was vorig jaar. Vijf nou.`: no question stands between, and the later value comes last. */
function correctsOneself(at: number, spoken: Spoken, taken: TakenBack[]): void {
  const { sentences, language } = spoken;
  const now = sentences[at];
  const before = sentences[at - 1];
  if (!now || now.act === 'asks' || !isOwn(before, now) || before?.act === 'asks') return;
  const [marker] = markersIn(now.text, language);
  if (!marker || !opensWith(marker, now.text) || taken.some(({ seq }) => seq === now.seq)) return;
  if (limits.test(now.text.slice(marker.end))) return;
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

/** `Wacht even` and `of nou ja` may be of anything; these are of what was just said. */
const takesBack =
  /(?<!\p{L})(?:of nee|nee,? wacht|niet waar|klopt niet|vergis|lieg|bedoel|verkeerd|no,? wait|actually,? no|no,? actually|tell a lie|mistake|wrong|misspoke|i meant|scratch)/iu;
const rather = /(?<!\p{L})(?:is het|was het|it's|it was) (?:eerder|meer|more like)(?!\p{L})/iu;

const opening =
  /^(?:(?:ja|nee|nou|o|oh|oké|oke|ok|goed|prima|klopt|dan|eh|of|wordt|het|dat|doen|we|yes|no|okay|then|let's|say|make|it|so|well|sorry|wacht)[\s,.]+)*/iu;
const valueAtStart = (text: string, value: Value): boolean =>
  words(text.slice((opening.exec(text)?.[0] ?? '').length, value.start)).length < FIRST_WORDS &&
  value.start < 45;

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
  if (before.speaker.role === 'clinician' && (more.length > 0 || words(now.text).length > FIRST_WORDS)) return;
  if (!later || !valueAtStart(now.text, later) || repeats.test(now.said) || busy.test(now.said)) return;
  if (wasSaid(later, at - 1, before, spoken)) return;
  const wording = now.text.slice(later.start, later.end);
  const earlier = [at - 1, at - 2].find(
    (back) =>
      isOwn(sentences[back], before) &&
      sentences[back]?.seq === before.seq &&
      spoken.values(back).some((value) => isOfSort(value, later)),
  );
  if (earlier === undefined || hasShared([later], spoken.values(earlier))) return;
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

/** What the other says to a proposal that moves it: not then, rather so, may it be another. */
const objects =
  /(?<!\p{L})(?:(?:kan|lukt|past|red|komt) (?:\p{L}+ ){0,4}(?:niet|slecht)|dan (?:ben|zit|werk|heb|moet) (?:ik|we)|liever|te (?:vroeg|laat|veel|snel|kort|lang)|vakantie|echt niet|kan (?:het|dat|'t) (?:ook|iets|misschien|niet)|can't|rather|i'm (?:away|working)|we're away|i've got|too (?:early|late|much|soon|many)|could (?:we|it|i) )/iu;
const busy = /(?<!\p{L})(?:werk|ben|zit|heb|moet) (?:ik|we)(?!\p{L})|(?<!\p{L})(?:i work|i'm at|is )/iu;

const isSame = (one: Value, other: Value): boolean =>
  isSameValue(one, other) || (isDay(one) && isDay(other) && !isOtherDay(one, other));
const hasShared = (one: readonly Value[], other: readonly Value[]): boolean =>
  one.some((value) => other.some((each) => isSame(each, value)));

/** Whether the words of the other, from one place up to another, move what was proposed before them. */
function isMovedBy(from: number, to: number, proposed: readonly Value[], { sentences, values }: Spoken): boolean {
  const places = Array.from({ length: to - from }, (_, place) => from + place);
  const isSaidAgain = (at: number) => hasShared(proposed, values(at));
  const said = (at: number) => sentences[at]?.said ?? '';
  if (places.some((at) => objects.test(said(at)) || (isSaidAgain(at) && busy.test(said(at))))) return true;
  for (const at of places) {
    const isAnother = values(at).some((value) => proposed.some((one) => isOfSort(one, value)));
    const asks = said(at).includes('?');
    if (isAnother && asks && !isSaidAgain(at)) return true;
    // Said again without a word against it: agreed.
    if (isSaidAgain(at) && !asks) return false;
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
function isAgreedAnew(at: number, spoken: Spoken, taken: TakenBack[]): void {
  const { sentences } = spoken;
  if (sentences[at]?.speaker.role === 'clinician' || sentences[at - 1]?.speaker.role !== 'clinician') {
    if (sentences[at - 1]?.speaker.role !== 'unknown') return;
  }
  const back = proposedBefore(at, spoken);
  const earlier = sentences[back];
  if (!earlier) return;
  const proposed = spoken.values(back);
  let end = endOfTurn(at, spoken);
  if (end - at > AGREED_REACH || !isMovedBy(at, end, proposed, spoken)) return;
  const isStrong = sentences.slice(at, end).some(({ said }) => objects.test(said) || busy.test(said));
  // `Wat zou wel lukken?`
  if (sentences[end]?.act === 'asks' && spoken.values(end).length === 0) end = endOfTurn(end + 1, spoken);
  for (const ahead of [end, end + 1]) {
    const now = sentences[ahead];
    if (now?.speaker.role !== 'clinician') return;
    const said = spoken.values(ahead).filter((value) => isAgreed(value) && valueAtStart(now.text, value));
    if (said.length === 0 || hasShared(said.slice(0, 1), proposed)) {
      if (words(now.text).length > FIRST_WORDS) return;
      continue;
    }
    let isMoved = false;
    for (const value of said) {
      // How much is bargained about by naming it; when, also by objecting.
      const isBare = value.kinds[0] === 'number' && proposed.length > 1;
      if (isBare || !((isStrong && isWhen(value)) || isOffered(value, at, ahead, spoken))) continue;
      if (earlier.speaker.role === 'unknown') continue;
      isMoved = overtake(back, value, now.text.slice(value.start, value.end), spoken, taken) || isMoved;
    }
    // `Over vier weken` – `woensdag zestien december`: both say when, and cannot stand for each other.
    if (!isMoved && isStrong && proposed.some(isWhen) && said.some(isWhen))
      earlier.contested = 'by other';
    return;
  }
}

export function lastWord(sentences: readonly Sentence[], language: Language, taken: TakenBack[]): void {
  const spoken = spokenIn(sentences, language);
  for (let at = 1; at < sentences.length; at++) {
    isAgreedAnew(at, spoken, taken);
    if (sentences[at]?.text === '') continue;
    correctsOneself(at, spoken, taken);
    contradictsOther(at, spoken, taken);
  }
}

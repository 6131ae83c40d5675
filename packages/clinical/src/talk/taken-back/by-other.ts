/** The other person puts it right: `U zit op vijftig sinds maart, hè?` – `Nee, sinds april.` */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { limits, markersIn, opensWith } from './markers.ts';
import { thought } from './only-thought.ts';
import { insists, unsure, weighs } from './other-words.ts';
import { isAtStart, pairOf, rest, takenFrom } from './repair.ts';
import { isSameValue, mayBegin, replaced, type Value, valuesOf } from './values.ts';

/** `Drie?` asks how many; a year, a day or a time asked alone was thought to be so. */
const isCounting = ({ kinds }: Value) => kinds.includes('number') && !kinds.includes('clock');

const LEAD = 16;

const JUST_BEFORE = 14;
/** `U bent nog geen zestig?` – `Nee, achtenvijftig.`: a limit is not put right. */
const isLimit = (text: string, { start }: Value): boolean =>
  limits.test(text.slice(Math.max(0, start - JUST_BEFORE), start));

/** `Vijftig was dat.`: puts right without a no. */
const wasThat =
  /^[^,.?!]{1,30} (?:was|is|waren|zijn) (?:dat|het)[.!]?$|^(?:it was|it's|that was|that's) [^,.?!]{1,30}[.!]?$/i;
/** `Drinkt u meer dan drie glazen?` puts nothing as a fact, and is left as it was asked. */
const isStated = ({ act, said }: Sentence): boolean =>
  act === 'tells' ||
  act === 'answers' ||
  /(?:hè|he|toch|right|correct)\s*[?.]*$/i.test(said) ||
  /^(?:\p{L}+,? )?(?:en |dus |and |so )*(?:u|je|jij|you|you're) /iu.test(said) ||
  // `Even voor het overzicht, je bent thuis sinds mei?`: what is asked stands behind the comma, and is put as a fact.
  /^(?!(?:hoe|wat|waar|wanneer|wie|welke?|hoeveel|how|what|when|where|who|which)(?!\p{L})).{3,60}, (?:u|je|jij|dat|you|that) \p{L}+(?!.*, \p{L}+ (?:u|je|you) )/iu.test(
    said,
  );

const stated = /^(?:(?:en|dus|oke|oké|and|so|okay)[, ]+)*(?:u|je|jij|you) \p{L}+/iu;

/** `Hoe oud bent u nu, achtenzestig?` – `Negenenzestig.` */
function otherThanAsked(asked: Sentence, answer: Sentence, language: Language, taken: TakenBack[]): void {
  const pair = pairOf(asked.text, answer.text, answer.text.length, language);
  if (!pair || isLimit(asked.text, pair.earlier)) return;
  if (/[\p{L}\p{N}]/u.test(asked.text.slice(pair.earlier.end))) return;
  const isAll = rest(asked.text, pair.earlier).length === 0;
  const isSupposed = /,\s*$/.test(asked.text.slice(0, pair.earlier.start));
  const isAtOnce = !/[\p{L}\p{N}]{3}/u.test(answer.text.slice(0, pair.later.start));
  // `U neemt het om tien uur?` – `Elf uur tegenwoordig.`: what was stated says what holds.
  if (isAtOnce && stated.test(asked.said) && !isAll && !isSupposed) {
    taken.push(takenFrom(asked, pair, answer.text));
    const words = answer.text.slice(pair.later.start, pair.later.end);
    asked.text = replaced(asked.text, pair.earlier, pair.later, words);
    return;
  }
  if (isAtOnce ? isAll || isSupposed : isAll && !isCounting(pair.earlier))
    taken.push(takenFrom(asked, pair, answer.text));
}

/** The sentence that is put right: the one before, or the one before `Klopt dat?` */
function statedBefore(sentences: readonly Sentence[], at: number): Sentence | undefined {
  const before = sentences[at - 1];
  const isCheck = before?.act === 'asks' && before.said.split(/\s+/).length <= 3;
  const one = sentences[at - 2];
  return isCheck && one?.speaker.role === before.speaker.role ? one : before;
}

/** What the same person says after it, until a question. */
function goesOn(sentences: readonly Sentence[], at: number): string[] {
  const role = sentences[at]?.speaker.role;
  const found: string[] = [];
  for (let next = at + 1; next <= at + 3; next++) {
    const sentence = sentences[next];
    if (!sentence || sentence.speaker.role !== role || sentence.act === 'asks') break;
    found.push(sentence.text);
  }
  return found;
}

/** `Dat ga je terugbrengen.` – `Naar één.`: what it becomes puts nothing right. */
const changes =
  /^(?:(?:dus|en|dan|so|and|then)[, ]+)*(?:naar|to|down to|up to)(?!\p{L})|^[^,.?!]{1,25} (?:dan|then)(?!\p{L})/iu;

const LATELY = 6;
/** The sentence before it in which the same value was said. */
const lastSaid = (sentences: readonly Sentence[], at: number, meant: Value, language: Language) =>
  sentences
    .slice(Math.max(0, at - LATELY), at)
    .findLast(({ text }) =>
      valuesOf(text, language).some(
        (value) => isSameValue(value, meant) || (value.kinds.includes('mass') && isSameValue(meant, value)),
      ),
    );

/** `Drie milligram geloof ik.` – `Eén. Het is één milligram.`: another value at once, of what was not sure or is conceded. */
function putBare(sentences: readonly Sentence[], at: number, language: Language, taken: TakenBack[]): void {
  const now = sentences[at];
  const before = sentences[at - 1];
  if (!now || !before || before.text === '' || before.act === 'fills' || !mayBegin.test(now.text)) return;
  if (changes.test(now.text) || weighs.test(now.said)) return;
  const pair = pairOf(before.text, now.text, LEAD, language);
  if (!pair || !isAtStart(now.text, pair.later)) return;
  if (limits.test(now.text.slice(0, pair.later.start))) return;
  const meant = valuesOf(now.text, language)[0];
  const said = meant && lastSaid(sentences, at - 1, meant, language);
  // Who repeats a value of the same turn puts nothing right.
  if (said?.speaker.role === before.speaker.role) return;
  // `Om tien uur, drie juni.` – `Kwart over tien.`, as it was said before: an appointment that is repeated wrongly.
  const isMisheard =
    said !== undefined && pair.later.kinds.some((kind) => kind === 'clock' || kind === 'day');
  const isLast = valuesOf(before.text, language).at(-1)?.start === pair.earlier.start;
  if (!isLast && !isMisheard) return;
  const isEchoed = sentences
    .slice(at + 1, at + 4)
    .some(
      ({ text, speaker }) =>
        speaker.role === before.speaker.role &&
        valuesOf(text, language).some((value) => meant !== undefined && isSameValue(value, meant)),
    );
  const rest = [
    now.said,
    sentences[at + 1]?.speaker.role === now.speaker.role ? (sentences[at + 1]?.said ?? '') : '',
  ];
  if (!isMisheard && !unsure.test(before.said) && !isEchoed && !rest.some((each) => insists.test(each)))
    return;
  const words = now.text.slice(pair.later.start, pair.later.end);
  taken.push(takenFrom(before, pair, now.text));
  before.text = replaced(before.text, pair.earlier, pair.later, words);
}

const besides = /^(?:en|ook|daarnaast|verder|and|also)(?!\p{L})/iu;

/** `Maandag de laatste. Nee, u hebt gelijk, zondag.`: who puts right takes it back in the same breath. */
function isTakenBackAtOnce(sentences: readonly Sentence[], at: number, language: Language): boolean {
  const [now, next] = [sentences[at], sentences[at + 1]];
  if (!now || !next || next.speaker.role !== now.speaker.role || next.seq !== now.seq) return false;
  const [marker] = markersIn(next.text, language);
  return marker !== undefined && opensWith(marker, next.text) && valuesOf(next.text, language).length > 0;
}

export function byOther(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  const before = sentences[at - 1];
  if (!now || !before || before.speaker.role === now.speaker.role || now.act === 'asks') return;
  if (isTakenBackAtOnce(sentences, at, language)) return;
  const [marker] = markersIn(now.text, language);
  const isNo = marker !== undefined && opensWith(marker, now.text);
  if (!isNo && !wasThat.test(now.said)) {
    if (before.act === 'asks') otherThanAsked(before, now, language, taken);
    else putBare(sentences, at, language, taken);
    return;
  }
  // The value may come in the second sentence: `Nee, de eerste week was het minder. Sinds april is het vijftig.`
  const following = isNo ? goesOn(sentences, at) : [];
  // `Nee. En de Concerta starten we ook niet.` speaks of something besides.
  const second = following.slice(0, 1).filter((part) => !besides.test(part));
  const earlier = statedBefore(sentences, at);
  if (!earlier || earlier.text === '') return;
  if (isNo && thought[language].test(earlier.text) && earlier.act !== 'asks') {
    for (const part of [now.text.slice(marker.end), ...following]) {
      const pair = pairOf(earlier.text, part, part.length, language, true);
      if (!pair) continue;
      taken.push(takenFrom(earlier, pair, part));
      earlier.text = replaced(
        earlier.text,
        pair.earlier,
        pair.later,
        part.slice(pair.later.start, pair.later.end),
      );
      return;
    }
    return;
  }
  for (const part of [isNo ? now.text.slice(marker.end) : now.text, ...second]) {
    const pair = pairOf(earlier.text, part, LEAD, language);
    if (!pair || limits.test(part.slice(0, pair.later.start)) || isLimit(earlier.text, pair.earlier))
      continue;
    taken.push(takenFrom(earlier, pair, part));
    if (!isStated(earlier)) return;
    earlier.text = replaced(
      earlier.text,
      pair.earlier,
      pair.later,
      part.slice(pair.later.start, pair.later.end),
    );
    // The no was of the value: what is asked now is so.
    const saysNoMore = isNo && rest(part, pair.later).length === 0;
    if (earlier.act === 'asks' && part !== second[0] && saysNoMore) now.text = yes[language];
    return;
  }
}

const yes: Readonly<Record<Language, string>> = { nl: 'Ja.', en: 'Yes.' };

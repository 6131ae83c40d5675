/** Comes to another value of their own some turns on: by a second thought, or because the other held to it. */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isAtStart } from './repair.ts';
import { canReplace, isSameValue, mayBegin, replaced, type Value, valuesOf } from './values.ts';

const REACH = 8;

const secondThought = /^(?:(?:nou ja|nou|of eigenlijk|well|or actually)[, ]+)(?=\S)/iu;
const givesIn =
  /^(?:go on,? then|all right,? then|fine,? then|okay,? then|oh,? all right|oké,? dan|oke,? dan|goed dan|vooruit(?: dan| maar)?|nou goed|nou vooruit)[.,!]*\s*/iu;
const endsThere = /^\s*(?:[,.!]|$)/u;

/** `Out of seven.` */
const isScale = /^(?:out of|van de|uit|op een schaal)(?!\p{L})/iu;

type Said = { sentence: Sentence; value: Value };

/** What the same person said of the same, with nobody's other value after it. */
function earlierOf(
  sentences: readonly Sentence[],
  at: number,
  later: Value,
  language: Language,
): (Said & { place: number }) | undefined {
  const role = sentences[at]?.speaker.role;
  for (let place = at - 1; place >= Math.max(0, at - REACH); place--) {
    const sentence = sentences[place];
    if (!sentence || sentence.speaker.role !== role) continue;
    if (sentence.act === 'asks' || isScale.test(sentence.text)) continue;
    const values = valuesOf(sentence.text, language);
    if (values.some((value) => isSameValue(value, later))) continue;
    const value = values.findLast((each) => canReplace(each, later) && !each.kinds.includes('day'));
    if (value) return { sentence, value, place };
  }
  return undefined;
}

const isNamedBy = (others: readonly Sentence[], value: Value, language: Language): boolean =>
  others.some(({ said }) => valuesOf(said, language).some((each) => isSameValue(each, value)));

function overtaken({ sentence, value }: Said, now: { text: string; later: Value }, taken: TakenBack[]): void {
  const words = now.text.slice(now.later.start, now.later.end);
  taken.push({ seq: sentence.seq, words: sentence.text.slice(value.start, value.end), instead: words });
  sentence.text = replaced(sentence.text, value, now.later, words);
}

/** `Ik was negen kilo aangekomen.` – `Negen kilo sinds wanneer?` – `Februari. Nou ja, zeven, ik heb net nog gewogen.` */
function onSecondThought(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): boolean {
  const now = sentences[at];
  const found = now && secondThought.exec(now.text);
  if (!found) return false;
  const text = now.text.slice(found[0].length);
  const [later] = mayBegin.test(text) ? valuesOf(text, language) : [];
  if (!later || !isAtStart(text, later) || !endsThere.test(text.slice(later.end))) return false;
  const earlier = earlierOf(sentences, at, later, language);
  if (!earlier) return false;
  const asked = sentences
    .slice(earlier.place + 1, at)
    .filter(({ speaker }) => speaker.role !== now.speaker.role);
  if (!isNamedBy(asked, earlier.value, language)) return false;
  overtaken(earlier, { text, later }, taken);
  for (const each of asked) {
    const again = valuesOf(each.text, language).find((value) => isSameValue(value, earlier.value));
    if (again) each.text = replaced(each.text, again, later, text.slice(later.start, later.end));
  }
  now.text = capitalised(text.slice(later.end).replace(/^[\s,.!]+/, ''));
  return true;
}

const holdsBack = /(?<!\p{L})(?:niet|geen|not|no)(?!\p{L})|n't(?!\p{L})/iu;
/** `Vier. Jen zegt vijf, maar dat tel ik niet.` – `Ik wel.` – `Vooruit dan. Vijf.` */
function onDemand(sentences: readonly Sentence[], at: number, language: Language, taken: TakenBack[]): void {
  const now = sentences[at];
  const found = now && givesIn.exec(now.said);
  if (!found) return;
  const rest = now.said.slice(found[0].length);
  const holder = rest === '' ? sentences[at + 1] : now;
  if (!holder || holder.speaker.role !== now.speaker.role) return;
  const text = rest === '' ? holder.text : rest;
  const [later] = mayBegin.test(text) ? valuesOf(text, language) : [];
  if (!later || !isAtStart(text, later) || !endsThere.test(text.slice(later.end))) return;
  const earlier = earlierOf(sentences, at, later, language);
  const between = earlier ? sentences.slice(earlier.place + 1, at) : [];
  if (!earlier || !isNamedBy(between, later, language)) return;
  overtaken(earlier, { text, later }, taken);
  for (const each of between)
    if (each.speaker.role === now.speaker.role && holdsBack.test(each.text)) each.text = '';
  holder.text = '';
}

export function givenIn(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  if (!onSecondThought(sentences, at, language, taken)) onDemand(sentences, at, language, taken);
}

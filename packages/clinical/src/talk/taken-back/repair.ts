/** Puts what was meant in the place of what was said, so that the sentence reads well. */
import type { Language } from '../../note.ts';
import { capitalised, plain } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isOfCorrection } from './of-correction.ts';
import { canReplace, farness, isSameValue, keepsUnit, replaced, type Value, valuesOf } from './values.ts';

/** `text`: what holds. `taken`: the words that no longer do. */
type Repaired = { text: string; taken: string; instead: string };

type Pair = { earlier: Value; later: Value };

export const takenFrom = ({ seq, text }: Sentence, { earlier, later }: Pair, meant: string): TakenBack => ({
  seq,
  words: text.slice(earlier.start, earlier.end),
  instead: meant.slice(later.start, later.end),
});

const LONGEST_REPEAT = 6;
const LONGEST_BACK = 60;
const FIRST_WORDS = 16;

/** Links value and sentence, and says nothing: `half vijf is het meestal`, `dat was maandag`. */
const copulaBefore =
  /^(?:(?:het|dat|dit|die|er|we|it|that|this|they)\s+(?:is|was|zijn|waren|zijn er|waren er|wordt|werd|were|are|moet zijn|moet … zijn)|het's|it's|that's|is het|was het|dan is het|dan was het|eerder|dus|toch|meer|more like|rather)\s+/i;
const copulaAfter =
  /^\s*,?\s*(?:(?:is|was|waren|zijn|werd|wordt|were)\s+(?:het|dat|die|'t|er|ie|it|that)|it (?:is|was)|dacht ik|geloof ik|i think|i believe)(?![\p{L}\p{N}'])/iu;
/** After a value and before the marker, these leave it the last word: `in 2015 dacht ik`. */
const loose =
  /^[\s,.…]*(?:(?:dacht ik|denk ik|geloof ik|of zo|ofzo|ongeveer|uur|eh|ehm|uh|um|of|or|and|en|i think|i guess|about|honestly|hoor)[\s,.…]*)*$/i;
const fillers =
  /^(?:,?\s*(?:als ik eerlijk ben|eerlijk gezegd|zeg maar|to be honest|dat is eerlijk|sorry|hoor|dus|denk ik|i think))+(?=[\s,.!]|$)/i;

const trimEnd = (text: string) =>
  text.replace(/(?:[\s,;:…]|(?<![\p{L}])(?:eh|ehm|uh|um|of|or|en|and)(?=[\s,…]*$))+$/iu, '');
const tidy = (text: string): string =>
  text
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*([.!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:.…]+/, '')
    .trim();

/** The words of a text that repeat its end: `naar` in `Ik wil naar` + `naar honderd`. */
function withoutRepeat(before: string, after: string): string {
  const last = before.trim().split(/\s+/).slice(-LONGEST_REPEAT).map(plain);
  const next = after.trim().split(/\s+/);
  for (let count = Math.min(last.length, next.length - 1); count > 0; count--)
    if (
      last
        .slice(-count)
        .every((word, at) => word.replace(/,$/, '') === plain(next[at] ?? '').replace(/,$/, ''))
    )
      return next.slice(count).join(' ');
  return after;
}

const isSame = (one: string, other: string) =>
  plain(one).replace(/[^\p{L}\p{N} ]/gu, '') === plain(other).replace(/[^\p{L}\p{N} ]/gu, '');

/** The end of a scale or a range was never meant as a value: `van nul tot tien`. */
const range =
  /(?<!\p{L})(?:schaal|scale|out of|tussen|between)(?!\p{L})[^.?!]*$|(?<!\p{L})(?:nul|zero|one|een|0|1) (?:tot|to)\s+$/iu;

/** `Six coffees.` – `Actually two cans.`: a number of other things. */
function isOfAnotherThing(before: string, earlier: Value, after: string, later: Value): boolean {
  if (earlier.bare !== earlier.end || later.bare === later.end) return false;
  const [, thing = ''] = /^\s+(\p{L}{4,})/u.exec(before.slice(earlier.end)) ?? [];
  const [other = ''] = /\p{L}{3,}/u.exec(after.slice(later.bare, later.end)) ?? [];
  return (
    /(?:s|en)$/u.test(thing) &&
    other !== '' &&
    !thing.toLowerCase().startsWith(other.slice(0, 3).toLowerCase())
  );
}

/** The value that was meant, the first of what follows, and the one that it takes the place of, the last before. */
export function pairOf(
  before: string,
  after: string,
  lead: number,
  language: Language,
  isAnywhere = false,
): Pair | undefined {
  const earlier = valuesOf(before, language)
    .filter(({ start }) => !range.test(before.slice(0, start)))
    .reverse();
  for (const later of valuesOf(after, language)) {
    if (later.start > lead) return undefined;
    const fitting = earlier.filter(
      (value) =>
        canReplace(value, later) &&
        !isOfAnotherThing(before, value, after, later) &&
        isOfCorrection(before, value, after, later, language),
    );
    const [found] = fitting.sort((one, other) => farness(one, later) - farness(other, later));
    const isAgain = earlier.some((value) => isSameValue(value, later));
    if (found && !isAgain) return { earlier: found, later };
    if (isAnywhere) continue;
    if (earlier[0] && isSameValue(earlier[0], later)) return undefined;
    // What was said before is said again on the way to what is meant: `drie keer per dag vier, nee, drie keer per dag vijf`.
    if (isAgain && later.start > FIRST_WORDS) return undefined;
  }
  return undefined;
}

/** Says nothing beside a value. */
const empty = new Set(
  `eh uh um ja yes yeah nou in om op at on the de het een a keer dat is was it ongeveer about dacht ik sinds since van per dag meestal usually als eerlijk ben gezegd to be honest
  dus hoor sorry denk geloof i think`.split(/\s+/),
);

/** What a sentence says beside a value. */
export const rest = (text: string, { start, end }: Value): string[] =>
  `${text.slice(0, start)} ${text.slice(end)}`
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu)
    ?.filter((word) => !empty.has(word)) ?? [];

/** What follows the value that was meant, without words that only link it. */
const after = (text: string, later: Value): string => {
  const found = text.slice(later.end);
  return found.replace(copulaAfter, '').replace(fillers, '');
};

const adverb =
  /(?:^|[\s,])((?:meestal|vaak|ongeveer|rond|bijna|zo'n|een stuk of|usually|about|around|almost|mostly|nearly|roughly)\s+)$/i;
/** The words of a value with what weakens it: `meestal twee keer`. */
export const wordsOfValue = (text: string, { start, end }: Value): string =>
  (adverb.exec(text.slice(0, start))?.[1] ?? '') + text.slice(start, end);

/** `Of nee, woensdag, want dinsdag was de dokter er`: why it was not so is not for a note. */
function withoutReason(text: string, taken: string): string {
  const found = /,?\s+(?:want|omdat|because|since|'cause)\s[^.;!?]*/iu.exec(text);
  return found && plain(found[0]).includes(plain(taken)) ? text.replace(found[0], '') : text;
}

/** `before`, marker, `meant`: one text. Undefined when nothing was taken back. */
export function repair(
  before: string,
  meant: string,
  lead: number,
  language: Language,
): Repaired | undefined {
  const repaired = repairedIn(before, meant, lead, language);
  return repaired && { ...repaired, text: withoutReason(repaired.text, repaired.taken) };
}

/** `I was going to cut it to six hundred, no, we stay on eight hundred`: a whole clause says it anew. */
const saysAnew =
  /^(?:we|wij|ik|i|you|u|je|jij|he|she|hij|zij|ze) (?:stay|keep|leave|stick|go|laten|blijven|houden|doen|gaan|blijf|houd|hou|laat)(?!\p{L})/iu;

function repairedIn(before: string, meant: string, lead: number, language: Language): Repaired | undefined {
  const start = trimEnd(before);
  const said = meant.replace(copulaBefore, '');
  const pair = pairOf(start, said, lead, language);
  if (!pair || pair.earlier.end < start.length - LONGEST_BACK) return undefined;
  const { earlier, later } = pair;
  const taken = start.slice(earlier.start, earlier.end);
  const words = said.slice(later.start, later.end);
  if (saysAnew.test(said)) return { text: capitalised(tidy(said)), taken, instead: words };
  const isLast = loose.test(start.slice(earlier.end));
  if (isLast) {
    const head = start.slice(0, earlier.start);
    const lead = said.slice(0, later.start);
    const unit = keepsUnit(earlier, later) ? start.slice(earlier.bare, earlier.end) : '';
    const tail = `${lead}${words}${unit}${after(said, later)}`;
    return { text: capitalised(tidy(`${head} ${withoutRepeat(head, tail)}`)), taken, instead: words };
  }
  const base = replaced(start, earlier, later, words);
  const more = after(said, later);
  const lead2 = said.slice(0, later.start).trim();
  const isJust =
    lead2 === '' ||
    isSame(
      lead2,
      start.slice(0, earlier.start).trim().split(/\s+/).slice(-lead2.split(/\s+/).length).join(' '),
    );
  if (!isJust && lead2.split(/\s+/).length > 3)
    return { text: capitalised(tidy(`${base}, ${said}`)), taken, instead: words };
  const isMarked = /^\s*[,.!?]/.test(more) || more.trim() === '';
  return { text: capitalised(tidy(`${base}${isMarked ? '' : ','} ${more}`)), taken, instead: words };
}

/** Nothing stands before it but a small word. */
export const isAtStart = (text: string, { start }: Value): boolean =>
  !/[\p{L}\p{N}]{3}/u.test(text.slice(0, start));

/** Who says something and puts it right at once, without a word that says so: `Vrijdag. Eh, zaterdag.`, `Een pakje. Nou, vijftien op een dag.` */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { putOtherwise } from './put-otherwise.ts';
import { isAtStart, pairOf, rest, takenFrom } from './repair.ts';
import { canReplace, isSameValue, mayBegin, replaced, type Value, valuesOf } from './values.ts';

const LEAD = 12;
const SHORT = 4;
/** Nearer than this a second number says the first more exactly. */
const NEAR = 0.1;

const sounds = /^(?:(?:eh|ehm|euh|uh|uhm|um|er)[,.…\s]+)+/iu;
const weighs = /^(?:nou(?: ja)?|well)[, ]+(?:eerlijk gezegd[, ]+)?/iu;
const compares =
  /^(?:of |or )?(?:nee|no)[, ]+(?:wacht[, ]+|wait[, ]+)?(?:veel |iets |wel |a bit |much )?(?:langer|korter|meer|minder|vaker|eerder|later|longer|shorter|more|less|fewer|earlier)(?=[,.]|$)/iu;
const ofAnother =
  /^(?:of |or )?(?:nee|no)[, ]+(?:wacht[, ]+|wait[, ]+)?(?:dat|that) (?:is|was|waren|were) ((?:in|op|tijdens|bij|met|on|at|during|over) [^,.?!]{2,40})[.!]?$/iu;

/** `Een week of zes.` */
const aboutSo = /^(?:een|a) \p{L}+ (?:of|or) \p{L}+[.!]?$/iu;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isSwapped = ({ kinds }: Value) => !kinds.includes('medicine');

/** `Hij belde vrijdag. Eh, zaterdag.` */
function sounded(earlier: Sentence, now: Sentence, language: Language, taken: TakenBack[]): boolean {
  if (!sounds.test(now.text)) return false;
  const meant = now.text.replace(sounds, '');
  if (!mayBegin.test(meant)) return false;
  const pair = pairOf(earlier.text, meant, LEAD, language);
  if (!pair || !isAtStart(meant, pair.later) || !isSwapped(pair.later)) return false;
  taken.push(takenFrom(earlier, pair, meant));
  // The last of what is said is most exact: `zaterdag, zaterdagmiddag`.
  const said = meant.slice(pair.later.start, pair.later.end);
  earlier.text = replaced(earlier.text, pair.earlier, pair.later, said);
  now.text = '';
  return true;
}

/** `Een pakje. Nou, vijftien op een dag.` */
function weighed(earlier: Sentence, now: Sentence, language: Language, taken: TakenBack[]): boolean {
  const found = weighs.exec(now.text);
  if (!found || words(earlier.text) > SHORT) return false;
  const meant = now.text.slice(found[0].length);
  if (!mayBegin.test(meant)) return false;
  const [value] = valuesOf(meant, language);
  const isNamed = value && (value.bare < value.end || /\p{L}{2}/u.test(meant.slice(value.end)));
  const isAmount = /^(?:een|één|a|an|one) /iu.test(earlier.text) || mayBegin.test(earlier.text);
  if (!value || !isNamed || !isAmount || !isAtStart(meant, value)) return false;
  if (valuesOf(earlier.text, language).some((each) => isSameValue(each, value))) return false;
  taken.push({ seq: earlier.seq, words: earlier.text.replace(/[.!]+$/, ''), instead: meant });
  earlier.text = '';
  now.text = capitalised(meant);
  return true;
}

/** `Twaalf kilo. Twaalf en een half, ik heb het hier staan.` */
function refined(earlier: Sentence, now: Sentence, language: Language, taken: TakenBack[]): boolean {
  if (!mayBegin.test(now.text) || !/\d|half|komma|point/i.test(now.text)) return false;
  const [later] = valuesOf(now.text, language);
  const last = valuesOf(earlier.text, language).at(-1);
  if (!later || !last || last.bare === last.end || !isAtStart(now.text, later)) return false;
  if (/[\p{L}\p{N}]/u.test(earlier.text.slice(last.end)) || !canReplace(last, later)) return false;
  const share = Math.abs(Number(later.key) / Number(last.key) - 1);
  if (!(share > 0 && share <= NEAR)) return false;
  const meant = now.text.slice(later.start, later.end);
  taken.push({ seq: earlier.seq, words: earlier.text.slice(last.start, last.end), instead: meant });
  earlier.text = replaced(earlier.text, last, later, meant);
  now.text = '';
  return true;
}

/** `Een week of zes. Nee, langer, het was voor Pasen al. Een maand of drie.` */
function compared(sentences: readonly Sentence[], at: number, language: Language, taken: TakenBack[]): void {
  const now = sentences[at];
  const earlier = sentences[at - 1];
  if (!now || !earlier || !compares.test(now.text)) return;
  for (const next of sentences.slice(at, at + 3)) {
    if (next.speaker.role !== now.speaker.role || next.seq !== now.seq) return;
    const pair = pairOf(earlier.text, next.text, next.text.length, language);
    if (!pair) continue;
    const isWhole = rest(earlier.text, pair.earlier).length === 0 || aboutSo.test(earlier.text);
    taken.push(takenFrom(earlier, pair, next.text));
    const meant = next.text.slice(pair.later.start, pair.later.end);
    earlier.text = isWhole
      ? next.text.replace(/,? (?:dus|then)(?=[.!]?$)/iu, '')
      : replaced(earlier.text, pair.earlier, pair.later, meant);
    if (next !== now && (isWhole || rest(next.text, pair.later).length <= 1)) next.text = '';
    now.text = '';
    return;
  }
}

/** `Acht. Nee, dat is op zaterdag. Doordeweeks vijf.`: the first is so, of something else. */
function ofSomethingElse(earlier: Sentence, now: Sentence, language: Language): boolean {
  const [, when = ''] = ofAnother.exec(now.text) ?? [];
  if (when === '' || valuesOf(earlier.text, language).length === 0) return false;
  if (valuesOf(when, language).some(({ kinds }) => kinds.includes('number'))) return false;
  earlier.text = `${earlier.text.replace(/[.!…]+$/, '')} ${when}.`;
  now.text = '';
  return true;
}

export function sameBreath(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  const earlier = sentences[at - 1];
  if (!now || !earlier || now.act === 'asks' || earlier.act === 'asks' || now.text === '') return;
  if (earlier.seq !== now.seq || earlier.speaker.role !== now.speaker.role || earlier.text === '') return;
  if (ofSomethingElse(earlier, now, language)) return;
  if (putOtherwise(earlier, now, sentences[at + 1], language, taken)) return;
  if (sounded(earlier, now, language, taken) || weighed(earlier, now, language, taken)) return;
  if (!refined(earlier, now, language, taken)) compared(sentences, at, language, taken);
}

const begunWord = /(?<!\p{L})(\p{L}{3,})(?:\.\.\.|…)\s*(?:(?:ja|nee|eh|of|yes|no|er)[, ]+)*(?=\1\p{L})/giu;

/** `Vanaf mijn... twintigste`: a halt before the word that is sought. */
const halted =
  /(?<=(?<!\p{L})(?:mijn|m'n|de|het|een|zijn|haar|the|my|a|an|his|her)) ?(?:\.\.\.|…) ?(?=\p{Ll})/giu;

/** `Acht... ja, achthonderd`: a word that was begun and then said whole. */
export function saidWhole(sentence: Sentence): void {
  if (/\.\.\.|…/.test(sentence.text))
    sentence.text = sentence.text.replace(begunWord, '').replace(halted, ' ');
}

const brokenOff = /(?:\.\.\.|…)\s*/gu;

/** `Twintig... veertig, veertig milligram`: what is said twice is meant. */
export function saidTwice(sentence: Sentence, language: Language, taken: TakenBack[]): void {
  for (const { index, 0: dots } of sentence.text.matchAll(brokenOff)) {
    const before = sentence.text.slice(0, index);
    const after = sentence.text.slice(index + dots.length);
    if (!mayBegin.test(after)) continue;
    const [first, second] = valuesOf(after, language);
    const last = valuesOf(before, language).at(-1);
    if (!first || !second || last?.end !== before.length || !isAtStart(after, first)) continue;
    const isAgain = isSameValue(first, second) || isSameValue(second, first);
    if (!isAgain || !/^[,\s]+$/.test(after.slice(first.end, second.start)) || !canReplace(last, second))
      continue;
    taken.push({
      seq: sentence.seq,
      words: before.slice(last.start),
      instead: after.slice(second.start, second.end),
    });
    sentence.text = before.slice(0, last.start) + after.slice(second.start);
    return;
  }
}

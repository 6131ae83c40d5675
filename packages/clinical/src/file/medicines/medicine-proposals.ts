/** Whether a medicine is only proposed: considered, suggested, asked for, or made to depend on what may come. */
import { plain } from '../../reading/text.ts';
import type { Standing } from '../finding.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import type { Deed } from './medicine-deeds.ts';
import type { Stretch } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';
import { proposalWords } from './proposal-words.ts';

/** What is said before the name, back to where the sentence begins or says that something is used. */
const clauseEnd =
  /(?<!\b(?:[Dd]rs?|[Pp]rof|[Mm]w|[Dd]hr|[Mm]evr|[Ee]vt|Mrs?|Ms|i\.o|[Rr]esp|ca))\.\s(?!\p{Ll})|;\s/u;
function headOf({ medicine }: Stretch, { words, paper }: ReadSentence): string {
  const { use, now } = medicineWords[paper.language];
  const head = plain(words.slice(0, medicine.start).split(clauseEnd).at(-1) ?? '');
  return use.test(head) || now.test(head) ? '' : head;
}

/** Nothing but a dose and a few words: what follows is said of the medicine itself. */
const isBeside = /^(?:[\s(]*\d+(?:[.,]\d+)?\s?(?:mg|mcg|g|ie|iu|ml|mmol)?\)?)?(?:[\s,]+\p{L}+){0,5}[\s,]*$/u;

/** `Gaarne uw oordeel of …`, `I would value your view on …`: asked without its mark. */
const asksFor =
  /\b(?:oordeel|advies|mening|visie|horen|vernemen|weten|meedenken|vraag|vragen|afvraag)\b[^.;]{0,60}\b(?:of|over|omtrent)\b|\b(?:advice|opinion|views?|thoughts|know|wonder|guidance|steer)\b[^.;]{0,40}\b(?:whether|if|on|about|as to)\b/iu;
const isQuestion = ({ words, part }: ReadSentence): boolean =>
  part === 'question' || /\?\s*$/.test(words) || asksFor.test(words);

const denial =
  /\b(?:geen|niet|nooit|zonder|no|not|never|nor|without)\b(?! (?:\p{L}+ )?(?:objections?|bezwa(?:ar|ren))\b)/u;

const NEAR_words = 4;

const lastWords = (head: string): string => head.split(/\s+/u).slice(-NEAR_words).join(' ');

/** What follows the last of the words that propose. */
function behindLast(proposed: RegExp, head: string): string | undefined {
  const last = [...head.matchAll(new RegExp(proposed.source, 'gu'))].at(-1);
  return last && head.slice(last.index + last[0].length);
}

/** `Naltrexon 50 mg lijkt mij iets`: said right behind the name and its dose, which is not counted out. */
function isSaidBehind(
  proposed: RegExp,
  head: string,
  behind: string,
  { medicine }: Stretch,
  { paper, slots }: ReadSentence,
): boolean {
  const found = proposed.exec(behind);
  if (!found || denial.test(lastWords(head))) return false;
  const { use, now } = medicineWords[paper.language];
  const between = behind.slice(0, found.index);
  const isCounted = slots.frequencies.some(
    ({ start, end }) => start >= medicine.end && end <= medicine.end + between.length,
  );
  return !isCounted && isBeside.test(between) && !use.test(between) && !now.test(between);
}

/** A line of the list of what is used, and what was used before. */
const isListed = (stretch: Stretch, { part, isRow, slots }: ReadSentence): boolean =>
  /^(?:stopped_medicines|earlier_medicines|history)$/.test(part) ||
  (part === 'medicines' &&
    (isRow || slots.frequencies.some((each) => each.isAsNeeded && isWithin(each, stretch))));

/** `or stop lithium`, `perindopril om te zetten naar amlodipine`: what is to end is no proposal. */
const isToEnd =
  /\b(?:stop(?:pen)?|stopping|staken|withdraw|discontinue|afbouwen)(?: (?:met|van|the|de|het|her|his))?\s*$/u;
const isToBeReplaced =
  /^[^.;,]{0,40}\b(?:om te zetten|omzetten|omgezet|vervangen|te wisselen|be (?:switched|changed|replaced)) (?:naar|op|door|in|to|by|with|voor)\b(?! \d)/u;

/** `Mocht de sertraline te weinig doen`: what may fail is used. */
const isOfCondition =
  /\b(?:mocht(?:en)?|als|indien|wanneer|if|should|when|naast|behalve|bovenop|besides|alongside|in addition to|on top of)(?: (?:de|het|haar|zijn|the|her|his))? $/u;

/** Left to the reader of the letter or to what may come: it is advised, and used by nobody yet. */
export function proposalOf(
  stretch: Stretch,
  deed: Deed | undefined,
  sentence: ReadSentence,
): Standing | undefined {
  const { paper, words } = sentence;
  if (deed?.change === 'stopped' || deed?.change === 'continued' || isListed(stretch, sentence))
    return undefined;
  const { proposed, around, asked, barred, hearsay } = proposalWords[paper.language];
  const head = headOf(stretch, sentence);
  const behind = plain(words.slice(stretch.medicine.end, stretch.end).split(/[.;]\s/u)[0] ?? '');
  if (isToEnd.test(head) || isOfCondition.test(head) || isToBeReplaced.test(behind)) return undefined;
  const said = `${head}·${behind}`;
  if (barred.test(said) || hearsay.test(said)) return undefined;
  if (isQuestion(sentence) && asked.test(said)) return 'advised';
  const isSaidAround = around.exec(said);
  if (isSaidAround && !denial.test(isSaidAround[0]) && !denial.test(lastWords(head))) return 'advised';
  const last = behindLast(proposed, head);
  if (last !== undefined) return denial.test(last) ? undefined : 'advised';
  return isSaidBehind(proposed, head, behind, stretch, sentence) ? 'advised' : undefined;
}

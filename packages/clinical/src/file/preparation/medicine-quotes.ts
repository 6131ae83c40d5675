/** What a paper says of one medicine, without what the same sentence lists besides it. */
import type { PaperSentence } from '../paper/paper.ts';
import { oneLine } from '../wording.ts';
import {
  beginsWithMedicine,
  besidesOf,
  changesBehind,
  contextOf,
  goingOn,
  isAfterOther,
  keysIn,
  names,
} from './medicine-context.ts';
import type { Mention } from './medicine-mentions.ts';
import { isAside } from './only-thought.ts';
import type { PaperRead } from './preparation.ts';
import { type Quote, untilClosed, whole } from './quotes.ts';

/** Said once for all of a list: then no part of it can stand alone. */
const ofAll =
  /\b(?:gestopt|gestaakt|stop|staken|afgebouwd|niet|geen|verhoogd|verlaagd|hervat|vervangen|stopped|not|none|replaced|reduced|increased|both|beide|allebei)\b/iu;
const FEWEST_ITEMS = 2;
const ofMedicines = /(?<!\p{L})(?:medicat\p{L}*|medicijn\p{L}*|medicines?|meds)(?!\p{L})/iu;

type Listed = { label: string; items: string[] };

/** `Medicatie: lithium 400 mg 2dd1, amlodipine 5 mg`: a label and nothing but medicines, each with a figure. */
function listIn({ text, from, body, part }: PaperSentence): Listed | undefined {
  const begin = Math.max(0, body - from);
  const label = oneLine(text.slice(0, begin));
  const items: string[] = [];
  for (const piece of text.slice(begin).split(/[,;]\s+/)) {
    const open = items.length - 1;
    if (beginsWithMedicine(piece)) items.push(piece.trim());
    else if (open < 0) return undefined;
    else items[open] += `, ${piece.trim()}`;
  }
  const isOfMedicines = part === 'medicines' || ofMedicines.test(label);
  const isPlain = items.every((item) => {
    // `20 mg (verlaagd)`: what stands in brackets is of its own item.
    return (isOfMedicines || /\d/.test(item)) && !ofAll.test(item.replace(/\([^)]*\)/g, ''));
  });
  return isPlain && items.length >= FEWEST_ITEMS ? { label, items } : undefined;
}

const tellsChange =
  /\b(?:gestopt|gestaakt|afgebouwd|gestart|herstart|hervat|verhoogd|opgehoogd|verlaagd|stopped|started|restarted|resumed|increased|reduced|lowered)\b/iu;

/** `Citalopram 20 mg, gestopt met zopiclon`: what tells of a change stands without the dose of another. */
function ownClause({ text }: PaperSentence, key: string): string | undefined {
  const pieces = text.split(/[,;] /);
  const own = pieces.filter((piece) => keysIn(piece).has(key));
  const [words = ''] = own;
  const isApart =
    own.length === 1 &&
    tellsChange.test(words) &&
    keysIn(words).size === 1 &&
    pieces.every((piece) => piece === words || (keysIn(piece).size > 0 && /\d/.test(piece)));
  if (!isApart || pieces.length < 2) return undefined;
  const said = pieces.map((piece) => (piece === words ? oneLine(words) : '…'));
  return said
    .join(' ')
    .replace(/(?:… )+/g, '… ')
    .replace(/(?: …)+$/, ' …');
}

/** The words of a list that are of this medicine, behind the label of the list. */
function ownItem(sentence: PaperSentence, key: string): string | undefined {
  if (sentence.isRow) return undefined;
  const list = listIn(sentence);
  const own = list?.items.filter((item) => names(item, key)) ?? [];
  if (!list || own.length === 0) return undefined;
  const isFirst = names(list.items[0] ?? '', key);
  const words = own.map((item) => oneLine(item).replace(/[;,]$|(?<!\.\p{L})\.$/u, '')).join(', ');
  return [list.label, isFirst ? words : `… ${words}`].filter(Boolean).join(' ');
}

const MOST_SENTENCES = 8;

const isQuestion = ({ paper, at }: Mention): boolean => /\?["”]?$/.test(paper.sentences[at]?.text ?? '');

/** What a correction repeats of an earlier note is not what it says of now; nor is what is named aside. */
function toldOf(paper: PaperRead, mentions: readonly Mention[]): readonly Mention[] {
  const current = mentions.filter(({ at }) => !/^corre[ck]t/i.test(paper.sentences[at]?.heading ?? ''));
  const told = current.length > 0 ? current : mentions;
  const own = told.filter((mention) => !isAside(mention) && !isQuestion(mention));
  return own.length > 0 ? own : told;
}

/** The sentences of one paper that are about one medicine; of an earlier paper nothing of what others were then. */
export function medicineQuote(
  paper: PaperRead,
  mentions: readonly Mention[],
  naming: ReadonlySet<string>,
  isEarlier = false,
): Quote {
  const named = new Set<number>();
  const on = new Set<number>();
  const shortened = new Map<number, string>();
  for (const { at, key } of toldOf(paper, mentions)) {
    named.add(at);
    const sentence = paper.sentences[at];
    const item = sentence && (ownItem(sentence, key) ?? (isEarlier ? ownClause(sentence, key) : undefined));
    if (item) shortened.set(at, item);
    if (item) continue;
    for (const each of changesBehind(paper, at, key)) named.add(each);
    const around = contextOf(paper, at, key);
    for (const each of around) on.add(each);
    if (around.length > 0) continue;
    for (const each of besidesOf(paper, at, key)) on.add(each);
    if (isAfterOther(paper, at, key)) continue;
    for (const next of goingOn(paper, at, naming))
      for (const each of [next, ...untilClosed(paper, next)]) on.add(each);
  }
  const own = new Set(whole({ paper, at: [...named] }).at);
  // What names it stands before what goes on, and of both what a paper says last.
  const last = [...own].sort((a, b) => a - b).slice(-MOST_SENTENCES);
  const behind = [...on].filter((each) => !own.has(each)).sort((a, b) => a - b);
  const more = Math.max(0, MOST_SENTENCES - last.length);
  const near = (each: number) => Math.min(...last.map((at) => (each > at ? each - at : at - each + 1)));
  const kept = behind.toSorted((a, b) => near(a) - near(b)).slice(0, more);
  return { paper, at: [...last, ...kept].sort((a, b) => a - b), shortened };
}

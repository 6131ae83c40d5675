/** What a paper says of one medicine, without what the same sentence lists besides it. */
import { findMedicine, isSpelledMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';
import { medicineKey } from '../medicine-course.ts';
import { isStopOfSubstance, ofSubstance } from '../medicines/substance-words.ts';
import type { PaperSentence } from '../paper/paper.ts';
import { oneLine } from '../wording.ts';
import type { Mention } from './medicine-mentions.ts';
import type { PaperRead } from './preparation.ts';
import { goesOn, type Quote, shortParagraph, untilClosed, whole } from './quotes.ts';

/** What a next sentence goes on about without the name: `Eind augustus opgehoogd naar 75 mg.` */
export const ofDose =
  /\b(?:weer|naar) \d|\d\s?(?:mg|mcg|µg|ug|dd)(?![\p{L}])|\b(?:gestopt|gestaakt|staken|hervat|herstart|opgehoogd|verhoogd|verlaagd|afgebouwd|gehalveerd|voorgeschreven|tabletten|recept|terug naar|neemt|gebruikt|bijwerking\p{L}*|verdra\p{L}+|gestart|starten|ophogen|herhaling|voorgesteld|stopped|started|restarted|resumed|increased|reduced|lowered|prescribed|tablets|takes|taking|dose)\b/iu;
/** Said once for all of a list: then no part of it can stand alone. */
const ofAll =
  /\b(?:gestopt|gestaakt|stop|staken|afgebouwd|niet|geen|verhoogd|verlaagd|hervat|vervangen|stopped|not|none|replaced|reduced|increased|both|beide|allebei)\b/iu;
const firstWord = /^(?:[-•*–]\s*)?([\p{L}][\p{L}\d-]{2,})/u;
const beginsWithMedicine = (item: string): boolean => {
  const word = firstWord.exec(item.trim())?.[1] ?? '';
  return isSpelledMedicine(word) || findMedicine(word) !== undefined;
};
const FEWEST_ITEMS = 2;

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
  const isOfMedicines = part === 'medicines';
  const isPlain = items.every((item) => {
    // `20 mg (verlaagd)`: what stands in brackets is of its own item.
    return (isOfMedicines || /\d/.test(item)) && !ofAll.test(item.replace(/\([^)]*\)/g, ''));
  });
  return isPlain && items.length >= FEWEST_ITEMS ? { label, items } : undefined;
}

const names = (item: string, key: string): boolean =>
  medicineKey(plain(firstWord.exec(item)?.[1] ?? '')) === key;

const keysIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\p{L}[\p{L}\d-]{3,}/gu)]
      .filter(([word]) => findMedicine(word) !== undefined)
      .map(([word]) => medicineKey(plain(word))),
  );
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

/** What settles it without the name: `Afgesproken dat hij zelf inneemt`, `Rol bekeken: zit er niet in`. */
const settles =
  /^(?:uitgesteld|afgewezen|geweigerd|afgezien|niet gedaan|voorlopig niet|postponed|declined|refused|deferred|antwoord|uitgelegd|hij kiest|zij kiest|ze kiest|kiest|he chose|she chose|answer|afgesproken|besloten|akkoord|agreed|decided|back to|terug naar|die|deze|dosis|dosering|(?:het|it) (?:helpt|hielp|werkt|helps|works))(?!\p{L})|\b(?:zit|zitten|staat|stond|staan) er (?:niet|wel|nog)\b|\b(?:bekeken|nagekeken|nagevraagd|ingeleverd|teruggebracht|weggegooid|handed in|returned|thrown away)\b/iu;
const MOST_ON = 3;
const MOST_SENTENCES = 8;

/** In a list of medicines without bullets the next line is of another. */
const isNextRow = ({ source, sentences }: PaperRead, at: number): boolean =>
  sentences[at]?.part === 'medicines' &&
  source.text.slice(sentences[at - 1]?.to ?? 0, sentences[at]?.from).includes('\n');

/** `Sertraline besproken. Rasagiline is weg, dus dat kan. Start 25 mg`: what goes on may be of the other. */
const isAfterOther = (paper: PaperRead, at: number, key: string): boolean =>
  goesOn(paper, at) &&
  !ofDose.test(paper.sentences[at]?.text ?? '') &&
  [...keysIn(paper.sentences[at - 1]?.text ?? '')].some((other) => other !== key);

/** `te stoppen ivm lithium`: named, and not what the sentence is about. */
const aside =
  /\b(?:ivm|i\.v\.m\.|vanwege|wegens|gezien|gelet op|naast|due to|because of|given|alongside)\s+(?:de |het |the )?$/iu;
const isAside = ({ paper, at, place }: Mention): boolean =>
  aside.test(paper.sentences[at]?.text.slice(0, place) ?? '');

const isQuestion = ({ paper, at }: Mention): boolean => /\?["”]?$/.test(paper.sentences[at]?.text ?? '');

/** What a correction repeats of an earlier note is not what it says of now; nor is what is named aside. */
function toldOf(paper: PaperRead, mentions: readonly Mention[]): readonly Mention[] {
  const current = mentions.filter(({ at }) => !/^corre[ck]t/i.test(paper.sentences[at]?.heading ?? ''));
  const told = current.length > 0 ? current : mentions;
  const own = told.filter((mention) => !isAside(mention) && !isQuestion(mention));
  return own.length > 0 ? own : told;
}

/** What the sentence after it says of it in other words: `Zij gaat akkoord`, `She forgets it about once a week`. */
const maySettle =
  /^[("“]*(?:nb|hij|zij|ze|mw|mevr|mevrouw|meneer|dhr|cli[eë]nte?|pati[eë]nte?|pt|ik|he|she|they|patient|client|i)(?!\p{L})|(?<!\p{L})(?:niet|geen|wil|wilde|akkoord|weiger\p{L}*|vergeet|vergeten|zelf|maar|echter|dagelijks|klopt|klopte|fout|onjuist|not|no|wants?|would|agree[sd]?|refuse[sd]?|forgets?|forgot|but|daily|wrong|incorrect|advised?)(?!\p{L})/iu;

/** `Wapen: nee`: of something else. */
const withLabel = /^\p{L}[^.:,]{0,30}:/u;

/** Whatever it names instead: `Nogmaals: niet, paracetamol.` */
const opposes =
  /^(?:nogmaals|ontraden|afgeraden|niet (?:doen|meer|nemen)|advised against|told (?:him|her|them) not)(?!\p{L})/iu;

/** The sentences behind one that names a medicine that go on about it without the name. */
function goingOn(paper: PaperRead, at: number, naming: ReadonlySet<string>): number[] {
  const found: number[] = [];
  const textAt = (index: number) => paper.sentences[index]?.text ?? '';
  const isNote = paper.source.kind === 'note';
  for (let next = at + 1; next <= at + MOST_ON && goesOn(paper, next); next += 1) {
    const text = textAt(next);
    if (opposes.test(text)) found.push(next);
    if (naming.has(`${paper.source.id} ${next}`) || ofSubstance.test(text) || isNextRow(paper, next)) break;
    if (isStopOfSubstance(text, textAt(next - 1)) || keysIn(text).size > 0) break;
    const isAnswer = /\?$/.test(textAt(next - 1));
    const isSure = ofDose.test(text) || settles.test(text) || isAnswer;
    const isLikely = isNote && next <= at + 2 && maySettle.test(text) && !withLabel.test(text);
    if (!isSure && !isLikely) break;
    found.push(next);
  }
  return found;
}

/** The short paragraph around it, but where other medicines begin sentences of their own: then these are told apart. */
function contextOf(paper: PaperRead, at: number, key: string): number[] {
  const around = shortParagraph(paper, at);
  const textAt = (index: number) => paper.sentences[index]?.text ?? '';
  const isOfOther = around.some((each) => beginsWithMedicine(textAt(each)) && !names(textAt(each), key));
  return isOfOther ? [] : around.filter((each) => !isStopOfSubstance(textAt(each), textAt(each - 1)));
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
    const around = contextOf(paper, at, key);
    for (const each of around) on.add(each);
    if (around.length > 0 || isAfterOther(paper, at, key)) continue;
    for (const next of goingOn(paper, at, naming))
      for (const each of [next, ...untilClosed(paper, next)]) on.add(each);
  }
  const all = new Set([...whole({ paper, at: [...named] }).at, ...on]);
  const at = [...all].sort((a, b) => a - b);
  // What a paper says last of it is what stands.
  return { paper, at: at.slice(-MOST_SENTENCES), shortened };
}

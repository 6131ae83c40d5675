/** What stands around a medicine in a paper and is about it, without its name. */
import { findMedicine, isSpelledMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';
import { medicineKey } from '../medicine-course.ts';
import { isStopOfSubstance, ofSubstance } from '../medicines/substance-words.ts';
import type { PaperRead } from './preparation.ts';
import { goesOn, paragraphAround, shortParagraph } from './quotes.ts';

/** What a next sentence goes on about without the name: `Eind augustus opgehoogd naar 75 mg.` */
export const ofDose =
  /\b(?:weer|naar) \d|\d\s?(?:mg|mcg|µg|ug|dd)(?![\p{L}])|\b(?:gestopt|gestaakt|staken|hervat|herstart|opgehoogd|verhoogd|verlaagd|afgebouwd|gehalveerd|voorgeschreven|tabletten|recept|terug naar|neemt|gebruikt|bijwerking\p{L}*|verdra\p{L}+|gestart|starten|ophogen|herhaling|voorgesteld|stopped|started|restarted|resumed|increased|reduced|lowered|prescribed|tablets|takes|taking|dose)\b/iu;
const firstWord = /^(?:[-•*–]\s*)?([\p{L}][\p{L}\d-]{2,})/u;
/** `Ferrous fumarate`: of some the first word is no name. */
const firstTwo = /^(?:[-•*–]\s*)?([\p{L}][\p{L}\d-]{2,} [\p{L}]{3,})/u;
function firstMedicine(item: string): string | undefined {
  const words = [firstTwo, firstWord].map((pattern) => pattern.exec(item.trim())?.[1] ?? '');
  return (
    words.find((each) => each !== '' && findMedicine(each) !== undefined) ?? words.find(isSpelledMedicine)
  );
}
export const beginsWithMedicine = (item: string): boolean => firstMedicine(item) !== undefined;
export const names = (item: string, key: string): boolean => {
  const found = firstMedicine(item);
  return found !== undefined && medicineKey(plain(found)) === key;
};

export const keysIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\p{L}[\p{L}\d-]{3,}/gu)]
      .filter(([word]) => findMedicine(word) !== undefined)
      .map(([word]) => medicineKey(plain(word))),
  );
/** What settles it without the name: `Afgesproken dat hij zelf inneemt`, `Rol bekeken: zit er niet in`. */
const settles =
  /^(?:uitgesteld|afgewezen|geweigerd|afgezien|niet gedaan|voorlopig niet|postponed|declined|refused|deferred|antwoord|uitgelegd|hij kiest|zij kiest|ze kiest|kiest|he chose|she chose|answer|afgesproken|besloten|akkoord|agreed|decided|back to|terug naar|die|deze|dosis|dosering|(?:het|it) (?:helpt|hielp|werkt|helps|works))(?!\p{L})|\b(?:zit|zitten|staat|stond|staan) er (?:niet|wel|nog)\b|\b(?:bekeken|nagekeken|nagevraagd|ingeleverd|teruggebracht|weggegooid|handed in|returned|thrown away)\b/iu;
const MOST_ON = 3;
/** In a list of medicines without bullets the next line is of another. */
const isNextRow = ({ source, sentences }: PaperRead, at: number): boolean =>
  sentences[at]?.part === 'medicines' &&
  source.text.slice(sentences[at - 1]?.to ?? 0, sentences[at]?.from).includes('\n');

/** `Sertraline besproken. Rasagiline is weg, dus dat kan. Start 25 mg`: what goes on may be of the other. */
export const isAfterOther = (paper: PaperRead, at: number, key: string): boolean =>
  goesOn(paper, at) &&
  !ofDose.test(paper.sentences[at]?.text ?? '') &&
  [...keysIn(paper.sentences[at - 1]?.text ?? '')].some((other) => other !== key);

/** What the sentence after it says of it in other words: `Zij gaat akkoord`, `She forgets it about once a week`. */
const maySettle =
  /^[("“]*(?:nb|hij|zij|ze|mw|mevr|mevrouw|meneer|dhr|cli[eë]nte?|pati[eë]nte?|pt|ik|he|she|they|patient|client|i)(?!\p{L})|(?<!\p{L})(?:niet|geen|wil|wilde|akkoord|weiger\p{L}*|vergeet|vergeten|zelf|maar|echter|dagelijks|klopt|klopte|fout|onjuist|not|no|wants?|would|agree[sd]?|refuse[sd]?|forgets?|forgot|but|daily|wrong|incorrect|advised?)(?!\p{L})/iu;

/** `Wapen: nee`: of something else. */
const withLabel = /^\p{L}[^.:,]{0,30}:/u;

/** Whatever it names instead: `Nogmaals: niet, paracetamol.` */
const opposes =
  /^(?:nogmaals|ontraden|afgeraden|niet (?:doen|meer|nemen)|advised against|told (?:him|her|them) not)(?!\p{L})/iu;

const onCondition = /^(?:bij|als|indien|mocht|zodra|wanneer|if|in case|when|should|at)(?!\p{L})/iu;
const namesOther = (paper: PaperRead, at: number): boolean => {
  const own = keysIn(paper.sentences[at]?.text ?? '');
  return paragraphAround(paper, at).some((each) =>
    [...keysIn(paper.sentences[each]?.text ?? '')].some((key) => !own.has(key)),
  );
};

/** The sentences behind one that names a medicine that go on about it without the name. */
export function goingOn(paper: PaperRead, at: number, naming: ReadonlySet<string>): number[] {
  const found: number[] = [];
  const textAt = (index: number) => paper.sentences[index]?.text ?? '';
  const isNote = paper.source.kind === 'note';
  for (let next = at + 1; next <= at + MOST_ON && goesOn(paper, next); next += 1) {
    const text = textAt(next);
    if (opposes.test(text)) found.push(next);
    if (naming.has(`${paper.source.id} ${next}`) || ofSubstance.test(text) || isNextRow(paper, next)) break;
    if (isStopOfSubstance(text, textAt(next - 1)) || keysIn(text).size > 0) break;
    const isAnswer = /\?$/.test(textAt(next - 1));
    // `Bij eGFR onder 35 staken`: in a letter on several medicines it may be of any.
    if (!isNote && onCondition.test(text) && namesOther(paper, at)) break;
    const isSure = ofDose.test(text) || settles.test(text) || isAnswer;
    const isLikely = isNote && next <= at + 2 && maySettle.test(text) && !withLabel.test(text);
    if (!isSure && !isLikely) break;
    found.push(next);
  }
  return found;
}

const toAnother = /(?<!\p{L})(?:naar|to)\s(\d+(?:[.,]\d+)?)\s?(?:mg|mcg|µg|ug)(?!\p{L})/iu;
export const hasEnded =
  /(?<!\p{L})(?:gestopt|gestaakt|stop|staken|omgezet|vervangen|uitgeslopen|eraf|cross-?taper\p{L}*|stopped|discontinued|switched|replaced|off)(?!\p{L})/iu;

/**
 * `1 mg 11/9, 2 mg 25/9, 3 mg 15/10. Slaperig. Terug naar 2 mg`: a change that a note tells further on, where the amount is one
 * of these, or no other medicine is named in between.
 */
export function changesBehind(paper: PaperRead, at: number, key: string): number[] {
  const own = paper.sentences[at]?.text ?? '';
  if (paper.source.kind !== 'note' || hasEnded.test(own)) return [];
  const found: number[] = [];
  let isAlone = true;
  for (let next = at + 1; next < paper.sentences.length; next += 1) {
    const text = paper.sentences[next]?.text ?? '';
    const others = [...keysIn(text)].filter((other) => other !== key);
    if (others.length > 0) isAlone = false;
    const [, amount = ''] = toAnother.exec(text) ?? [];
    const isOwn = new RegExp(`(?<![\\d.,])${amount}\\s?(?:mg|mcg|µg|ug)`, 'iu').test(own);
    if (amount !== '' && others.length === 0 && (isAlone || isOwn)) found.push(next);
  }
  return found;
}

/** The short paragraph around it, but where other medicines begin sentences of their own: then these are told apart. */
export function contextOf(paper: PaperRead, at: number, key: string): number[] {
  const around = shortParagraph(paper, at);
  const textAt = (index: number) => paper.sentences[index]?.text ?? '';
  const isOfOther = around.some((each) => beginsWithMedicine(textAt(each)) && !names(textAt(each), key));
  return isOfOther ? [] : around.filter((each) => !isStopOfSubstance(textAt(each), textAt(each - 1)));
}

const ofBoth = /(?<!\p{L})(?:allebei|beide|both)(?!\p{L})/iu;
const pointing = /(?<!\p{L})(?:allebei|beide|dat|dit|daarvan|daarmee|hiermee|both|that|this|it)(?!\p{L})/iu;

/** In a longer paragraph of a note the sentences beside it, but those that begin with another medicine. */
export function besidesOf(paper: PaperRead, at: number, key: string): number[] {
  if (paper.source.kind !== 'note') return [];
  const textAt = (index: number) => paper.sentences[index]?.text ?? '';
  const isOfOther = (index: number) => beginsWithMedicine(textAt(index)) && !names(textAt(index), key);
  const points = pointing.test(textAt(at)) || pointing.test(textAt(at + 1));
  const isApart = (index: number) =>
    (isOfOther(index) && !pointing.test(textAt(at))) || isStopOfSubstance(textAt(index), textAt(index - 1));
  const before = points && goesOn(paper, at) && !isApart(at - 1) ? [at - 1] : [];
  // `nu slikt hij allebei! Simva gestopt`: else a dose behind another medicine may be of that.
  const mayBeOfOther = isAfterOther(paper, at, key) && !ofBoth.test(textAt(at));
  const isNext = goesOn(paper, at + 1) && !isApart(at + 1) && !(mayBeOfOther && ofDose.test(textAt(at + 1)));
  const after = isNext ? [at + 1] : [];
  return [...before, ...after];
}

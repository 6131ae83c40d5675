/** Who denies at once what they themselves just said, in words that hold no value: `Mijn broer. Nee, bij hem was het iets anders.` */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { repair } from './repair.ts';

const SHORT = 4;
const REACH = 3;
const FEWEST_MEANT = 4;
const LEAD = 30;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
const isSameBreath = (one: Sentence | undefined, now: Sentence): one is Sentence =>
  one !== undefined && one.seq === now.seq && one.speaker.role === now.speaker.role && one.act !== 'asks';

const no = /^(?:nee|neen|no)[,.]? (?=\p{L})/iu;
/** `Moe. Nee, verder niks.`: the no is of what else was asked. */
const ofTheRest =
  /(?<!\p{L})(?:verder|niks|niets|anders|niet|geen|nooit|hoor|sorry|nothing|else|not|never|none)(?!\p{L})|n't(?!\p{L})/iu;

const somebody = /^(?:(?:ja|nou|eh|yes|well)[, ]+)*(?:mijn|m'n|onze?|my|our) \p{L}+[.!]?$/iu;

/** `Mijn broer. Nee, bij Klaas was het de prostaat.` */
function barely(before: Sentence, now: Sentence, taken: TakenBack[]): boolean {
  const meant = now.text.replace(no, '');
  if (meant === now.text || ofTheRest.test(meant) || wordsIn(meant).length < FEWEST_MEANT) return false;
  if (before.act !== 'answers' || !somebody.test(before.text)) return false;
  taken.push({ seq: before.seq, words: before.text.replace(/[.!]+$/, '') });
  before.text = '';
  now.text = capitalised(meant);
  return true;
}

const judges =
  /(?:^|, )(?:\p{L}+ (?:is|was|vind ik) (?:dat|het)|(?:dat|het|it|that) (?:is|was) (?:\p{L}+ )?\p{L}+|(?:it|that)'s (?:\p{L}+ )?\p{L}+)[.!]?$/iu;
const judgesAnew =
  /^(?:nee|neen|no)[,.]? (?:maar |but )?(?:(?:het|dat|it|that) (?:is|was) |(?:it|that)'s )/iu;

/** `Ze komt elke dag, vreselijk is dat. Nee, het is fijn.` */
function judgedAnew(before: Sentence, now: Sentence, taken: TakenBack[]): boolean {
  const found = judges.exec(before.text);
  if (!found || !judgesAnew.test(now.text) || ofTheRest.test(now.text.replace(no, ''))) return false;
  taken.push({ seq: before.seq, words: found[0].replace(/^, |[.!]$/g, '') });
  const kept = before.text.slice(0, found.index);
  before.text = kept === '' ? '' : `${kept}.`;
  now.text = capitalised(now.text.replace(no, ''));
  return true;
}

const itIs: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:o|oh|ah|nee|wacht|ja)[, ]+)*(?:jawel|toch wel)(?!\p{L})/iu,
  en: /^(?:(?:oh|ah|no|wait|yes)[, ]+)*(?:yes,? it (?:is|was)|it (?:is|was),? (?:actually|after all)|i did,? actually)(?!\p{L})/iu,
};
const denies = /(?<!\p{L})(?:niet|geen|nooit|not|never|no)(?!\p{L})|n't(?!\p{L})/iu;

/** `Volgens mij was die niet aangevraagd... Wacht. Jawel, staat onderaan.` */
function itIsAfterAll(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): boolean {
  const now = sentences[at];
  if (!now || !itIs[language].test(now.said)) return false;
  for (let back = at - 1; back >= at - REACH; back--) {
    const earlier = sentences[back];
    if (!isSameBreath(earlier, now)) return false;
    if (!denies.test(earlier.text)) continue;
    taken.push({ seq: earlier.seq, words: earlier.text.replace(/[.…]+$/, '') });
    earlier.text = '';
    return true;
  }
  return false;
}

const instead = /(?:\.\.\.?|…)\s*(?=(?:laten we|doe maar|maak er|we doen|let's|make it)(?!\p{L}))/iu;
/** `Rosuvastatine, tien... laten we vijf nemen om te beginnen.` */
function insteadOf(now: Sentence, language: Language, taken: TakenBack[]): boolean {
  const found = instead.exec(now.text);
  if (!found) return false;
  const meant = now.text.slice(found.index + found[0].length);
  const before = now.text.slice(0, found.index);
  const repaired = repair(before, meant, LEAD, language);
  if (!repaired) return false;
  const isLast =
    /(?:^|[,.:] )$/u.test(before.slice(0, -repaired.taken.length)) && before.endsWith(repaired.taken);
  // `Tien over half... laten we kwart voor elf doen`: broken off, and nothing of it stays.
  if (!isLast && wordsIn(before).length > SHORT) return false;
  if (!isLast) repaired.text = capitalised(meant);
  taken.push({ seq: now.seq, words: repaired.taken, instead: repaired.instead });
  now.text = repaired.text;
  return true;
}

export function ownDenial(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  if (!now || now.text === '' || now.act === 'asks') return;
  if (insteadOf(now, language, taken) || itIsAfterAll(sentences, at, language, taken)) return;
  const before = sentences[at - 1];
  if (!isSameBreath(before, now) || before.text === '') return;
  if (!judgedAnew(before, now, taken)) barely(before, now, taken);
}

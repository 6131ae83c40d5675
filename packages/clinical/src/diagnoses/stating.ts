/** What of a sentence of the clinician may state something: not what it asks. */
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import { isQuestion } from '../talk/question.ts';
import type { Sentence } from '../talk/sentence.ts';
import { cuesFor } from './clauses.ts';

/** `…, what, six years?` asks how long, not whether. */
const asksHowMuch =
  /,? (?:and|en) [^?]*, (?:what|wat|hoe lang|hoelang),? [^?,]*\?$|,? (?:and|en|but|maar) (?:how|what|when|why|hoe|wat|wanneer|waarom|welke) [^?]*\?$/iu;

function statedBeforeQuestion(said: string, language: Language): string | undefined {
  const asked = asksHowMuch.exec(said.trimEnd());
  if (!asked) return undefined;
  const before = said.slice(0, asked.index);
  return isQuestion(wordsOf(before), '.', language) ? undefined : before;
}

/** What a question leaves stated before it: `Ik denk aan een depressie, herkent u dat?` */
function statedBeforeTag(said: string, language: Language): string | undefined {
  const rest = statedBeforeQuestion(said, language);
  if (rest !== undefined) return rest;
  const comma = said.lastIndexOf(',');
  if (comma < 0) return undefined;
  const { tag, asksIfSo } = cuesFor[language];
  const behind = ` ${wordsOf(said.slice(comma)).join(' ')} `;
  const before = said.slice(0, comma);
  if (!tag.test(behind) || asksIfSo.test(behind) || isQuestion(wordsOf(before), '.', language))
    return undefined;
  return before;
}

/** `Wat u heeft is een paniekstoornis.`; `…, which is good, so for your first problem of …` */
const cleft =
  /^(?:(?:dus|nou|en|ja|kijk|goed|oké|oke|nee|maar|so|and|well|okay|yeah|yes|right|now|look|but)[, ]+)*(?:wat|what) (?:u|je|jij|ik|we|wij|er|you|i|we|(?:uw|je|jouw|your) (?:zoon|dochter|kind|zoontje|dochtertje|son|daughter|child) (?:heeft|has))(?!\p{L})|^which is (?!(?:it|worse|better|more|the|your|harder|easier|first|right|true|which|that|this|best|worst)(?!\p{L}))(?!.* or )|^(?:which|wat) (?:is|means|betekent) (?:an?|good|great|fine|een|goed|mooi|fijn) /iu;

/** `Ja hoor, u heeft astma.` */
const answers =
  /^(?:(?:ja|nee|jazeker|zeker|klopt|precies|inderdaad|nou|kijk|yes|yeah|no|well|look)(?: hoor)?,? )+/iu;
/** `…, hè.` looks for assent to what is stated. */
const assents = /,? h[eè]\W*$/iu;
/** `Nu ben je vijf weken verder, dus ik noem het PTSS.`: opens as a question does, and goes on to state. */
const concludes = /, (?:dus|dan|daarom|en dus|so|then|which is why) /iu;

/** `so this is alcohol dependence` – `yeah i know`: a yes makes no question of it. */
const saysWhatItIs =
  /^(?:(?:dus|en|nou|ja|kijk|so|and|well|okay|yeah|yes) )*(?:(?:dit|dat|het) (?:is|heet)|(?:this|that|it) is|that's|it's|dat noemen we|we call (?:this|that|it)|is that you|is dat (?:u|je))(?!\p{L})/iu;

const seeksAnswer =
  /(?<!\p{L})(?:toch|he|hè|right|correct|klopt(?: dat)?|nietwaar|of niet|isn't it|don't you|haven't you|doesn't it|okay|ja|yes|yeah|of|or)[.! ]*$/iu;
/** `I'd rather call it alcohol dependence, but yes.` */
const endsWithYes = /,? (?:but|maar|so|dus) (?:yes|yeah|ja)[.! ]*$/iu;

/** `… in its own right` ends as a question does. */
const ownRight = / in (?:its|his|her|their|your) own right\W*$/iu;

function statedBehindOpening(said: string, language: Language): string | undefined {
  const rightless = said.replace(ownRight, '');
  if (rightless !== said && !isQuestion(wordsOf(rightless), '.', language)) return said;
  // In speech without marks a yes behind it makes no question of what is stated.
  if (!/[?]/u.test(said) && !seeksAnswer.test(said) && !isQuestion(wordsOf(said), '.', language)) return said;
  if (endsWithYes.test(said)) return said.replace(endsWithYes, '');
  if (saysWhatItIs.test(said) && !/[?]|\b(?:of|or|toch|right)\W*$/u.test(said)) return said;
  const untagged = said.replace(assents, '').replace(answers, '');
  if (untagged !== said && !isQuestion(wordsOf(untagged), '.', language)) return untagged;
  const at = said.search(concludes);
  if (at < 0) return statedBeforeTag(said, language);
  const behind = said.slice(at + 2);
  return isQuestion(wordsOf(behind), '.', language) ? undefined : behind;
}

/** What of a sentence may state something. */
export function stating(sentence: Sentence, language: Language): string | undefined {
  const { act, standing, text, said } = sentence;
  if (sentence.speaker.role !== 'clinician' || text === '') return undefined;
  if (standing === 'opinion') return undefined;
  if (said.trimEnd().endsWith('?')) return statedBeforeTag(said, language);
  return act === 'asks' && !cleft.test(said) ? statedBehindOpening(said, language) : text;
}

/** `gezien wat er gebeurd is` – `heb jij PTSS`: in speech without marks the opening of a statement is cut off from it. */
const opensStatement =
  /^(?:(?:dus|en|maar|nou|ja|goed|kijk) )*(?:gezien|op basis van|op grond van|met|door|doordat|als|omdat|nu|na|kijkend|alles|volgens mij|volgens ons|daarom|vandaar)(?!\p{L})/iu;

/** What a sentence states that looks like a question and goes on from `before`, in the same turn. */
export const statedOnward = (
  { said, act, text }: Sentence,
  before: Sentence | undefined,
): string | undefined =>
  act === 'asks' &&
  !said.includes('?') &&
  before !== undefined &&
  !/[.!?…]$/u.test(before.said.trimEnd()) &&
  opensStatement.test(before.said)
    ? text
    : undefined;

/** `…, going back to, what, 2015?` */
const asksSince = /, (?:going back|dating|since|from|sinds|vanaf|dat was|that was|al) [^?]*\?$/iu;

/** `u bent bekend met ADHD toch`, `Jij had toch die diagnose autisme?`: opens as a statement does. */
const seeksAssent = /,? (?:toch|nietwaar|klopt(?: dat)?|right|correct|isn't it|don't you|haven't you)\W*$/iu;
const hadThough = / (?:had|hebt|heeft) toch /iu;
function assentSought(text: string, language: Language): string | undefined {
  const before = text.replace(seeksAssent, '').replace(hadThough, ' hebt ');
  if (before === text) return undefined;
  return isQuestion(wordsOf(before), '.', language) ? undefined : before.replace(/\?$/u, '');
}

/** What a question takes for granted and wants a yes to: `U bent bekend met ADHD, toch?` */
export function assumed({ said, speaker, standing }: Sentence, language: Language): string {
  const text = said.trimEnd();
  if (speaker.role !== 'clinician' || standing === 'opinion') return '';
  const sought = assentSought(text, language);
  if (sought !== undefined) return sought;
  if (!text.endsWith('?')) return '';
  const since = text.search(asksSince);
  const at = since < 0 ? text.lastIndexOf(',') : since;
  if (at < 0) return '';
  const behind = ` ${wordsOf(text.slice(at)).join(' ')} `;
  if (since < 0 && !cuesFor[language].asksIfSo.test(behind)) return '';
  const before = text.slice(0, at);
  return isQuestion(wordsOf(before), '.', language) ? '' : before;
}

const yes =
  /^(?:o )?(?:ja|jazeker|klopt|dat klopt|inderdaad|precies|yes|yeah|yep|yup|correct|right|that's right|mm-?hm+)(?!\p{L})/iu;
const butNot = /(?<!\p{L})(?:niet|geen|maar|nee|not|no|but|never|nooit)(?!\p{L})/iu;
/** To what was taken for granted: `Ja, klopt.` */
export const saysYes = (said: string): boolean => yes.test(said) && !butNot.test(said);

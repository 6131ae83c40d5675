/** What each sentence does: asks, tells, or only fills. Answers are known later, by their questions. */
import type { Language } from '../note.ts';
import { type Content, isWeighty } from './content.ts';
import type { Looks } from './features.ts';
import type { Act, Role } from './sentence.ts';
import { isNoise, isOfRecorder, isSmallTalk, isThinkingAloud, noise } from './small-talk.ts';
import type { Cut } from './split.ts';

const ECHO_REACH = 4;
const LONGEST_ECHO = 10;
const FEWEST_LETTERS = 3;

const telling = (words: readonly string[], language: Language): string[] =>
  words.filter((word) => !noise[language].has(word) && (word.length >= FEWEST_LETTERS || /\d/.test(word)));

const stem = (word: string) => word.slice(0, 5);

/** Repeats what another just said, and adds nothing: `Half vijf.` */
function isEcho(
  at: number,
  cuts: readonly Cut[],
  looks: readonly Looks[],
  roles: readonly Role[],
  language: Language,
): boolean {
  const now = cuts[at];
  if (!now || looks[at]?.isQuestion || now.words.length > LONGEST_ECHO) return false;
  const own = telling(now.words, language);
  if (own.length === 0) return false;
  const heard = new Set<string>();
  for (let back = at - 1; back >= Math.max(0, at - ECHO_REACH); back--)
    if (roles[back] !== roles[at] && !looks[back]?.isQuestion)
      for (const word of cuts[back]?.words ?? []) heard.add(stem(word));
  const isDenial = (words: readonly string[]) =>
    words.some((word) => /^(?:niet|geen|nooit|not|no|never|\w+n't)$/.test(word));
  return (
    own.every((word) => heard.has(stem(word))) &&
    (!isDenial(now.words) || heard.has('niet') || heard.has('geen') || heard.has('not') || heard.has('no'))
  );
}

/** What answers small talk is small talk: `Ja hoor, ik kwam met de bus.` */
const answersSmallTalk = (
  at: number,
  cuts: readonly Cut[],
  looks: readonly Looks[],
  roles: readonly Role[],
  language: Language,
): boolean =>
  roles[at - 1] !== roles[at] &&
  looks[at]?.isQuestion === false &&
  looks[at - 1]?.isQuestion === true &&
  isSmallTalk(cuts[at - 1]?.words ?? [], language);

/** `Tot vrijdag.` at the end: goodbye, and no deadline of what was said before it. */
const goodbye: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:goed|nou|oke|oké|dan|en|ja|mooi|dankjewel|dank je|dank u|bedankt)[,.]? )*tot (?:dan|morgen|straks|gauw|zo|ziens|volgende (?:week|keer|maand)|(?:maan|dins|woens|donder|vrij|zater|zon)dag)(?: (?:dan|he|hè|hoor|weer))*(?:,? \p{Lu}[\p{L}-]+)?[.!]*$/u,
  en: /^(?:(?:good|well|okay|so|and|right|thanks|thank you)[,.]? )*(?:see you|until|till) (?:then|tomorrow|later|soon|next (?:week|time|month)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: then)?(?:,? \p{Lu}[\p{L}-]+)?[.!]*$/u,
};
const AT_THE_END = 10;
const saysGoodbye = (
  at: number,
  cuts: readonly Cut[],
  looks: readonly Looks[],
  language: Language,
): boolean =>
  at >= cuts.length - AT_THE_END &&
  looks[at - 1]?.isQuestion !== true &&
  goodbye[language].test(lowered(cuts[at]?.said ?? ''));
/** Its first letter alone: a name behind it keeps its own. */
const lowered = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);

const laughs = /^(?:ha){2,}[.!]*$/i;

export function actAt(
  at: number,
  cuts: readonly Cut[],
  looks: readonly Looks[],
  contents: readonly Content[],
  roles: readonly Role[],
  language: Language,
): Act {
  const cut = cuts[at];
  const look = looks[at];
  const content = contents[at];
  if (!cut || !look || !content) return 'fills';
  const { words } = cut;
  if (words.length === 0 || laughs.test(cut.said) || isOfRecorder(words, language)) return 'fills';
  if (saysGoodbye(at, cuts, looks, language)) return 'fills';
  const weighty = isWeighty(content, look);
  if (!weighty && (isSmallTalk(words, language) || (isThinkingAloud(words, language) && !look.isQuestion)))
    return 'fills';
  if (!weighty && answersSmallTalk(at, cuts, looks, roles, language)) return 'fills';
  if (look.isQuestion) return 'asks';
  if (!weighty && (isNoise(words, language) || look.signs.has('greets'))) return 'fills';
  if (roles[at] === 'clinician' && isEcho(at, cuts, looks, roles, language)) return 'fills';
  return 'tells';
}

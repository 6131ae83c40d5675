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
  const weighty = isWeighty(content, look);
  if (!weighty && (isSmallTalk(words, language) || (isThinkingAloud(words, language) && !look.isQuestion)))
    return 'fills';
  if (!weighty && answersSmallTalk(at, cuts, looks, roles, language)) return 'fills';
  if (look.isQuestion) return 'asks';
  if (!weighty && (isNoise(words, language) || look.signs.has('greets'))) return 'fills';
  if (roles[at] === 'clinician' && isEcho(at, cuts, looks, roles, language)) return 'fills';
  return 'tells';
}

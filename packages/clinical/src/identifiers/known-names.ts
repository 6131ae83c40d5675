/** Names that are known before anyone speaks, also in parts, small, and as a recogniser mishears them. */
import { isWithin, soundOf } from '../reading/sound.ts';
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { neverAlone, personVerb } from './name-cues.ts';
import { standsAsName } from './names-that-are-words.ts';
import { isCommonCapital, isMedicine, isOrdinary, isParticle } from './ordinary.ts';
import { saidBefore, type Word, wordsOf } from './word.ts';

/** `isLearnt`: heard in this talk, and known from nowhere else. */
type Part = { text: string; sound: string; kind: 'person' | 'surname'; isWord: boolean; isLearnt: boolean };

/** `Jan-Willem van der Meer-de Boer` has jan, willem, meer and boer. */
export function partsOf(
  known: readonly string[],
  learnt: { people: readonly string[]; surnames: readonly string[] },
): Part[] {
  const parts = new Map<string, Part>();
  const heard = [...learnt.people, ...learnt.surnames.map((surname) => `- ${surname}`)];
  for (const [index, name] of [...known, ...heard].entries()) {
    const isLearnt = index >= known.length;
    const words = plain(name).split(/\s+/).filter(Boolean);
    for (const [at, word] of words.entries())
      for (const text of [word, ...(word.includes('-') ? word.split('-') : [])]) {
        const bare = text.replace(/[^\p{L}'-]/gu, '');
        if (bare.length < 2 || isParticle(bare)) continue;
        const kind = at === 0 ? 'person' : 'surname';
        if (!parts.has(bare))
          parts.set(bare, { text: bare, sound: soundOf(bare), kind, isWord: isOrdinary(bare), isLearnt });
      }
  }
  return [...parts.values()];
}

const diminutives = /^(?:je|tje|etje|pje|ke|ie|ien|y|s|tjes|jes)$/;
const SHORTEST_MISHEARD = 4;
const SHORTEST_SOUND = 3;

/** Letters that may be misheard, by how long a name is. */
const lettersFor = (text: string) => (text.length >= 8 ? 2 : text.length >= SHORTEST_MISHEARD ? 1 : 0);

function isPart(word: Word, part: Part): boolean {
  if (word.text === part.text) return !part.isWord || (word.hasCapital && !word.isFirst);
  // `Alex` for Alexandra, `Izzy` for Isabella.
  if (part.kind === 'person' && !part.isLearnt && isShortOf(word.text, part.text)) return true;
  if (part.isWord && !word.hasCapital) return false;
  if (word.text.startsWith(part.text) && diminutives.test(word.text.slice(part.text.length))) return true;
  if (word.text.length < SHORTEST_SOUND) return false;
  const sound = soundOf(word.text);
  if (sound === part.sound && sound.length >= 2) return true;
  // A name that was only heard may itself be misheard: what is near to that is too much.
  if (part.isLearnt) return false;
  const letters = lettersFor(part.text);
  if (letters === 0 || word.text.length < SHORTEST_MISHEARD - 1) return false;
  const isNear = isWithin(word.text, part.text, letters) || isWithin(sound, part.sound, 1);
  // Of short names one letter makes another word too easily: the first must be heard right.
  return isNear && (part.text.length >= 6 || word.text[0] === part.text[0] || word.hasCapital);
}

const SHORTEST_SHORT = 3;
const isShortOf = (text: string, name: string): boolean => {
  const stem = text.replace(/(?:je|ie|ey|y)$/, '');
  return (
    text.length >= SHORTEST_SHORT &&
    stem.length >= SHORTEST_SHORT &&
    name.length > stem.length &&
    name.startsWith(stem)
  );
};

/** `ver meulen` for Vermeulen. */
function isSplit(one: Word, two: Word | undefined, part: Part): boolean {
  if (!two || part.isLearnt || part.text.length < 6) return false;
  const sound = soundOf(one.text + two.text);
  return sound === part.sound || isWithin(sound, part.sound, part.text.length >= 9 ? 1 : 0);
}

/** `de wit`, small and two words of every day, is a surname to who knows that somebody is called so. */
export function knownSurnamesIn(text: string, people: readonly string[]): Span[] {
  return people.flatMap((name) => {
    const surname = name.trim().split(/\s+/).slice(1);
    if (surname.length < 2 || !isParticle(plain(surname[0] ?? ''))) return [];
    const pattern = surname.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
    return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'))].map(
      ({ 0: found, index }): Span => ({ start: index, end: index + found.length, kind: 'surname' }),
    );
  });
}

export function knownNamesIn(text: string, parts: readonly Part[]): Span[] {
  const words = wordsOf(text);
  return words.flatMap((word, at): Span[] => {
    if (!word.isLetters || parts.length === 0) return [];
    const next = words[at + 1]?.text ?? '';
    const isDoing = word.isFirst && word.hasCapital && personVerb.test(next) && !neverAlone.test(word.text);
    const isKnownWord = isOrdinary(word.text) || isMedicine(word.raw) || isCommonCapital(word.text);
    // Only what no list knows is compared letter by letter: there may be hundreds of colleagues.
    const said = saidBefore(text, word.start);
    const whole = parts.find((part) =>
      part.text === word.text
        ? isDoing ||
          (isPart(word, part) && !isNoun(word, part, said)) ||
          isPlacedAsName(word, part, said, text)
        : !isKnownWord && isPart(word, part),
    );
    if (whole) return [{ ...placeOf(words, at, whole), kind: whole.kind }];
    const two = words[at + 1];
    const mayBeSplit = two?.isLetters && two.gap === ' ' && !(isKnownWord && isOrdinary(two.text));
    const split = mayBeSplit ? parts.find((part) => isSplit(word, two, part)) : undefined;
    if (split && two) return [{ start: word.start, end: two.end, kind: split.kind }];
    const half =
      word.text.includes('-') &&
      word.text.split('-').some((each) => parts.some((part) => part.text === each && !part.isWord));
    return half ? [{ start: word.start, end: word.end, kind: 'surname' }] : [];
  });
}

/** `in de hoek`: a surname that is a word too has no article before it. */
const isNoun = (word: Word, part: Part, said: string): boolean =>
  !word.hasCapital &&
  (part.kind === 'surname' || part.isLearnt) &&
  /(?<!\p{L})(?:de|het|een|deze|die|dit|elke|geen|the|an?|this|that|every|no)\s$/iu.test(said);

/** `frank left`, of somebody who was called Frank before. */
const isPlacedAsName = (word: Word, part: Part, said: string, text: string): boolean =>
  part.isWord &&
  !word.hasCapital &&
  part.kind === 'person' &&
  standsAsName(word.text, said, text.slice(word.end));

/** A surname with what stands before it: `van der Meer`. */
function placeOf(words: readonly Word[], at: number, { kind }: Part): { start: number; end: number } {
  let from = at;
  const isIt = (word: Word | undefined) =>
    word !== undefined && isParticle(word.text) && /^(?:van|de|der|den|ten|ter|el|al|von)$/.test(word.text);
  if (kind === 'surname') while (isIt(words[from - 1]) && at - from < 3) from -= 1;
  // `van Jansen` is of Jansen: one small `van` or `de` stays.
  if (at - from === 1 && !words[from]?.hasCapital && /^(?:van|de)$/.test(words[from]?.text ?? '')) from = at;
  return { start: (words[from] as Word).start, end: (words[at] as Word).end };
}

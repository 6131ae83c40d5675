/** `my`, `me`, `myself`, `your` in the third person, and the verb beside them. */
import { isBase, isParticipleEn, ofMany, thirdOf } from './english-verbs.ts';
import { bodyParts, englishKin } from './english-words.ts';
import type { Party } from './party.ts';
import { type Word, word } from './words.ts';

/** Contractions are two words: `I'm` → `I` and `'m`. */
export function unfolded(words: readonly Word[]): Word[] {
  return words.flatMap((each) => {
    const [, pronoun = '', tail = ''] = /^(i|you)('(?:m|ve|d|ll|re))$/u.exec(each.low) ?? [];
    if (!pronoun)
      return /^(?:im|ive)$/u.test(each.low)
        ? [word('I'), word(each.low === 'im' ? "'m" : "'ve", each.after)]
        : [each];
    return [word(pronoun === 'i' ? 'I' : pronoun), word(tail, each.after)];
  });
}

export type Held = 'client' | 'speaker' | 'person' | 'thing' | 'none';

const theirs = (party: Party): string =>
  party.gender === 'f' ? 'her' : party.gender === 'm' ? 'his' : 'their';

export const them = (party: Party, isOwn: boolean): string =>
  !party.drops
    ? party.name
    : party.gender === 'f'
      ? 'her'
      : party.gender === 'm'
        ? 'him'
        : isOwn
          ? 'them'
          : party.name;

export const selfOf = (party: Party): string =>
  party.gender === 'f'
    ? 'herself'
    : party.gender === 'm'
      ? 'himself'
      : party.drops
        ? 'themselves'
        : party.name;

export function possessive(words: readonly Word[], at: number, party: Party, held: Held): Word[] {
  let noun = at + 1;
  while (
    noun < words.length - 1 &&
    noun < at + 3 &&
    !words[noun]?.after &&
    /^(?:left|right|lower|upper|own|whole|older|younger|eldest|oldest|youngest|little|big|two|three|first|late|old|new|best|twin)$/u.test(
      words[noun]?.low ?? '',
    )
  )
    noun += 1;
  const name = words[noun]?.low.replace(/'s$/u, '') ?? '';
  if (englishKin.has(name) && party.drops) return [];
  if (englishKin.has(name)) return [word(`${party.name}'s`)];
  // A sentence may begin with the thing: `Back hurts`.
  if (at === 0 && party.drops) return [];
  if (bodyParts.has(name) && party.gender === null) return [word('the')];
  // `She takes my tablets`, by her husband: his.
  if (!party.drops && party.name !== 'the clinician' && held !== 'speaker') return [word(`${party.name}'s`)];
  // After somebody else `their` would be theirs.
  return [word(held === 'person' && party.gender === null ? `${party.name}'s` : theirs(party))];
}

/** `I'd` is `had` before a participle, `would` before a verb. */
const would = (next: Word | undefined): string =>
  next && ((isParticipleEn(next.low) && !isBase(next.low)) || next.low === 'better') ? 'had' : 'would';

/** The verb in the form of its new subject. */
export function verbFor(low: string, next: Word | undefined, many: boolean, sentence: string): string {
  if (low === "'d") return would(next);
  if (many) return ofMany.get(low) ?? low;
  if (low === "'s") return 'is';
  return thirdOf(low.replace(/^'re$/u, "'re"), sentence);
}

export const usOf = new Map([
  ['we', 'they'],
  ['us', 'them'],
  ['our', 'their'],
  ["we're", 'they are'],
  ["we've", 'they have'],
  ["we'd", 'they would'],
  ["we'll", 'they will'],
]);

/** A sentence that began with something else than its subject, once the subject is left out: the verb comes first. */
import { adjectives } from './dutch-negation.ts';
import { lowered } from './dutch-persons.ts';
import { isInfinitive, isParticiple, stemOf, third, weakPastOf, withTe } from './dutch-verbs.ts';
import { adverbs, determiners, prepositions, subjectPronouns } from './dutch-words.ts';
import { set, type Word, word } from './words.ts';

const modal = set('kan kon kun kunt wil wilt wilde wou mag mocht moet moest');
const withTo = set('durf durft durfde hoef hoeft hoefde probeer probeert');
const being = set('ben is was word werd blijf bleef voel voelde');

/** The words, and then this one, with the mark that ended them. */
function before(words: readonly Word[], last: readonly string[]): Word[] {
  const end = words.at(-1);
  const held = end ? [...words.slice(0, -1), { ...end, after: '' }] : [];
  return [...held, ...last.map((each, at) => word(each, at === last.length - 1 ? (end?.after ?? '') : ''))];
}

/** One word in front that belongs behind: `Roken doe ik niet`, `Slapen kan ik niet`, `Boos was ik`, `Koorts heb ik niet`. */
function ofOneWord(first: Word, verb: Word, rest: readonly Word[]): Word[] | undefined {
  const said = word(third(verb.low));
  if (isInfinitive(first.low)) {
    if (/^(?:doe|doet)$/u.test(verb.low)) return [word(third(stemOf(first.low))), ...rest];
    const past = /^(?:deed|deden)$/u.test(verb.low) ? weakPastOf(first.low) : undefined;
    if (past) return [word(past), ...rest];
    if (modal.has(verb.low)) return [said, ...before(rest, [first.low])];
    if (withTo.has(verb.low)) return [said, ...before(rest, withTe(first.low))];
  }
  if (isParticiple(first.low)) return [said, ...before(rest, [first.low])];
  if (first.low === 'dood' && modal.has(verb.low)) return [said, ...before(rest, ['dood'])];
  if (adjectives.has(first.low) && being.has(verb.low)) return [said, ...before(rest, [first.low])];
  const isThing =
    !subjectPronouns.has(first.low) &&
    !adverbs.has(first.low) &&
    !prepositions.has(first.low) &&
    !determiners.has(first.low) &&
    !adjectives.has(first.low) &&
    !isInfinitive(first.low);
  if (isThing && /^(?:heb|had)$/u.test(verb.low) && rest[0]?.low === 'niet')
    return [said, word('geen'), word(first.low, rest[0].after), ...rest.slice(1)];
  return undefined;
}

const weakPronouns = set("het 't hem 'm zich me mij er ze");

/** Verb, then what stood in front, then the rest; a pronoun stays beside the verb: `laat het tot die tijd op tien`. */
export function fronted(front: readonly Word[], verb: Word, rest: readonly Word[]): Word[] {
  const [first] = front;
  const own = front.length === 1 && first ? ofOneWord(first, verb, rest) : undefined;
  if (own) return own;
  const weak = rest.findIndex(
    ({ low }, at) => !weakPronouns.has(low) || at > 1 || Boolean(rest[at - 1]?.after),
  );
  const pronouns = front.length > 0 ? rest.slice(0, weak < 0 ? rest.length : weak) : [];
  return [word(third(verb.low)), ...pronouns, ...lowered(front), ...rest.slice(pronouns.length)];
}

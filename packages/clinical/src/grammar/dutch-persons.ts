/** `mijn`, `me`, `mezelf`, `uw`, `u` in the third person. */

import { isConjugated } from './dutch-clauses.ts';
import { isNounLike, isPossessiveJe } from './dutch-possessive.ts';
import { attributes, kin, neuter } from './dutch-words.ts';
import type { Party } from './party.ts';
import { set, small, type Word, word } from './words.ts';

export const heOr = (party: Party): string =>
  !party.drops || party.gender === null ? party.name : party.gender === 'f' ? 'zij' : 'hij';
const himOr = (party: Party): string =>
  !party.drops || party.gender === null ? party.name : party.gender === 'f' ? 'haar' : 'hem';

const named = (like: Word, text: string): Word => word(text, like.after);

/** The noun that a possessive belongs to: past attributes and adjectives. */
function nounAfter(words: readonly Word[], at: number): number {
  let noun = at + 1;
  while (
    noun < words.length - 1 &&
    !isConjugated(words[noun + 1]?.low ?? '') &&
    !words[noun]?.after &&
    !kin.has(words[noun]?.low ?? '') &&
    (attributes.has(words[noun]?.low ?? '') ||
      /^(?:twee|drie|vier|vijf|\d+)$/u.test(words[noun]?.low ?? '') ||
      /[^ej]e$/u.test(words[noun]?.low ?? '')) &&
    noun < at + 3
  )
    noun += 1;
  return noun;
}

const isNeuter = (noun: string): boolean =>
  neuter.has(noun) ||
  /(?:[^i]je|tje|pje|ment|um|isme|werk|huis|been|middel|gebruik|gedrag|probleem|gevoel|nummer|vlies)$/u.test(
    noun,
  );

/** `mijn schuld`: of these it matters whose they are. */
const ownMatters = set(
  'schuld fout zaken keuze beslissing verantwoordelijkheid idee mening initiatief risico kracht tempo behoefte behoeften grenzen',
);

const ordinal = /^(.+?)(?:ste|de|e)$/u;

/** `op mijn achttiende` → `op achttienjarige leeftijd`. */
function ageAfter(words: readonly Word[], at: number): Word[] | undefined {
  const next = words[at + 1];
  const before = words[at - 1]?.low ?? '';
  if (!next || !/^(?:op|sinds|vanaf|van|rond|tot|voor|na)$/u.test(before)) return undefined;
  if (
    !/^(?:\d+(?:e|ste|de)|\p{L}*(?:tiende|twaalfde|elfde|twintigste|dertigste|veertigste|vijftigste|zestigste|zevende|achtste|negende|vijfde|zesde))$/u.test(
      next.low,
    )
  )
    return undefined;
  const number = ordinal.exec(next.low)?.[1] ?? next.low;
  const age = /\d/u.test(number) ? `${number}-jarige` : `${number}jarige`;
  return [word(age), word('leeftijd', next.after)];
}

/** What stands for a possessive: nothing before people, `zijn`/`haar` when known, else the article. */
function possessiveAt(
  words: readonly Word[],
  at: number,
  party: Party,
  isSubject = true,
): { words: Word[]; taken: number } {
  const own = words[at] as Word;
  const age = ageAfter(words, at);
  if (age) return { words: age, taken: 2 };
  const nounAt = nounAfter(words, at);
  const noun = words[nounAt]?.low ?? '';
  const isKin = kin.has(noun);
  // `dat doe ik mijn kind niet aan`: without an article it would be `dat kind`.
  const isHeld = /^(?:dat|die|dit|deze|een|het)$/u.test(words[at - 1]?.low ?? '');
  if (isKin && !isHeld && (party.drops || party.name === 'behandelaar')) return { words: [], taken: 1 };
  if (/^(?:toestemming|medeweten|akkoord|hulp)$/u.test(noun)) return { words: [], taken: 1 };
  if (ownMatters.has(noun) && party.gender === null) return { words: [word('eigen')], taken: 1 };
  const isOfOther = !party.drops && party.name !== 'behandelaar' && !isSubject && noun !== '';
  if ((isKin && !party.drops) || isOfOther) {
    // Of another speaker: `broer van dochter`, `van de naproxen van man`.
    const held = words.slice(at + 1, nounAt + 1);
    const last = held.pop() as Word;
    return {
      words: [...held, { ...last, after: '' }, word('van'), word(party.name, last.after)],
      taken: nounAt + 1 - at,
    };
  }
  if (party.gender !== null) return { words: [named(own, party.gender === 'f' ? 'haar' : 'zijn')], taken: 1 };
  // A sentence may begin with the thing: `Linkerknie doet pijn`.
  if (at === 0 && party.drops && nounAt === 1) return { words: [], taken: 1 };
  // `mijn eigen huis` → `het eigen huis`; `mijn leven lang` keeps its article too.
  return { words: [named(own, isNeuter(noun) ? 'het' : 'de')], taken: 1 };
}

const mine = set("mijn m'n mn");
const yours = set('uw jouw');
const meObject = set('me mij');
const selves = set('mezelf mijzelf mijnzelf');
const yourselves = set('uzelf jezelf uwzelf');

type Said = { words: Word[]; sure: number };

/** Replaces all words of speaker and listener that are not the subject. `subject` is whose clause it is. */
export function personsReplaced(
  words: readonly Word[],
  { me, you }: { me: Party; you: Party },
  subject: 'me' | 'you' | 'else',
): Said {
  const out: Word[] = [];
  let sure = 1;
  for (let at = 0; at < words.length; at += 1) {
    const each = words[at] as Word;
    const party = partyOf(words, at);
    if (!party) {
      if (each.low === 'onze' || (each.low === 'ons' && isNounLike(words[at + 1]))) {
        const { words: article } = possessiveAt(words, at, { ...me, drops: true, gender: null });
        out.push(...article);
      } else out.push(each);
      continue;
    }
    const who = party.whose === 'me' ? me : you;
    if (party.as === 'possessive') {
      const { words: put, taken } = possessiveAt(words, at, who, subject === party.whose);
      // `een oom van mijn` does not occur; `Mijn moeder` at the start keeps its capital through `written`.
      out.push(...put);
      at += taken - 1;
    } else if (party.as === 'self')
      out.push(named(each, subject === party.whose ? 'zichzelf' : `${himOr(who)} zelf`));
    else if (subject === party.whose) out.push(named(each, 'zich'));
    else if (isOfKin(words, at, out)) {
      out.pop();
      const last = out.at(-1);
      if (last) out[out.length - 1] = { ...last, after: each.after };
    } else {
      if (party.whose === 'you' && !who.drops && each.low !== 'u') sure *= 0.4;
      out.push(named(each, himOr(who)));
    }
  }
  return { words: out, sure };
}

/** `een oom van me` is an uncle of the client's: the note says `een oom`. */
const isOfKin = (words: readonly Word[], at: number, out: readonly Word[]): boolean =>
  words[at - 1]?.low === 'van' && out.at(-1)?.low === 'van' && kin.has(words[at - 2]?.low ?? '');

function partyOf(
  words: readonly Word[],
  at: number,
): { whose: 'me' | 'you'; as: 'possessive' | 'object' | 'self' } | undefined {
  const low = words[at]?.low ?? '';
  if (mine.has(low)) return { whose: 'me', as: 'possessive' };
  if (low === 'me' && kin.has(words[at + 1]?.low ?? '')) return { whose: 'me', as: 'possessive' };
  if (meObject.has(low)) return { whose: 'me', as: 'object' };
  if (selves.has(low)) return { whose: 'me', as: 'self' };
  if (yours.has(low)) return { whose: 'you', as: 'possessive' };
  if (low === 'u' || low === 'jou') return { whose: 'you', as: 'object' };
  if (yourselves.has(low)) return { whose: 'you', as: 'self' };
  if (low !== 'je') return undefined;
  return { whose: 'you', as: isPossessiveJe(words, at) ? 'possessive' : 'object' };
}

export const lowered = (words: readonly Word[]): Word[] =>
  words.map((each, index) =>
    index === 0 || (index === 1 && words[0]?.low === "'s") ? { ...each, text: small(each.text) } : each,
  );

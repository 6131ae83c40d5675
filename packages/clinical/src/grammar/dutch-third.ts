/** One clause in the third person. */
import type { Clause } from './dutch-clauses.ts';
import { heOr, lowered, personsReplaced } from './dutch-persons.ts';
import { finalVerb, isAboutPerson, type Subject, subjectOf } from './dutch-subject.ts';
import { isFirstPerson, isInfinitive, isParticiple, stemOf, third, weakPastOf } from './dutch-verbs.ts';
import type { Cast, Party } from './party.ts';
import { set, type Word, word } from './words.ts';

/** Whose clause the last one was, so that the next may leave its subject out. */
export type Said = { subject: 'me' | 'you' | 'person' | 'thing' | 'none'; kind: Clause['kind'] };

export type Told = { words: Word[]; sure: number; said: Said };

const modal = set('kan kon kun kunt wil wilt wilde wou mag mocht moet moest');

/** `Roken doe ik niet` → `rookt niet`; `Slapen kan ik niet` → `kan niet slapen`; else verb, front, rest. */
function fronted(front: readonly Word[], verb: Word, rest: readonly Word[]): Word[] {
  const [first] = front;
  if (front.length === 1 && first && isInfinitive(first.low)) {
    if (/^(?:doe|doet)$/u.test(verb.low)) return [word(third(stemOf(first.low))), ...rest];
    if (modal.has(verb.low)) {
      const last = rest.at(-1);
      const before = last ? [...rest.slice(0, -1), { ...last, after: '' }] : [];
      return [word(third(verb.low)), ...before, word(first.low, last?.after ?? '')];
    }
  }
  if (front.length === 1 && first && /^(?:deed|deden)$/u.test(verb.low)) {
    const past = weakPastOf(first.low);
    if (past) return [word(past), ...rest];
  }
  // `Flauwgevallen ben ik nooit` → `is nooit flauwgevallen`.
  if (front.length === 1 && first && isParticiple(first.low)) {
    const last = rest.at(-1);
    const before = last ? [...rest.slice(0, -1), { ...last, after: '' }] : [];
    return [word(third(verb.low)), ...before, word(first.low, last?.after ?? '')];
  }
  // A pronoun stays beside the verb: `laat het tot die tijd op tien`.
  const weak = rest.findIndex(({ low }, at) => !weakPronouns.has(low) || at > 1 || Boolean(rest[at - 1]?.after));
  const pronouns = front.length > 0 ? rest.slice(0, weak < 0 ? rest.length : weak) : [];
  return [word(third(verb.low)), ...pronouns, ...lowered(front), ...rest.slice(pronouns.length)];
}

const weakPronouns = set("het 't hem zich me mij er ze");

const partyOf = (who: 'me' | 'you', { me, you }: Cast): Party => (who === 'me' ? me : you);

function asThird(words: readonly Word[], subject: Subject): Word[] {
  return words.map((each, at) => (at === subject.verb ? { ...each, text: third(each.low), low: third(each.low) } : each));
}

function withSubject(clause: Clause, subject: Subject, cast: Cast, before: Said): Told {
  const who = subject.who as 'me' | 'you';
  const party = partyOf(who, cast);
  const mayDrop = party.drops && subject.order !== 'final' && before.subject !== 'person' && before.kind !== 'sub';
  const { words } = clause;
  const said: Said = { subject: who, kind: clause.kind };
  // Who is called `je` by a client is often nobody: `als je dat zo hoort`.
  const isAnyone = who === 'you' && !party.drops && clause.words[subject.at]?.low !== 'u';
  let sure = (subject.known ? 1 : 0.8) * (isAnyone ? 0.4 : 1);
  if (!mayDrop) {
    const turned = asThird(words, subject);
    const own = turned[subject.at] as Word;
    const isFirst = subject.at === 0 && clause.lead.length === 0;
    turned[subject.at] = { text: '\u0000', low: '\u0000', after: own.after };
    const replaced = personsReplaced(turned, cast, who);
    sure *= replaced.sure;
    const name = isFirst ? party.name : heOr(party);
    const put = replaced.words.map((each) => (each.low === '\u0000' ? word(name, each.after) : each));
    return { words: [...clause.lead, ...put], sure, said };
  }
  const verb = words[subject.verb] as Word;
  const own = words[subject.at] as Word;
  const front = subject.order === 'inverted' ? words.slice(0, subject.verb) : words.slice(subject.at + 1, subject.verb);
  const rest = words.slice(Math.max(subject.at, subject.verb) + 1);
  const marks = subject.order === 'inverted' ? own.after : verb.after;
  const turned = fronted(front, verb, rest);
  const at = subject.order === 'inverted' ? front.length : 0;
  if (marks && turned[at]) turned[at] = { ...turned[at], after: marks };
  const replaced = personsReplaced(turned, cast, who);
  const lead = clause.lead.length > 0 ? clause.lead : [];
  return { words: [...lead, ...replaced.words], sure: sure * replaced.sure, said };
}

/** `en slaap meteen`: the subject of the clause before it holds on. */
function goingOn(clause: Clause, cast: Cast, before: Said): Told | undefined {
  if (before.subject !== 'me' || clause.lead.length === 0) return undefined;
  const { words } = clause;
  const isFirst = before.kind === 'main' && isFirstPerson(words[0]?.low ?? '');
  const verb = isFirst ? 0 : before.kind === 'sub' ? finalVerb(words, 0, isFirstPerson) : -1;
  if (verb < 0) return undefined;
  const turned = words.map((each, at) => (at === verb ? { ...each, text: third(each.low) } : each));
  const replaced = personsReplaced(turned, cast, 'me');
  return { words: [...clause.lead, ...replaced.words], sure: 0.9 * replaced.sure, said: before };
}

/** `we` of a client is the client and somebody: the note says `ze`, and is less sure. */
function ofUs(clause: Clause, cast: Cast): Told {
  const replaced = personsReplaced(clause.words, cast, 'else');
  const words = replaced.words.map((each) => (/^(?:we|wij)$/u.test(each.low) ? word('ze', each.after) : each));
  return { words: [...clause.lead, ...words], sure: cast.speaker === 'clinician' ? 0.4 : 0.65, said: { subject: 'person', kind: clause.kind } };
}

export function inThirdPerson(clause: Clause, cast: Cast, before: Said): Told {
  const subject = subjectOf(clause);
  if (subject?.who === 'we') return ofUs(clause, cast);
  if (subject) return withSubject(clause, subject, cast, before);
  const going = goingOn(clause, cast, before);
  if (going) return going;
  const replaced = personsReplaced(clause.words, cast, 'else');
  const isPerson = isAboutPerson(clause);
  const subjectNow = isPerson ? 'person' : clause.kind === 'sub' ? before.subject : 'thing';
  const said: Said = { subject: subjectNow, kind: clause.kind };
  return { words: [...clause.lead, ...replaced.words], sure: replaced.sure, said };
}

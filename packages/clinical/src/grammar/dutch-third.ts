/** One clause in the third person. */
import { type Clause, isVerbAt } from './dutch-clauses.ts';
import { fronted } from './dutch-fronted.ts';
import { heOr, personsReplaced } from './dutch-persons.ts';
import { finalVerb, isAboutPerson, type Subject, subjectOf } from './dutch-subject.ts';
import { isFirstPerson, third } from './dutch-verbs.ts';
import type { Cast, Party } from './party.ts';
import { type Word, word } from './words.ts';

/** Whose clause the last one was, so that the next may leave its subject out. */
export type Said = { subject: 'me' | 'you' | 'person' | 'thing' | 'none'; kind: Clause['kind'] };

export type Told = { words: Word[]; sure: number; said: Said };

const noVerb =
  /^(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|af|mee|aan|uit|op|in|bij|ook|niet|wel|nog|dan|daar|hier|alleen|samen|om|met|voor|naar|over|als|en|of|een|de|het)$/u;

const partyOf = (who: 'me' | 'you', { me, you }: Cast): Party => (who === 'me' ? me : you);

function asThird(words: readonly Word[], subject: Subject): Word[] {
  return words.map((each, at) =>
    at === subject.verb ? { ...each, text: third(each.low), low: third(each.low) } : each,
  );
}

function withSubject(clause: Clause, subject: Subject, cast: Cast, before: Said): Told {
  const who = subject.who as 'me' | 'you';
  const party = partyOf(who, cast);
  const mayDrop =
    party.drops && subject.order !== 'final' && before.subject !== 'person' && before.kind !== 'sub';
  const { words } = clause;
  const said: Said = { subject: who, kind: clause.kind };
  // Who is called `je` by a client is often nobody: `als je dat zo hoort`.
  const isAnyone = who === 'you' && !party.drops && !party.isCalled && clause.words[subject.at]?.low !== 'u';
  // `Sjoerd brengt dinsdag en ik donderdag`: what stands beside who does it need not be a verb.
  const isNoVerb = noVerb.test(clause.words[subject.verb]?.low ?? '');
  // `Mits u beiden meedoet` is said to more than one.
  const isBoth = /^(?:beiden|allebei|samen)$/u.test(words[subject.at + 1]?.low ?? '');
  let sure = (subject.known ? 1 : 0.8) * (isAnyone || isNoVerb || (isBoth && !party.drops) ? 0.4 : 1);
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
  const spoken = words[subject.verb] as Word;
  // `Ik was me`: to wash, not to be.
  const verb =
    spoken.low === 'was' &&
    /^(?:me|mij|mezelf)$/u.test(words[Math.max(subject.at, subject.verb) + 1]?.low ?? '')
      ? { ...spoken, text: 'wast', low: 'wast' }
      : spoken;
  const own = words[subject.at] as Word;
  const front =
    subject.order === 'inverted' ? words.slice(0, subject.verb) : words.slice(subject.at + 1, subject.verb);
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
  const who = before.subject;
  if ((who !== 'me' && who !== 'you') || clause.lead.length === 0) return undefined;
  const { words } = clause;
  const isForm =
    who === 'me' ? isFirstPerson : (form: string) => /^(?:hebt|bent|kunt|wilt|zult)$/u.test(form);
  const isFirst = before.kind === 'main' && isForm(words[0]?.low ?? '');
  const verb = isFirst ? 0 : before.kind === 'sub' ? finalVerb(words, 0, isForm) : -1;
  if (verb < 0) return undefined;
  const turned = words.map((each, at) => (at === verb ? { ...each, text: third(each.low) } : each));
  const replaced = personsReplaced(turned, cast, who);
  return { words: [...clause.lead, ...replaced.words], sure: 0.9 * replaced.sure, said: before };
}

/** `we` of a client is the client and somebody: the note says `ze`, and is less sure. */
function ofUs(clause: Clause, cast: Cast): Told {
  const replaced = personsReplaced(clause.words, cast, 'else');
  const words = replaced.words.map((each) =>
    /^(?:we|wij)$/u.test(each.low) ? word('ze', each.after) : each,
  );
  return {
    words: [...clause.lead, ...words],
    sure: cast.speaker === 'clinician' ? 0.4 : 0.65,
    said: { subject: 'person', kind: clause.kind },
  };
}

/** `maar ik niet`, `beter dan ik`: without a verb of its own the speaker is named. */
function spokenAlone(clause: Clause, cast: Cast): Told | undefined {
  const at = clause.words.findIndex(({ low }) => low === 'ik');
  const isAlone =
    at === 0
      ? clause.words.length <= 4 && /^(?:niet|wel|ook|zelf|nog|nooit)$/u.test(clause.words[1]?.low ?? '')
      : clause.words[at - 1]?.low === 'dan' && at === clause.words.length - 1;
  if (at < 0 || !isAlone) return undefined;
  const named = clause.words.map((each, index) => (index === at ? word(cast.me.name, each.after) : each));
  const replaced = personsReplaced(named, cast, 'else');
  return { words: [...clause.lead, ...replaced.words], sure: 0.8, said: { subject: 'me', kind: 'main' } };
}

/** `Mij heeft niemand gebeld` → `Niemand heeft mij gebeld`: a name in front would be who does it. */
function withoutFrontedObject(clause: Clause): Clause | undefined {
  const [object, verb, subject, ...rest] = clause.words;
  if (clause.kind === 'sub' || !/^(?:mij|u|jou)$/u.test(object?.low ?? '') || !object || !verb) return clause;
  if (!isVerbAt(clause.words, 1)) return clause;
  if (!subject || !someone.test(subject.low)) return undefined;
  return { ...clause, words: [subject, verb, { ...object, text: object.low }, ...rest] };
}
const someone = /^(?:niemand|iemand|iedereen|niets|niks|alles|ze|zij|hij|dat|het)$/u;

export function inThirdPerson(spoken: Clause, cast: Cast, before: Said): Told {
  const subject = subjectOf(spoken);
  const clause = subject ? spoken : (withoutFrontedObject(spoken) ?? spoken);
  const isFronted = !subject && withoutFrontedObject(spoken) === undefined;
  if (subject?.who === 'we') return ofUs(clause, cast);
  if (subject) return withSubject(clause, subject, cast, before);
  const going = goingOn(clause, cast, before);
  if (going) return going;
  const alone = spokenAlone(clause, cast);
  if (alone) return alone;
  const replaced = personsReplaced(clause.words, cast, 'else');
  // `Moeder had er een, bood mij er een aan`: the verb comes first, so it is still about her.
  const goesOn = clause.kind === 'sub' || isVerbAt(clause.words, 0);
  const subjectNow = isAboutPerson(clause) ? 'person' : goesOn ? before.subject : 'thing';
  const said: Said = { subject: subjectNow, kind: clause.kind };
  return { words: [...clause.lead, ...replaced.words], sure: replaced.sure * (isFronted ? 0.4 : 1), said };
}

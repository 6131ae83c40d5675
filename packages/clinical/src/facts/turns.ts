/** What limits or turns what was said in the same breath is told with it, or as it was said: `Ik slaap weer plat. Nou ja, op twee kussens.` */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { besideQuestion } from './answer-statement.ts';
import type { Fact } from './fact.ts';
import { lastQuestion } from './last-question.ts';

type Way = 'against' | 'except' | 'weakened';
/** `maar` goes against what was said, `alleen` says where it does not hold; `nou ja` takes some of it back. */
const ways: Readonly<Record<Language, Readonly<Record<Way, RegExp>>>> = {
  nl: {
    against: /^(?:(?:ja|nee|ja nee) )?maar (?!ja$|goed\b)/,
    except: /^(?:behalve|tenzij|alleen|mits)\b/,
    weakened: /^(?:(?:of|nee) )?nou (?:ja|nee)\b|^(?:of eigenlijk|althans|tenminste|hoewel)\b/,
  },
  en: {
    against: /^(?:(?:yes|no) )?but\b/,
    except: /^(?:except|unless|only)\b/,
    weakened:
      /^(?:or )?well (?:not|maybe|sort of|kind of|mostly|almost|nearly|sometimes|apart|once|one of|yes|no|a bit|a little)\b|^well$|^(?:or rather|at least|although|though|mind you)\b/,
  },
};
const reply =
  /^(?:(?:eh|nou|well|oh|o|ja|jawel|nee|neen|yes|yeah|no|nope|klopt|hoor|zeker|not really|niet echt)[ ,.!]*)+$/;

const turning = /(?<!\p{L})(?:maar|alleen|behalve|tenzij|but|only|except|unless)(?!\p{L})/iu;

const denying = /\b(?:niet|geen|nooit|niks|nee|not|never|no)\b|n't\b/;

const LONGEST_QUESTION = 16;
const LONGEST_WORDS = 40;

function wayOf(said: string, language: Language): Way | undefined {
  const heard = plain(said)
    .replace(/[\s,.!…]+/g, ' ')
    .trim();
  return (['against', 'except', 'weakened'] as const).find((way) => ways[language][way].test(heard));
}

/** Said in one breath by one person, and nobody else's. */
const isSameBreath = (fact: Fact, before: Fact): boolean => {
  const [one, other] = [before.from.at(-1), fact.from[0]];
  return (
    one !== undefined &&
    other !== undefined &&
    one.seq === other.seq &&
    one.speaker.role === other.speaker.role &&
    (before.asked === fact.asked || fact.asked === '')
  );
};

/** A yes or a no that is taken back before it says of what: `Nee. Nou ja.` */
const isTakenHalf = ({ from }: Fact, language: Language): boolean =>
  from.some(
    ({ text }, at) =>
      at > 0 && reply.test(plain(from[at - 1]?.text ?? '')) && wayOf(text, language) !== undefined,
  );

/** `Piekert alleen 's avonds` has its `alleen`; `maar` is lost where a clause is made. */
function told(turn: Fact, clause: string, language: Language): string {
  const isAgainst = wayOf(turn.quote, language) === 'against' && !turning.test(clause.split(' ')[0] ?? '');
  const words = goingOn(clause, language);
  return isAgainst ? `${language === 'nl' ? 'maar' : 'but'} ${words}` : words;
}

/** Both as they are told, where each is clear beside the other. */
function bothTold(fact: Fact, turn: Fact, language: Language): string | undefined {
  if (fact.clause === null || turn.clause === null) return undefined;
  if (/“/u.test(fact.clause + turn.clause) || isTakenHalf(fact, language)) return undefined;
  const way = wayOf(turn.quote, language);
  const isClear = way === 'against' || (way === 'except' && turning.test(turn.clause));
  return isClear ? `${fact.clause}; ${told(turn, turn.clause, language)}` : undefined;
}

/** Both as they were said, with what they answer. */
function bothSaid({ asked, told_by }: Fact, quote: string): string | undefined {
  const question = lastQuestion(asked);
  return told_by !== 'clinician' && question.endsWith('?') && wordsOf(question).length <= LONGEST_QUESTION
    ? besideQuestion(question, quote)
    : undefined;
}

/** What is told, and what turns it as it was said. */
function halfSaid({ clause }: Fact, turn: Fact, language: Language): string | null {
  if (clause === null) return null;
  const words = turn.quote.replace(/[“”"]/g, '').replace(/[.!…]+$/, '');
  const isClear = turn.clause !== null && wayOf(turn.quote, language) !== 'weakened';
  return `${clause}; ${isClear ? told(turn, turn.clause ?? '', language) : `“${goingOn(words, language)}”`}`;
}

const withClause = (fact: Fact, clause: string | null, language: Language): Fact => ({
  ...fact,
  clause,
  slots: slotsOf(clause ?? fact.quote, language, { isSpoken: true }),
});

/** `isWhole`: nothing of the answer stands before it. */
function withTurn(fact: Fact, turn: Fact, isWhole: boolean, language: Language): Fact {
  const quote = `${fact.quote} ${turn.quote}`;
  const clause =
    bothTold(fact, turn, language) ??
    (isWhole ? bothSaid(fact, quote) : undefined) ??
    halfSaid(fact, turn, language);
  const both = {
    ...fact,
    quote,
    sources: [...new Set([...fact.sources, ...turn.sources])],
    from: [...fact.from, ...turn.from],
    weight: Math.max(fact.weight, turn.weight),
  };
  return withClause(both, clause, language);
}

export function withTurns(facts: readonly Fact[], language: Language): Fact[] {
  const made = [...facts];
  const turned = new Map<number, number>();
  for (const [at, each] of facts.entries()) {
    const head = turned.get(at - 1) ?? at - 1;
    const before = made[head];
    const way = wayOf(each.quote, language);
    if (!before || !(way || isTakenHalf(before, language)) || !isSameBreath(each, before)) continue;
    if (before.weight < 0 || before.clause?.startsWith('“') || before.who.role !== each.who.role) continue;
    // `Maar dat is prima.` turns nothing.
    if (each.weight < 0 && way === 'against' && !denying.test(plain(each.quote))) continue;
    if (wordsOf(`${before.quote} ${each.quote}`).length > LONGEST_WORDS) continue;
    made[head] = withTurn(before, each, facts[head - 1]?.asked !== before.asked, language);
    made[at] = { ...each, weight: -1 };
    turned.set(at, head);
  }
  return made.map((fact) => {
    const head = fact.leans_on === undefined ? undefined : turned.get(fact.leans_on);
    const whole = head === undefined ? fact : { ...fact, leans_on: head };
    const isTold = whole.clause === null || whole.clause.startsWith('“') || turning.test(whole.clause);
    const said = isTold || !isTakenHalf(whole, language) ? undefined : bothSaid(whole, whole.quote);
    return said === undefined ? whole : withClause(whole, said, language);
  });
}

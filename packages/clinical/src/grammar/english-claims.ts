/** What an English question says when it is answered with yes, and with no; and what it is about. */

import { clinicianInEnglish } from './english-clinician.ts';
import { type Answering, listed } from './english-fragments.ts';
import { denialOf, type EnglishAsked, englishCore, statementOf } from './english-question.ts';
import { small, textOf, wordsIn } from './words.ts';

const adjective =
  /^(?:tired|low|depressed|anxious|sad|dizzy|nauseous|forgetful|restless|irritable|breathless|constipated|allergic|pregnant|sick|feverish|confused|hot|cold|weak|numb|sleepy|hungry|thirsty|suicidal|paranoid|well|okay|married|\p{L}+(?:ful|less|ous))$/iu;

export function deny(asked: EnglishAsked): string | undefined {
  if (asked.kind === 'yesno') {
    const denial = denialOf(asked.help, asked.rest);
    return denial && listed(asked.subject ? `${asked.subject} ${denial}` : denial);
  }
  if (asked.kind !== 'topic') return undefined;
  // `No burning when you urinate?` denies already.
  if (asked.negative) return `no ${small(textOf(asked.words)).replace(/^(?:no|not|any) /u, '')}`;
  const text = textOf(asked.words).replace(/^(?:any|ever|other)\s+(?=\p{L})/iu, (found) =>
    /^other/iu.test(found) ? found : '',
  );
  const first = asked.words[0]?.low ?? '';
  if (/^ever$/iu.test(first)) return `never ${small(text)}`;
  const items = listed(small(text)).replace(/\band\b/u, 'or');
  const any = /^any(one|body|thing|where) ?/u.exec(items);
  if (any)
    return `${any[1] === 'thing' ? 'nothing' : any[1] === 'where' ? 'nowhere' : 'no one'} ${items.slice(any[0].length)}`;
  if (/^(?:the|that|this|your|my|it|and then|then|now|what|how|who)\b/u.test(items) || holdsVerb.test(items))
    return undefined;
  return adjective.test(first) ? `not ${items}` : `no ${items}`;
}

export function affirm(asked: EnglishAsked, options: Answering): string | undefined {
  if (asked.kind === 'stated') return clinicianInEnglish(asked.words, options.asking)?.text;
  if (asked.kind === 'proposal') return textOf(asked.words);
  if (asked.kind === 'topic') return asked.negative ? undefined : textOf(asked.words);
  if (asked.kind !== 'yesno' || asked.rest.some(({ low }) => /^(?:not|never|no)$/u.test(low)))
    return undefined;
  const statement = statementOf(asked.help, asked.rest);
  return asked.subject ? `${asked.subject} ${statement}` : statement;
}

export const isChoice = (question: string): boolean => /\bor\b/iu.test(englishCore(question));

export const repeatsNo = (detail: string, question: string): boolean => {
  const words = wordsIn(detail).filter(
    ({ low }) =>
      !/^(?:no|not|never|nothing|any|i|haven't|don't|i've|had|have|of|either|the|that|those|none|and|or|didn't|at|all|really|it|is|like|been|to|no|me|nope|anything|whatsoever|point|this|there)$/u.test(
        low,
      ),
  );
  return (
    /\b(?:no|not|never|nothing|haven't|don't|none|didn't)\b/iu.test(detail) &&
    words.every(
      ({ low }) =>
        low.length > 2 && question.toLowerCase().includes(low.slice(0, Math.max(4, low.length - 2))),
    )
  );
};

const holdsVerb = /\b(?:is|are|was|were|can|could|do|does|did|will|would|i|you|who's|what's|we)\b/iu;

/** What stands before a colon names a thing; it must not state what was only asked. */
export function nameOf(asked: EnglishAsked): string | undefined {
  if (asked.kind === 'topic') {
    const text = textOf(asked.words);
    return asked.words.length <= 8 && !holdsVerb.test(text) ? text : undefined;
  }
  if (asked.kind !== 'yesno' || asked.subject || !/^(?:do|have|did)$/u.test(asked.help)) return undefined;
  const [verb, ...rest] = asked.rest.filter(
    ({ low }) => !/^(?:ever|still|also|any|a|an|the|regular)$/u.test(low),
  );
  const isThing =
    rest.length > 0 &&
    rest.length <= 6 &&
    !rest.some(({ low }) => /^(?:that|you|to|if|it|them|when)$/u.test(low));
  return verb &&
    isThing &&
    /^(?:have|had|take|taken|use|used|drink|smoke|get|noticed|notice|lose|eat|do|had)$/u.test(verb.low)
    ? textOf(rest) === 'things'
      ? statementOf(asked.help, asked.rest)
      : textOf(rest)
    : undefined;
}

export const duration =
  /^(?:about |around |roughly |maybe |over |nearly |almost |probably )*(?:a |an |one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d|several|a few|a couple)/iu;

/** The answer where the question asked: `Where do you live?` `In Leeds` → `lives in Leeds`. */
export function substituted(
  asked: Extract<EnglishAsked, { kind: 'wh' }>,
  answer: string,
): { text: string; sure: number } | undefined {
  const rest = asked.rest.filter(
    ({ low }) => !/^(?:usually|normally|currently|now|then|roughly|about)$/u.test(low),
  );
  const held = statementOf(asked.help, rest);
  if (asked.help === 'did' || !held) return undefined;
  if (asked.asks === 'how long')
    return {
      text: `${held} ${/^(?:since|for|from|all|my)/iu.test(answer) ? answer : duration.test(answer) ? `for ${answer}` : answer}`,
      sure: 0.88,
    };
  if (asked.asks === 'what' && !asked.noun && /^(?:does|do)$/u.test(rest[0]?.low ?? ''))
    return { text: `occupation: ${answer}`, sure: 0.8 };
  if (/^(?:what kind of|what sort of)$/u.test(asked.asks))
    return { text: `${asked.noun}: ${answer}`, sure: 0.8 };
  if (asked.asks === 'how far' && rest.length === 1 && asked.help === 'do')
    return { text: `${held} ${answer}`, sure: 0.85 };
  if (/^(?:why|how far|how bad|how old)$/u.test(asked.asks)) return undefined;
  if (asked.asks === 'who' && rest.at(-1)?.low === 'with' && /^with\b/iu.test(answer))
    return { text: `${held.replace(/ with$/u, '')} ${answer}`, sure: 0.88 };
  const [verb = '', ...more] = held.split(' ');
  const isObject = /^(?:what|which|how many|how much)$/u.test(asked.asks) && asked.help === 'do';
  const isLeaning = asked.rest.some(({ low }) => /^(?:it|that|them|this|these|those)$/u.test(low));
  return {
    text: isObject
      ? [verb, answer, ...more].join(' ')
      : `${held} ${asked.asks === 'what time' && /^(?:\d|half|quarter|\p{L}+ (?:o'clock|thirty))/u.test(answer) ? 'at ' : ''}${answer}`,
    sure: isLeaning || asked.asks === 'what' ? 0.7 : 0.88,
  };
}

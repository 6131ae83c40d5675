/** What an English-speaking clinician asks, taken apart. */
import { thirdOf } from './english-verbs.ts';
import { englishKin } from './english-words.ts';
import { tidied } from './tidied.ts';
import { textOf, type Word, wordsIn } from './words.ts';

export type EnglishAsked =
  /** `help` is the verb that asks (`do`, `are`, `have`); `rest` what follows the subject. */
  | { kind: 'yesno'; subject: string; help: string; rest: readonly Word[] }
  | { kind: 'topic'; words: readonly Word[]; negative: boolean }
  | { kind: 'wh'; asks: string; noun: string; help: string; rest: readonly Word[] }
  | { kind: 'how'; topic: string }
  | { kind: 'onset' }
  | { kind: 'proposal'; words: readonly Word[] }
  | { kind: 'stated'; words: readonly Word[] }
  | { kind: 'open' };

const openings =
  /^(?:(?:and|but|so|okay|ok|well|right|now|good|great|alright|all right|then|yeah|yes|no(?=[,.])|oh|i see|sure|um|uh|er|erm|perfect|excellent|fine|lovely)[,.]?\s+)+/iu;
const tags =
  /,?\s+(?:is that right|is that correct|right|correct|then|or not|don't you|do you|haven't you|aren't you|isn't it|at all|would you say|if at all|in general|or anything(?: like that)?|or something(?: like that)?|though|by any chance|roughly|approximately|yeah|okay|ok|alright|all right)$/iu;

/** `Other symptoms, have you had a fever`: what is asked comes last. */
function lastAsked(text: string): string {
  const at = text.search(/, (?:do|did|are|were|have|had|can) you\b/iu);
  return at > 0 && !/^(?:do|did|are|were|have|had|can|how|what|when|where|who|which|why)\b/iu.test(text)
    ? text.slice(at + 2)
    : text;
}

export function englishCore(question: string): string {
  let text = lastAsked(tidied(question.replace(/[’‘]/g, "'"), 'en').replace(openings, ''));
  for (let turn = 0; turn < 3; turn += 1) text = text.replace(tags, '').replace(/[\s,]+$/u, '');
  // `Bryan, what happened?`: a name that is called.
  const called = text.replace(
    /^\p{L}+, (?=(?:what|how|when|where|why|who|do|did|are|were|have|had|is|was|any|tell|can|could|does|has)\b)/iu,
    '',
  );
  return called.replace(
    /^(?:can i ask|may i ask|can you tell me|could you tell me|tell me|do you know|have you noticed whether),?\s+(?!about)/iu,
    '',
  );
}

const helps = 'do|did|are|were|have|had|can|could|would|will|does|did|is|was|has|should';
const yesno = new RegExp(`^(${helps}) you (.+)$|^(${helps}) you$`, 'iu');
const ofKin = /^(do|did|does|is|was|has|have|are|were|had) (?:your|the) (\p{L}+)\s+(.+)$/iu;

function whQuestion(text: string): EnglishAsked | undefined {
  if (
    /^(?:when|how long ago) (?:did|was|has) (?:it|this|that|these|they|the [\p{L} ]+?|your [\p{L} ]+?) (?:all )?(?:start|begin|started|come on|happen)/iu.test(
      text,
    )
  )
    return { kind: 'onset' };
  const how =
    /^how(?:'s| is| are| was| were| has| have)(?: things(?: with)?)? (?:your |the |with your |with the )([\p{L}' -]+?)(?: been| going| doing| feeling| looking| lately| recently| these days| at the moment| now| today| holding up| generally| overall| in general| otherwise)*$/iu.exec(
      text,
    )?.[1];
  if (how && !/^(?:you|it|things|that|everything|weekend|day|week)\b/iu.test(how))
    return { kind: 'how', topic: how };
  const being =
    /^how (?:have|are) you (?:been )?(sleeping|eating|feeling|coping|managing)(?: lately| recently| at the moment| now| in yourself)*$/iu.exec(
      text,
    )?.[1];
  if (being)
    return being === 'sleeping'
      ? { kind: 'how', topic: 'sleep:' }
      : being === 'eating'
        ? { kind: 'how', topic: 'appetite' }
        : { kind: 'open' };
  const [, asks = '', noun = '', help = '', rest = ''] =
    new RegExp(
      `^(how long|how many|how much|how often|how old|how far|how bad|how|when|where|what|which|who|since when|what time|what kind of|what sort of)\\s+((?:(?!(?:${helps})\\b)[\\p{L}'-]+\\s+){0,4})(${helps}) you(?:\\s+(.+))?$`,
      'iu',
    ).exec(text) ?? [];
  if (/^how$/iu.test(asks) && !noun && help.toLowerCase() !== 'do') return { kind: 'open' };
  return asks
    ? {
        kind: 'wh',
        asks: asks.toLowerCase(),
        noun: noun.trim(),
        help: help.toLowerCase(),
        rest: wordsIn(rest),
      }
    : undefined;
}

export function englishAskedIn(question: string): EnglishAsked {
  const text = englishCore(question);
  const words = wordsIn(text);
  const first = words[0]?.low ?? '';
  if (!first) return { kind: 'open' };
  if (/^(?:how|when|where|what|which|who|why|whose|how's|what's|where's|since)$/u.test(first))
    return whQuestion(text) ?? { kind: 'open' };
  if (
    /^(?:shall we|should we|shall i|can we|would you like to|would you be happy to|are you happy to) /iu.test(
      text,
    )
  )
    return {
      kind: 'proposal',
      words: wordsIn(
        text.replace(
          /^(?:shall we|should we|shall i|can we|would you like to|would you be happy to|are you happy to) /iu,
          '',
        ),
      ),
    };
  const about = /^(?:is|are|was|were) there (?:any(?:thing)? )?(.+)$/iu.exec(text)?.[1];
  if (about && !/^else\b/iu.test(about)) return { kind: 'topic', words: wordsIn(about), negative: false };
  const [, help, rest, alone] = yesno.exec(text) ?? [];
  if (help ?? alone)
    return {
      kind: 'yesno',
      subject: '',
      help: (help ?? alone ?? '').toLowerCase(),
      rest: wordsIn(rest ?? ''),
    };
  const [, kinHelp, kinName = '', kinRest] = ofKin.exec(text) ?? [];
  if (kinHelp && englishKin.has(kinName.toLowerCase()))
    return { kind: 'yesno', subject: kinName, help: kinHelp.toLowerCase(), rest: wordsIn(kinRest ?? '') };
  if (/^(?:do|did|does|is|was|has|have|are|were|had|can|could|would|will)$/u.test(first))
    return { kind: 'open' };
  // `No burning when you pass water?`
  if (first === 'no' && words.length > 1) return { kind: 'topic', words: words.slice(1), negative: true };
  if (
    /^(?:you|you're|you've|your|it|it's|that|that's|this|he|she|they|i|we|there)$/u.test(first) ||
    words.some(({ low }) => /^(?:you|you're|you've)$/u.test(low))
  )
    return { kind: 'stated', words };
  const negative = /^(?:no|not|never|nothing)$/u.test(first);
  return { kind: 'topic', words: first === 'any' || first === 'no' ? words.slice(1) : words, negative };
}

/** The statement that a yes makes of it: `do … take` → `takes`, `are … tired` → `is tired`. */
export function statementOf(help: string, rest: readonly Word[], many = false): string {
  const bare = rest.filter(
    ({ low }, at) =>
      !(/^(?:any|ever|at)$/u.test(low) && !(low === 'at' && rest[at + 1]?.low !== 'all')) &&
      !(low === 'all' && rest[at - 1]?.low === 'at'),
  );
  const [verb, ...others] = bare;
  if (help === 'do' || help === 'does') {
    if (!verb) return '';
    const at =
      /^(?:still|also|usually|often|currently|regularly|normally|always|generally)$/u.test(verb.low) &&
      others[0]
        ? 1
        : 0;
    return textOf(
      bare.map((each, index) => (index === at && !many ? { ...each, text: thirdOf(each.low) } : each)),
    );
  }
  if (help === 'did') return `did ${textOf(bare)}`;
  return `${many ? help : thirdOf(help)} ${textOf(bare)}`;
}

/** The statement that a no makes of it. Undefined when it already denies. */
export function denialOf(help: string, rest: readonly Word[]): string | undefined {
  const lows = rest.map(({ low }) => low);
  if (lows.some((low) => /^(?:not|never|no|nothing|n't)$/u.test(low))) return undefined;
  const end = lows.findIndex((low, at) => at > 0 && /^(?:that|because|when|if)$/u.test(low));
  const head = end > 0 ? rest.slice(0, end) : rest;
  const listed = head.map((each, at) =>
    each.low === 'and' && at > 0 ? { ...each, text: 'or', low: 'or' } : each,
  );
  const tail = end > 0 ? ` ${textOf(rest.slice(end))}` : '';
  const without = (left: RegExp) => textOf(listed.filter(({ low }) => !left.test(low)));
  const ever = lows.includes('ever');
  const still = lows.includes('still');
  const verb = help === 'do' || help === 'does' ? 'does' : help === 'did' ? 'did' : thirdOf(help);
  if (still)
    return `no longer ${statementOf(
      help,
      listed.filter(({ low }) => low !== 'still'),
    ).replace(/^is /u, '')}${tail}`;
  if (ever && /^(?:have|has|had)$/u.test(help)) return `has never ${without(/^ever$/u)}${tail}`;
  if (ever) return `never ${statementOf(help, listed)}${tail}`;
  const [first, second] = lows;
  const possessed =
    /^(?:do|does)$/u.test(help) &&
    /^(?:have|get|feel|use|take|notice|experience)$/u.test(first ?? '') &&
    second === 'any';
  if (possessed) return `no ${textOf(listed.slice(2))}${tail}`;
  if (
    /^(?:have|has)$/u.test(help) &&
    /^(?:had|noticed|experienced|felt)$/u.test(first ?? '') &&
    /^(?:any|an?)$/u.test(second ?? '')
  )
    return `no ${textOf(listed.slice(2))}${tail}`;
  const anything = without(/^(?:also|already|at all|maybe)$/u);
  return `${verb === 'can' ? 'cannot' : `${verb} not`} ${anything}${tail}`;
}

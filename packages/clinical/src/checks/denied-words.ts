/** Which words of a clause are denied: `geen koorts`, `hoesten doe ik niet`, `denies chest pain`. */
import type { Language } from '../note.ts';
import type { Token } from '../reading/tokens.ts';

type Words = {
  /** Deny what follows. */
  forward: RegExp;
  /** Deny what follows, and what stands before in the same clause. */
  both: RegExp;
  /** Deny what stands before. */
  back: RegExp;
  /** A denial does not reach past these. */
  turn: RegExp;
  or: RegExp;
};

const whole = (words: string) => new RegExp(`^(?:${words.split(/\s+/).join('|')})$`);

const wordsIn: Readonly<Record<Language, Words>> = {
  nl: {
    forward: whole('geen zonder noch ontkent ontkende ontkennen ontkend nergens nee neen evenmin geenszins'),
    both: whole('niet nooit niks niets nauwelijks'),
    back: whole('weg verdwenen gestopt voorbij negatief afwezig gestaakt afgelopen genezen hersteld uitgebleven stopte'),
    turn: whole('maar wel echter behalve terwijl hoewel doordat omdat waardoor want vanwege wegens tenzij nog alleen'),
    or: whole('of noch en'),
  },
  en: {
    forward: whole("no without nor neither denies denied denying deny negative none nope isn't aren't wasn't"),
    both: whole("not never nothing hardly don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't cannot"),
    back: whole('resolved settled gone stopped absent negative none nil quit stops'),
    turn: whole('but however although though except yet while because still only'),
    or: whole('or nor and'),
  },
};

const stops = /^[.;!?()–—]$/;

/** A comma goes on with a list that ends in `of`: `geen koorts, hoesten of keelpijn`. */
function isListComma(tokens: readonly Token[], at: number, { or, turn, forward, both }: Words): boolean {
  for (let next = at + 1; next < Math.min(tokens.length, at + 9); next++) {
    const text = tokens[next]?.text ?? '';
    if (stops.test(text) || turn.test(text) || forward.test(text) || both.test(text)) return false;
    if (or.test(text)) return true;
  }
  return false;
}

const LONGEST_REACH = 14;
/** Who begins anew is no longer denied: `niet geslapen en ik zweet`. */
const subject = /^(?:ik|hij|zij|ze|u|je|we|er|i|he|she|they|we|there|my|mijn)$/;

/** For each word whether something denies it. */
export function deniedWords(tokens: readonly Token[], language: Language): boolean[] {
  const words = wordsIn[language];
  const denied = tokens.map(() => false);
  const isEnd = (at: number, isList: boolean) => {
    const text = tokens[at]?.text ?? '.';
    if (stops.test(text) || words.turn.test(text)) return true;
    if (/^(?:en|and)$/.test(text) && subject.test(tokens[at + 1]?.text ?? '')) return true;
    return /^[,:]$/.test(text) && !(isList && isListComma(tokens, at, words));
  };
  for (const [at, { text }] of tokens.entries()) {
    const isBoth = words.both.test(text);
    if (isBoth || words.forward.test(text))
      for (let to = at + 1; to < Math.min(tokens.length, at + LONGEST_REACH) && !isEnd(to, true); to++)
        denied[to] = true;
    if (isBoth || words.back.test(text))
      for (let to = at - 1; to >= Math.max(0, at - LONGEST_REACH) && !isEnd(to, false); to--) denied[to] = true;
  }
  return denied;
}

const filler = '(?:(?:eh|ehm|uh|um|nou|nou ja|oh|o|hm|mm|poeh|tja|well|so|ja)[,. ]+)*';
const no = new RegExp(
  `^${filler}(?:nee|neen|nooit|niet|geen|niks|niets|allebei niet|helemaal niet|gelukkig niet|ook niet|nog niet|no|nope|nah|never|not|none|neither|nothing)\\b`,
);
const yes = /^(?:(?:eh|ehm|uh|um|nou|oh|well)[,. ]+)*(?:ja|jawel|jazeker|klopt|zeker|inderdaad|soms|regelmatig|vaak|elke|dagelijks|yes|yeah|yep|yup|sometimes|often|every|daily|correct|right)\b/;

/** What an answer says to its question, by how it begins. */
export const answerOf = (answer: string): 'yes' | 'no' | undefined =>
  no.test(answer) ? 'no' : yes.test(answer) ? 'yes' : undefined;

/** Says of a Dutch statement that it is not so: `niet`, `geen`, `nooit`, `niets`, at their place. */

import { isInfinitive, isParticiple } from './dutch-verbs.ts';
import { adverbs, determiners, prepositions } from './dutch-words.ts';
import { set, type Word, word } from './words.ts';

export const adjectives = set(`
  somber moe angstig verdrietig gespannen onrustig misselijk duizelig benauwd koortsig ziek bang zwanger allergisch verkouden depressief
  suïcidaal suicidaal prikkelbaar boos lusteloos futloos druk vermoeid verward achterdochtig eenzaam tevreden nuchter kortademig slaperig suf
  zenuwachtig vergeetachtig gelukkig blij ontspannen rustig emotioneel geïrriteerd agressief impulsief actief helder stabiel warm koud
  dronken verslaafd zwak stijf gezwollen rood pijnlijk dik doof scheel slap sterk vol leeg hongerig dorstig licht zwaar snel
  bekend akkoord eens goed slecht beter slechter erger anders veilig onveilig getrouwd gescheiden samenwonend werkloos werkzaam
  hoog laag lang kort vaak veel weinig regelmatig echt heel erg zo goed lekker makkelijk moeilijk stuk kwijt klaar gewend gemotiveerd ernstig
  hees bleek gevoelloos incontinent obstipatie constipatie hypomaan manisch psychotisch wanhopig hopeloos overspannen uitgeput
`);
const predicates = set('is was wordt werd blijft voelt lijkt');
const skipped = set(
  `zichzelf uzelf jezelf het 't er daar hier dat dit zich hem haar ze die nu toen vandaag momenteel dan overdag ook zelf inmiddels vroeger verder tegenwoordig thuis`,
);
const definite = set("de het deze die dit dat 't uw zijn haar");
const quantities = set(
  'vaak veel goed slecht lang echt altijd regelmatig erg heel meteen zo te genoeg helemaal',
);

const spoken = (text: string): Word => word(text);

/** Past what stands before a `niet`: pronouns, times, a definite object. */
function placeOfNot(rest: readonly Word[]): number {
  let at = 0;
  while (at < rest.length) {
    const { low, after } = rest[at] as Word;
    if (low === "'s") at += 2;
    else if (
      definite.has(low) &&
      !after &&
      rest[at + 1] &&
      !prepositions.has(rest[at + 1]?.low ?? '') &&
      !isParticiple(rest[at + 1]?.low ?? '')
    ) {
      at += 1;
      while (at < rest.length - 1 && /[^e]e$/u.test(rest[at]?.low ?? '') && !rest[at]?.after) at += 1;
      at += 1;
    } else if (skipped.has(low)) at += 1;
    else break;
  }
  return Math.min(at, rest.length);
}

const isNounHere = (rest: readonly Word[], at: number): boolean => {
  const each = rest[at];
  if (!each || adjectives.has(each.low) || adverbs.has(each.low) || prepositions.has(each.low)) return false;
  if (determiners.has(each.low) || /^\d/u.test(each.low)) return false;
  if (isParticiple(each.low)) return false;
  if (isInfinitive(each.low))
    return at === rest.length - 1 ? false : !isInfinitive(rest.at(-1)?.low ?? '') && rest.length > 1;
  return !/^(?:om|dat|of|als|hoe|wat|waar|wie|te|aan|mee|op|uit|in)$/u.test(each.low);
};

const replaceFirst = (words: readonly Word[], at: number, length: number, put: readonly string[]): Word[] => {
  const marks = words[at + length - 1]?.after ?? '';
  const made = put.map((each, index) => word(each, index === put.length - 1 ? marks : ''));
  return [...words.slice(0, at), ...made, ...words.slice(at + length)];
};

const indefinite = new Map([
  ['iets', 'niets'],
  ['iemand', 'niemand'],
  ['ergens', 'nergens'],
  ['ooit', 'nooit'],
  ['weleens', 'nooit'],
]);

const fixed = /^(?:van plan|in staat|op zoek|van mening|bereid|bang|geneigd)(?: |$)/u;

const tail = /^(?:dat|om|als|die|waar|waarbij|waardoor|hoe|wat|toen|omdat|terwijl)$/u;

/** The rest of a predicate, denied. Undefined when no place for the denial is certain. `at`: for a time only, so never `nooit`. */
export function denied(verb: string, rest: readonly Word[], at?: 'time'): Word[] | undefined {
  // What a clause of its own says within it is not denied: `het idee dat anderen iets weten`.
  const end = rest.findIndex(({ low }, index) => index > 0 && tail.test(low));
  const head = end > 0 ? rest.slice(0, end) : rest;
  const made = deniedHead(verb, head, at);
  return made && [...made, ...(end > 0 ? rest.slice(end) : [])];
}

function deniedHead(verb: string, said: readonly Word[], at?: 'time'): Word[] | undefined {
  const rest = at
    ? said.filter(
        ({ low }, index) =>
          !/^(?:ooit|weleens)$/u.test(low) &&
          !(low === 'wel' && said[index + 1]?.low === 'eens') &&
          !(low === 'eens' && said[index - 1]?.low === 'wel'),
      )
    : said;
  const lows = rest.map(({ low }) => low);
  // `is niet van plan iets te doen`, `is niet bang dat er iets gebeurt`: what is planned or feared is not denied itself.
  if (fixed.test(lows.slice(0, 2).join(' '))) return [word('niet'), ...rest];
  if (lows.some((low) => /^(?:niet|geen|nooit|niets|niks|nauwelijks|zonder)$/u.test(low))) return undefined;
  const eens = lows.findIndex((low, at) => low === 'wel' && /^eens?$/u.test(lows[at + 1] ?? ''));
  if (eens >= 0) return replaceFirst(rest, eens, 2, ['nooit']);
  const ever = lows.findIndex((low) => low === 'ooit' || low === 'weleens');
  if (ever >= 0) return replaceFirst(rest, ever, 1, ['nooit']);
  const additive = lows.findIndex(
    (low, at) => low === 'nog' && /^(?:andere?|iets|verder|meer|een|iemand|eens)$/u.test(lows[at + 1] ?? ''),
  );
  const still = additive >= 0 ? -1 : lows.indexOf('nog');
  const already = lows.indexOf('al');
  const dropped = new Set([additive, still, already].filter((at) => at >= 0));
  if (still >= 0 && lows[still + 1] === 'steeds') dropped.add(still + 1);
  const bare = rest.filter(
    ({ low }, at) => !dropped.has(at) && !/^(?:ook|wel|soms|misschien|toevallig)$/u.test(low),
  );
  const no = already >= 0 ? ['nog'] : [];
  const any = bare.findIndex(({ low }) => indefinite.has(low));
  if (any >= 0) {
    const end = still >= 0 ? ['meer'] : [];
    return replaceFirst(bare, any, 1, [...no, indefinite.get(bare[any]?.low ?? '') ?? '', ...end]);
  }
  return withNo(verb, bare, no, still >= 0);
}

function withNo(verb: string, bare: readonly Word[], no: readonly string[], noMore: boolean): Word[] {
  const at = placeOfNot(bare);
  const here = bare[at]?.low ?? '';
  const isArticle =
    /^(?:een|'n|wat|enige)$/u.test(here) &&
    bare[at + 1] !== undefined &&
    !/^(?:beetje|paar)$/u.test(bare[at + 1]?.low ?? '');
  const isBareNoun =
    !predicates.has(verb) &&
    !determiners.has(here) &&
    !quantities.has(here) &&
    (isNounHere(bare, at) || (/[^e]e$/u.test(here) && isNounHere(bare, at + 1)));
  if (isArticle || isBareNoun) {
    const from = isArticle ? at + 1 : at;
    let noun = from;
    while (noun < bare.length - 1 && /[^ej]e$/u.test(bare[noun]?.low ?? '') && isNounHere(bare, noun + 1))
      noun += 1;
    const head = bare.slice(from, noun + 1);
    const last = head.at(-1);
    const more =
      noMore && last ? [...head.slice(0, -1), { ...last, after: '' }, word('meer', last.after)] : head;
    return [...bare.slice(0, at), ...no.map(spoken), spoken('geen'), ...more, ...bare.slice(noun + 1)];
  }
  const not = [...no, 'niet', ...(noMore ? ['meer'] : [])].map(spoken);
  return [...bare.slice(0, at), ...not, ...bare.slice(at)];
}

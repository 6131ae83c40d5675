/** What papers measure under names that the reader does not know. */
import { isNeverScale } from '../values/scale-names.ts';

/** Levels that a note calls no more than `spiegel`, and lists that the reader does not know. */
const unnamed =
  /\b(spiegels?(?! (?:over|na|binnen) (?:\d|een |twee |drie |vier |zes ))|ademtest|\p{L}*neutro\p{L}*|bsl-?23|dagcurve)\b[^.]*\d(?!\d* ?(?:wkn|weken|wk|mnd|maanden|dgn|dagen)(?!\p{L}))|\b(?:T=\d)|\bspiegels?\b.*\b(?:bepaald|geprikt|aangevraagd)\b/iu;
const keyOf = (word = 'asked for'): string =>
  /neutro/i.test(word) ? 'neutrophils' : word.toLowerCase().replace(/s$/, '');
/** A list that the reader does not know: `YGTSS 22`. A number before a noun counts that: `6 hechtingen`. */
const scale =
  /(?<![\p{L}\d-])(\p{Lu}{3,}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)?)(?![\p{L}\d-])\s*(?:totaal|score|total)?\s*:?\s*\d{1,3}(?!\d|[/.:,-]\d|\s?(?:x|mg|mcg|dd|wk|%)(?!\p{L})|\s(?!(?:in|op|bij|was|nu|vandaag|en|eerder|vorige|and|at|on|now|today|to|naar|van|from|points?|punten|totaal|total|versus)(?!\p{L}))\p{Ll}{3,})/gu;
const scalesIn = (text: string): string[] =>
  [...text.matchAll(scale)].map(([, name = '']) => name).filter((name) => !isNeverScale(name));

/** `Eating little, 74.1 kg`: a weight that nobody calls so, but no gain or loss. */
const bareWeight =
  /(?<![\d.,+-]|(?:van|dozen|tas|gewichten|of) )(?:[3-9]\d|1\d\d)[.,]\d ?kg(?!\p{L}|[ ](?:afgevallen|aangekomen|erbij|eraf|kwijt|lichter|zwaarder|minder|meer|lost|gained|lighter|heavier|less|more|down|up)(?!\p{L}))/iu;

/** The names of what a sentence measures. */
export function unknownIn(text: string): string[] {
  const found = unnamed.exec(text);
  const named = found ? [keyOf(found[1])] : scalesIn(text);
  return bareWeight.test(text) ? [...named, 'weight'] : named;
}

/** `Spiegel 0,91`: of one of the medicines that have a level. */
export const anyLevel = keyOf('spiegel');
export const isLevel = /^(?!vitamin|alcohol|folate).* level$/;

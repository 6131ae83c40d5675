/** A clause without what it says twice, and without the words of hesitation between its parts. */
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { stemsOf } from '../reading/stems.ts';
import { capitalised } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';

/** `…; eh; ja; nee; klopt`: says nothing as a part of its own. */
const empty =
  /^(?:(?:eh+|ehm|uh|um|ja|jawel|nou|nou ja|ach|och|tja|hm+|haha|klopt|precies|mooi|oké|oke|goed|hoor|zo|yes|yeah|well|okay|right|oh)[\s,.!…]*)+$/i;

const wordsOnly = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const small =
  /^(?:om|op|de|het|een|en|van|in|is|dan|uur|at|on|the|a|of|and|sinds|since|tot|until|by|met|with)$/;

type Content = { words: ReadonlySet<string>; numbers: ReadonlySet<string> };

function contentOf(text: string, language: Language): Content {
  const tokens = tokensOf(text);
  const numbers = readQuantities(tokens, language, true).map((quantity) =>
    quantity.what === 'amount'
      ? `${quantity.value}`
      : quantity.what === 'clock'
        ? `c${quantity.minutes}`
        : `d${quantity.day ?? ''}-${quantity.month ?? ''}-${quantity.weekday ?? ''}`,
  );
  const stems = stemsOf(tokens);
  const words = stems.size > 0 ? stems : new Set(wordsOnly(text).filter((word) => !small.test(word)));
  return { words, numbers: new Set(numbers) };
}

const holds = (large: Content, small: Content): boolean =>
  [...small.words].every((word) => large.words.has(word)) &&
  [...small.numbers].every((number) => large.numbers.has(number));

const LONGEST_LABEL = 60;
/** Asks, and names nothing: `Vertel: zweten` is `Zweten`. */
const emptyLabel =
  /^(?:vertel|iets|laat|verder|verder iets|anders|dan|toen|nog iets|meer|merkt meer|voelt meer|zou kunnen zijn|mouw omhoog|geprobeerd|eerste|tweede|doet|then|came|else|anything else|go on|more)$/iu;

/** `Dinsdag 4 mei, tien uur: 4 mei, tien uur` is `Dinsdag 4 mei, tien uur`; `Sinds: sinds Pasen` is `Sinds Pasen`. */
function withoutLabel(clause: string, language: Language): string {
  const at = clause.indexOf(': ');
  if (at < 0 || at > LONGEST_LABEL) return clause;
  const [label, told] = [clause.slice(0, at), clause.slice(at + 2)];
  if (emptyLabel.test(label)) return told.startsWith('“') ? clause : capitalised(told);
  const [asked, answer] = [contentOf(label, language), contentOf(told, language)];
  if (answer.words.size + answer.numbers.size === 0) return clause;
  if (holds(answer, asked)) return capitalised(told);
  return answer.numbers.size > 0 && holds(asked, answer) ? label : clause;
}

export function withoutEcho(clause: string, language: Language): string {
  const [first = '', ...rest] = withoutLabel(clause, language).split('; ');
  const parts = rest.filter((part) => !empty.test(part));
  // `Angst: ja; in de bus` keeps its answer.
  return [first.replace(/(: )(?:eh+|nou(?: ja)?|tja|och|ach),? (?=\S)/iu, '$1'), ...parts].join('; ');
}

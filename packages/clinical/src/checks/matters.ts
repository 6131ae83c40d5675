/** The words of a note that say what is or is not: findings, medicines and telling words, and where they were said. */
import { stemOf } from '../evidence/stem.ts';
import type { Token } from '../reading/tokens.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidUnit, SaidWord } from './said-shape.ts';

/** A matter at its words in the note: the terms by which the talk may have it. */
export type Matter = { at: number; to: number; terms: string[]; isFinding: boolean; isMedicine: boolean };

const SHORTEST_WORD = 4;

/** Words that tell nothing by themselves of what is or is not. */
const vague =
  /^(?:patien\w*|clien\w*|nodig|verder|eerder|volgens|sprake|klacht\w*|laat|laten|maakt?|maken|gaat|lukt|neemt|nemen|heeft|geeft|voelt|vindt|denkt|doet|blijft|blijven|komt|komen|krijgt|krijgen|gebruikt|gebruik|start\w*|gestart|stop\w*|gestopt|afgesproken|afspraak|besproken|bekend|huidig\w*|mogelijk\w*|waarschijnlijk|alleen|ongeveer|tijdens|sinds|duidelijk|aanwezig|afwezig|keer|week|weken|dagen|maand\w*|jaar|uur|zelf|zichzelf|andere?|anders|enkele|soms|vaak|altijd|steeds|zeer|matig\w*|licht\w*|ernstig\w*|reports?|denies|patient|client|currently|taking|takes|using|uses|feels?|states?|present|continue\w*|started|stopped|discuss\w*|with|without|times|weeks?|days?|months?|years?|about|also|some|very|mild\w*|moderate\w*|severe\w*|history|normal\w*|good|well|other|eigen|ziet|own|sees|moet|moeten|kunnen|willen|wilde|vragen|vraagt|ask\w*|eats?|eating|sleeps?|sleeping|eet|eten|slaapt|slapen|drinkt|gegeten|werkt|works?|help\w*|hielp|ongewijzigd|onveranderd|gelijk|hetzelfde|unchanged|same)$/;

/** After these a word says when, where or why. */
const aside =
  /^(?:sinds|na|tijdens|om|tot|voor|vanwege|wegens|door|tegen|in|op|uit|naar|van|met|aan|over|onder|bij|since|after|during|until|before|at|on|in|for|by|of|with|to|from|about)$/;
const isAside = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((back) => aside.test(tokens[at - back]?.text ?? ''));

const timeWord =
  /^(?:vandaag|gister\w*|morgen\w*|van(?:avond|middag|ochtend|morgen|nacht)|ochtend\w*|middag\w*|avond\w*|nacht\w*|\w*dag\w*|daags|kerst|pasen|zomer\w*|winter\w*|voorjaar|najaar|herfst|lente|vorige?|volgende?|komende?|minuten|minuut|uren|begin|eind\w*|half|halve|eerste|tweede|laatste|today|yesterday|tomorrow|morning|evening|night|afternoon|summer|winter|spring|autumn|christmas|easter|first|second|last|next|previous)$/;

export function mattersOf({ tokens, words, slots }: Noted): Matter[] {
  const matters: Matter[] = [];
  for (const [at, terms] of words.entries()) {
    const finding = terms.find(([name, worth]) => name.startsWith('f:') && worth > 1)?.[0];
    const last = matters.at(-1);
    if (finding && last?.to === at && last.terms[0] === finding) {
      last.to = at + 1;
      continue;
    }
    const medicine = terms.find(([name]) => name.startsWith('m:'))?.[0];
    const text = tokens[at]?.text ?? '';
    if (finding) matters.push({ at, to: at + 1, terms: [finding], isFinding: true, isMedicine: false });
    else if (medicine)
      matters.push({ at, to: at + 1, terms: [medicine], isFinding: false, isMedicine: true });
    else if (
      text.length >= SHORTEST_WORD &&
      !vague.test(text) &&
      !timeWord.test(text) &&
      !isAside(tokens, at) &&
      !slots.some((slot) => slot.at === at)
    ) {
      const stem = terms.find(([name]) => !/^[a-z]+:/.test(name))?.[0];
      if (stem) matters.push({ at, to: at + 1, terms: [stem], isFinding: false, isMedicine: false });
    }
  }
  return matters;
}

export type Carrier = { word: SaidWord; unit: SaidUnit; at: number };

/** A hint is no mention, and the small words of a phrase are not what it denies. */
const small =
  /^(?:en|of|maar|geen|niet|de|het|een|er|dat|op|in|van|met|aan|and|or|but|no|not|the|a|of|in|on|to)$/;
const isNamedBy = ({ text, terms }: SaidWord, term: string, least: number): boolean =>
  !small.test(text) && terms.some(([name, worth]) => name === term && worth >= least);

/** Where the talk has it. A question whose answer names it again counts no more: the answer does. */
export function carriersOf({ terms }: Matter, said: Said, least = 1): Carrier[] {
  const all = terms.flatMap((term) =>
    (said.byTerm.get(term) ?? []).flatMap((at) => {
      const word = said.words[at];
      const unit = word && said.units[word.unit];
      return word && unit && !unit.isSupposed && isNamedBy(word, term, least) ? [{ word, unit, at }] : [];
    }),
  );
  return all.filter(
    ({ unit }) =>
      !unit.isAsked ||
      !all.some(
        ({ unit: other }) =>
          !other.isAsked &&
          (other.piece === unit.piece + 1 || (other.piece === unit.piece && other.from > unit.from)),
      ),
  );
}

/** By its own words, where the talk does not have it under the name of the finding: `geen plan`, `pijn in de flank`. */
export function carriersByWords({ at, to }: Matter, { tokens, language }: Noted, said: Said): Carrier[] {
  const [first, ...more] = tokens.slice(at, to).filter(({ text }) => !/^(?:een|a|an|de|het|the)$/.test(text));
  const word = more.length === 0 ? (first?.text ?? '') : '';
  const named = { at, to, isFinding: false, isMedicine: false };
  const own =
    word.length < SHORTEST_WORD ? [] : carriersOf({ ...named, terms: [stemOf(word, language)] }, said);
  if (own.length > 0) return own;
  const [, part] = /^(\p{L}{4,}?)s?pijn$/u.exec(word) ?? [];
  if (part === undefined) return [];
  const isPain = ({ unit }: Carrier) =>
    said.words.slice(unit.from, unit.to).some(({ text }) => /^(?:pijn|zeer)$/.test(text));
  return carriersOf({ ...named, terms: [stemOf(part, language)] }, said).filter(isPain);
}

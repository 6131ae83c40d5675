/** Marks a clause that the note has, and that the talk denies word for word where it was asked for. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import { planHeading } from '../check-plans.ts';
import { judged, once, over, relieved, seldom } from '../denial-cues.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';
import { isWarning } from '../standing.ts';
import { bestTellings } from './best-tellings.ts';
import { type Clause, type ClauseWord, clausesIn, placeOfClause, textOfClause } from './clauses.ts';
import type { Telling } from './tellings.ts';

/** Words that deny, by themselves or in what they mean. */
const denying: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:niet|geen|nooit|niets|niks|zonder|nauwelijks|ontken\w*|nihil|negatief|niemand|evenmin|noch|(?:is|zijn|was|weer|nu|inmiddels|daarna) (?:over|weg)|(?:over|weg)(?= *$)|voorbij|gestopt|verdwenen|uitgesloten|onvoldoende|abstinent\w*|amenorr\w*|\w*mijdt?|vermijd\w*)\b/,
  en: /\b(?:not|no|never|without|none|denie[sd]|denying|nor|neither|hardly|nothing|nobody|gone|stopped|resolved|\w+n't|cannot|abstinent|amenorrh\w*|avoid\w*|excluded|insufficient)\b/,
};
/** Of a part only, of one of two, or not certain. */
const partly =
  /\b(?:alleen|of|kan|kunnen|mogelijk|misschien|zou|only|or|may|might|could|can|possibl[ey]|would)\b/;

const sayings = new WeakMap<Telling, Map<string, number[]>>();

/** Where each term is said in the telling, and in the questions right before it. */
function wordsIn(telling: Telling, said: Said): Map<string, number[]> {
  const before = sayings.get(telling);
  if (before) return before;
  const places = new Map<string, number[]>();
  for (const unit of [...telling.units, ...askedBefore(telling, said)]) {
    const { from, to } = said.units[unit] ?? { from: 0, to: 0 };
    for (let at = from; at < to; at++)
      for (const [term] of said.words[at]?.terms ?? []) {
        const row = places.get(term);
        if (row) row.push(at);
        else places.set(term, [at]);
      }
  }
  sayings.set(telling, places);
  return places;
}

function askedBefore({ units, piece }: Telling, said: Said): number[] {
  const asked: number[] = [];
  for (let at = (units[0] ?? 0) - 1; at >= 0 && (said.units[at]?.piece ?? 0) >= piece - 1; at--)
    if (said.units[at]?.isAsked) asked.push(at);
  return asked;
}

const LEAST_NAME = 0.7;

function polarityOf({ names }: ClauseWord, places: ReadonlyMap<string, number[]>, said: Said) {
  const at = names.filter(([, share]) => share >= LEAST_NAME).flatMap(([name]) => places.get(name) ?? []);
  if (at.length === 0) return undefined;
  const found = at.map((word) => said.words[word]?.polarity ?? 0);
  return found.includes(1) ? 'affirmed' : found.includes(0) ? 'open' : 'denied';
}

/** How much of a clause is denied and how much is affirmed in one telling, with the question that it answers. */
function standIn({ words }: Clause, telling: Telling, said: Said): { denied: number; affirmed: number } {
  const places = wordsIn(telling, said);
  const stand = { denied: 0, affirmed: 0, open: 0 };
  let whole = 0;
  for (const word of words) {
    whole += word.weight;
    const polarity = polarityOf(word, places, said);
    if (polarity) stand[polarity] += word.weight;
  }
  return { denied: stand.denied / whole, affirmed: stand.affirmed / whole };
}

const LEAST_SHARE = 0.6;
const LEAST_WORDS = 2;

/** Says that something is, now and of the client, and nothing else. */
function isPlainly(clause: Clause, noted: Noted): boolean {
  const text = plain(textOfClause(noted, clause));
  if (partly.test(text) || once.test(text) || relieved.test(text) || seldom.test(text)) return false;
  const own = noted.tokens.slice(clause.from, clause.to);
  return (
    !/\d/.test(text) &&
    !own.some(({ text: word }) => judged.test(word)) &&
    clause.words.some(({ at }) => noted.polarity[at] === 1) &&
    !noted.slots.some(({ type, at }) => type === 'relation' && at >= clause.from && at < clause.to)
  );
}

/** The units that deny all of it. */
function deniedBy(clause: Clause, noted: Noted, said: Said): number[] {
  const best = bestTellings(clause, said, noted.language);
  const [top] = best;
  if (!top || top.share < LEAST_SHARE || top.telling.whose !== null) return [];
  const isFinding = clause.words.some(({ names }) => names.some(([name]) => name.startsWith('f:')));
  if (!isFinding && top.count < LEAST_WORDS) return [];
  const asked = askedBefore(top.telling, said);
  if (!asked.some((at) => said.units[at]?.answer === 'no')) return [];
  if (standIn(clause, top.telling, said).denied < LEAST_SHARE) return [];
  return best.some(({ telling }) => standIn(clause, telling, said).affirmed > 0)
    ? []
    : [...asked, ...top.telling.units];
}

export function checkDeniedClause(noted: Noted, said: Said): Found[] {
  const { text, heading, language } = noted;
  const all = plain(text);
  if (planHeading.test(heading) || isWarning(text, language) || over.test(text)) return [];
  if (denying[language].test(all)) return [];
  return clausesIn(noted, said).flatMap((clause): Found[] => {
    if (clause.words.length === 0 || !isPlainly(clause, noted)) return [];
    const units = deniedBy(clause, noted, said);
    return units.length > 0 ? [{ kind: 'negation', ...placeOfClause(noted, clause), units }] : [];
  });
}

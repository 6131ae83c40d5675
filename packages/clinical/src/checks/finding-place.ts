import type { Carrier, Matter } from './matters.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

export type Reading = { noted: Noted; said: Said; scores: Float64Array; top: number };

export function placeOf({ tokens }: Noted, { at, to }: Matter): { start: number; end: number } {
  return { start: tokens[at]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

export const unitsOf = (carriers: readonly Carrier[]): number[] =>
  carriers.slice(0, 3).map(({ word }) => word.unit);

/** The clause of the note that a word stands in. */
export const clauseAt = ({ tokens, clauseOf }: Noted, at: number) =>
  tokens.filter((_, index) => clauseOf[index] === clauseOf[at]);

/** Somebody is named in the same part of the sentence. */
export function hasRelation({ tokens, slots }: Noted, at: number): boolean {
  const isParted = (from: number, to: number) =>
    tokens.slice(Math.min(from, to), Math.max(from, to)).some(({ text }) => /^[;.()]$/.test(text));
  return slots.some(({ type, at: where }) => type === 'relation' && !isParted(where, at));
}

/** From the start of its clause: `Heeft Tourette`. */
export function clauseUpTo(noted: Noted, matter: Matter): { start: number; end: number } {
  let at = matter.at;
  while (at > 0 && !/^[,;:.()–—]$/.test(noted.tokens[at - 1]?.text ?? '')) at -= 1;
  return { start: noted.tokens[at]?.start ?? 0, end: placeOf(noted, matter).end };
}

/** Findings as the readers judge them: a denial may be part of their own words. */
export function polarityIn({ polarity, read, tokens }: Noted, { at, isFinding, terms }: Matter): -1 | 0 | 1 {
  const start = tokens[at]?.start ?? 0;
  const found = isFinding
    ? read.findings.find(
        (each) => `f:${each.finding}` === terms[0] && each.start <= start && start < each.end,
      )
    : undefined;
  const own = polarity[at] ?? 0;
  if (!found) return own;
  if (found.isConditional || found.isPast || found.polarity === 'uncertain') return 0;
  const judged = found.polarity === 'denied' ? -1 : 1;
  return own === 0 || own === judged ? judged : 0;
}

export const isName = ({ at, isFinding, isMedicine }: Matter, { tokens }: Noted) =>
  !isFinding && !isMedicine && at > 0 && /^\p{Lu}/u.test(tokens[at]?.raw ?? '');

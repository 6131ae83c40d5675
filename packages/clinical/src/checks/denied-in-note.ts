/** What the words around a matter in the note say of whether it is there. */

import { plain } from '../reading/text.ts';
import { denying, judged } from './denial-cues.ts';
import { clauseAt, type Reading } from './finding-place.ts';
import type { Matter } from './matters.ts';
import type { Noted } from './note-reading.ts';

/** `drie nachtmerries`, `zondags een borrel`: who knows how many, when or how often was told of it. */
export function isDetailed({ at, to, isFinding }: Matter, { noted }: Reading): boolean {
  const { tokens, slots } = noted;
  const isBetween = (from: number, end: number) =>
    !tokens.slice(Math.min(from, end), Math.max(from, end)).some(({ text }) => /^[;.]$/.test(text));
  const clause = clauseAt(noted, at);
  const isHere = (slot: { start: number }) => clause.some(({ start }) => start === slot.start);
  return (
    clause.some(({ text }) => /dags$/.test(text) || (!isFinding && /^(?:sinds|since)$/.test(text))) ||
    slots.some(
      (slot) =>
        (slot.type === 'often' && isBetween(slot.at, to)) ||
        (slot.type === 'amount' && isHere(slot) && (slot.amount.value !== 1 || slot.amount.isNumeral)),
    )
  );
}

/** `alcohol en roken: niets`. */
export function isDeniedAfter({ to }: Matter, { noted }: Reading): boolean {
  const colon = noted.tokens.findIndex(({ text }, index) => index >= to && /^[:;.]$/.test(text));
  if (noted.tokens[colon]?.text !== ':') return false;
  return /^(?:niets|niks|geen|nee|niet|nooit|nihil|negatief|none|no|nil|never|negative|not)$/.test(
    noted.tokens[colon + 1]?.text ?? '',
  );
}

/** `roept`, `moest wachten`: what somebody does is denied in too many ways to compare. */
export const isVerb = ({ at }: Matter, { noted }: Reading): boolean =>
  /^(?:niet|not|te|to|will|wil|zal|moet|must|kan|can|ging|gaat|then|dan)$/.test(
    noted.tokens[at - 1]?.text ?? '',
  );

/** Nothing in its clause of the note denies anything, nor begins the next; and it is no label. */
export function isUndenied({ at, to }: Matter, { noted }: Reading): boolean {
  const { tokens } = noted;
  if (tokens[to]?.text === ':') return false;
  if ([1, 2].some((back) => /^(?:wel|toch)$/.test(tokens[at - back]?.text ?? ''))) return true;
  const clause = clauseAt(noted, at);
  const last = clause.at(-1);
  const after = tokens.findIndex(({ start }) => start === last?.start) + 2;
  return ![...clause, ...tokens.slice(after, after + 1)].some(({ text }) => denying.test(text));
}

export const isJudged = ({ noted }: Reading, { at, to }: Matter) =>
  [at - 1, to, to + 1].some((near) => judged.test(noted.tokens[near]?.text ?? ''));

/** `eerder terug bij verergering (koorts, braken)`: what may come. */
export const isWarnedOf = ({ text, tokens }: Noted, { at }: Matter) =>
  warns.test(plain(text.slice(0, tokens[at]?.start ?? 0)));
const warns =
  /\b(?:if|in case|unless|red flags?|worsening|safety ?net\w*|als|indien|mocht|tenzij|alarmsympto\w*|alarmsignalen)\b/;

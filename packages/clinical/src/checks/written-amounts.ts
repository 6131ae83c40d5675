/** Amounts that a note writes otherwise than people say them. */
import type { Amount } from '../reading/quantity.ts';
import type { Token } from '../reading/tokens.ts';
import { isNear } from './amount-rules.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { AmountSlot } from './slots.ts';

/** A count of hours may be as small as an hour of the clock. */
const isOfClockAlone = ({ value }: Amount): boolean => value === 0 || value > 12;

const textBehind = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at + 1, at + 4)
    .map(({ text }) => text)
    .join(' ');

/** `tussen 13 en 14 uur`, `tot 16 uur`, `18-19 uur`: times of the clock that are read as amounts. */
export function isWrittenClock({ amount, at }: AmountSlot, { tokens }: Noted, said: Said): boolean {
  if (amount.value > 24 || (amount.unit && amount.unit.kind !== 'time')) return false;
  const [, hours, minutes] = /^(\d{1,2})[.:]([0-5]\d)$/.exec(tokens[at]?.raw ?? '') ?? [];
  if (hours !== undefined && minutes !== undefined) {
    const written = (Number(hours) % 12) * 60 + Number(minutes);
    const isClockSaid = ({ slot }: SaidSlot) => slot.type === 'clock' && slot.clock.minutes % 720 === written;
    if ((said.slots.get('clock') ?? []).some(isClockSaid)) return true;
  }
  const isClock =
    /^(?:om|tot|tussen|vanaf|rond|en|at|until|between|from|ongeveer|circa)$/.test(
      tokens[at - 1]?.text ?? '',
    ) ||
    /^(?:uur)$/.test(tokens[at + 1]?.text ?? '') ||
    (isOfClockAlone(amount) && /^(?:tot |– )?\d{1,2} uur/.test(textBehind(tokens, at)));
  if (!isClock) return false;
  if (tokens[at - 1]?.text === 'tussen' || tokens[at - 1]?.text === 'between') return true;
  const hour = amount.value % 12;
  return (
    (said.slots.get('clock') ?? []).some(
      ({ slot }) => slot.type === 'clock' && Math.floor(slot.clock.minutes / 60) % 12 === hour,
    ) ||
    (said.slots.get('amount') ?? []).some(
      ({ slot }) => slot.type === 'amount' && slot.amount.value % 12 === hour,
    )
  );
}

/** `6-7 glazen`, where somebody says `zes of zeven` of it: neither of them alone is looked for. */
export function isRangeSaid(slot: AmountSlot, { slots, tokens }: Noted, said: Said): boolean {
  const other = slots.find(
    (each): each is AmountSlot =>
      each.type === 'amount' &&
      (each.at === slot.at + 1 || slot.at === each.at + 1) &&
      tokens[Math.max(each.at, slot.at)]?.isGlued === true,
  );
  if (!other) return false;
  const unitsWith = ({ amount }: AmountSlot) =>
    (said.slots.get('amount') ?? []).flatMap(({ slot: each, unit, isTakenBack }) =>
      each.type === 'amount' && !isTakenBack && isNear(each.amount.value, amount.value) ? [unit] : [],
    );
  const units = new Set(unitsWith(other));
  return unitsWith(slot).some((unit) => units.has(unit));
}

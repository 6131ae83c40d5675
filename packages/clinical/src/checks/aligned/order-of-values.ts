/**
 * Marks a change that is written the wrong way round: `van 76 naar 79 kg`, where seventy-nine was first. Which of two values was
 * first is told by the words that stand closest to each, in the note and in the talk.
 */
import type { Language } from '../../note.ts';
import { amountRules } from '../amount-rules.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said, SaidSlot } from '../said-shape.ts';
import { isScaleEnd } from '../scale.ts';
import type { AmountSlot } from '../slots.ts';

type Worded = readonly { text: string; sentence?: number }[];
type Order = 'earlier' | 'later' | 'open';

const months =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october';
const earlier: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `^(?:was|waren|had|hadden|eerst|eerste|begin|begon|begonnen|aanvang|vorige?|vroeger|toen|destijds|voorheen|daarvoor|eerder|geleden|aanvankelijk|woog|zat|${months})$`,
  ),
  en: new RegExp(
    `^(?:was|were|had|used|first|initially|initial|started|began|previous|previously|before|earlier|last|ago|originally|weighed|baseline|${months})$`,
  ),
};
const later: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:nu|nou|vandaag|laatste|inmiddels|tegenwoordig|momenteel|is|naar|tot|uiteindelijk|weeg|weegt)$/,
  en: /^(?:now|today|currently|is|to|it's|finally|weighs)$/,
};
const stops = /^[,;:.!?()–—]$/;
const NEAR_WORDS = 7;

/** By the closest word before it that tells, up to the value before; otherwise by what follows up to the next. */
function orderOf(
  words: Worded,
  at: number,
  length: number,
  isValue: (at: number) => boolean,
  language: Language,
): Order {
  const cueAt = (place: number): Order | undefined => {
    const text = words[place]?.text ?? '';
    return earlier[language].test(text) ? 'earlier' : later[language].test(text) ? 'later' : undefined;
  };
  const isEnd = (place: number) =>
    stops.test(words[place]?.text ?? '') || words[place]?.sentence !== words[at]?.sentence;
  for (let place = at - 1; place >= Math.max(0, at - NEAR_WORDS); place--) {
    if (isEnd(place) || isValue(place)) break;
    const cue = cueAt(place);
    if (cue) return cue;
  }
  // `zes en nu alweer vier`: what leads to the next value is of that one.
  let after: Order = 'open';
  for (let place = at + length; place < Math.min(words.length, at + length + NEAR_WORDS); place++) {
    if (isEnd(place)) break;
    if (isValue(place)) return 'open';
    if (after === 'open') after = cueAt(place) ?? 'open';
  }
  return after;
}

const MOST_BETWEEN = 9;
const OF_SCALE = 2;
const comesFrom = /^(?:van|from|vanaf)$/;
const goesTo = /^(?:naar|tot|to|until)$/;

/** Whether the note has the first of two values as the earlier one. */
function isFirstEarlier(one: AmountSlot, other: AmountSlot, noted: Noted): boolean | undefined {
  const { tokens, language, slots } = noted;
  const lead = (slot: AmountSlot) => tokens[slot.at - 1]?.text ?? '';
  if (comesFrom.test(lead(one)) && goesTo.test(lead(other))) return true;
  // Further apart they may be of two things.
  const between = tokens.slice(one.at + one.length, other.at);
  // `18 van 30 (vorig jaar 22)`: what stands between brackets right behind it is of the same.
  const isAside = (at: number) => between[at]?.text === '(' && at <= OF_SCALE;
  if (between.length > MOST_BETWEEN) return undefined;
  if (between.some(({ text }, at) => /^[:;()]$/.test(text) && !isAside(at))) return undefined;
  const isValue = (at: number) =>
    slots.some((slot) => slot.type === 'amount' && !slot.amount.isOrdinal && slot.at === at);
  const [first, second] = [one, other].map(({ at, length }) =>
    orderOf(tokens, at, length, isValue, language),
  );
  if (first === 'earlier' && second !== 'earlier') return true;
  return second === 'earlier' && first !== 'earlier' ? false : undefined;
}

/** `18 van 30` */
const isOutOf = ({ at }: AmountSlot, { tokens, slots }: Noted): boolean =>
  /^(?:van|of|uit)$/.test(tokens[at - 1]?.text ?? '') &&
  slots.some((slot) => slot.type === 'amount' && slot.at + slot.length === at - 1);

const isCounted = ({ amount, isArticle }: AmountSlot) => !isArticle && !amount.isOrdinal;

const NEAR_PIECES = 2;

/** For each time that both are said close to each other: whether the first of the two was the earlier. */
function ordersSaid(one: AmountSlot, other: AmountSlot, said: Said, language: Language) {
  const sayings = (said.slots.get('amount') ?? []).filter(
    ({ isTakenBack, isScale, slot }) => !isTakenBack && !isScale && slot.type === 'amount' && isCounted(slot),
  );
  const places = new Set(sayings.map(({ word }) => word));
  const of = (slot: AmountSlot) =>
    sayings.filter((saying) => saying.slot.type === 'amount' && amountRules.isSame(slot, saying.slot));
  const orderAt = ({ word, slot }: SaidSlot) =>
    orderOf(said.words, word, slot.length, (at) => places.has(at), language);
  const pieceOf = ({ unit }: SaidSlot) => said.units[unit]?.piece ?? 0;
  const pairs = of(one).flatMap((first) =>
    of(other)
      .filter(
        (second) => second.word !== first.word && Math.abs(pieceOf(first) - pieceOf(second)) <= NEAR_PIECES,
      )
      .map((second) => ({ first, second, apart: Math.abs(first.unit - second.unit) })),
  );
  // The two that stand closest to each other are of one thing.
  const least = Math.min(...pairs.map(({ apart }) => apart));
  const leads = ({ word }: SaidSlot, to: RegExp) => to.test(said.words[word - 1]?.text ?? '');
  return pairs.map(({ first, second, apart }) => {
    const [a, b] = [orderAt(first), orderAt(second)];
    const isOpen = a === b || (a === 'open' && b === 'later');
    const isNext = second.word === first.word + first.slot.length + 1;
    const isFromTo = leads(second, goesTo) && (leads(first, comesFrom) || isNext);
    const isEarlier = isFromTo ? true : isOpen ? undefined : a === 'earlier' || b === 'later';
    return { isEarlier, isClosest: apart === least, units: [first.unit, second.unit] };
  });
}

/** A week and a count are not two values of one thing; the second of two may leave out the unit of the first. */
function mayBeOfOne(one: AmountSlot, other: AmountSlot, { tokens }: Noted): boolean {
  const [unit, next] = [one.amount.unit, other.amount.unit];
  if (one.amount.value < 1 && !one.amount.isNumeral && !unit) return false;
  if (unit?.kind === next?.kind) return unit?.kind !== 'time' || unit.factor === next?.factor;
  const lead = (slot: AmountSlot) => tokens[slot.at - 1]?.text ?? '';
  if (!unit) return comesFrom.test(lead(one)) && goesTo.test(lead(other));
  return !next && unit.kind !== 'time' && !unit.isDose;
}

export function checkOrderOfValues(noted: Noted, said: Said): Found[] {
  const slots = noted.slots.filter(
    (slot): slot is AmountSlot =>
      slot.type === 'amount' && isCounted(slot) && !isScaleEnd(noted.tokens, slot) && !isOutOf(slot, noted),
  );
  return slots.flatMap((one, index): Found[] => {
    const other = slots[index + 1];
    if (!other || one.amount.value === other.amount.value) return [];
    // `acht of negen`
    if (
      /^(?:of|tot|à|a|-|–|or)$/.test(noted.tokens[other.at - 1]?.text ?? '') &&
      other.at - one.at - one.length <= 1
    )
      return [];
    if (!mayBeOfOne(one, other, noted)) return [];
    const noteOrder = isFirstEarlier(one, other, noted);
    if (noteOrder === undefined) return [];
    const orders = ordersSaid(one, other, said, noted.language);
    const wrong = orders.find(({ isEarlier, isClosest }) => isClosest && isEarlier === !noteOrder);
    if (!wrong || orders.some(({ isEarlier }) => isEarlier === noteOrder)) return [];
    return [{ kind: 'number', start: one.start, end: other.end, units: wrong.units }];
  });
}

/** The parts of a sentence of a note that may each be a task of its own. */
import type { NoteSentence } from '../../reading/segments.ts';

/** `start` is its place in the note. */
export type Part = Pick<NoteSentence, 'text' | 'start' | 'heading' | 'under'>;

const SHORTEST_PART = 8;
const join =
  /;\s+|\.\s+(?=\p{Lu})|,?\s+(?:en|and)\s+(?=(?:bellen|vraagt|belt|stuurt|regelt|maakt|neemt|komt|plant|zal|bespreekt|informeert|verwijst|verwijzen|schrijft|will|to|call|send|book|arrange|ask|review|see|refer|ring|order|check|write|schedule|repeat|recheck)\b)/gu;
const mayJoin = /,?\s+(?<!\btot )(?:en|and)(?: dan| then)?\s+/gu;

const FEWEST_WORDS = 3;
const isWhole = (text: string): boolean =>
  text.length >= SHORTEST_PART && text.trim().split(/\s+/).length >= FEWEST_WORDS;

function cut(part: Part, at: number, length: number): [Part, Part] {
  const rest = at + length;
  return [
    { ...part, text: part.text.slice(0, at) },
    { ...part, text: part.text.slice(rest), start: part.start + rest },
  ];
}

/** `Belt dinsdag 2 juni en komt donderdag 4 juni terug`: where both halves name a day of their own, they are two tasks. */
function byDay(part: Part, dueOf: (text: string) => string | null): Part[] {
  for (const { 0: found, index } of part.text.matchAll(mayJoin)) {
    const [first, second] = cut(part, index, found.length);
    if (!isWhole(first.text) || !isWhole(second.text)) continue;
    const [one, other] = [dueOf(first.text), dueOf(second.text)];
    if (one !== null && other !== null && one !== other) return [first, ...byDay(second, dueOf)];
  }
  return [part];
}

/** `Dinsdag bellen; controle op 3 februari`: two tasks, two days. */
export function partsOf(sentence: NoteSentence, dueOf: (text: string) => string | null): Part[] {
  const { text, start, heading, under } = sentence;
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(join)) {
    if (index - from < SHORTEST_PART || text.length - index - found.length < SHORTEST_PART) continue;
    parts.push({ text: text.slice(from, index), start: start + from, heading, under });
    from = index + found.length;
  }
  parts.push({ text: text.slice(from), start: start + from, heading, under });
  return parts.flatMap((part) => byDay(part, dueOf));
}

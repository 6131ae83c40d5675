/** Marks a side, a part of the body, a degree or a person that was said differently of the same thing. */
import type { Found } from './found.ts';
import type { CheckKind } from './mark.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';
import type { WordSlot } from './slot-words.ts';
import type { WordValue } from './slots.ts';
import { isOutdone, type Rules, type Weighed, weigh } from './weigh.ts';

/** Who speaks of the parents may have named one of them. */
const isParent = (value: string) => /^(?:moeder|vader|mother|father)$/.test(value);
const isParents = (value: string) => /^(?:ouders|parents)$/.test(value);

const rules: Rules<WordValue> = {
  isSame: (noted, said) => noted.value === said.value || (isParents(noted.value) && isParent(said.value)),
  isRival: () => true,
};

type Bar = {
  kind: CheckKind;
  /** Said nowhere: how alike another must be to stand in its place. */
  unsaid: number;
  /** Said, but another is so much more alike. */
  share: number;
  least: number;
};

const bars: Readonly<Partial<Record<WordSlot, Bar>>> = {
  side: { kind: 'side', unsaid: 0, share: 0.35, least: 0.25 },
  body: { kind: 'symptom', unsaid: 0.2, share: 0.15, least: 0.4 },
  grade: { kind: 'severity', unsaid: 0.25, share: 0.3, least: 0.3 },
  certainty: { kind: 'certainty', unsaid: 0.25, share: 0.3, least: 0.3 },
  period: { kind: 'time', unsaid: 0.35, share: 0.25, least: 0.3 },
  relation: { kind: 'person', unsaid: 0.2, share: 0.4, least: 0.3 },
};

/** `zoon Milan`: who the name belongs to was said in other words. */
function isNamed({ at, type }: WordValue, { tokens }: Noted, said: Said): boolean {
  if (type !== 'relation') return false;
  const next = tokens[at + 1];
  if (next?.isGlued) return true;
  return next !== undefined && /^\p{Lu}/u.test(next.raw) && said.words.some(({ text }) => text === next.text);
}

function isWrong(weighed: Weighed, { unsaid, share, least }: Bar): boolean {
  if (!weighed.same) return unsaid === 0 || (weighed.other?.like ?? 0) >= unsaid;
  return isOutdone(weighed, share, least);
}

const opposites: readonly (readonly [string, string])[] = [
  ['linker', 'rechter'],
  ['links', 'rechts'],
  ['left', 'right'],
];

/** The word with the other side in it. */
function sideFor({ start, end }: WordValue, { text }: Noted): string | null {
  const word = text.slice(start, end);
  for (const pair of opposites)
    for (const [from, to] of [pair, [pair[1], pair[0]] as const]) {
      const changed = word.toLowerCase().replace(from, to);
      if (changed !== word.toLowerCase())
        return /^\p{Lu}/u.test(word) ? (changed[0] ?? '').toUpperCase() + changed.slice(1) : changed;
    }
  return null;
}

const PART_WORDS = 3;

type Placed = { at: number; value: string };

/** The part of the body that a side is of: in the same word, or close by. */
function partOf(at: number, parts: readonly Placed[], reach: number): string | undefined {
  const near = parts.filter((part) => Math.abs(part.at - at) <= reach);
  return near.reduce<Placed | undefined>(
    (best, each) => (!best || Math.abs(each.at - at) < Math.abs(best.at - at) ? each : best),
    undefined,
  )?.value;
}

/** `rechterkuit`, where the talk has the left calf only. */
function otherSide(slot: WordValue, { slots }: Noted, said: Said): SaidSlot | undefined {
  if (slot.type !== 'side') return undefined;
  const noteParts = slots.flatMap((each) =>
    each.type === 'body' ? [{ at: each.at, value: each.value }] : [],
  );
  const part = partOf(slot.at, noteParts, PART_WORDS);
  if (part === undefined) return undefined;
  const parts = (said.slots.get('body') ?? []).flatMap(({ slot: each, word }) =>
    each.type === 'body' ? [{ at: word, value: each.value }] : [],
  );
  const sides = (said.slots.get('side') ?? []).filter(
    ({ word, isTakenBack }) => !isTakenBack && partOf(word, parts, SAID_WORDS) === part,
  );
  const isIt = ({ slot: each }: SaidSlot) =>
    each.type === 'side' && (each.value === slot.value || each.value === 'both');
  return sides.length > 0 && !sides.some(isIt) ? sides[0] : undefined;
}
const SAID_WORDS = 10;

export const checkWords = (noted: Noted, said: Said): Found[] =>
  noted.slots.flatMap((slot): Found[] => {
    const bar = bars[slot.type as WordSlot];
    if (!bar || !('value' in slot) || slot.type === 'medicine' || slot.value === 'both') return [];
    if (isNamed(slot, noted, said)) return [];
    // The husband of who speaks is the father of the child, or the son-in-law of the client.
    if (slot.type === 'relation' && said.units.some(({ teller }) => teller !== null)) return [];
    const left = otherSide(slot, noted, said);
    if (left)
      return [
        { kind: 'side', start: slot.start, end: slot.end, said: sideFor(slot, noted), units: [left.unit] },
      ];
    const weighed = weigh(slot, noted, said, rules);
    if (!isWrong(weighed, bar)) return [];
    const { start, end } = slot;
    const other = weighed.other?.saying;
    return [{ kind: bar.kind, start, end, said: other?.text ?? null, units: other ? [other.unit] : [] }];
  });

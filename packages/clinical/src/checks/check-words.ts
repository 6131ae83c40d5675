/** Marks a side, a part of the body, a degree or a person that was said differently of the same thing. */
import type { Found } from './found.ts';
import type { CheckKind } from './mark.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
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

export const checkWords = (noted: Noted, said: Said): Found[] =>
  noted.slots.flatMap((slot): Found[] => {
    const bar = bars[slot.type as WordSlot];
    if (!bar || !('value' in slot) || slot.type === 'medicine' || slot.value === 'both') return [];
    if (isNamed(slot, noted, said)) return [];
    const weighed = weigh(slot, noted, said, rules);
    if (!isWrong(weighed, bar)) return [];
    const { start, end } = slot;
    const other = weighed.other?.saying;
    return [{ kind: bar.kind, start, end, said: other?.text ?? null, units: other ? [other.unit] : [] }];
  });

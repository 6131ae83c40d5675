/** The medicines of a sentence, each with the words that are about it. */
import type { MedicineSlot, Spot } from '../../reading/slot.ts';
import type { ReadSentence } from '../read.ts';

/** What the words say of one medicine: its own stretch of the sentence. */
export type Stretch = Spot & { medicine: MedicineSlot; name: string };

export const separator =
  /[;,](?=\s)|\.\s|(?<!\p{L})(?:en|and|plus)(?!\p{L})|(?<!\p{L})(?:of|or)(?= (?:te )?(?:stop|sta[ak]))|\s[+(]/gu;
const hardSeparator = /[;,](?=\s)|\.\s/gu;

export const lastSeparator = (text: string, pattern: RegExp): number => {
  const found = [...text.matchAll(pattern)].at(-1);
  return found ? found.index + found[0].length : -1;
};

/** Classes that stand in lists by no other name. */
const supplement =
  /^(?:multivitamine?|ijzertabletten|iron tablets|visolie|fish oil|vitamine? c|nicotinepleister|nicotine patch)$/;

/** `Equasym XL 30 mg, methylphenidate IR 5 mg`: named again with a dose of its own, it is another entry of the list. */
function isOther({ name, start, end }: MedicineSlot, merged: readonly Merged[], words: string): boolean {
  const same = merged.findLast((other) => other.name === name);
  if (!same) return true;
  const between = words.slice(same.slot.end, start);
  const isEntry = /\d\s?(?:mg|mcg|g)\b[^.;]{0,40}(?:,|;|\+|\ben|\band)\s(?:\p{L}+\s){0,2}$/iu.test(between);
  return isEntry && /^(?:\s\p{L}{1,12}){0,2}\s\d+(?:[.,]\d+)?\s?(?:mg|mcg|g)\b/iu.test(words.slice(end));
}

/** `the lithium clinic`, `de clozapinepoli`: somewhere or somebody, and nothing that is taken. */
const isPlace =
  /^[\s-]?(?:clinic|service|nurse|team|register|monitoring service|poli(?:kliniek)?|spreekuur|verpleegkundige|dienst|passport|paspoort)(?!\p{L})/iu;

/** `ethinylestradiol/levonorgestrel` is one medicine. */
type Merged = { slot: MedicineSlot; name: string };
function mergedMedicines({ slots, words, part }: ReadSentence): Merged[] {
  const merged: Merged[] = [];
  const isNamed = ({ kind, name, end }: MedicineSlot) =>
    ((kind === 'medicine' || kind === 'insulin') && !isPlace.test(words.slice(end))) ||
    (supplement.test(name) && (part === 'medicines' || /^ \(?\d+ ?mg\b/u.test(words.slice(end))));
  for (const slot of slots.medicines.filter(isNamed)) {
    const before = merged.at(-1);
    const between = before ? words.slice(before.slot.end, slot.start) : '';
    if (before && between.trim() === '/') {
      before.name = `${before.name}/${slot.name}`;
      before.slot = { ...before.slot, end: slot.end };
    } else if (isOther(slot, merged, words)) merged.push({ slot, name: slot.name });
  }
  return merged;
}

/** `zopiclon lag er nog, maar die neemt hij niet meer sinds de mirtazapine`: of the one before. */
const pointsBack =
  /^\s*(?:maar |but |en |and )?(?:die|dat|deze|dit|which|this|that|it|these|those|neither|beide|both)\b/iu;

export function stretchesOf(sentence: ReadSentence): Stretch[] {
  const { words } = sentence;
  const medicines = mergedMedicines(sentence);
  const starts = medicines.map(({ slot }, index) => {
    const before = medicines[index - 1]?.slot.end ?? 0;
    // What is closed in brackets is of the one before it: `metformine (500 mg) op de olanzapine`.
    const between = words
      .slice(before, slot.start)
      .replace(/\s\([^()]*\)/gu, (closed) => '·'.repeat(closed.length));
    const at = lastSeparator(between, index === 0 ? hardSeparator : separator);
    if (index > 0 && at >= 0 && pointsBack.test(words.slice(before + at, slot.start))) return slot.start;
    return at >= 0 ? before + at : index === 0 ? 0 : slot.start;
  });
  return medicines.map(({ slot, name }, index) => ({
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? words.length,
    medicine: slot,
    name,
  }));
}

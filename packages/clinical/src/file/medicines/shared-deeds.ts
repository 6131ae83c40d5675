/** Deeds that hold for more than the medicine beside them: `gestopt met paroxetine en oxazepam`, `evenals de diazepam`. */
import type { Deed } from './medicine-deeds.ts';
import type { Stretch } from './medicine-stretches.ts';

/** `sertraline en oxazepam zijn gestaakt`: of both. */
const plural =
  /\b(?:zijn|werden|worden|waren|beiden?|allebei|alle (?:twee|drie)|geen van|have|were|are|both|neither|all)\b/iu;
/** `enoxaparine, die inmiddels klaar is`: of the last alone. */
const ofOne = /,\s(?:die|dat|welke|which|that|this|it)\b/iu;
/** `…, evenals de pregabaline`: the same was done with the next. */
const likewise =
  /\b(?:evenals|alsmede|zo ook|idem|hetzelfde geldt voor|ditto|as (?:was|were|did|has|have|with)|likewise|along with|together with|and so (?:was|were|did))\b[^.;]{0,20}$/iu;
/** `Naast de sertraline …`: what is said further on is of the next. */
export const besides =
  /\b(?:naast|behalve|bovenop|besides|alongside|in addition to|on top of)(?: (?:de|het|haar|zijn|the|her|his))? $/iu;

const goesOn =
  /^[^.;:]*(?:,|\ben|\band)\s(?:(?:ook|also)\s)?(?:(?:met|with)\s)?(?:(?:de|het|haar|zijn|the|her|his)\s)?$/iu;

/** `came off donepezil and has been on memantine since`: something else is told of the next. */
const isOwnUse =
  /\b(?:has been|have been|is|was|remains|now|gebruikt|slikt|neemt|krijgt|staat|kreeg|forgot|missed|skipped|vergat|vergeten|vergeet)\b[^,;.]{0,30}$/iu;

type Deeds = readonly (readonly Deed[])[];

const between = (stretches: readonly Stretch[], index: number, words: string): string =>
  words.slice(stretches[index - 1]?.medicine.end ?? 0, stretches[index]?.medicine.start);

/** The deed before a list holds for each of its entries: `Gestopt met paroxetine en oxazepam`. */
function ofBefore(
  index: number,
  deeds: Deeds,
  stretches: readonly Stretch[],
  words: string,
): Deed | undefined {
  const before = stretches[index - 1];
  const deed = deeds[index - 1]?.at(-1);
  const apart = between(stretches, index, words);
  const isListed = before && !/[;.]\s/.test(apart) && !isOwnUse.test(apart);
  return isListed && deed?.spot && deed.spot.start < before.medicine.start ? deed : undefined;
}

/** The deed behind the next: `sertraline en oxazepam gestaakt` is of both or of the last, nobody can tell. */
function ofNext(
  index: number,
  deeds: Deeds,
  stretches: readonly Stretch[],
  words: string,
): Deed | 'unclear' | undefined {
  const next = deeds[index + 1]?.[0];
  const after = stretches[index + 1];
  if (!after || !next?.spot || next.spot.start < after.medicine.end || next.change === 'continued')
    return undefined;
  if (besides.test(words.slice(0, stretches[index]?.medicine.start))) return undefined;
  const own = stretches[index]?.medicine.end ?? 0;
  const apart = words.slice(own, after.medicine.start);
  const behind = words.slice(after.medicine.end, next.spot.end);
  if (plural.test(behind) || plural.test(words.slice(0, own)) || likewise.test(apart)) return next;
  // Begun with it or before it, it is used either way.
  if (next.change === 'started' && next.isDone && /\d\s?(?:mg|mcg|g|IE|IU)\b/u.test(apart)) return undefined;
  return /[;,]\s|\s\(/.test(apart) || ofOne.test(behind) ? undefined : 'unclear';
}

/** For each medicine that has no deed of its own, the one that it shares. */
export function sharedDeeds(
  deeds: Deeds,
  stretches: readonly Stretch[],
  words: string,
): (Deed | 'unclear' | undefined)[] {
  let same: Deed | undefined;
  return stretches.map((_, index) => {
    const apart = between(stretches, index, words);
    const before = deeds[index - 1]?.at(-1);
    if ((deeds[index]?.length ?? 0) > 0) same = undefined;
    else if (before && likewise.test(apart)) same = before;
    else if (!goesOn.test(apart)) same = undefined;
    return same ?? ofBefore(index, deeds, stretches, words) ?? ofNext(index, deeds, stretches, words);
  });
}

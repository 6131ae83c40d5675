/** Where the weight of a feature stands. Two that share a place were learned together: there are more places than features that count. */
const BITS = 18;
export const PLACES = 1 << BITS;

/** FNV-1a, folded. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> BITS) ^ hash) & (PLACES - 1);
}

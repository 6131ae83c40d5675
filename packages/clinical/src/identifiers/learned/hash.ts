/** Where the weight of a feature stands among so many places, a power of two. Two that share a place were learned together. */
export function placeOf(feature: string, places: number): number {
  // FNV-1a, folded.
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash >>> 8) & (places - 1);
}

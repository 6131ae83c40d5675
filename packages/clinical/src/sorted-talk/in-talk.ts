/** People stay with a subject for a while, so what a group is about says something of those before and after it. */

/** The chance to stay; otherwise the next subject is any, as often as it usually is. Between 0.1 and 0.3 it matters little. */
const STAYING = 0.2;

function addingUpToOne(chances: Float64Array): Float64Array {
  const sum = chances.reduce((total, each) => total + each, 0);
  return chances.map((each) => each / sum);
}

/** What to expect of each group by all that went before it. */
function expectedIn(talk: readonly Float64Array[], usual: Float32Array): Float64Array[] {
  let next = Float64Array.from(usual);
  return talk.map((chances) => {
    const expected = next;
    const found = chances.map((chance, k) => (chance * (expected[k] ?? 0)) / (usual[k] ?? 1));
    next = addingUpToOne(found).map((chance, k) => STAYING * chance + (1 - STAYING) * (usual[k] ?? 0));
    return expected;
  });
}

/** The chances of each group alone become those of it in its talk. `usual`: how often each subject is spoken of. */
export function inTalk(talk: readonly Float64Array[], usual: Float32Array): Float64Array[] {
  const before = expectedIn(talk, usual);
  const after = expectedIn([...talk].reverse(), usual).reverse();
  return talk.map((chances, at) =>
    addingUpToOne(
      chances.map((chance, k) => {
        const expected = (before[at]?.[k] ?? 0) * (after[at]?.[k] ?? 0);
        return (chance * expected) / (usual[k] ?? 1) ** 2;
      }),
    ),
  );
}

/** People who are called by their names: with two of them there are three in the room. */
import type { Looks } from './features.ts';
import type { Cut } from './split.ts';

/** `Dat is handig, Ans.`, `Cor, hoe slaap je?`: who is called by name. */
const calledBehind = /, (\p{Lu}\p{Ll}{2,})(?=[.?!,])/gu;
const calledBefore = /^(?:(?:En|Dag|Zo|Maar|And|So|Hello|Hi),? )?(\p{Lu}\p{Ll}{2,})(?=[,.] )/u;
const noNames =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|dokter|doctor|christmas|easter|pasen|kerst)$/i;
const FEWEST_BY_NAME = 2;

/** Two people are called by name, more than once each; the clinician is seldom called by theirs. */
export function callsTwoNames(cuts: readonly Cut[], looks: readonly Looks[]): boolean {
  const counts = new Map<string, number>();
  const behind = new Set<string>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  cuts.forEach(({ said }, at) => {
    // Who thanks or answers may call the clinician.
    if (looks[at]?.signs.has('thanks')) return;
    for (const [, name = ''] of said.matchAll(calledBehind)) {
      behind.add(name);
      count(name);
    }
    const [, first = ''] = calledBefore.exec(said) ?? [];
    if (first) count(first);
  });
  const called = [...behind].filter(
    (name) => !noNames.test(name) && (counts.get(name) ?? 0) >= FEWEST_BY_NAME,
  );
  return called.length >= 2;
}

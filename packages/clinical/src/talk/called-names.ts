/** People who are called by their names: with two of them there are three in the room. */
import type { Looks } from './features.ts';
import type { Cut } from './split.ts';

/** `Dat is handig, Ans.`, `Cor, hoe slaap je?`: who is called by name. */
const calledBehind = /, (\p{Lu}\p{Ll}{2,})(?=[.?!,])/gu;
const calledBefore = /^(?:(?:En|Dag|Zo|Maar|And|So|Hello|Hi),? )?(\p{Lu}\p{Ll}{2,})(?=[,.] )/u;
const noNames =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|dokter|doctor|christmas|easter|pasen|kerst)$/i;
const FEWEST_BY_NAME = 2;

type Calls = { all: number; asked: number; isBehind: boolean };

/** `Ik ben Marjan`, `met Wietske van de poli`: the clinician, who may be called as well. */
const introduced =
  /(?<!\p{L})(?:ik ben|ik heet|mijn naam is|u spreekt met|je spreekt met|hallo,? met|met|i'm|i am|my name is|this is) (?:dokter |doctor |dr\.? )?(\p{Lu}\p{Ll}{2,})/gu;

/** How often each name is called. */
function callsIn(cuts: readonly Cut[], looks: readonly Looks[]): Map<string, Calls> {
  const found = new Map<string, Calls>();
  const count = (name: string, isAsked: boolean, isBehind: boolean) => {
    const calls = found.get(name) ?? { all: 0, asked: 0, isBehind: false };
    found.set(name, {
      all: calls.all + 1,
      asked: calls.asked + (isAsked ? 1 : 0),
      isBehind: calls.isBehind || isBehind,
    });
  };
  cuts.forEach(({ said }, at) => {
    // Who thanks or answers may call the clinician.
    if (looks[at]?.signs.has('thanks')) return;
    const isAsked =
      looks[at]?.isQuestion === true && /(?<!\p{L})(?:je|jij|jou|u|you|your)(?!\p{L})/iu.test(said);
    for (const [, name = ''] of said.matchAll(calledBehind)) count(name, isAsked, true);
    const [, first = ''] = calledBefore.exec(said) ?? [];
    if (first) count(first, isAsked, false);
  });
  const clinicians = new Set(
    cuts
      .slice(0, BEGINNING)
      .flatMap(({ said }) => [...said.matchAll(introduced)].map(([, name = '']) => name)),
  );
  for (const name of found.keys()) if (noNames.test(name) || clinicians.has(name)) found.delete(name);
  return found;
}

const BEGINNING = 12;

/** Two people are called by name, more than once each; the clinician is seldom called by theirs. */
export function callsTwoNames(cuts: readonly Cut[], looks: readonly Looks[]): boolean {
  const calls = [...callsIn(cuts, looks).values()].filter(({ all }) => all >= FEWEST_BY_NAME);
  return (
    calls.filter(({ isBehind }) => isBehind).length >= 2 || calls.filter(({ asked }) => asked > 0).length >= 2
  );
}

const titled = /(?:^|[,.!?]\s*)(?:en |zo,? |dag )?(?:mevrouw|meneer|madam|sir)(?=\s*[,.!?]|$| \p{Lu})/iu;
const bothTitles = /(?<!\p{L})(?:meneer|mevrouw)(?: \p{Lu}\p{L}+)*(?:,| en) (?:meneer|mevrouw)(?!\p{L})/iu;

/**
 * A name that somebody is called by where others are called sir or madam: `Kwart over twee, Gerrit.` – `Dag, mevrouw.`
 * '' where there is none.
 */
export function namedAmongTitles(cuts: readonly Cut[], looks: readonly Looks[]): string {
  if (!cuts.some(({ said }) => titled.test(said))) return '';
  const names = [...callsIn(cuts, looks)].filter(
    ([, { all, isBehind }]) => isBehind && all >= FEWEST_BY_NAME,
  );
  return names.sort(([, one], [, other]) => other.all - one.all)[0]?.[0] ?? '';
}

/** Called by name, and never where something is asked of them: then it is not the clinician who does. */
export const isCalledByOther = (name: string, cuts: readonly Cut[], looks: readonly Looks[]): boolean =>
  name !== '' && callsIn(cuts, looks).get(name)?.asked === 0;

/** `Meneer De Wit, mevrouw, komt u binnen.` */
export const greetsTwo = (cuts: readonly Cut[]): boolean =>
  cuts.slice(0, BEGINNING).some(({ said }) => bothTitles.test(said));

/** What is said again soon after is said once, with both places as its source. */
import type { Fact } from '../facts/fact.ts';
import { isDiagnosis } from '../facts/judgements.ts';
import { isScaled } from '../facts/unclear.ts';
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';

/** An appointment is repeated at once, a summary comes at the end. */
const NEAR = 12;

type Content = { stems: ReadonlySet<string>; numbers: ReadonlySet<string>; isDenied: boolean };

/** `Nu niet meer` does not repeat `in het voorjaar wel`. */
const denying =
  /\b(?:geen|niet|nooit|nee|niks|niets|zonder|ontkent|no|not|never|none|nothing|denies|without)\b|n't\b/;

function contentOf(fact: Fact, language: Language): Content {
  const tokens = tokensOf(fact.clause ?? fact.quote);
  const numbers = readQuantities(tokens, language, true).map((quantity) =>
    quantity.what === 'amount'
      ? `${quantity.value}`
      : quantity.what === 'clock'
        ? `c${quantity.minutes}`
        : `d${quantity.day ?? ''}-${quantity.month ?? ''}-${quantity.weekday ?? ''}`,
  );
  const isDenied = denying.test(plain(fact.clause ?? fact.quote));
  return { stems: stemsOf(tokens), numbers: new Set(numbers), isDenied };
}

function isWithin(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
  if (small.size > large.size) return false;
  for (const each of small) if (!large.has(each)) return false;
  return true;
}

/** Day and month, without the day of the week: that is not always said. */
const daysOf = ({ numbers }: Content) => [...numbers].flatMap((each) => /^d\d+-\d+/.exec(each)?.[0] ?? []);
const clocksOf = ({ numbers }: Content) => [...numbers].filter((each) => each.startsWith('c'));

/** Of two times on one day, said near each other, the clinician's holds, or the one said last: the other was misheard or moved. */
function isOvertaken(index: number, facts: readonly Fact[], contents: readonly Content[]): boolean {
  const [fact, content] = [facts[index], contents[index]];
  if (fact?.kind !== 'next_contact' || !content) return false;
  const [days, clocks] = [daysOf(content), clocksOf(content)];
  if (days.length !== 1 || clocks.length !== 1) return false;
  return facts.some((other, at) => {
    const told = contents[at];
    if (at === index || !told || other.kind !== 'next_contact' || Math.abs(at - index) > NEAR) return false;
    const others = clocksOf(told);
    if (!daysOf(told).includes(days[0] ?? '') || others.length === 0 || others.includes(clocks[0] ?? ''))
      return false;
    const isClinicians = fact.told_by === 'clinician';
    return (other.told_by === 'clinician') === isClinicians ? at > index : !isClinicians;
  });
}

/** A fact, and whether it says what another said already. */
type Kept = Fact & { says_again?: true };

export function withoutRepeats(facts: readonly Fact[], language: Language): Kept[] {
  const contents = facts.map((fact) => contentOf(fact, language));
  const kept = facts.map((fact): Kept => ({ ...fact }));
  const gone = new Set<number>();
  const swallow = (small: number, large: number) => {
    const [one, other] = [kept[small], kept[large]];
    if (!one || !other || gone.has(large) || gone.has(small)) return;
    other.sources = [...new Set([...other.sources, ...one.sources])].sort((a, b) => a - b);
    other.says_again = true;
    gone.add(small);
  };
  for (const [index, { stems, numbers, isDenied }] of contents.entries()) {
    // What it is, is said by who treats, whoever asks after it or repeats it.
    const own = facts[index];
    if (own && isDiagnosis(own, language)) continue;
    // `Hoe naar nu: acht` is no repeat of whatever else is eight.
    if (stems.size + numbers.size === 0 || (stems.size === 0 && isScaled(facts[index] ?? { clause: null })))
      continue;
    for (let near = Math.max(0, index - NEAR); near <= Math.min(facts.length - 1, index + NEAR); near++) {
      const other = contents[near];
      if (near === index || !other || gone.has(near) || other.isDenied !== isDenied) continue;
      const isSmaller = stems.size + numbers.size < other.stems.size + other.numbers.size || near < index;
      if (isSmaller && isWithin(numbers, other.numbers) && isWithin(stems, other.stems)) swallow(index, near);
    }
  }
  return kept.filter((_, index) => !gone.has(index) && !isOvertaken(index, facts, contents));
}

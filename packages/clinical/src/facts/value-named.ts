/** A value that is said again is of what was measured with it: `Achtenvijftig, is dat slecht?` `It's mildly reduced` is the eGFR of 58. */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised } from '../reading/text.ts';
import type { Fact } from './fact.ts';
import { lastQuestion } from './last-question.ts';
import { namedIn } from './measure-named.ts';

/** Smaller figures are said of too many things. */
const LEAST = 10;
/** Facts further back. */
const REACH = 15;

type Known = { label: string; at: number };

const points =
  /^(?:(?:nee|ja|no|yes),? )?(?:dat|die|het|it|that)(?:['’]s)? (?:(?:is|was|blijft|valt|ligt|stays|looks) )?\p{L}/iu;
const judged =
  /^ (?:is|was|dat is|vind ik|that's) (?:(?:nog|wel|heel|erg|te|net|echt|a bit|quite|very|too|still|just) )*(?:keurig|netjes|goed|prima|mooi|hoog|laag|normaal|perfect|slecht|fine|good|high|low|normal|bad|okay)(?!\p{L})/iu;

/** `Vierentachtig en een kreatinine van 138`: the first is of something else, and of what is not said. */
const beside = /^(?:en|and) (?:een |de |het |a |an |the )?/iu;

function withoutStrayValue(fact: Fact, language: Language): Fact {
  const { clause, slots } = fact;
  const [first] = slots.amounts;
  const [measured] = slots.measurements;
  if (clause === null || first?.start !== 0 || !measured || first.unit !== undefined) return fact;
  const rest = clause.slice(first.end).trimStart();
  if (measured.start < first.end || !beside.test(rest)) return fact;
  const kept = rest.replace(beside, '');
  return { ...fact, clause: capitalised(kept), slots: slotsOf(kept, language, { isSpoken: true }) };
}

export function withValueNames(facts: readonly Fact[], language: Language): Fact[] {
  const known = new Map<number, Known>();
  const learn = ({ from, slots }: Fact, at: number) => {
    if (slots.measurements.length === 0) return;
    for (const { text } of from) {
      const own = slotsOf(text, language, { isSpoken: true }).measurements;
      const label = own.length === 1 ? namedIn(text, language)?.label : undefined;
      for (const { value } of label ? own : []) if (label && value >= LEAST) known.set(value, { label, at });
    }
  };
  /** What the first figure of a text was measured as. */
  const nameOf = (text: string, at: number): string | undefined => {
    for (const { value, unit, isOrdinal } of slotsOf(text, language, { isSpoken: true }).amounts) {
      const found = known.get(value);
      if (found && unit === undefined && !isOrdinal && at - found.at <= REACH) return found.label;
    }
    return undefined;
  };
  return facts.map((each, at) => {
    const fact = withoutStrayValue(each, language);
    learn(fact, at);
    const { clause, asked, slots, told_by } = fact;
    const isNamed = slots.measurements.length + slots.medicines.length > 0;
    if (clause === null || told_by !== 'clinician' || isNamed) return fact;
    const [first] = slots.amounts;
    const isJudged = first?.start === 0 && judged.test(clause.slice(first.end));
    const isAnswer = asked !== '' && points.test(clause);
    const label = isJudged ? nameOf(clause, at) : isAnswer ? nameOf(lastQuestion(asked), at) : undefined;
    return label === undefined
      ? fact
      : { ...fact, kind: 'controls', clause: `${capitalised(label)}: ${goingOn(clause, language)}` };
  });
}

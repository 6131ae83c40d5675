/** Marks what the note says of the client and the talk of somebody else. */
import { plain } from '../reading/text.ts';
import { amountRules, isYear } from './amount-rules.ts';
import { isDirect } from './check-denials.ts';
import { isDeniedAfter } from './denied-in-note.ts';
import { hasRelation, isName, partAt, partUpTo, type Reading, standOf, unitsOf } from './finding-place.ts';
import type { Found } from './found.ts';
import type { Carrier, Matter } from './matters.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

/** `niet`, `geen`: in so many words. */
const denies = /^(?:niet|geen|nooit|zonder|not|no|never|without)$/;

/** Nothing of the client: denied, only asked, or `die oxazepam`, which points back at whose it was. */
function isNotOwn(carrier: Carrier, others: readonly Carrier[], { said }: Reading): boolean {
  const { word, unit, at } = carrier;
  const before = [1, 2].map((back) => said.words[at - back]?.text ?? '');
  if (unit.isAsked && unit.answer !== 'yes') return true;
  // `waarschijnlijk methylfenidaat, maar dat beslist zij`
  if (unit.role === 'clinician' && said.words.slice(unit.from, unit.to).some(({ text }) => hedges.test(text)))
    return true;
  if (word.polarity === -1) return isDirect(carrier, said) || before.some((text) => denies.test(text));
  const pointsBack = before.some((text) => /^(?:die|dat|that|those)$/.test(text));
  return pointsBack && unit.role === 'clinician' && others.some((other) => other.at < at);
}

const hedges = /^(?:waarschijnlijk|misschien|eventueel|mogelijk|wellicht|probably|maybe|perhaps|possibly)$/;

/** `Komt dementie voor in de familie?` `Mijn zus had het.` */
function isAnsweredOfOthers({ unit, word }: Carrier, { said }: Reading): boolean {
  if (!unit.isAsked || unit.whose !== null) return false;
  const asked = said.words.slice(unit.from, unit.to);
  if (!asked.some(({ text }) => /^(?:familie|family|erfelijk)$/.test(text))) return false;
  const [first] = said.units.slice(word.unit + 1).filter(({ piece }) => piece > unit.piece);
  return first?.piece === unit.piece + 1 && first.whose !== null && first.isPlain;
}

/** Somebody else has it, and the client does not. */
function isOfOthers(carriers: readonly Carrier[], reading: Reading): boolean {
  const others = carriers.filter(
    (carrier) =>
      (carrier.unit.whose !== null && carrier.word.polarity !== -1) || isAnsweredOfOthers(carrier, reading),
  );
  const own = carriers.filter(({ unit }) => unit.whose === null);
  return others.length > 0 && own.every((carrier) => isNotOwn(carrier, others, reading));
}

/** What is only thought of is nobody's yet. */
const perhaps =
  /^(?:als|indien|mocht|bij|if|should)\b|\b(?:mogelijk|misschien|waarschijnlijk|eventueel|overweeg\w*|overwegen|probably|possibly|perhaps|kan|kunnen|could|might|may|discuss\w*|besproken|bespreken|consider\w*|avoid\w*|vermijd\w*)\b/;

/** A year that was said of somebody else only. */
export function checkYears(noted: Noted, said: Said): Found[] {
  return noted.slots.flatMap((slot): Found[] => {
    if (slot.type !== 'amount' || !isYear(slot.amount) || hasRelation(noted, slot.at, said)) return [];
    const sayings = (said.slots.get('amount') ?? []).filter(
      (saying) => saying.slot.type === 'amount' && amountRules.isSame(slot, saying.slot),
    );
    const units = sayings.flatMap(({ unit }) => said.units[unit] ?? []);
    if (units.length === 0 || units.some(({ whose }) => whose === null)) return [];
    const { start, end } = partUpTo(noted, { at: slot.at, to: slot.at + slot.length });
    return [
      { kind: 'person', start, end, whose: units[0]?.whose ?? null, units: sayings.map(({ unit }) => unit) },
    ];
  });
}

export function checkWhose(matter: Matter, carriers: readonly Carrier[], reading: Reading): Found[] {
  const { noted, said } = reading;
  if (carriers.length === 0 || isName(matter, noted) || hasRelation(noted, matter.at, said)) return [];
  // Who does not have it is not somebody else.
  if (standOf(noted, matter).polarity !== 1 || noted.polarity[matter.at] !== 1) return [];
  if (perhaps.test(plain(partAt(noted.text, noted.tokens[matter.at]?.start ?? 0)))) return [];
  if (isDeniedAfter(matter, reading) || !isOfOthers(carriers, reading)) return [];
  // Other words tell too little of whose it is.
  if (!matter.isFinding && !matter.isMedicine) return [];
  const theirs = carriers.filter(({ unit }) => unit.whose !== null);
  const whose = theirs[0]?.unit.whose ?? null;
  return [{ kind: 'person', ...partUpTo(noted, matter), whose, units: unitsOf(theirs) }];
}

/** What looks like something told and may be asked, where no marks were written. */
import { isConjugated } from '../grammar/dutch-clauses.ts';
import { isParticiple } from '../grammar/dutch-verbs.ts';
import { wordsIn } from '../grammar/words.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { agreedKinds, foundKinds, type Seen } from './doubt.ts';

const denies =
  /(?<!\p{L})(?:niet|geen|nooit|niks|niets|not|no|never|nothing|cannot|none|zonder|without|ontkent|denies|\p{L}+n't)(?!\p{L})/u;
const leading = /^(?:(?:nee|neen|no|nope|o|oh|ja|nou)[, .]+)+/u;
export const isDenying = (text: string): boolean => plain(text).replace(leading, '').search(denies) >= 0;

/** A word for what is asked about, and no word of what is so: `schulden`, `speed coke ooit`. */
function isNamedOnly({ fact, told, after }: Seen): boolean {
  // Who goes on speaking tells: `pols regelmatig, fijne tremor`.
  if (after !== undefined && fact.sources.includes(after.seq)) return false;
  const { amounts, times, measurements, frequencies } = fact.slots;
  if (amounts.length + times.length + measurements.length + frequencies.length > 0) return false;
  return wordsOf(told).length <= MOST_NAMED && !isDenying(told) && !wordsIn(told).some(isTelling);
}
const MOST_NAMED = 8;
const isTelling = ({ low }: { low: string }) => isConjugated(low) || isParticiple(low);

/** Where the recogniser wrote no marks: whether it may be a question. */
export const mayAsk = (seen: Seen): boolean => {
  const { asked, kind, slots, told_by } = seen.fact;
  if (agreedKinds.has(kind)) return false;
  if (isNamedOnly(seen)) return true;
  return (
    told_by === 'clinician' &&
    asked === '' &&
    slots.measurements.length === 0 &&
    // `hartziekten in de familie plotseling overleden`: nobody finds that.
    (!foundKinds.has(kind) || slots.people.some((person) => person.kind === 'family'))
  );
};

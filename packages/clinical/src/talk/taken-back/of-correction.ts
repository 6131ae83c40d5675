/** Whether what follows a value is said instead of it, or of something else. */
import type { Language } from '../../note.ts';
import { canReplace, isPointedAt, isSameValue, type Value, valuesOf } from './values.ts';

/** `Dus dat is acht uur`, `the other one, could it be Thursday`: what follows from it, or is of another. */
const concludes =
  /(?<!\p{L})(?:(?:so|dus) (?:that's|that is|that was|it's|dat is|dat was|het is|dan is)|the other one|die andere|de andere)(?!\p{L})/iu;
/** `Sertraline first`, `twee waren er al weg`: told of by itself. */
const toldByItself =
  /^,? (?:first|at first|eerst|vooraf|daarvoor|before that)(?!\p{L})|^ (?:waren|zijn|were|had|hadden) (?:er |there )?(?:al|already|nog|still|weg|gone)(?!\p{L})/iu;
/** `Die vijfendertig is nu, in maart was het achtenveertig`: what was said before holds. */
const holdsNow = /^ (?:is|zijn|was) (?:nu|van nu|now|de nieuwe|vandaag|the new one)(?!\p{L})/iu;

/** Whether what follows may put this value right at all. */
export function isOfCorrection(
  before: string,
  earlier: Value,
  after: string,
  later: Value,
  language: Language,
): boolean {
  if (isPointedAt(before, earlier) || concludes.test(after.slice(0, later.start))) return false;
  if (toldByItself.test(after.slice(later.end))) return false;
  // `A bottle a day.` – `Four a night.`: of another number.
  const [first] = valuesOf(after, language);
  if (later.kinds.includes('period') && first && first.start < later.start && first.kinds.includes('number'))
    return valuesOf(before, language).some((value) => isSameValue(value, first) || canReplace(value, first));
  // `Fourteen.` – `I added one twice.`
  if (/^(?:once|twice|eenmaal|tweemaal)$/iu.test(after.slice(later.start, later.end)))
    return (
      earlier.bare < earlier.end ||
      /^(?:once|twice|eenmaal|tweemaal)$/iu.test(before.slice(earlier.start, earlier.end))
    );
  return !valuesOf(after, language).some(
    (value) => isSameValue(value, earlier) && holdsNow.test(after.slice(value.end)),
  );
}

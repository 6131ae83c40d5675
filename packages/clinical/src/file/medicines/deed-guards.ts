/** Words of a deed that are of no deed: denied, on a condition, or of a habit. */
import type { ChangeSlot, Spot } from '../../reading/slot.ts';
import { plain } from '../../reading/text.ts';
import { isReaction } from '../allergies/allergens.ts';

/** `als de slaap verstoord blijft`, `if the wheeze continues`: what goes on is no medicine. */
const isCondition =
  /\b(?:als|indien|mochten?|wanneer|zolang|zodra|if|should|when|unless|while|as long as)\b(?! (?:nodig|needed|required))(?! (?:\p{L}+ )?(?:antidepressiv|medicatie|onderhoud))[^.;,]{0,60}$/iu;

/** `Biperideen gestaakt: geen EPS`: what is denied stands behind a mark. */
const mark = /[.;:,(]\s?|\s(?:as|because|since|omdat|want|aangezien|daar)\s/iu;
const denies = /(?<!\p{L})(?:geen|niet|nooit|zonder|niets|no|not|never|without|nor|n't)(?!\p{L})/iu;
const isDeniedElsewhere = ({ polarity, start, end }: ChangeSlot, words: string): boolean =>
  polarity === 'denied' &&
  !denies.test(words.slice(0, start).split(mark).at(-1) ?? '') &&
  !denies.test(words.slice(start, end)) &&
  !denies.test(words.slice(end).split(mark)[0] ?? '');

/** `bij huiduitslag direct stoppen`: only then. */
const onSign = /\b(?:bij|indien|als|mocht|if|in case of|should)\b[^.;,]{2,50}$/iu;

/** `Stoppen met roken lukte met bupropion`. */
const ofHabit =
  /^\s(?:(?:met|with)\s)?(?:(?:het|de|te)\s)?(?:rok\p{L}*|werk\p{L}*|drink\p{L}*|alcohol|blow\p{L}*|school|studie|smok\p{L}*|work\p{L}*|vap\p{L}*)(?!\p{L})/iu;

/** Whether nothing was done, or only something else than with a medicine. */
export function isNoDeed(change: ChangeSlot, medicine: Spot, words: string): boolean {
  if (change.polarity !== 'affirmed' && !isDeniedElsewhere(change, words)) return true;
  const ahead = words.slice(0, change.start);
  if (change.deed === 'keep' && isCondition.test(ahead)) return true;
  if (change.deed === 'stop' && isReaction(plain(onSign.exec(ahead)?.[0] ?? ''))) return true;
  // `gebruikt hij bijna niet meer`: now and then.
  if (
    /\b(?:bijna|vrijwel|haast|zo goed als) niet (?:meer|langer)$/iu.test(
      words.slice(change.start, change.end),
    )
  )
    return true;
  // `A reducing course of …`.
  if (
    /^\s(?:course|regimen?|doses?|scheme|schedule|dosage)(?!\p{L})/iu.test(words.slice(change.end)) &&
    /ing$/iu.test(words.slice(change.start, change.end))
  )
    return true;
  return change.start < medicine.start && ofHabit.test(words.slice(change.end));
}

/** What somebody takes where something else was prescribed: `prescribed 100 mg, takes 75`. */
import { plain } from '../../reading/text.ts';
import type { MedicineFinding } from '../finding.ts';
import type { ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';

const amount =
  '(\\d+(?:[.,]\\d+)?) ?(mg|mcg|µg|ug|g)?(?!\\d|[.,]\\d| ?(?:x|×|%|keer|maal|dd|dag|dgn|week|weken|maand|mnd|uur|u\\b|tablet|pil|stuks|capsule|druppel|times|days?|weeks?|months?|hours?|nights?|drops))';
const prescribed =
  '(?:voorgeschreven|op recept|volgens (?:het |de )?(?:recept|etiket|lijst|apotheek|overzicht|brief)|prescribed|on paper|on the label|according to (?:the )?(?:label|list|pharmacy))';
const takes =
  '(?:neemt|slikt|gebruikt|nam|takes|taking|uses|took)(?: (?:er|het|echter|zelf|feitelijk|in werkelijkheid|in de praktijk|nu|maar|slechts|sinds [\\p{L}\\d ]{1,20}?|it|only|just|actually|now|about|in fact|in reality))*';

/** The dose that is taken behind what is prescribed, or before it. */
const ways = [
  new RegExp(`\\b${prescribed}\\b[^.;]{0,40}?\\b${takes} ${amount}`, 'u'),
  new RegExp(`\\b${takes} ${amount}[^.;]{0,30}\\(?(?:maar |but )?${prescribed}\\b`, 'u'),
];

export function doseTaken(
  { medicine, start, end }: Stretch,
  { words, slots }: ReadSentence,
): Pick<MedicineFinding, 'dose' | 'unit'> | undefined {
  const said = plain(words.slice(Math.max(medicine.end, start), end));
  const found = ways.map((way) => way.exec(said)).find((match) => match !== null);
  if (!found?.[1]) return undefined;
  // Without a unit it is in that of the other.
  const unit = found[2] ?? slots.amounts.find((each) => each.isUnitSaid && each.medicine)?.unit;
  return { dose: Number(found[1].replace(',', '.')), ...(unit ? { unit: unit.replace(/^ug$/, 'mcg') } : {}) };
}

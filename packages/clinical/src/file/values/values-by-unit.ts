/** What no list names, by its unit: nothing but blood and urine is measured in these. */
import { findMedicine } from '../../reading/medicines.ts';
import type { MeasurementSlot } from '../../reading/slot.ts';

const unit =
  '(?:[mnpµμuk]?(?:mol|IU|IE|U|E)|[mnpµμu]g|mcg|g)\\/(?:l|dl)|(?:ng|pg|µg|ug|mIU|mIE)\\/ml|mg\\/mmol|[mµμu]g\\/k?g|mosmol\\/kg|kPa|dB\\/m';
const measured = new RegExp(
  `(?<![\\p{L}\\d-])(\\p{L}[\\p{L}\\d-]{2,30})(?:\\s\\([^()\\d]{1,15}\\))?(?:\\s*[:=]|\\s(?:was|is|van|of|bedroeg|bedraagt))?\\s*[<>≤≥]?\\s?(\\d{1,5}(?:[.,]\\d{1,3})?)\\s?(${unit})(?![\\p{L}\\d/])`,
  'dgiu',
);
/** Tests of the body by their unit: `looptest 13,8 s`, `stemvolume 62 dB`, `knijpkracht 24 kg`. */
const ofBody =
  /(?<![\p{L}\d])((?:[\p{L}\d]+-)?\p{L}*(?:test|kracht|tijd|volume|afstand|snelheid|druk|strength|distance|speed|walk|time|omtrek|circumference|flow|drempel|threshold|flexie|extensie|abductie|adductie|rotatie|flexion|extension|abduction|rotation))(?:\s\([^()\d]{1,20}\))?(?:\s*[:=]|\s(?:was|is|van|of|bedroeg|bedraagt|links|rechts|left|right|re|li))*\s*(\d{1,4}(?:[.,]\d{1,2})?)\s?(s|sec|seconden|seconds|m|meter|metres|dB|kg|N|cm|mm|mmHg|m\/s|km\/u|l\/min|kPa|graden|degrees|°)(?![\p{L}\d/])/dgiu;
/** Words before a number that name nothing. */
const noName = new Set(
  'had has have having heeft hebben hadden zijn are gave gives gaf geeft showed shows toonde toont reached reaches bereikt bereikte bereiken climbed rose fell dropped crept gestegen gedaald steeg daalde zakte opgelopen opliep kwam komt came come back down up uit gevonden found gemeten measured vond maar but nog still juist exact precies exactly ophogen verhogen verlagen staken starten stoppen start ontslag opname verhoging verlaging ophoging was is van of naar tot to boven onder above below met with from op at on en and nog al now nu thans between tussen dan than circa about ongeveer rond around gemiddeld average averaging spiegel spiegels level levels waarde waarden value values maximaal minimaal maximum minimum streefwaarde streef target doel normaal normal over het een the nuchter fasting bedroeg bedraagt werd were waren bij in voor after na only just slechts still eerder vorige previous previously last later daarna today vandaag again weer drank oplossing solution infuus infusion druppels drops sterkte strength assay concentration concentratie serum plasma bloed blood urine'.split(
    ' ',
  ),
);

/** `fluvoxaminespiegel`, `methadone`: the level of a medicine. */
function nameOf(said: string): string {
  const medicine = findMedicine(said.replace(/spiegel$/iu, ''));
  return medicine ? `${medicine.en} level` : said;
}

export function valuesByUnit(masked: string, found: readonly MeasurementSlot[]): MeasurementSlot[] {
  return [...masked.matchAll(measured), ...masked.matchAll(ofBody)].flatMap((match): MeasurementSlot[] => {
    const [, said = '', number = '', written = ''] = match;
    const [start = 0, end = 0] = match.indices?.[2] ?? [];
    if (noName.has(said.toLowerCase()) || found.some((slot) => slot.start < end && start < slot.end))
      return [];
    return [
      {
        start,
        end,
        name: nameOf(said),
        value: Number(number.replace(',', '.')),
        unit: written,
        isPast: false,
      },
    ];
  });
}

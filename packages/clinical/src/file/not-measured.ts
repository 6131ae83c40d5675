/** Numbers behind a name that are no value of it: how many, how often, by how much. */
import type { MeasurementSlot } from '../reading/slot.ts';

/** `De PHQ-9 heeft 9 items`, `de MADRS werd 3 keer afgenomen`, `calcium 500 mg 1dd1`. */
const counted =
  /^\s?(?:dd(?:\s?\d|\s|$)|(?:keer|maal|x|×|vragen|vraag|items?|delen|onderdelen|subschalen|domeinen|criteria|symptomen|kenmerken|klachten|features|symptoms|versies|patiënten|personen|mensen|kinderen|sessies?|zittingen|behandelingen|gesprekken|afspraken|sigaretten|glazen|eenheden|tabletten|tabl?|capsules|stuks|druppels|questions?|parts|subscales|domains|times|patients|people|children|sessions?|treatments|appointments|cigarettes|glasses|units of|tablets?|capsules?|drops|weken|week|dagen|dag|maanden|maand|jaar|jarige|weeks?|days?|months?|years?)(?![\p{L}/]))/iu;

/** `schommelt tussen 130/80 en 150/90`. */
const isRange = /(?<!\p{L})(?:tussen|between) (?:de )?[\d/.,]+\s?(?:\p{L}+ )?(?:en|and) (?:de )?$/iu;
const change =
  '(?:daal\\p{L}*|gedaald|steeg|stijg\\p{L}*|gestegen|zak\\p{L}*|gezakt|nam|neemt|toegenomen|afgenomen|toename|afname|daling|stijging|verbeter\\p{L}*|verslechter\\p{L}*|fell|fallen|falls?|rose|risen|rises?|dropp?\\p{L}*|increas\\p{L}*|decreas\\p{L}*|improv\\p{L}*|reduc\\p{L}*|worsen\\p{L}*|went)';
/** `daalde met 6 punten`, `improved by 8`, `weight up 14 kg`. */
const byHowMuch = new RegExp(
  `(?<![\\p{L}-])(?:${change}(?!\\p{L})[^.;\\d]{0,30}\\s(?:met|by|with)|(?:up|down|gained|lost|plus|minus|by)|(?:daling|afname|toename|stijging|increase|drop|fall|rise|reduction|gain|loss)(?: van| of)?)\\s$`,
  'iu',
);
/** `is met 6 punten gedaald`. */
const changedBehind =
  /^\s?(?:punten|points|kg|kilo|mmHg|%|mmol\/l)\s(?:\p{L}+ )?(?:gedaald|gestegen|gezakt|toegenomen|afgenomen|verbeterd|verslechterd|aangekomen|afgevallen|erbij|eraf|minder|meer|lager|hoger|lighter|heavier|less|more|lower|higher)(?!\p{L})/iu;

/** `heeft een maximum van 27`, `ranges from 0 to 60`: what a list can be. */
const canBe =
  /(?<!\p{L})(?:maximum|maximale? score|maximum score|minimum)(?: (?:van|of|is))?\s$|(?<!\p{L})(?:ranges?|ranging|loopt|lopend|schaal|scale) (?:van|from) (?:\d{1,3} (?:tot|to|naar|t\/m) )?$/iu;

/** `Norm: HbA1c < 53`, `Afkapwaarden: PHQ-9 10`. */
const isOfNorms =
  /^\W{0,3}(?:norm(?:en|waarden?|aalwaarden?)?|referentie\p{L}*|afkap\p{L}*|streef\p{L}*|reference (?:ranges?|values?)|normal (?:ranges?|values?)|cut-?offs?|targets?)\s?:/iu;

export function isNoValue({ start }: MeasurementSlot, words: string): boolean {
  const number = /^[\d.,]*\d/.exec(words.slice(start))?.[0].length ?? 0;
  const behind = words.slice(start + number);
  return (
    counted.test(behind) ||
    isRange.test(words.slice(0, start)) ||
    canBe.test(words.slice(0, start)) ||
    isOfNorms.test(words) ||
    // `leuko's 2+`.
    /^\+/.test(behind) ||
    changedBehind.test(behind) ||
    byHowMuch.test(words.slice(0, start)) ||
    /\bdd\s?$/u.test(words.slice(0, start))
  );
}

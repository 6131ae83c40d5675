/** Numbers behind a name that are no value of it: how many, how often, by how much. */
import type { MeasurementSlot } from '../../reading/slot.ts';

/** `De PHQ-9 heeft 9 items`, `de MADRS werd 3 keer afgenomen`, `calcium 500 mg 1dd1`. */
const counted =
  /^\s?(?:dd(?:\s?\d|\s|$)|(?:keer|maal|x|×|vragen|vraag|items?|delen|onderdelen|subschalen|domeinen|criteria|symptomen|kenmerken|klachten|features|symptoms|versies|patiënten|personen|mensen|kinderen|sessies?|zittingen|behandelingen|gesprekken|afspraken|sigaretten|glazen|eenheden|tabletten|tabl?|capsules|stuks|druppels|questions?|parts|subscales|domains|times|patients|people|children|sessions?|treatments|appointments|cigarettes|glasses|units of|tablets?|capsules?|drops|weken|week|dagen|dag|maanden|maand|jaar|jarige|weeks?|days?|months?|years?)(?![\p{L}/]|(?<=dag|week|day) \d))/iu;

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
  /(?<!\p{L})(?:maximum|maximale? score|maximum score|minimum)(?: (?:van|of|is))?\s$|(?<!\p{L})(?:ranges?|ranging|loopt|lopend|(?:een|de|a|the) (?:\p{L}+ )?(?:schaal|scale)) (?:van|from) (?:\d{1,3} (?:tot|to|naar|t\/m) )?$/iu;

/** `Norm: HbA1c < 53`, `Afkapwaarden: PHQ-9 10`. */
const isOfNorms =
  /^\W{0,3}(?:norm(?:en|waarden?|aalwaarden?)?|referentie\p{L}*|afkap\p{L}*|streef\p{L}*|reference (?:ranges?|values?)|normal (?:ranges?|values?)|cut-?offs?|targets?)\s?:/iu;

/** `4DKL 28-08: distress 27`, `CIWA-Ar 16-02 22`: a day. */
const isDay =
  /^[0-3]?\d[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\d{2,4})?\)?(?:\s*:|\s+\|?\s*\d{1,3}(?![\d/:-])(?!\s?[-–]))/u;

/** `kreat herhalen 16-11`: the day on which it is to be done. */
const toDoOn =
  /(?<!\p{L})(?:herhal\p{L}*|controler\p{L}*|controle|prikken|geprikt|bepalen|nakijken|aanvragen|repeat|recheck|check|order)(?: (?:op|per|v[oó][oó]r|rond|on|by|around|before|for)(?: (?:het |de |the )?\p{L}+)?)?\s*$/iu;
/** What has no figure of its own, or is of a newborn: `EMG is 2/12`. */
const examinations = new Set([
  'Apgar',
  'APGAR',
  'apgar',
  'ERP',
  'SR',
  'EMG',
  'EEG',
  'MRI',
  'CT',
  'ECG',
  'DEXA',
  'MRA',
  'PET',
]);
const dayAndMonth = /^[0-3]?\d[-/](?:0?[1-9]|1[0-2])(?!\d|[.,]\d)/u;

/** What may be scored at most, what others have, what is wished for or too high: `de maximale score op de MoCA is 30`. */
const notOfClient =
  /(?<!\p{L})(?:maxim(?:ale|um|aal) (?:te behalen |haalbare |possible )?(?:score|aantal punten|points)(?!\p{L})[^.;\d]{0,40}|(?:maximum|maximale|highest possible|hoogst mogelijke) [\p{L}\d-]+ (?:score )?(?:is |of |van )?|(?:gemiddelde?|average|mean|median) [^.;\d]{0,20}(?:PHQ-9|GAD-7|BDI|MADRS)?[^.;\d]{0,10}(?:in our|in the general|bij gezonde|in de (?:populatie|normgroep|algemene))[^.;\d]{0,30}|\p{L}+(?:grens|drempel)(?: (?:van|voor|of|for))?(?: [\p{L}\d-]+){0,2}:? |(?:gewenste?|beoogde?|ideale?|ideaal|desired|ideal|goal|gezonde?|healthy) (?:gewicht|bmi|weight|bloeddruk|blood pressure)(?:\s?:| is| van| of)? |(?:boven|onder|above|below|exceed(?:s|ing)?|hoger dan|lager dan|higher than|lower than) (?:de |the |een |a )?(?=\S*\p{Lu})[\p{L}\d-]+ )$/iu;

/** What should be, or what one calls so: `het gewicht moet minimaal 50 kg zijn`, `een BMI van 17,5 geldt als ondergewicht`. */
const shouldBe =
  /(?<!\p{L})(?:moet|moeten|must|should|dient|mag niet|needs? to|has to)(?!\p{L})[^.;,\d]{0,40}$|(?<!\p{L})(?:minimaal|minstens|ten minste|hoogstens|at least|at most|no (?:more|less) than)\s$/iu;
const isCalled =
  /^\s?(?:kg|kilo|cm|mmHg|mmol\/l|ms)?\s?(?:(?:is|als|as)\s)?(?:(?:de|the|een|a|an)\s)?(?:geldt als|gelden als|counts? as|is considered|wordt beschouwd als|(?:onder|boven)grens|limiet|limit|threshold|streef\p{L}+)(?!\p{L})/iu;

/** `Bij een bloeddruk van 180/110 graag contact opnemen`: what is then to be done. */
const thenToDo =
  /^[^.;]*?(?<!\p{L})(?:graag|svp|contact|overleg\p{L}*|bellen|staken|stoppen|verwijzen|insturen|verhogen|verlagen|halveren|herhalen|please|contact|call|stop|withhold|refer|seek)(?!\p{L})/iu;
const onFinding =
  /^\W{0,3}(?:bij|in case of|with) (?:een |a |an )?[\p{L}\d-]+ (?:van|of|boven|onder|above|below) ?$/iu;

/** `met 12 gedaald`. */
const by = /(?<!\p{L})(?:met|by)\s$/iu;
const hasChanged = /^\s(?:gedaald|gestegen|gezakt|afgenomen|toegenomen)(?!\p{L})/iu;

/** `spiegel 12,5 uur na de laatste inname`. */
const hours = /^(?:[.,]\d)?\s?(?:uur|uren|hours?|hrs?)(?!\p{L})/u;

/** The last one is a dose. */
const noneBehind = [shouldBe, notOfClient, isRange, canBe, byHowMuch, /\bdd\s?$/u, /['’]$/u];
/** The last one is `leuko's 2+`. */
const noneBefore = [counted, isCalled, changedBehind, /^\+/, hours];

/** `Item 10 van de EPDS 0`: not what the whole list says. */
const isOfItem = /(?<!\p{L})item \d{1,2} (?:van|of|op|on) (?:de |het |the )?[\p{L}\d-]+[^.;,]*$/iu;

/** `Hij gaf dat toe`: in papers a scale has its capitals. */
const isOnlyVerb = ({ name }: MeasurementSlot, words: string): boolean =>
  name === 'GAF' && !/(?<!\p{L})(?:GAF|gaf-?score)/u.test(words);

/** `ECG: AF 84/min`: atrial fibrillation. */
const isRhythm = ({ name }: MeasurementSlot, words: string): boolean =>
  name === 'AF' || (name === 'breathing rate' && /\bECG\b[^.;]*\bAF\b/u.test(words));

/** `3420 gram`. */
const ofNewborn = /^\s?(?:gram|gr|grams|g)(?!\p{L})/u;

/** `HB 19/11`: no score is more than what it is out of. */
const isDayOfMonth = ({ name, value }: MeasurementSlot, behind: string): boolean => {
  const month = /^\/(0?[1-9]|1[0-2])(?![\d/])/.exec(behind)?.[1];
  return name !== 'blood pressure' && month !== undefined && value > Number(month) && value <= 31;
};

export function isNoValue(slot: MeasurementSlot, words: string): boolean {
  const { start } = slot;
  const number = /^[\d.,]*\d/.exec(words.slice(start))?.[0].length ?? 0;
  // The list, and not the verb.
  const before = words.slice(0, start).replaceAll('MUST', '');
  const behind = words.slice(start + number);
  return (
    isOnlyVerb(slot, words) ||
    isDay.test(words.slice(start)) ||
    (toDoOn.test(before) && dayAndMonth.test(words.slice(start))) ||
    examinations.has(slot.name) ||
    isDayOfMonth(slot, behind) ||
    (slot.name === 'weight' && ofNewborn.test(behind)) ||
    isRhythm(slot, words) ||
    isOfNorms.test(words) ||
    isOfItem.test(before) ||
    noneBehind.some((pattern) => pattern.test(before)) ||
    noneBefore.some((pattern) => pattern.test(behind)) ||
    (by.test(before) && hasChanged.test(behind)) ||
    (onFinding.test(before) && thenToDo.test(behind))
  );
}

/** Sentences of a note that tell what is to be done, where no heading says so. */

const agreed =
  /^(?:afgesproken|afspra(?:ak|ken)|besloten|beleid|agreed|decided|follow[- ]?up|next (?:appointment|session|review|visit|contact))(?!\p{L})|\b(?:is|wordt|hebben|samen) afgesproken\b|\bagreed (?:that|to|on)\b/iu;
const arranged =
  /\b(?:aangevraagd|aanvragen|gepland|ingepland|nieuwe besteld|meegegeven|aangemeld (?:bij|voor)|verwezen naar|requested|booked|scheduled|arranged|referred to)\b/iu;
/** `Ik bel de apotheek`, `Zij plant`. */
const byWhom =
  /(?:^|[,;] )(?:ik|wij|we) (?:bel|mail|vraag|schrijf|stuur|regel|overleg|bespreek|zoek|verwijs|plan|zal|zullen|informeer|meld|geef|neem contact)(?:len|en)?(?!\p{L})|^(?:zij|hij|ze) plant(?!\p{L})|\bI(?: will|['’]ll| am going to) |^I (?:call|ring|write|ask|send|arrange|refer|phone)\b|\b(?:he|she|they|we|client|patient) will\b/iu;
/** `Wil het bij ter Braak bespreken`, `prikken eind november`. */
const toDo =
  /\b(?:bespreken|beslissen|evalueren|herhalen|overleggen|controleren|opvragen|nakijken|navragen|nabellen|terugzien)(?:\.|$| (?:bij|met|op|in|over|eind|begin)\b| \d)|\bprikken (?:eind|begin|over|in|op|volgende)\b|\b(?:wants|to be|will be) (?:to )?(?:discuss|review|repeat|decide)\p{L}*/iu;
const appointment =
  /^(?:evaluatie|controle|(?:vervolg|bel)afspraak|mdo|huisbezoek|gesprek|review|evaluation|appointment|call back|bel|terug)\b[^:]*(?:\d|januari|februari|maart|april|\bmei\b|juni|juli|augustus|september|oktober|november|december|january|february|march|june|july|august|october|week|weken|month|maand|morgen|tomorrow)/iu;
/** `Quetiapine weer zo nodig`, `Back to 2.5 mg from tomorrow`. */
const ofDose =
  /\b(?:weer zo nodig|voortzetten|continueren|ophogen|afbouwen|hervatten)\.?$|\d\s?mg (?:houden|door)\b|^(?:back to|terug naar|continue) .*\d/iu;
/** What did not come about, or was told of earlier times. */
const undone =
  /\b(?:gemist|afgezegd|niet nagekomen|kan|kon|durft|moeite|wilde|vroeger|eerder|missed|cancelled|could not|used to)\b/iu;

const ways = [agreed, arranged, byWhom, toDo, appointment, ofDose];

/** What somebody said, word for word, is not what was agreed: `SE back but "I'll take it over the bus"`. */
const quoted = /["“][^"”]*["”]|(?<!\p{L})['‘][^'’]{8,}['’](?!\p{L})/gu;

export const tellsPlan = (written: string): boolean => {
  const text = written.replace(quoted, '');
  return !undone.test(text) && !/\?["”]?$/.test(text) && ways.some((way) => way.test(text));
};

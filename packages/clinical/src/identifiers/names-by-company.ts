/** Names by what stands beside them, though no list has them or they are words too: `Tuur gamet`, `Sterre, Pim en Storm`. */
import { neverAlone, personVerb } from './name-cues.ts';
import { isFirstName, isOrdinary, isSurname } from './ordinary.ts';
import type { Word } from './word.ts';

/** Small words and adverbs that end as verbs do. */
const noVerb =
  /^(?:met|niet|het|dat|wat|uit|tot|want|goed|altijd|heet|omdat|zodat|totdat|voordat|nadat|maakt|iets|niets|soms|steeds|vaak|alles|reeds|rond|snel|mild|ernstig|recent|laat|vast|licht|best|eerst|juist|kort|slecht|recht|acuut|absent|aanwezig|bekend|bezwaard|verhoogd|verlaagd|normaal|gezond|gestoord|passend|lopend|volgend|vorig|afgelopen|eind|avond|ochtend|nacht|maand|stand|hand|hond|grond|kind|vriend|behoefte|gedachte|gemoedstoestand|waarde|einde|periode|episode|methode|groente|geboorte|leeftijd|grote|korte|lichte|ziekte|sterkte|diepte|hoogte|rest|angst|winst|dienst|kost|lijst|test|tekst|contact|effect|dosis|dose|this|his|hers|its|as|us|was|is|has|less|loss|stress|process|abscess|illness|thus|plus|minus|status|virus|versus|perhaps|always|besides|sometimes|towards|afterwards|upwards|yes|need|bed|red|med|meds|speed|seed|blood|period|hundred|unaffected|reduced|increased|raised|advised|noted|needed|required|repeated|planned|indicated|recommended|discussed|reviewed|stopped|started|achieved)$/;
const dutchVerb = /^\p{L}{2,}(?:[^aeiou]t|aat|eet|oet|uit|iet|ijgt|eert|elt|ert|de|te)$/u;
const englishVerb =
  /^(?:\p{L}{2,}ed|(?:hasn|isn|wasn|won|doesn|didn|can|couldn|wouldn|hadn)['’]t|fled|ran|fell|lost|kept|sat|stood|spent|slept|woke|ate|drank|got|met|rang|hung|hit|cut|hurt|split|won|sent|paid|bought|grew|threw|broke|spoke|wrote|drove|rode|lied|left|went|came|can|will|would|could|should|had)$/u;
/** `games a lot`; but `Trial antihistamines`. */
const present = /^\p{L}{2,}[^s]s$/u;
const behindPresent =
  /^(?:an?|the|to|her|his|my|me|that|in|on|at|every|too|no|not|up|with|for|about|like|so|very|now|still|off|out|down|all|most|when|if|and)$/;
const subject = /^(?:ik|hij|zij|ze|je|jij|we|wij|u|het|er|men|i|he|she|they|we|you|it|there)$/;

/** Behind a full stop, unknown, and it does something: nothing but a verb stands there, and no subject behind it. */
export const doesSomething = (next: Word | undefined, afterNext: Word | undefined): boolean =>
  next !== undefined &&
  next.isLetters &&
  next.gap === ' ' &&
  !next.hasCapital &&
  !noVerb.test(next.text) &&
  (dutchVerb.test(next.text) ||
    englishVerb.test(next.text) ||
    (present.test(next.text) && behindPresent.test(afterNext?.text ?? ''))) &&
  !subject.test(afterNext?.text ?? '');

const isName = (word: Word | undefined): boolean =>
  word?.hasCapital === true && isFirstName(word.text) && word.text.length > 2;
/** `Sterre, Pim en …`, `Storm and Pim`: what stands in one row with a name is one. */
export function standsWithNames(words: readonly Word[], at: number): boolean {
  const [next, name, joint, other] = words.slice(at + 1, at + 5);
  if (/^(?:en|and|&)$/.test(next?.text ?? '')) return isName(name);
  return (
    next?.raw === ',' &&
    isName(name) &&
    (joint?.raw === ',' || /^(?:en|and)$/.test(joint?.text ?? '')) &&
    other?.hasCapital === true
  );
}

/** `shaz, she od'd`, `Bep van hiernaast`: who is told more of. */
const isToldMore =
  /^,\s(?:she|he|hij|zij|ze)(?:['’]\p{L}+)?\s(?!says|said|thinks|zegt|zei|vindt|denkt)|^\s(?:van|from)\s(?:hiernaast|hierboven|hieronder|hiertegenover|de overkant|beneden|boven|driehoog|(?:mijn|het|m'n) werk|de kerk|de kroeg|de flat|de buren|school|work|next door|upstairs|downstairs|church|across the road|over the road|down the road)(?!\p{L})/iu;
export const isToldMoreOf = (word: Word, following: string): boolean =>
  isToldMore.test(following) &&
  !personVerb.test(word.text) &&
  !neverAlone.test(word.text) &&
  word.text.length > 2 &&
  (/^\s/.test(following) ? isFirstName(word.text) || !isOrdinary(word.text) : !isOrdinary(word.text)) &&
  !/(?:ed|ing|ly|s)$/.test(word.text);

/** `patiënt Hamilton, voornaam …`: who is treated, and no scale; but `patiënt Parkinson, delier` has a disease. */
const ofPatient =
  /(?<!\p{L})(?:pati[eë]nte?|cli[eë]nte?|patient|client|betreft|inzake|betrokkene|re|regarding|concerning)[\s:]+$/iu;
const disease =
  /^(?:alzheimer|asperger|parkinson|huntington|korsako\p{L}+|wernicke|tourette|crohn|down|lyme|lewy|pick|cushing|addison|graves|hashimoto|raynaud|meniere|bell|hodgkin|pfeiffer|bechterew|kahler|marfan|rett)'?s?$/u;
const alsoAdverb = /^(?:still|must|core|static|speed|down|pick|trail|tower|token|drawer|disability)$/;
export const isPatientCalled = (name: string, before: string, after: string): boolean => {
  if (name.length < 4 || alsoAdverb.test(name) || !ofPatient.test(before)) return false;
  // `Patient Core was 24`
  if (/^\s(?:is|was)\s\d/.test(after)) return false;
  const [, next = ''] = /^\s(\p{Ll}+)/u.exec(after) ?? [];
  if (personVerb.test(next) || /^(?:reports|denies|presents|attends|describes|states)$/.test(next))
    return true;
  if (next !== '') return !noVerb.test(next) && (dutchVerb.test(next) || englishVerb.test(next));
  return /^\s*(?:[,.;()]|$)/.test(after) && !disease.test(name);
};

/** `the Hendersons`, `de Jansens`: a family. */
export const isFamily = (word: Word, before: Word | undefined): boolean =>
  /^(?:the|de|bij|with)$/.test(before?.text ?? '') &&
  word.hasCapital &&
  !word.isFirst &&
  /s(?:en)?$/.test(word.text) &&
  isSurname(word.text.replace(/(?:'s|s|sen)$/, '')) &&
  !isOrdinary(word.text);

/** Parts of a note that are sure by who says what, whatever the words beside it make likely. */
import type { Language } from '../note.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { isSettled } from './contact.ts';
import { STRONG } from './cues/hear.ts';
import { decisionIn } from './decisions.ts';
import { isAnswerToTouch, isForbidden, isFoundByClinician } from './found-sure.ts';
import { callsIt, concludes, namesIllness } from './judgements.ts';
import type { FactKind } from './kind.ts';
import type { Part } from './part.ts';
import type { Heard } from './part-features.ts';

/** Before this part of the talk a clinician tells what is known; after it, what they make of it and what will be done. */
const CONCLUDED_FROM = 0.3;
/** A client's answer so soon after the clinician began to examine is of the examination. */
const EXAMINING_PIECES = 1;

const explaining: ReadonlySet<FactKind> = new Set(['course', 'intervention']);

const result: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:uitslag(?:en)?|urine|plas|kweek|scan|echo|foto|hartfilmpje|ecg|mri|bloedwaarden|bloed|kalium|natrium|nierfunctie|nieren|lever(?:waarden)?|schildklier|ferritine|b12|hb|suiker|glucose|cholesterol)\b.{0,40}\b(?:is|zijn|was|waren|ziet er|zag er|blijkt|blijken)\b.{0,30}\b(?:goed|schoon|normaal|gunstig|negatief|positief|verhoogd|verlaagd|laag|hoog|prima|rustig|in orde|geen)\b|^(?:en |nou )?(?:geen|niets) \S+ (?:\S+ ){0,4}(?:op te zien|in gevonden|op de foto|op het filmpje|op de echo)\b/,
  en: /\b(?:results?|urine|culture|scan|ultrasound|x-ray|ecg|trace|bloods?|potassium|sodium|kidneys?|liver|thyroid|ferritin|sugar|glucose|cholesterol)\b.{0,40}\b(?:is|are|was|were|came back|looks?|looked)\b.{0,30}\b(?:fine|clear|normal|good|negative|positive|raised|low|high|clean|ok|okay)\b|^(?:and |so )?no signs? of .{3,40}\bon (?:it|there|the (?:trace|scan|ecg|film))\b/,
};
const ahead: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:als|mocht|indien|zodra|wanneer|tot|zullen|zal|gaan|straks|volgende)\b/,
  en: /\b(?:if|when|until|once|will|going to|next|should|we'll|i'll)\b/,
};

const cause: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:komt (?:waarschijnlijk|vermoedelijk|denk ik) (?:van|door)|(?:waarschijnlijk|vermoedelijk) (?:komt het|door|van)|(?:mijn|de) inschatting is|schat ik (?:het|dat|dit)|past bij)\b/,
  en: /\b(?:(?:probably|most likely) (?:comes from|caused by|due to|from)|(?:might|may|could) well be (?:the|your|a)|my (?:view|estimate|assessment) is|(?:it|this|that) fits)\b/,
};

/** `De urine is schoon`: a result, and nothing that will be done. */
const isResult = ({ fact }: Heard, language: Language): boolean => {
  const said = plain(fact.quote);
  return result[language].test(said) && !ahead[language].test(said) && !/\?/.test(fact.quote);
};

/** `Het komt waarschijnlijk van de plaspil`, `U hebt bloedarmoede`: what the clinician thinks that it is. */
function isJudged({ fact }: Heard, language: Language): boolean {
  const { quote, slots } = fact;
  if (slots.changes.length > 0 || ahead[language].test(plain(quote))) return false;
  if (cause[language].test(plain(quote))) return true;
  const isCalled = concludes(quote, language) || callsIt(quote, language) || has[language].test(plain(quote));
  return (
    isCalled && namesIllness(quote, language) && slots.medicines.length + slots.measurements.length === 0
  );
}
const has: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:en |dus )?(?:u|je|jij) (?:heeft|hebt)\b/,
  en: /^(?:and |so )?(?:you have|you've got)\b/,
};

/** A medicine that nobody named before, with how much or how often of it: prescribed here. */
const isPrescribed = ({ fact: { slots, quote } }: Heard, known: ReadonlySet<string>, language: Language) =>
  slots.medicines.length > 0 &&
  slots.medicines.every(({ name, said }) => !known.has(name) && !known.has(said.toLowerCase())) &&
  slots.amounts.length > 0 &&
  slots.frequencies.length + slots.durations.length + slots.times.length > 0 &&
  !inUse[language].test(plain(quote));
const inUse: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:had|hebt|heeft|gebruikt|gebruik|slikt|slik|neemt|kreeg|kregen|nog|staat|stond|sinds|eerder|toen)\b/,
  en: /\b(?:had|have|has|you're on|you take|you took|still|since|were|was|already|currently)\b/,
};

const offering: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:ja|oke|goed|nou|en|dan) )*(?:ik|wij|we) (?:bel|bellen|neem|nemen|ben|zijn|blijf|blijven|haal|halen|breng|brengen|kom|komen|ga|gaan|zorg|zorgen|slaap|slapen|pak|leg|rijd|rij|rijden|weeg|wegen|doe|doen)\b.*\b(?:tot en met|tot (?:zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|morgen)|zo meteen|straks|vanavond|vannacht|vanmiddag|morgen)\b/,
  en: /^(?:(?:yes|okay|ok|well|and|then) )*(?:i'll|we'll|i will|we will|i can|we can)\b/,
};
/** Before this part of the talk what a relative does is told. */
const OFFERED_FROM = 0.5;
/** `Ik ben thuis tot en met zondag`: what a relative will do. */
const offers = ({ quote, progress }: Heard['fact'], language: Language): boolean =>
  progress > OFFERED_FROM && offering[language].test(plain(quote).replace(/[,.]/g, ''));

/** From here on what a client asks is answered with what will be done, whatever it is about. */
const DECIDED_FROM = 0.55;
const FEWEST_WORDS = 5;
/** `Ik heb gedacht aan een opname.` `Nee.`: answers what is thought of doing. */
const considered: Readonly<Record<Language, RegExp>> = {
  nl: /\bik (?:heb (?:ook |nog |even )?(?:gedacht|zitten denken) (?:aan|om)|zat (?:\S+ )?te denken (?:aan|om)|dacht (?:zelf )?aan (?:een|om))\b|\b(?:mijn voorstel|ik stel voor)\b/,
  en: /\bi (?:was thinking of|have thought (?:of|about)|did think (?:of|about)|thought about|wondered about|would suggest|suggest)\b/,
};
const ofDanger: ReadonlySet<FactKind> = new Set(['risk', 'attempts', 'protective']);
const dangerous: ReadonlySet<FactKind> = new Set(['risk', 'attempts', 'protective', 'substances']);
/** `Nee, niks.` answers what was asked. */
const denies = /^(?:(?:nee|no|nope)\b.{0,20}$|(?:geen|niks|nooit|none|never)\b)/;

function isExplained({ fact, own, asked }: Heard, language: Language): boolean {
  const { kind, quote, slots, progress } = fact;
  if ((own.get('controls') ?? 0) >= STRONG) return false;
  const isRemark =
    callsIt(quote, language) && slots.medicines.length === 0 && !ahead[language].test(plain(quote));
  const isUnheard = kind === 'complaint' && !own.has(kind) && !asked.has(kind);
  const isToDo = kind === 'medication' && (ahead[language].test(plain(quote)) || slots.changes.length > 0);
  const isLate = progress > DECIDED_FROM && wordsOf(quote).length >= FEWEST_WORDS && !dangerous.has(kind);
  if (isRemark || isSettled(fact, language) || denies.test(plain(quote))) return isToDo;
  return isLate || isUnheard || isToDo || explaining.has(kind);
}

/** `Dinsdag de zevende, half vijf`: when somebody comes or does something, late in the talk, is no complaint. */
const isDatedAhead = (fact: Heard['fact'], language: Language): boolean =>
  fact.progress > OFFERED_FROM &&
  fact.slots.findings.length + fact.slots.medicines.length === 0 &&
  fact.slots.times.some(({ what }) => what.kind === 'day' && what.day.day !== undefined) &&
  !isSettled({ ...fact, clause: null, quote: fact.quote.replace(/^(?:and |so )?then /iu, '') }, language);

/** `Wie kan die meenemen, vandaag?`: asked to agree on something. */
const planning: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:kan|kun|kunt|zou|zouden|wil|wilt|ga|gaat|gaan|wordt)\b.*\b(?:vandaag|vanavond|vannacht|morgen|volgende week|komende|straks|nu meteen|haalbare)\b|\b(?:haalbare? (?:stap|zijn)|haalbaar|te doen zijn|experiment voor)\b/,
  en: /\b(?:can|could|would|will|shall)\b.*\b(?:today|tonight|tomorrow|next week|this week|between now)\b|\b(?:realistic|next) step\b|\b(?:doable|manageable|achievable)\b/,
};
const isAgreedTo = (fact: Heard['fact'], language: Language): boolean =>
  isDatedAhead(fact, language) ||
  (fact.told_by === 'other' && offers(fact, language)) ||
  (fact.progress > OFFERED_FROM &&
    planning[language].test(plain(fact.asked)) &&
    !isSettled(fact, language) &&
    fact.slots.medicines.length === 0);

function partBy(heard: Heard, part: Part, known: ReadonlySet<string>, language: Language): Part {
  const { fact, own, sinceExamining } = heard;
  const { told_by, slots, asked, progress, quote } = fact;
  if (told_by === 'client' || told_by === 'other') {
    const isSeen = slots.measurements.length > 0 || sinceExamining <= EXAMINING_PIECES || own.has('controls');
    // What somebody says of themselves is their account, and no finding and no judgement of who treats them.
    if (told_by === 'client' && isAnswerToTouch(fact, sinceExamining, language)) return 'found';
    if (considered[language].test(plain(asked)) && part === 'told' && !ofDanger.has(fact.kind))
      return 'agreed';
    if (part === 'told' && isAgreedTo(fact, language)) return 'agreed';
    return (part === 'found' && !isSeen) || part === 'judged' ? 'told' : part;
  }
  if (told_by !== 'clinician' || progress < CONCLUDED_FROM) return part;
  if (isResult(heard, language) || isFoundByClinician(fact, sinceExamining, language)) return 'found';
  if (isJudged(heard, language)) return 'judged';
  if (part !== 'told') return part;
  if (isForbidden(fact, language)) return 'agreed';
  if (isPrescribed(heard, known, language) || isDatedAhead(fact, language)) return 'agreed';
  // Who is asked by the one whom they treat, explains what will be done or why.
  return (asked !== '' && isExplained(heard, language)) || decisionIn(quote, language) === 'safety_net'
    ? 'agreed'
    : part;
}
/** For each fact its part, those that are sure instead of those that are likely. */
export function withSureParts(heard: readonly Heard[], parts: readonly Part[], language: Language): Part[] {
  const known = new Set<string>();
  return heard.map((each, at) => {
    const part = partBy(each, parts[at] ?? 'told', known, language);
    for (const { name } of each.fact.slots.medicines) known.add(name);
    for (const word of wordsOf(each.fact.asked)) known.add(word);
    return part;
  });
}

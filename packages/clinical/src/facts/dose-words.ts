/** Words that tell how much of a medicine is taken, changed or given, and do not say of which. */
import { adverbs, prepositions } from '../grammar/dutch-words.ts';
import { englishAdverbs } from '../grammar/english-words.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Fact } from './fact.ts';
import { isBare } from './unclear.ts';

/** `Vijf kilo` is no dose. */
export const isDosed = ({ slots }: Fact): boolean =>
  slots.amounts.some(
    ({ unit, each }) =>
      doses.has(unit ?? '') || doses.has(each?.unit ?? '') || (takenIn.has(unit ?? '') && isStrength(each)),
  );
/** `Eén tablet van dertig`. */
const isStrength = (each: { value: number; unit?: string } | undefined): boolean =>
  each !== undefined && each.unit === undefined && each.value >= LEAST_DOSE;
const doses: ReadonlySet<string> = new Set(['mg', 'mcg', 'g']);

const asksHowMuch = /\b(?:hoeveel|dosering|dosis|verdeeld|sterkte|how much|dose|what strength)\b/i;
const LEAST_DOSE = 5;
/** `Hoeveel werk je nu?` is no question of a dose. */
export const ofElse =
  /(?<!\p{L})(?:werk\p{L}*|slaap\p{L}*|slapen|eet|eten|drink\p{L}*|rook\p{L}*|roken|blow\p{L}*|weeg\p{L}*|sport\p{L}*|loop\p{L}*|uren|kilo\p{L}*|glazen|work\p{L}*|sleep\p{L}*|eat\p{L}*|drink\p{L}*|smok\p{L}*|weigh\p{L}*|hours|units|glasses)(?!\p{L})/iu;

/** `Hoeveel neem je nu?` `Driehonderdvijftig.` */
export const isDoseAsked = ({ asked, slots }: Fact): boolean =>
  asksHowMuch.test(asked) &&
  !ofElse.test(asked) &&
  slots.amounts.some(({ value, unit }) => unit === undefined && value >= LEAST_DOSE);

export const fromFile = /,? (?:heeft behandelaar (?:hier )?staan|staat hier|the clinician has here)$/iu;
/** `Honderd 's ochtends, tweehonderd 's avonds`, `Drie dagen vier, dan twee per dag`: how much and when, and nothing else. */
export const isDoseAlone = (fact: Fact, language: Language): boolean => {
  const { amounts, frequencies, measurements } = fact.slots;
  const said = (fact.clause ?? fact.quote).replace(fromFile, '');
  const rest =
    said === fact.clause
      ? fact
      : { ...fact, clause: said, slots: slotsOf(said, language, { isSpoken: true }) };
  if (measurements.length > 0 || frequencies.length === 0 || !isBare(rest)) return false;
  return amounts.some(({ unit, value }) => (unit === undefined || takenIn.has(unit)) && value > 0);
};
const takenIn: ReadonlySet<string> = new Set([
  'mg',
  'mcg',
  'g',
  'tablet',
  'capsule',
  'drop',
  'sachet',
  'puff',
  'IU',
  'piece',
]);

const taking: Readonly<Record<Language, RegExp>> = {
  nl: /^((?:heeft|neemt|nam|gebruikt|gebruikte|slikt|slikte|vergeet|vergat|kreeg|krijgt|mag|moet|kan|wil|slaat|sloeg) )(?:die|ze|hem|deze)(?= (?:over|\d|een|één|twee|drie|vier|vijf|zes|niet|nooit|altijd|nog|nu|al|wel|soms|vaak|elke|iedere|dagelijks|alleen|meestal|ook|sinds|om|op|in|voor|bij|met|'s|tot|weer|zelf|toen|steeds|\p{L}+(?:tien|tig)(?!\p{L}))|$)/iu,
  en: /^((?:takes|took|uses|used|has|had|forgets|gets|got|(?:has|had) (?:taken|used)) )(?:it|them|that|those|these)(?= |$)/iu,
};
const taken: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:neemt|nam|gebruikt|gebruikte|slikt|slikte|genomen|geslikt|innemen|ingenomen|vergeet|vergeten|overgeslagen|slaat|sloeg)(?!\p{L})/iu,
  en: /\b(?:takes|took|taken|uses|used|forgets|forgot|forgotten|missed)\b/iu,
};

/** `Heeft die twee keer gebruikt` → `Heeft quetiapine twee keer gebruikt`; '' where nothing is taken. */
export const withName = (clause: string, name: string, language: Language): string =>
  taken[language].test(clause) && taking[language].test(clause)
    ? clause.replace(taking[language], `$1${name}`)
    : '';

/** `Vijfentwintig milligram was dat nog`: under its name it would read as what is taken now. */
export const isOfPast = ({ clause, quote }: Fact): boolean => {
  const said = clause ?? quote;
  return (
    /(?<!\p{L})(?:was|waren|were) (?:dat|het|that|it)(?!\p{L})/iu.test(said) &&
    !/(?<!\p{L})(?:nu|now)(?!\p{L})/iu.test(said)
  );
};

/** `Calcium, vijfhonderd milligram`, `Van de plaspil veertig milligram`: they say of what, though no list of medicines has it. */
const ownName: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:calcium|kalk|kalium|magnesium|ijzer|zink|jodium|zout|eiwit\p{L}*|vitamine\p{L}*|insuline|cafeïne|nicotine|zalf|crème|\p{L}*spray|pleisters?|\p{L}*druppels|drankje|plaspil\p{L}*|slaappil\p{L}*|slaaptablet\p{L}*|maagbeschermer|maagtablet\p{L}*|bloedverdunner|pijnstiller|antibiotic\p{L}*|\p{L}*kuur|prik|injectie|depot|coke|cocaïne|wiet|ghb|speed|alcohol)(?!\p{L})/iu,
  en: /\b(?:calcium|potassium|magnesium|iron|zinc|iodine|salt|protein|vitamins?|insulin|caffeine|nicotine|ointment|cream|spray|patch(?:es)?|drops|water (?:tablet|pill)s?|sleeping (?:tablet|pill)s?|blood thinner|painkillers?|antibiotics?|injection|depot|jab|cocaine|coke|weed|alcohol)\b/iu,
};
/** `Foliumzuur, vijf milligram`: a word that no list has, and how much of it. */
const ownWord = /^(?:(?:en|dan|ook|and|also|then) )?(?<name>\p{L}{4,}),? $/iu;
const noName =
  /^(?:(?:dat|dus|eerst|nog|weer|steeds|straks|morgen|vandaag|vanavond|zeker|precies|ongeveer|gewoon|zelf|maar|altijd|meestal|alleen|eerste|laatste|elke|iedere|samen|totaal|minder|meer|zonder|sinds|vanaf|tegen|about|around|first|only|just|still|then|again|today|tomorrow|every|each|with|from|since|until|maximum|minimum|maximaal|minimaal|hoogstens|minstens|started?|starting|terug|back|\p{L}+(?:t|en|de|te|s|ed|ing|ly))|half|halve|one|two|three|four|five|twee|drie|vier|vijf)$/iu;

export function namesOwn({ clause, quote, slots }: Fact, language: Language): boolean {
  const text = clause ?? quote;
  if (ownName[language].test(text)) return true;
  const [first] = slots.amounts;
  const name = first && ownWord.exec(text.slice(0, first.start))?.groups?.name;
  return (
    name !== undefined &&
    !noName.test(name) &&
    ![adverbs, prepositions, englishAdverbs].some((words) => words.has(name.toLowerCase()))
  );
}

/** Behind the amount nothing else is counted: `naar vijf bijeenkomsten`. */
const ended =
  /^(?:$|[,.;]|\s(?:en|of|naar|vanaf|per|'s|in|op|met|om|voor|sinds|bij|gaan|gebracht|gezet|verhoogd|verlaagd|opgehoogd|keer|and|or|to|from|a|per|in|at|on|for|since|with|tomorrow|today|once|twice)(?!\p{L}))/iu;
const reaching = /(?:^|\s)(?:naar|op|van|to|from|at|on|tot)\s$/iu;
const changing: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:verhoog\p{L}*|verhog\p{L}*|ophog\p{L}*|opgehoogd|verlaag\p{L}*|verlag\p{L}*|afbouw\p{L}*|afgebouwd|(?:hem|die|ze|het) .*(?:naar|op)|(?:terug|omhoog|omlaag) (?:naar|op))(?!\p{L})/iu,
  en: /\b(?:increas\w*|rais\w*|lower\w*|reduc\w*|taper\w*|(?:put|bring|brought|take|took|move|moved) (?:it|that|you|them) (?:up|down|back)|(?:go|went|goes|going|back|up|down|stay|stays|keep|keeps) (?:\w+ )?(?:to|on|at))\b/iu,
};

/** `In juni verhoogd van vijftig naar honderd`, `We go to one hundred`: figures alone, of something that is raised or lowered. */
export const isChangedTo = (fact: Fact, language: Language): boolean => {
  const { clause, quote, slots, asked } = fact;
  const text = clause ?? quote;
  if (slots.measurements.length > 0 || ofElse.test(asked) || !changing[language].test(text)) return false;
  return slots.amounts.some(
    ({ value, unit, isOrdinal, isVague, start, end }) =>
      unit === undefined &&
      !isOrdinal &&
      !isVague &&
      value >= LEAST_DOSE &&
      reaching.test(text.slice(0, start)) &&
      ended.test(text.slice(end)),
  );
};

/** `Diarrhoea on three, fine on two`: on how many of them. */
const onSoMany =
  /\bon (?:one|two|three|four|five|six|eight|ten|\d+)(?=[,.;]|$)[^.]*\bon (?:one|two|three|four|five|six|eight|ten|\d+)(?=[,.;]|$)|(?<!\p{L})(?:op|bij) (?:één|een|twee|drie|vier|vijf|zes|\d+)(?=[,.;]|$)[^.]*(?<!\p{L})(?:op|bij) (?:één|een|twee|drie|vier|vijf|zes|\d+)(?=[,.;]|$)/iu;
export const isOnSoMany = ({ clause }: Fact): boolean => onSoMany.test(clause ?? '');

const points: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nee|en|maar),? )?(?:(?:dat|die|deze|hij) (?:heeft|geeft|maakt|helpt|hielp|werkt|houdt|verlaagt|verhoogt|remt|beschermt|kan|mag|moet|duurt|blijft|stopt|gaat|krijgt|neemt|slikt|komt|zit|staat|wordt|om|op|van|twee|drie|\d)(?!\p{L})|(?:die|deze) \p{L}+ (?:geeft|maakt|helpt|kan)(?!\p{L})|(?:daar|er)(?!\p{L}).*(?<!\p{L})(?:van|door|mee|tegen)(?=[,.;]|$))/iu,
  en: /^(?:(?:no|and|but),? )?(?:it|that|they|those)(?:['’](?:s|ll|d)| (?:gives?|makes?|helps?|works?|brings?|takes?|causes?|can|could|may|might|must|stays?|stops?|goes|lowers?|raises?|protects?|needs?|upsets?|keeps?)) /iu,
};
const pointsWithin: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dat|die|daar\p{L}*|hem|ze)(?!\p{L})|(?<!\p{L})(?:daarvan|daarmee|ermee|ervan|hem)(?!\p{L})/iu,
  en: /^(?:it|that|those|they)\b|\b(?:it|it['’](?:s|d|ll))\b/iu,
};
/** `Daar wordt de ontlasting zwart van`: of what was named just before. */
export const pointsAtIt = ({ clause }: Fact, language: Language): boolean =>
  points[language].test(clause ?? '');
/** `So it would do more harm than good`: in answer to who named it. */
export const holdsIt = (fact: Fact, language: Language): boolean =>
  pointsAtIt(fact, language) || pointsWithin[language].test(fact.clause ?? '');

const deedAlone =
  /^(?:niet |not )?(?:stoppen|doorgaan|verhogen|verlagen|afbouwen|ophogen|starten|houden|blijven|stop|stopping|continue|keep|stays?)(?: (?:niet|wel|maar|nu|nog|even|eerst|doen|mee|gewoon|zo|hetzelfde|the same|going|not|now|yet|as it is))*[.]?$/iu;
/** `Stoppen doen we niet`: what is done or not done, and with nothing. */
export const isDeedAlone = ({ clause }: Fact): boolean => deedAlone.test(clause ?? '');

/** What is taken goes on, or goes back to what it was. */
export const goesBack = ({ quote }: Fact): boolean =>
  /(?<!\p{L})(?:terug (?:naar|op)|blijft|blijven|houden|back (?:to|on)|stays?|keep) /iu.test(quote);

/** What the title above a column says of its cells. */
import { plain } from '../../reading/text.ts';

export type Role =
  | 'name'
  | 'dose'
  | 'use'
  | 'change'
  /** What somebody thinks should be done. */
  | 'proposal'
  /** How many at that time of the day. */
  | 'moment'
  /** From when until when: `2012-2014`. */
  | 'period'
  /** Why it was stopped. */
  | 'ended'
  | 'value'
  | 'unit'
  | 'when'
  /** When it began, or what was measured first. */
  | 'first'
  | 'last'
  | 'day'
  /** A mark for high and low: often empty, and then lost on paper. */
  | 'flag'
  /** A reference, who prescribed it: tells nothing of the client. */
  | 'idle'
  /** May be the name of a measurement. */
  | 'other';

/** General knowledge of the tables that Dutch and English letters have. */
const titles: readonly (readonly [Role, RegExp])[] = [
  [
    'name',
    /^(?:(?:genees)?middel(?:en|naam)?|medicijn(?:en|naam)?|medicament|medicatie|(?:generieke |merk)?naam(?: (?:genees)?middel)?|artikel|product|lab|laboratorium|item|stof(?:naam)?|preparaat|omschrijving|bepaling(?:en)?|analyse|analyt|component|test|tests|onderzoek|meting(?:en)?|(?:meet)?instrument(?:en)?|vragenlijst(?:en)?|lijst|schaal|schalen|parameter|medicines?|medications?|drug|name|tto|investigation|analyte|assay|blood test|bloods|obs|observations?|vitals|vitale functies|measure(?:ment)?|questionnaire|scale|lopend|lopende? .*|(?:gestopt|gestaakt|beeindigd|vervallen|stopped|discontinued)(?: (?!op$|per$|on$).+))$/,
  ],
  [
    'dose',
    /^(?:(?:dag)?dosis|(?:dag)?dosering|sterkte|dos|daily dose|dose|dosage|strength|hoeveelheid)\b(?! (?:was|voorheen))/,
  ],
  [
    'use',
    /^(?:gebruik|inname|freq|frequentie|gebruiks(?:voorschrift|aanwijzing|instructie|advies)|voorschrift|(?:inname|toedien)-?(?:tijd(?:stip|en)?|moment(?:en)?)|tijdstip|tijden|hoe vaak|(?:doseer|doserings?|inname|inneem|toedien)?-?schema|per dag|x per dag|sig|use|frequency|times|timing|directions|instructions|posology|regimen|how (?:often|taken))$/,
  ],
  [
    'moment',
    /^(?:(?:in de |voor de )?(?:ochtend|morgen|middag|avond|nacht)|(?:voor het )?slapen|(?:bij (?:het )?)?(?:ontbijt|middageten|avondeten)|lunch|diner|koffie|thee|(?:(?:in the|at) )?(?:morning|noon|midday|afternoon|evening|night|bedtime|breakfast|lunch(?:time)?|tea(?:time)?|dinner|supper)|am|pm|mane|nocte|bed|ocht|midd|av|och|(?:0?[6-9]|1\d|2[0-3])[.: ]?[0-5]0(?: ?u(?:ur)?)?)$/,
  ],
  [
    'proposal',
    /^(?:voorstel(?:len)?|aanbeveling(?:en)?|voorgesteld(?:e wijziging)?|recommendations?|suggestions?|suggested(?: (?:action|change))?|proposal|proposed(?: change)?)$/,
  ],
  [
    'change',
    /^(?:advies|beleid|wijziging(?:en)?|mutatie|status|stand|besluit|verandering|actie|changes?|action|opmerking(?:en)?|opm|commentaar|bijzonderheden|toelichting|remarks?|comments?|notes?)$/,
  ],
  [
    'value',
    /^(?:uitslag(?:en)?|(?:meet)?waarde|resultaat|(?:totaal|ruwe )?score|totaal|uitkomst|bevinding|index(?:score)?|iq|standaardscore|schaalscore|normscore|quotient|t-?score|c-?score|stanine|result|value|total|nu|heden|vandaag|actueel|huidig|now|today|current)$/,
  ],
  ['period', /^(?:(?:gebruiks)?periode|jaren|van ?[-–/] ?tot|period|dates|years|from ?[-–/] ?to)$/],
  [
    'ended',
    /^(?:stopreden|gestopt wegens|reden (?:van |voor )?(?:stop|stoppen|staken|beeindigen|beeindiging)|reason (?:for )?(?:stopp(?:ed|ing)|discontinu(?:ed|ing|ation)))$/,
  ],
  ['unit', /^(?:eenheid|eenheden|eenh|units?)$/],
  [
    'when',
    /^(?:datum|dag|date|day|week|wk|maand|mnd|month|jaar|year|kwartaal|tijd|time|uur|tijdstip meting|(?:meet|afname|controle|contact|bezoek)-?datum|datum (?:afname|meting|controle|bepaling)|date (?:taken|of (?:test|measurement))|afgenomen(?: op)?|meetmoment|moment|wanneer|when|sessie|session|visit|bezoek|controle|consult|afname|time ?point)$/,
  ],
  [
    'first',
    /^(?:voor|begin|start|was|oud|oude dos(?:is|ering)|van|sinds|(?:start|begin|ingangs)datum|gestart(?: op)?|vanaf|intake|aanvang|opname|begin-?meting|nulmeting|voormeting|vooraf|midden|mid|tussen|tussenmeting|tussentijds|interim|midpoint|tussenevaluatie|halverwege|t ?0|vorige?(?: uitslag| waarde| meting| score| keer)?|eerder|voorlaatste|(?:bij )?binnenkomst|(?:bij )?presentatie|triage|(?:on )?arrival|(?:bij|voor) (?:de )?(?:opname|aanvang|start|intake|begin|behandeling)|since|started?(?: (?:on|date))?|from|baseline|admission|on admission|previous(?: result| value| score)?|last time|pre|before|at (?:start|baseline|intake|admission))$/,
  ],
  [
    'last',
    /^(?:na|achteraf|wordt|nieuwe? dos(?:is|ering)|nieuw|new|new dose|eind(?:e|datum|meting)?|stop(?:datum)?|tot(?: en met)?|gestopt(?: (?:op|per))?|gestaakt(?: (?:op|per))?|afsluiting|nameting|ontslag|(?:bij )?vertrek|herhaling|repeat|recheck|t ?1|van(?:morgen|ochtend|middag|avond)|this (?:morning|afternoon|evening)|(?:bij|na) (?:de )?(?:ontslag|einde?|afsluiting|behandeling)|end(?:ed)?(?: date)?|stopped(?: on)?|stop date|until|to|discharge|on discharge|post|after|at (?:end|discharge))$/,
  ],
  ['flag', /^(?:vlag|flag|afwijkend|h ?\/ ?l|hoog ?\/ ?laag|high ?\/ ?low)$/],
  [
    'idle',
    /^(?:percentiel(?:score)?|pct|percentile|nr|no|#|volgnr|effect|respons|response|bijwerking(?:en)?|indicatie|reden|waarvoor|voorschrijver|voorgeschreven door|arts|apotheek|bron|interpretatie|ernst|duiding|betekenis|side effects?|indication|prescrib(?:er|ed by)|pharmacy|source|interpretation|severity|atc|via|route|toediening|supply|voorraad|aantal|qty|quantity|verstrekt|(?:laatst(?:e)? )?(?:afgeleverd|afgifte|aflevering|verstrekking|gift)|(?:last|date) (?:issued|given|dispensed|dose)|issued|vorm|toedieningsweg|toedieningsvorm|form|ref\b.*|referentie.*|reference.*|norm.*|normal.*|grenzen|grenswaarden?|streef.*|target|range|cut-?off|max(?:imum|imaal)?|bereik|afkap.*)$/,
  ],
];

/** `Score bij intake`: when, whatever was found. */
const ofWhat =
  /^(?:(?:totaal|ruwe |gem(?:iddelde|\.)? )?-?(?:scores?|waarden?|uitslag(?:en)?|resultaat|resultaten|results?|values?|metingen|meting(?= [^\d]))) (?:(?:bij|op|van|at|on) (?:de )?)?(?=\S)/iu;

export const roleOf = (written: string): Role => {
  const title = written.replace(ofWhat, '');
  const name = plain(title)
    .replace(/[():.*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = plain(title.replace(/\s*\([^()]*\)$/u, '')).trim();
  return titles.find(([, pattern]) => pattern.test(name) || pattern.test(bare))?.[0] ?? 'other';
};

/** `Dag 1`, `Week 6`, `T2`: one of several times. */
export const isTurn =
  /^(?:dag|week|wk|maand|mnd|sessie|zitting|meting|t|day|month|session|visit|time) ?\d{1,2}(?: ?\(.*\))?$|^(?:na |after |\+ ?)?\d{1,2} (?:weken|week|wk|weeks|maanden|maand|mnd|months?|sessies|sessions)$|^(?:[0-2]?\d:[0-5]\d|[0-2]\d\.[0-5]\d)(?: ?(?:u|uur|h))?$/i;

const month =
  '(?:jan(?:uar[iy])?|feb(?:ruar[iy])?|mrt|maart|mar(?:ch)?|apr(?:il)?|mei|may|jun[ei]?|jul[iy]?|aug(?:ust(?:us)?)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** A day, a moment of the treatment. */
export const momentTitle = [
  // `82/48` and `2.10` are values.
  '(?:0?[1-9]|[12]\\d|3[01])[-/](?:0?[1-9]|1[0-2])(?:[-/.]\\d{2,4})?',
  '\\d{1,2}\\.\\d{1,2}\\.\\d{2,4}|(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])',
  '(?:0?[1-9]|1[0-2])[-/](?:19|20)\\d\\d',
  `(?:\\d{1,2}-)?${month}-(?:\\d\\d)?\\d\\d`,
  `(?:\\d{1,2} )?${month}(?: '?(?:20)?\\d\\d(?![\\d/-]))?`,
  '(?:19|20)\\d\\d(?:-\\d\\d){0,2}',
  '(?:dag|week|wk|maand|mnd|day|month|sessie|session|meting|t|T) ?\\d{1,2}',
  'intake|aanvang|begin|start|opname|voormeting|tussenmeting|nulmeting|baseline|admission|pre|previous|vorige|eerder',
  'eind|einde|afsluiting|ontslag|nameting|follow-?up|discharge|post|end|nu|now|huidig|current',
].join('|');
/** Moments that are no more than words; in running text they may be anything. */
const wordedMoment = [
  '(?:bij|voor|na|op|at|on|before|after) (?:de |het |the )?(?:intake|aanvang|begin|start|opname|ontslag|einde?|afsluiting|aanmelding|verwijzing|behandeling|binnenkomst|aankomst|vertrek|admission|discharge|arrival|baseline|treatment|end|referral|review|assessment|SEH|ED)',
  '(?:\\d{1,2}(?:e|de|ste|st|nd|rd|th)|eerste|tweede|derde|laatste|vorige|first|second|third|last|previous|latest) (?:meting|afname|keer|controle|bezoek|consult|visit|reading|measurement|result|time)',
  "(?:(?:begin|eind|medio|early|late) )?(?:lente|voorjaar|zomer|najaar|herfst|winter|spring|summer|autumn|kerst|christmas)(?: ?'?(?:20)?\\d\\d)?",
  '(?:Q|K|kwartaal |quarter )[1-4](?:[ /-](?:20)?\\d\\d)?',
  '(?:vandaag|gisteren|heden|actueel|recent|today|yesterday|latest|laatst|laatste|eerste|first|last|voorheen|destijds|thans|inmiddels)',
  '(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  '\\d{1,2} ?(?:weken|wk|weeks|maanden|mnd|months|jaar|years?|dagen|days|uur|u|h|hours|min)(?: (?:later|geleden|ago|na \\p{L}+|after \\p{L}+|post))?',
  '\\p{L}{2,12}\\.? \\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?',
].join('|');
const ofMoment = new RegExp(`^(?:${momentTitle}|${wordedMoment})$`, 'iu');
/** The time of the day behind its day. */
const clockBehind = /(?<=\d),? (?:om |at )?[0-2]?\d[:.][0-5]\d(?: ?(?:u|uur|h|hrs))?$/iu;
/** `begin (12-01)`, `19:05 (telefonisch)`. */
const withAside = /^(.*?)\s*\(([^()]*)\)$/u;

/** A title without the time behind its day. */
export const withoutClock = (title: string): string => title.replace(clockBehind, '');

/** `04-08`, `mrt 2026`, `opname`, `02:00`: a column of what was measured then. */
export function isMomentTitle(title: string): boolean {
  const bare = withoutClock(title.replace(ofWhat, ''));
  if (ofMoment.test(bare) || isTurn.test(bare)) return true;
  const [, outside = '', inside = ''] = withAside.exec(bare) ?? [];
  // `8 (06-08)` is a value with its day.
  const isDated = /\d/.test(inside) && !/\d/.test(outside);
  return outside !== '' && (isMomentTitle(outside) || (isDated && isMomentTitle(inside)));
}

/** `Leukocyten (10^9/l)`: the digits of a unit are none of a title. */
export const withoutUnit = (title: string): string => title.replace(/\s*[([][^()[\]]*[)\]]$/u, '');

/** `4DKL`, `6MWT`: a name that begins with a number. */
export const isListName = (title: string): boolean => /^\d{1,2}[- ]?\p{Lu}{2,}/u.test(title);

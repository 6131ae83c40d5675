/** What the columns of a table hold, by the row above them. */
import { plain } from '../reading/text.ts';
import type { FileDay } from './finding.ts';
import { fileDay, type ReadSentence, readSentence } from './read.ts';

type Role =
  | 'name'
  | 'dose'
  | 'use'
  | 'change'
  /** How many at that time of the day. */
  | 'moment'
  | 'value'
  | 'unit'
  | 'when'
  /** When it began, or what was measured first. */
  | 'first'
  | 'last'
  | 'day'
  /** A reference, who prescribed it: tells nothing of the client. */
  | 'idle'
  /** May be the name of a measurement. */
  | 'other';
export type Column = { role: Role; title: string; day?: FileDay };

/** General knowledge of the tables that Dutch and English letters have. */
const titles: readonly (readonly [Role, RegExp])[] = [
  [
    'name',
    /^(?:(?:genees)?middel(?:en|naam)?|medicijn(?:en)?|medicatie|naam(?: (?:genees)?middel)?|lab|laboratorium|item|stof(?:naam)?|preparaat|omschrijving|bepaling(?:en)?|test|onderzoek|meting(?:en)?|(?:meet)?instrument|vragenlijst(?:en)?|lijst|schaal|parameter|medicines?|medications?|drug|name|investigation|measure(?:ment)?|questionnaire|scale)$/,
  ],
  ['dose', /^(?:dosis|dosering|sterkte|dose|dosage|strength|hoeveelheid)\b/],
  [
    'use',
    /^(?:gebruik|inname|frequentie|gebruiks(?:voorschrift|aanwijzing|instructie)|voorschrift|innametijd(?:stip)?|tijdstip|hoe vaak|schema|use|frequency|directions|instructions|how (?:often|taken))$/,
  ],
  [
    'moment',
    /^(?:(?:in de |voor de )?(?:ochtend|morgen|middag|avond|nacht)|(?:voor het )?slapen|ontbijt|lunch|diner|morning|noon|midday|afternoon|evening|night|bedtime)$/,
  ],
  [
    'change',
    /^(?:wijziging(?:en)?|mutatie|status|verandering|actie|changes?|opmerking(?:en)?|opm|bijzonderheden|toelichting|remarks?|comments?|notes?)$/,
  ],
  [
    'value',
    /^(?:uitslag|(?:meet)?waarde|resultaat|(?:totaal|ruwe )?score|totaal|uitkomst|bevinding|result|value|total|nu|actueel|huidig|now|current)$/,
  ],
  ['unit', /^(?:eenheid|eenheden|units?)$/],
  ['when', /^(?:datum|dag|date|day|(?:meet|afname)datum|datum afname|afgenomen(?: op)?)$/],
  [
    'first',
    /^(?:begin|start|sinds|(?:start|begin|ingangs)datum|gestart(?: op)?|vanaf|intake|aanvang|opname|begin-?meting|voormeting|tussenmeting|tussentijds|halverwege|t ?0|vorige?(?: uitslag| waarde| meting| score)?|eerder|(?:bij|voor) (?:de )?(?:opname|aanvang|start|intake|begin|behandeling)|since|started?(?: (?:on|date))?|from|baseline|admission|on admission|previous(?: result)?|pre|before|at (?:start|baseline|intake))$/,
  ],
  [
    'last',
    /^(?:eind(?:e|datum|meting)?|stop(?:datum)?|tot(?: en met)?|gestopt(?: op)?|afsluiting|nameting|ontslag|t ?1|(?:bij|na) (?:de )?(?:ontslag|einde?|afsluiting|behandeling)|end(?: date)?|stopped(?: on)?|stop date|until|to|discharge|on discharge|post|after|at (?:end|discharge))$/,
  ],
  [
    'idle',
    /^(?:bijwerking(?:en)?|indicatie|reden|waarvoor|voorschrijver|voorgeschreven door|arts|interpretatie|ernst|duiding|betekenis|side effects?|indication|prescrib(?:er|ed by)|interpretation|severity|atc|via|route|toediening|supply|voorraad|aantal|verstrekt|vorm|toedieningsweg|toedieningsvorm|form|ref\b.*|referentie.*|reference.*|norm.*|normal.*|grenzen|grenswaarden?|streef.*|target|range|cut-?off|max(?:imum|imaal)?|bereik|afkap.*|vlag|flag)$/,
  ],
];

const roleOf = (title: string): Role => {
  const name = plain(title)
    .replace(/[():.*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return titles.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
};

function dayIn(cell: string, sentence: ReadSentence): FileDay | undefined {
  // `15-01` above a column is a day, and read as one behind `op`.
  const isShort = sentence.paper.language === 'nl' && /^[0-3]?\d[-/](?:0?[1-9]|1[0-2])$/.test(cell);
  const isDay = /\d[-/.]\d|\d \p{L}{3}|^\p{L}{3,9}\.? '?(?:\d\d|(?:19|20)\d\d)$/u.test(cell);
  if (!isDay || cell.length > LONGEST_DAY_characters) return undefined;
  const { slots } = readSentence({ ...sentence, text: isShort ? `op ${cell}` : cell }, sentence.paper);
  return slots.times.flatMap((time) => fileDay(time, sentence.paper) ?? [])[0];
}
const LONGEST_DAY_characters = 30;

export const dayOfCell = dayIn;

const FEWEST = 2;

/** The columns that a row names, undefined where it names none. */
export function columnsOf(sentence: ReadSentence): Column[] | undefined {
  const columns = sentence.text.split('\t').map((cell): Column => {
    const title = cell.trim();
    const day = dayIn(title, sentence);
    return day ? { role: 'day', title, day } : { role: roleOf(title), title };
  });
  const days = columns.filter(({ role }) => role === 'day').length;
  // `Oxazepam 10 mg`, begun and ended, is no row of titles.
  const isOfDays = columns.every(({ role, title }) => role === 'day' || !/\d/.test(title));
  if (days >= FEWEST) return isOfDays ? columns : undefined;
  // `Datum 3-3-2026`, `Opname 9-2-2026` are a label and what it says.
  const known = columns.filter(({ role }) => role !== 'other' && role !== 'day').length;
  // `Uitslag`, `Eenheid` and `Vorige (01-07-26)`.
  if (known > FEWEST && days === 1 && isOfDays) return columns;
  const hasDates = columns[0]?.role === 'when' && columns.length > FEWEST && !/\d/.test(sentence.text);
  return (known >= FEWEST && days === 0) || hasDates ? columns : undefined;
}

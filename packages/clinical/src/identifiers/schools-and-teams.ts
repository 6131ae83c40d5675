/** Schools, homes and teams whose name is any word, behind what leads to one: `groep zeven van de regenboog`, `team vuurtoren`, `oma zit in de zonnebloem`. */
import { plain } from '../reading/text.ts';
import { isInDictionary } from './dictionary.ts';
import { isEnglishHouseWord, isHouseWord } from './house-words.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isMedicine, isOrdinary } from './ordinary.ts';

const number = '(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|[1-8])(?:\\s?[a-e](?!\\p{L}))?';
const named =
  "((?:de|het|'t)\\s(?:(?:oude|nieuwe|grote|kleine|gouden|vrolijke|bonte|groene|blauwe)\\s)?(\\p{L}[\\p{L}'’-]{2,}))(?!\\p{L})";
const namedInEnglish = '(the\\s(\\p{L}{3,}))(?!\\p{L})';
/** Behind `groep vijf van de` and no name of a school. */
const ofAnySchool =
  /^(?:\p{L}*school|basis|middelbare|lagere|zelfde|andere|acht|zes|zeven|negen|tien|twaalf|vier|vijf|drie|twee|havo|vwo|vmbo|mavo|mbo|atheneum|gymnasium|opleiding|cursus|training|therapie|kleuters?|onderbouw|bovenbouw|week|dag|dagen|avond|hele|eerste|tweede|derde|laatste|kinderen|jongens|meisjes|mensen|patiënten|deelnemers|behandeling|module|methode|lijst|vragenlijst|indeling|classificatie|studie|zorg|afdeling|kliniek|praktijk|huisarts|\p{L}*groep|klas|juf|meester|ouders|gemeente|stad|wijk|buurt|kerk|sportclub|club|bso|opvang|tijd|eeuw)$/iu;
/** What one may sit on or in, whatever is called after it too. */
const seat =
  /^(?:brug|boom|bomen|toren|trap|rots|dijk|kade|dam|steiger|schommel|wip|vlonder|plein|top|ark|troon|molen|zolder|poort|sluis|oever|heuvel|weg|weide|wei|akker|heide|put|kern|kring|cirkel|schaduw|zonnebank|branding|storm|regen|wind|knoop|klem|stroom|draaimolen|carrousel|wolken|wolk|burcht|kamer|werkplaats|winkel|spil|schelp|cocon|bubbel|schijf|pit|nest|keet|schuur|hut|toekomst|tang|bron|goot|val|buurt)$/u;
const isHouse = (noun: string): boolean => isHouseWord(noun) && !seat.test(noun);
const isUnknown = (noun: string): boolean =>
  noun.length > 3 &&
  !isOrdinary(noun) &&
  !isInDictionary(noun) &&
  !isCommonCapital(noun) &&
  !isMedicine(noun);
const isWritten = (noun: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(noun) && !isCommonCapital(plain(noun)) && !isMedicine(noun);

const elders =
  '(?:moeder|vader|oma|opa|tante|oom|schoonmoeder|schoonvader|ma|pa|moeke|man|vrouw|broer|zus|overgrootmoeder|stiefvader|stiefmoeder)';
const eldersInEnglish =
  "(?:mum|mother|dad|father|nan|nana|gran|granny|grandma|grandad|granddad|grandmother|grandfather|aunt|auntie|uncle|mother-in-law|father-in-law|husband|wife|mum's|nan's|dad's|gran's)";

const rules: readonly { says: RegExp; holds: (noun: string) => boolean }[] = [
  {
    says: new RegExp(`(?<!\\p{L})(?:groep|klas|leerjaar)\\s${number}\\s(?:van|op|bij)\\s${named}`, 'giu'),
    holds: (noun) => !ofAnySchool.test(noun) && !isMedicine(noun),
  },
  {
    says: new RegExp(
      `(?<!\\p{L})(?:juf|meester|leerkracht|mentor|directeur|directrice|intern begeleider|ib'er|docente?|leraar|lerares|conciërge|leerlinge?|schoolplein|begeleiding|begeleider|begeleidster|verpleging|verzorging|leiding|groepsleiding|kantine|teamleider|zorgcoördinator)\\s(?:\\p{L}+\\s)?(?:van|op)\\s${named}`,
      'giu',
    ),
    holds: (noun) => isHouse(plain(noun)) || isUnknown(plain(noun)) || isWritten(noun),
  },
  {
    says: new RegExp(
      `(?<!\\p{L})(?:zit|zat|zitten|zaten|les|stage)\\s(?:(?:nu|ook|weer|nog|al|sinds kort|daar|vroeger)\\s)?op\\s${named}(?!\\s(?:te|van)\\s)`,
      'giu',
    ),
    holds: (noun) => isHouse(plain(noun)) || isWritten(noun),
  },
  {
    says: new RegExp(
      `(?<!\\p{L})${elders}\\s(?:(?:die|nu)\\s)?(?:woont|zit|ligt|verblijft|woonde|zat|lag|verbleef)\\s(?:(?:nu|ook|al|nog|sinds kort|tegenwoordig|inmiddels|al jaren)\\s)?(?:in|op)\\s${named}`,
      'giu',
    ),
    holds: (noun) => isHouse(plain(noun)) || isWritten(noun),
  },
  {
    says: /(?<=(?<!\p{L})(?:bij|van|in|onder|door|met|naar|via|from|with|under|by|to)\s(?:het\s|the\s)?[Tt]eam\s)((\p{L}[\p{L}-]{2,}))(?!\p{L})/gu,
    holds: (noun) =>
      /^(?:noord|oost|zuid|west|centrum|noordoost|noordwest|zuidoost|zuidwest)$/iu.test(noun) ||
      isHouse(plain(noun)) ||
      isUnknown(plain(noun)) ||
      isWritten(noun),
  },
  {
    says: new RegExp(
      `(?<!\\p{L})(?:year|class|form)\\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\\d{1,2})\\s(?:at|in|of)\\s${namedInEnglish}`,
      'giu',
    ),
    holds: (noun) => isEnglishHouseWord(plain(noun)) || isUnknown(plain(noun)) || isWritten(noun),
  },
  {
    says: new RegExp(
      `(?<!\\p{L})${eldersInEnglish}\\s(?:is\\s|was\\s|went\\s|lives\\s|lived\\s|died\\s|stays\\s|['’]s\\s)?(?:now\\s|still\\s|living\\s|moved\\s)?(?:in|at|into|to)\\s${namedInEnglish}`,
      'giu',
    ),
    holds: (noun) => isEnglishHouseWord(plain(noun)) || isWritten(noun),
  },
];

export const schoolsAndTeamsIn = (text: string): Span[] =>
  rules.flatMap(({ says, holds }) =>
    [...text.matchAll(says)].flatMap(({ 0: whole, 1: name = '', 2: noun = '', index }): Span[] => {
      if (!holds(noun)) return [];
      const start = index + whole.length - name.length;
      return [{ start, end: start + name.length, kind: 'institution' }];
    }),
  );

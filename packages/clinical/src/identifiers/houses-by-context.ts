/** Schools, houses and firms whose name is any word, by what is said around them: `school (Bernrode)`, `op het Kandinsky`, `apotheek het anker`. */
import { plain } from '../reading/text.ts';
import { isInDictionary } from './dictionary.ts';
import { isHouseWord } from './house-words.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isEponym, isFirstName, isMedicine, isOrdinary } from './ordinary.ts';

const capital = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
const name = `(?:(?:The|De|Het|'t)\\s)?${capital}(?:\\s(?:(?:of|van|de|der|den|the|and|en|&)\\s){0,2}${capital}){0,3}`;
const houses =
  'school|basisschool|middelbare school|werkgever|instelling|kliniek|ziekenhuis|praktijk|huisartsenpraktijk|apotheek|tehuis|verpleeghuis|verzorgingshuis|woonvorm|woongroep|dagbesteding|opvang|bso|creche|kinderopvang|universiteit|hogeschool|opleiding|stageplek|stageadres|club|voetbalclub|sportschool|kerk|moskee|verzekeraar|zorgverzekeraar|woningcorporatie|thuiszorg|bewindvoerder|employer|workplace|surgery|gp surgery|clinic|hospital|care home|nursing home|nursery|church|mosque|gym|university|uni|hostel|hotel|insurer|housing association|agency|pharmacy|charity';
/** What it is, and in brackets or between commas what it is called. */
const apposed = new RegExp(
  `(?<=(?<!\\p{L})(?:${houses})(?:,|\\s?\\(|:|\\s(?:is|heet|called|genaamd))\\s?)(${name})(?=\\s*[),.;]|\\s(?:in|te|near)\\s|\\s*$)`,
  'gu',
);
/** Who learns or is taught there. */
const schooling =
  /(?<!\p{L})(?:vmbo\p{L}*|havo|vwo|mavo|gymnasium|brugklas|klas|groep (?:een|twee|drie|vier|vijf|zes|zeven|acht|[1-8])|leerling|leerplicht\p{L}*|spijbel\p{L}*|juf|meester|docent\p{L}*|mentor|schoolarts|school|schooluitval|gepest|year (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven)|sixth form|excluded|pupil|teacher|head ?teacher|a-levels|gcses?)(?!\p{L})/iu;
const atSchool = new RegExp(
  `(?<=(?<!\\p{L})(?:op|aan|van|naar|at|to|from)\\s)((?:de|het|'t|The)\\s${capital}(?:\\s${capital})?)(?!\\p{L})`,
  'gu',
);
/** Small, where a child is spoken of: `zit op het baken`, `gaat naar de piramide in groep drie`. */
const childAt =
  /(?<=(?<!\p{L})(?:zit|zat|zitten|gaat|ging|gaan|les|stage|leerling|brugklas|klas|leerkracht|juf|meester|mentor|school|onderwijs|opleiding)\s(?:(?:nu|ook|weer|daar|nog|al|sinds kort|als|geeft)\s)?(?:op|naar|van|aan|bij)\s)((?:de|het|'t)\s(?:[a-z]+e\s)?(\p{Ll}[\p{Ll}'’-]{2,}))(?!\p{L})/gu;
const behindSchool = /^\s(?:(?:in|zit|en zit)\s(?:groep|klas|de brugklas)|cluster|groep|brugklas)(?!\p{L})/u;
const isChild =
  /(?<!\p{L})(?:zoon|zoontje|dochter|dochtertje|jongste|oudste|kind|kinderen|jongens|meiden|meisje|jongen|kleinzoon|kleindochter|broertje|zusje|neefje|nichtje|groep (?:een|twee|drie|vier|vijf|zes|zeven|acht|[1-8])|brugklas|cluster)(?!\p{L})/u;
/** A kind without an article of its own, and behind it one with a word: `naar apotheek het anker`. */
const kinds =
  'apotheek|bakkerij|slagerij|café|cafe|restaurant|kapsalon|basisschool|obs|cbs|praktijk|huisartsenpraktijk|gezondheidscentrum|verpleeghuis|verzorgingshuis|woonzorgcentrum|zorgcentrum|woonvorm|kinderdagverblijf|peuterspeelzaal|camping|manege|sportschool|zorgboerderij|inloophuis|buurthuis|wijkcentrum|dagcentrum|hospice|stichting|kliniek|hotel|scouting|huize';
const withArticle = new RegExp(
  `(?<=(?<!(?:de|het|een|mijn|onze|ons|die|deze|dit|dat|hun|haar|zijn|elke|geen|welke|eigen|andere|nieuwe|oude|vaste)\\s)(?<!\\p{L})(?:${kinds})\\s)((?:de|het|'t)\\s(?:(?:oude|nieuwe|grote|kleine|gouden|blauwe|groene|witte|rode|vier|drie|twee)\\s)?\\p{Ll}{3,})(?!\\p{L})`,
  'giu',
);
/** Prisons and the like, small too. */
const locked =
  /(?<=(?<!\p{L})(?:pi|p\.i\.|hvb|jji|azc|tbs-kliniek|forensische kliniek|penitentiaire inrichting|asielzoekerscentrum|jeugdgevangenis|hmp|yoi)\s)((?:(?:de|het)\s)?\p{L}{4,})(?!\p{L})/giu;
/** Behind `vast in` and `opgenomen in` what no list knows is a house. */
const kept =
  /(?<=(?<!\p{L})(?:vast|opgenomen|opname|gezeten|gelegen|geplaatst|uithuisgeplaatst|sectioned|detained|inpatient|locked up|remanded|placed)\s(?:geweest\s)?(?:in|bij|at|op|to)\s(?:de\s|het\s|the\s)?)(\p{L}{5,})(?!\p{L})(?!\s(?:van|of)\s)/giu;
/** Hospitals whose name is a test's too. */
const addenbrookes =
  /(?<=(?<!\p{L})(?:at|in|to|from|under)\s)(Addenbrooke['’]?s)(?!\p{L})(?!\s(?:\d|score|was|test))/giu;
const kirk =
  /(?<=(?<!\p{L})(?:de|het|in|the|at)\s)((?:Grote|Oude|Nieuwe|Sint|Heilige|Onze Lieve Vrouwe?|Holy|All|Christ)\s(?:Kerk|Saints|Church|Trinity|\p{Lu}\p{Ll}+kerk|\p{Lu}\p{Ll}+\sKerk))(?!\p{L})/gu;

const isWordOfAll = (word: string): boolean =>
  isOrdinary(word) || isCommonCapital(word) || isMedicine(word) || isEponym(word);
const parts = (found: string): string[] =>
  plain(found)
    .split(/[\s-]+/)
    .filter((part) => part.length > 2 && !/^(?:the|het|van|der|den|and)$/.test(part));
const namesSomething = (found: string): boolean =>
  /^(?:The|De|Het|'t)\s/.test(found) || parts(found).some((part) => !isWordOfAll(part));
/** Words that go on behind a kind: `kliniek de behandeling`. */
const goesOn =
  /^(?:de|het|'t)\s(?:eerste|tweede|laatste|volgende|hele|enige|beste|meeste|juiste|behandel\p{L}*|medic\p{L}*|pillen|deur|dag|week|nacht|dokter|huisarts|psychiater|mensen|kinderen|ouders|juf|meester|tijd)$/iu;

const rules: readonly { says: RegExp; holds?: (found: string, text: string) => boolean }[] = [
  { says: apposed, holds: namesSomething },
  {
    says: atSchool,
    holds: (found, text) => {
      const [word = ''] = parts(found).slice(-1);
      return (
        schooling.test(text) &&
        !isCommonCapital(word) &&
        !isMedicine(word) &&
        !isEponym(word) &&
        !isFirstName(word)
      );
    },
  },
  { says: withArticle, holds: (found) => !goesOn.test(found) },
  { says: locked, holds: (found) => parts(found).some((part) => !isOrdinary(part)) || /huizen$/.test(found) },
  { says: kept, holds: (found) => !isWordOfAll(plain(found)) },
  { says: addenbrookes },
  { says: kirk },
];

const schoolsOfChildrenIn = (text: string): Span[] =>
  [...text.matchAll(childAt)].flatMap(({ 1: found = '', 2: noun = '', index }): Span[] => {
    const end = index + found.length;
    const isNamed =
      behindSchool.test(text.slice(end)) ||
      isHouseWord(plain(noun)) ||
      (!isWordOfAll(plain(noun)) && !isInDictionary(plain(noun)));
    return isChild.test(text) && isNamed && !goesOn.test(found)
      ? [{ start: index, end, kind: 'institution' }]
      : [];
  });

export const housesByContextIn = (text: string): Span[] => [
  ...schoolsOfChildrenIn(text),
  ...rules.flatMap(({ says, holds }) =>
    [...text.matchAll(says)].flatMap(({ 1: found = '', index }): Span[] =>
      holds && !holds(found, text) ? [] : [{ start: index, end: index + found.length, kind: 'institution' }],
    ),
  ),
];

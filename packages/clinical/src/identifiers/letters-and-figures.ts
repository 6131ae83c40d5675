/** Numbers of letters and figures: of passports, inmates, files and policies. */

const dutch =
  '(?:pati[eë]nt(?:en)?|cli[eë]nt(?:en)?|dossier|polis|klant|paspoort|rijbewijs|id|identiteits|identiteitskaart|visum|document|verblijfs(?:document|vergunning)?|gedetineerden?|detentie|justitiabelen?|skn|parket|zaak|rol|rekest|aangifte|pv|inschrijf|personeels|leerling|studenten|lidmaatschaps?|schade|declaratie|registratie|referentie|order|kaart|pas|contract|vreemdelingen|v|big|agb|serie|badge)-? ?(?:nummer|nr\\.?|code)|kenmerk|ons kenmerk|documentnummer';
const english =
  '(?:patient|client|record|case|policy|passport|reference|hospital|inmate|prison(?:er)?|offender|detainee|booking|visa|permit|licen[cs]e|driving licen[cs]e|crime(?: reference)?|claim|file|warrant|badge|membership|library card|serial|student|staff|employee|tenancy|registration|insurance|medicaid|medicare|chart|account|card|unit|ticket|order|court|detention|immigration|home office|port|arrest|custody) (?:number|no\\.?|nr|code|id|ref\\.?)|mrn|crn|pnc(?: id)?|nomis|pnc number|passport|visa|permit|ref(?:erence)?\\.?';
/** As written: at least one figure, and four signs in all, or three figures. */
export const lettersAndFigures = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}])(?:${dutch}|${english})(?:\\s+(?:is|van|was|of|mijn|uw|my|your|number|nummer)){0,3}[ :#]+)(?=[A-Z\\d/.-]*\\d)(?:[A-Z\\d]{3,}(?:[-/.][A-Z\\d]+)*|[A-Z\\d]{1,2}(?:[-/.][A-Z\\d]+)+)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** `Patiënt 55-90213`, `Dossier 2024/8831`: without the word for a number, so long or so mixed that it is no amount and no year. */
export const codeOfWhom =
  /(?<=(?<![\p{L}\p{N}])(?:pati[eë]nte?|cli[eë]nte?|patient|client|pt\.?|dossier|zaak|casus|case|file|record|chart|bewoner|resident|gedetineerde|detainee|inmate|verdachte|betrokkene|melding|aangifte|incident|aanmelding|verwijzing|referral|beschikking|polis|dbc|kenmerk|ref\.?|nr\.?|no\.?)[ :#]+)(?!(?:\d{2,3}\/\d{2,3}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|(?:19|20)\d\d[-/](?:19|20)?\d\d|(?:19|20)\d\d-\d\d?-\d\d?)(?![\p{L}\p{N}]))(?:(?=(?:[A-Z\d/.-]*?\d){5})\d[A-Z\d]*(?:[-/.][A-Z\d]+)+|\d{5,}|(?=(?:[A-Z\d/.-]*?\d){3})[A-Z]{1,4}[-/.]?\d[A-Z\d]*(?:[-/.][A-Z\d]+)*)(?![\p{L}\p{N}]|[.,]\d|\s?(?:mg|ml|jaar|years|keer|%))/giu;

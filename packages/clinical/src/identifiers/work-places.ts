/** Where people work or are cared for, in small letters or with a name that is a word: `bakkerij hoitinga`, `vos en zonen`. */
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isEponym, isMedicine, isOrdinary, isSurname } from './ordinary.ts';

const firms =
  'bakkerij|slagerij|bouwbedrijf|transportbedrijf|schildersbedrijf|aannemersbedrijf|installatiebedrijf|loonbedrijf|schoonmaakbedrijf|taxibedrijf|autobedrijf|garage|kapsalon|kwekerij|drukkerij|wasserij|rederij|makelaardij|makelaar|accountantskantoor|advocatenkantoor|notariskantoor|uitzendbureau|fysiotherapie|fysiotherapeut|tandartspraktijk|logopedie|dierenkliniek|dierenarts|restaurant|eetcafé|eetcafe|café|cafe|snackbar|cafetaria|hotel|camping|manege|sportschool|zwembad|bioscoop|stichting|woongroep|woonvorm|zorgboerderij|inloophuis|dagcentrum|kinderdagverblijf|peuterspeelzaal|verpleeghuis|verzorgingshuis|hospice|molen|boerderij|rijschool|dansschool|muziekschool|supermarkt|winkel|boetiek|apotheek|drogisterij|voetbalclub|hockeyclub|tennisclub|scouting|buurthuis|wijkcentrum|moskee|kerk';
const article = "(?:(?:de|het|'t|van|van de|van der|van den)\\s)?";
/** A firm and the name behind it, up to where the sentence goes on. */
const behind = new RegExp(
  `(?<=(?<!\\p{L})(?:${firms})\\s)(${article}\\p{L}[\\p{L}'’-]{2,}(?:\\s(?:en|&)\\s(?:zonen|zn|zoon|co|dochters|partners))?)(?=\\s*(?:[.,;?!)]|$)|\\s(?:in|te|en|maar|want|omdat|waar|sinds|wil|wilde|is|was|heeft|had|gaat|begeleid|als|met|op|aan|voor|dus|toen|om|naar|bij|die|dat|daar|werd|ben|heb|ik)(?!\\p{L}))`,
  'giu',
);
/** `damhof staalbouw`, `harrowgate haulage`: what is done there stands behind the name. */
const trade =
  '(?:staalbouw|bouw|transport|logistiek|installaties|installatietechniek|techniek|schilders|schilderwerken|bouwgroep|groep|makelaars|accountants|advocaten|notarissen|catering|schoonmaak|hoveniers|tuinen|interieur|keukens|mode|meubelen|machines|metaal|vastgoed|verzekeringen|uitzendbureau|haulage|logistics|freight|roofing|plumbing|builders|building|construction|joinery|motors|garage|scaffolding|engineering|plastics|foods|bakery|biscuits|catering|cleaning|security|recruitment|solicitors|estate agents|brewery|farm|farms|nurseries|couriers|removals|taxis|cabs|timber|textiles|electrical|electronics|packaging|printers|insurance|carpets|furniture|warehouse|and sons|& sons|en zonen|and daughters)';
const before = new RegExp(
  `(?<=(?<!\\p{L})(?:bij|voor|van|for|at|with|by|from)\\s(?:de\\s|the\\s)?)(\\p{L}[\\p{L}'’-]{2,}\\s${trade})(?!\\p{L})`,
  'giu',
);
/** `GGZ Veldzicht-Oost`, `FPA De Wissel`. */
const institution =
  /(?<![\p{L}])(?:GGZ|GGz|ggz|RIBW|FPA|FPK|FPC|PI|RIAGG|GGD|ROC|MBO|HBO|CAMHS|HMP|YOI|NHS Trust)\s((?:(?:de|het|De|Het)\s)?\p{Lu}\p{Ll}[\p{L}'’-]*(?:[\s-]\p{Lu}\p{Ll}[\p{L}-]*)?)/gu;

const isWordOfAll = (word: string): boolean =>
  isOrdinary(word) || isCommonCapital(word) || isMedicine(word) || isEponym(word);

export function workPlacesIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 1: name = '', index } of text.matchAll(behind)) {
    const core =
      plain(name)
        .replace(/^(?:(?:de|het|'t|van|der|den)\s)+/, '')
        .split(' ')[0] ?? '';
    const isNamed = !isWordOfAll(core) || isSurname(core) || /^(?:De|Het|'t|Van)\s\p{Lu}/u.test(name);
    const isFamily = /\s(?:en|&)\s(?:zonen|zn|zoon|co|dochters|partners)$/i.test(name);
    if ((isNamed && !/^(?:een|mijn|onze|ons|die|deze|dit|dat|ook|niet|heel)\s?/i.test(name)) || isFamily)
      spans.push({ start: index, end: index + name.length, kind: 'institution' });
  }
  for (const { 1: name = '', index } of text.matchAll(before)) {
    const core = plain(name).split(' ')[0] ?? '';
    if (!isWordOfAll(core) || (isSurname(core) && /^\p{Lu}/u.test(name)))
      spans.push({ start: index, end: index + name.length, kind: 'institution' });
  }
  for (const { 0: whole, 1: name = '', index } of text.matchAll(institution)) {
    const words = plain(name).split(/[\s-]/);
    if (words.every((word) => isWordOfAll(word)) && !/^(?:De|Het)\s/.test(name)) continue;
    spans.push({ start: index + whole.length - name.length, end: index + whole.length, kind: 'institution' });
  }
  return spans;
}

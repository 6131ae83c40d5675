/** Where people work or are cared for, in small letters or with a name that is a word: `bakkerij hoitinga`, `vos en zonen`. */
import { plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isEponym, isMedicine, isOrdinary, isSurname } from './ordinary.ts';
import { saidBefore } from './word.ts';

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

/** `The Willows Surgery`, `Park View Medical Centre`: words of every day, but what is of no house in particular is none. */
const house =
  /(?<![\p{L}])((?:The\s)?(?:\p{Lu}\p{Ll}[\p{L}'’-]*\s){1,3})(?:Surgery|Practice|Medical Centre|Medical Practice|Medical Group|Health Centre|Dental Practice|Nursing Home|Care Home|Residential Home|Pharmacy|Hospice|Infant School|Junior School|Primary School|High School|Nursery|Lodge Care Home)(?!\p{L})/gu;
const ofHouse =
  /^(?:House|Court|View|Park|Lane|Road|Street|Trees?|Green|Hill|Grove|Lodge|Farm|Mill|Bridge|Cross|Gate|Woods?|Hall|Manor|Cottage|Church|Village|Valley|River\p{Ll}*|Oaks?|Elms?|Willows?|Beech\p{Ll}*|Orchard|Meadows?|Gardens?|Square|Terrace|Fields?|Springs?|Lakes?|Abbey|Priory|Castle|Station|Market)$/u;
const ofEveryHouse =
  /^(?:the|a|an|her|his|my|our|their|this|local|new|old|private|general|community|family|mental|medical|health|primary|secondary|care|day|nhs|good|best|clinical|evidence|dental|minor|major|weight|brain|back|heart|knee|hip|eye|plastic|emergency|elective|day-case|outpatient|inpatient|hospital|social|mindfulness|reflective|daily|regular|gp|general|junior|high|infant|special|nursing|at|in|from|to|with|after|before|copy|letter|gp|dr|registered|[\p{L}-]+(?:ic|al|ar|ive|ory|ed|ing|ous|ology|ics))$/u;

/** Shops whose name is a word: one goes there, and the article is theirs. */
const shop =
  /(?<=(?<!\p{L})(?:naar|bij|langs)\sde\s)(?:action|jumbo|karwei|gamma|ns|hema|blokker|etos|plus|spar|coop|dirk|hoogvliet|zeeman|kwantum|primera|bruna|bristol|douglas|welkoop|trekpleister|primark|subway|febo|formido|boni|vomar|nettorama|makro|sligro|hanos)(?=\s*[.,;?!]|\s*$|\s(?!gt|kant|waarde|test|spiegel|straling|punt|minus|kampen)\p{L})/giu;
const shopAlone =
  /(?<=(?<!\p{L})(?:bij|voor)\s)(?:intertoys|toychamp|xenos|wibra|scapino|shoeby|mediamarkt|coolblue|decathlon|halfords|intratuin|boerenbond|van haren|leen bakker|big bazar|burger king|new york pizza|picnic|flink|getir|thuisbezorgd|postnl|dhl|dpd|gls|ups)(?!\p{L})/giu;
/** Churches and schools whose name is said in full. */
const parish =
  /(?<![\p{L}])(?:our lady['’]?s?(?: of \p{L}+)?|sacred heart|holy (?:cross|family|trinity|name|rosary|redeemer)|christ the king|all saints|corpus christi|blessed sacrament|king['’]s hall|(?:oud[- ]|christelijk[- ])?(?:gereformeerde|hervormde|protestantse|evangelische|remonstrantse|doopsgezinde) (?:gemeente|kerk)|(?:pinkster|baptisten|doopsgezinde )gemeente|koninkrijkszaal|kingdom hall|volle evangelie(?:gemeente)?)(?!\p{L}|\s(?:in general|als zodanig))/giu;
/** Who lends out workers, behind `via`, though its name is a word. */
const agency =
  /(?<=(?<!\p{L})(?:via|bij|door|through|with|van)\s(?:uitzendbureau\s)?)(?:tempo[ -]team|actief werkt|start people|timing(?!\s(?:van|of|is|was))|olympia|unique|randstad|manpower|adecco|brunel|yacht|covebo|otto work ?force|luba|dactylo|young ?capital|student ?job|in person|flexcraft|vialegis|reed|hays|blue arrow|office angels|pertemps)(?!\p{L})/giu;
const isWordAsWell = /^(?:timing|unique|yacht|reed|hays|olympia|in person|luba)$/i;

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
  for (const { 0: whole, 1: name = '', index } of text.matchAll(house)) {
    const words = name.trim().split(' ');
    const from = words.findIndex((word) => word === 'The' || !ofEveryHouse.test(word.toLowerCase()));
    const named = words.slice(Math.max(from, 0)).filter((word) => word !== 'The');
    // `at Corner Pharmacy`
    const isVisited = /(?<!\p{L})(?:at|to|from|by|near)\s$/u.test(saidBefore(text, index));
    const isHouse = words.includes('The') || ofHouse.test(named.at(-1) ?? '') || (isVisited && from === 0);
    if (
      from < 0 ||
      named.length === 0 ||
      !isHouse ||
      named.some((word) => ofEveryHouse.test(word.toLowerCase()))
    )
      continue;
    const skipped = words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
    spans.push({ start: index + skipped, end: index + whole.length, kind: 'institution' });
  }
  for (const pattern of [shop, shopAlone, agency, parish])
    for (const { 0: found, index } of text.matchAll(pattern)) {
      // `via Unique`, with its capital; `uitzendbureau timing`
      const isLent = /uitzendbureau\s$/iu.test(text.slice(0, index));
      if (isWordAsWell.test(found) && !/^\p{Lu}/u.test(found) && !isLent) continue;
      spans.push({ start: index, end: index + found.length, kind: 'institution' });
    }
  return spans;
}

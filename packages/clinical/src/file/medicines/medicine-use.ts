/** Whether a sentence tells that a medicine is used. */
import { plain } from '../../reading/text.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import { isStillToBegin } from './medicine-ahead.ts';
import { isOfPastList } from './medicine-idle.ts';
import { isToldAsPast } from './medicine-past.ts';
import type { Stretch } from './medicine-stretches.ts';
import { isUntilPast } from './medicine-until.ts';
import { medicineWords } from './medicine-words.ts';

const inUse =
  /\b(?:gebruikt|gebruik|slikt|neemt|krijgt|kreeg|kregen|gaf|gaven|heeft|houdt|smeert|druppelt|spuit|inspuit|draagt|slaapt|huidige|actuele|\p{L}*farmaca|bestaat|schreef|voorgeschreven|voorschreef|blijft|ingesteld|staat|behandeld|medicatie|medicijnen|pillen|momenteel|thans|nog|wel|nu|sinds|gegeven|meegegeven|dosis|dosering|is|are|on|takes?|taking|took|uses?|prescribed|remains|since|currently|now|still|given|gave|continues?|sleeps|current|regular|comprises|consists|dose|tablets|medication|medicines|tried|geprobeerd|gehad|had)\b/u;

/** `Verder van de cardioloog bisoprolol 2,5 mg`: one more of what is used. */
const besides =
  /^[\s(]*(?:verder|daarnaast|voorts|tevens|daarbij|ook|also|additionally|otherwise|in addition)(?:,| (?:nog|ook|alleen|sinds (?:\p{L}+ )?\p{L}+|(?:van|via|door) (?:de|haar|zijn) \p{L}+|dagelijks|since (?:\p{L}+ )?\p{L}+|from (?:the|his|her) \p{L}+|on|only|just))*:?\s+(?:(?:de|het|een|the|a)\s)?$/iu;

/** In running text a dose alone does not tell that it is used: somebody takes it, it has its times, or a line begins with it. */
function isListOrUse(stretch: Stretch, { words, part, isRow, slots }: ReadSentence): boolean {
  if (isRow || part === 'plan' || /medicines$/.test(part)) return true;
  const first = slots.medicines[0]?.start ?? stretch.medicine.start;
  const begin = words.slice(0, first).replace(/^[^:]{0,60}:/, '');
  return (
    /^[\s(]*(?:(?:de|het|haar|zijn|the|her|his)\s)?$/iu.test(begin) ||
    besides.test(begin) ||
    /\($/u.test(words.slice(0, stretch.medicine.start)) ||
    slots.frequencies.some((each) => isWithin(each, stretch)) ||
    slots.amounts.some((each) => each.side === 'to' && isWithin(each, stretch)) ||
    inUse.test(plain(words))
  );
}

/** `akineton 2 mg, Spiriva, en diazepam 5 mg`: between others that have their dose. */
const isNextOfList = ({ medicine, end }: Stretch, { words, slots, paper }: ReadSentence): boolean =>
  !medicineWords[paper.language].idle.test(plain(words.slice(0, medicine.start))) &&
  slots.amounts.some(
    ({ medicine: of, end: at, isUnitSaid }) => of !== undefined && isUnitSaid && at < medicine.start,
  ) &&
  besideOthers.test(words.slice(0, medicine.start)) &&
  /^\s*(?:pleisters?|zalf|cr[eè]me|inhala\p{L}+|(?:neus)?spray|(?:oog|oor|neus)?druppels|gel|sachets?|patch(?:es)?|cream|ointment|inhaler|turbuhaler|(?:eye |ear )?drops)?\s*(?:,|;|\.?$|en\b|and\b)/u.test(
    words.slice(medicine.end, Math.max(end, medicine.end + 5)),
  );

/** `, en van de huisarts latanoprost`, `; for reflux omeprazole`. */
const besideOthers =
  /[,;]\s(?:(?:en|and|ook|also)\s)?(?:(?:van|via|voor|tegen|bij|from|for)\s(?:(?:de|het|haar|zijn|een|the|her|his)\s)?(?:\p{L}+\s){1,2})?$|\s(?:en|and)\s(?:(?:van|voor|tegen|bij|from|for)\s(?:(?:de|het|haar|zijn|the|her|his)\s)?(?:\p{L}+\s){1,2})$/iu;

/** `has a Fostair inhaler`, `een neusspray met fluticason`, `de pil (Microgynon)`: who has it uses it. */
const forms =
  'inhaler|implant|coil|patch(?:es)?|(?:nasal )?spray|eye ?drops|cream|ointment|gel|pen|ring|kit|pleisters?|(?:hormoon)?spiraal(?:tje)?|implantaat|inhalator|(?:neus)?spray|pufjes?|zalf|cr[eè]me|(?:oog)?druppels|pil|pill';
const formBehind = new RegExp(`^\\s(?:${forms})(?!\\p{L})`, 'iu');
const formAhead = new RegExp(`\\b(?:${forms}) (?:met |with |of )?\\(?$`, 'iu');
const hasIt =
  /\b(?:has|heeft|uses|gebruikt|neemt|slikt|smeert|draagt|takes|applies|wears|carries|verder|ook|daarnaast|asthma|astma)\b/iu;
const isDevice = ({ medicine }: Stretch, words: string): boolean =>
  hasIt.test(words.slice(0, medicine.start)) &&
  (/pen$/iu.test(medicine.said) ||
    formBehind.test(words.slice(medicine.end)) ||
    formAhead.test(words.slice(0, medicine.start)));

/** `Microgynon mag door`, `Macrogol houdt hij`. */
const goesOn =
  /^[^.;]{0,40}\s(?:(?:mag|gaat|loopt|kan|mogen|gaan|lopen) (?:\p{L}+ ){0,2}door|(?:houdt|behoudt) (?:hij|zij|ze|u|mw|dhr|pati[eë]nte?)|blijft(?: (?:staan|ongewijzigd|gehandhaafd))?|(?:blijven )?(?:ongewijzigd|onveranderd|gecontinueerd|gehandhaafd|voortgezet)|(?:to |can |may |should )?(?:continues?|carry on|go on|stays?|remains?)(?: unchanged| as before)?)\s*(?:[.,;)]|$)/iu;

const taken =
  /\b(?:gebruikt|slikt|neemt|krijgt|smeert|druppelt|spuit|takes|is taking|uses|receives|applies) (?:(?:hij|zij|ze|pati[eë]nte?|cli[eë]nte?|he|she|ook|nog|daarnaast|also|still|verder|daarbij|dagelijks|daily)\s)*$/iu;

/** Whether the sentence says that the medicine is used, and not only names it. */
export function isUsed(stretch: Stretch, sentence: ReadSentence, hasDose: boolean): boolean {
  const { words, part, paper, isRow } = sentence;
  if (hasDose && (isListOrUse(stretch, sentence) || isStillToBegin(stretch, sentence))) return true;
  const isList = part === 'medicines' || part === 'stopped_medicines' || part === 'earlier_medicines';
  const first = words
    .slice(0, stretch.medicine.start)
    .replace(/^[^:]*:/, '')
    .trim();
  if (isList && (isRow || first === '' || /[,;]$/.test(first))) return true;
  if (isNextOfList(stretch, sentence)) return true;
  if (goesOn.test(words.slice(stretch.medicine.end, stretch.end))) return true;
  // `Naast de sertraline gebruikt hij nog omeprazol`.
  if (taken.test(words.slice(0, stretch.medicine.start))) return true;
  const { use, before } = medicineWords[paper.language];
  const heard = plain(words.slice(stretch.start, stretch.end));
  return (
    use.test(heard) ||
    before.test(heard) ||
    isOfPastList(stretch, sentence) ||
    isDevice(stretch, words) ||
    isToldAsPast(stretch, sentence) ||
    isUntilPast(stretch, sentence)
  );
}

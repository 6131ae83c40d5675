/** People's names that nobody told us: behind titles and relations, by lists, and by their capitals. */
import type { Span } from './kind.ts';
import { isCommonCapital, isEponym, isFirstName, isMedicine, isOrdinary, isParticle, isSurname } from './ordinary.ts';
import { isKindOfInstitution, isTown, soundsLikeTown } from './places-and-institutions.ts';
import { type Word, wordsOf } from './word.ts';
import { afterScale } from './words/never.ts';

/** `isSure`: so clear a name here that the same word is a name in the rest of the talk. */
export type NameSpan = Span & { isSure: boolean };

const title =
  /^(?:mevrouw|mevr|mw|mevrouwtje|meneer|menheer|dhr|heer|heren|mijnheer|juffrouw|juf|meester|dokter|dr|drs|doctor|doc|professor|prof|ir|mr|mrs|ms|miss|mister|madam|sir|lady|zuster|broeder|nurse|tante|oom|opa|oma|aunt|auntie|uncle|nan|granny|grandma|grandpa|pastoor|dominee|pater|imam|father|reverend|rabbi|familie|fam|sister|psychiater|psycholoog|huisarts|behandelaar|regiebehandelaar|verpleegkundige|psychiatrist|psychologist|advocaat|bedrijfsarts|casemanager|begeleider|begeleidster|therapeut|fysiotherapeut|maatschappelijk|poh|spv|wijkagent|mentor|bewindvoerder|coach|worker|keyworker|coordinator|consultant|therapist|counsellor|counselor|gp)$/;
/** Titles that stand before names and nothing else. */
const strictTitle = /^(?:mevrouw|mevr|mw|meneer|dhr|heer|mijnheer|juffrouw|dokter|dr|drs|doctor|professor|prof|mr|mrs|ms|miss|juf|meester|tante|oom|aunt|auntie|uncle)$/;
const relation =
  /^(?:man|vrouw|vriend|vriendin|vriendje|vriendinnetje|partner|ex|ex-man|ex-vrouw|ex-partner|exman|exvrouw|expartner|verloofde|echtgenoot|echtgenote|zoon|zoontje|zonen|dochter|dochters|dochtertje|kind|kleinzoon|kleindochter|kleinkind|broer|broertje|zus|zusje|zussen|broers|halfbroer|halfzus|tweelingbroer|tweelingzus|neef|neefje|nicht|nichtje|zwager|schoonzus|schoonzoon|schoondochter|moeder|vader|schoonmoeder|schoonvader|stiefvader|stiefmoeder|buurman|buurvrouw|buurjongen|collega|baas|chef|leidinggevende|teamleider|vriendin|maat|kennis|huisgenoot|hond|kat|kleine|oudste|jongste|husband|wife|boyfriend|girlfriend|fiance|fiancé|fiancee|son|daughter|sons|daughters|child|brother|brothers|sisters|cousin|nephew|niece|grandson|granddaughter|neighbour|neighbor|boss|manager|friend|flatmate|roommate|colleague|mother|mum|mom|dad|stepfather|stepmother|stepdad|stepmum|stepson|stepdaughter|dog|cat|baby|twin|twins|eldest|youngest|mate|supervisor|landlord)$/;
const called =
  /(?<!\p{L})(?:ik heet|hij heet|zij heet|ze heet|die heet|heet|heette|heten|genaamd|genoemd|noemen (?:hem|haar|me|mij|we)|noemt (?:hem|haar|me|mij)|(?:voor|achter|roep|meisjes|volledige |hele )?naam is|naam was|naam van (?:\p{L}+ ){1,3}is|(?:u|je) spreekt met|spreek ik met|gesproken met|hallo met|hoi met|dag met|my name is|name is|name's|name was|surname is|called|named|i'm called|this is|speaking with|spoke (?:to|with)|goes by|known as|everyone calls (?:me|him|her)|calls? (?:me|him|her)|bel(?:t|de)? met|gebeld met|afspraak (?:met|bij)|gesprek met|appointment with|ondertekend|groetjes|groet|regards|getekend)[\s:,]+$/iu;
const introduced = /(?<!\p{L})(?:ik ben|ben ik|dit is|dat is|i am|i'm|it's|that's|that is|met|with|and|en|of|or|van|by|door|aan|to|for|voor|volgens|samen met|naar|bij)\s$/iu;
/** People do these things, things do not: behind a word that may be a name, it is one. */
export const personVerb =
  /^(?:zei|zegt|zeggen|vindt|vond|denkt|dacht|wil|wilde|heeft|had|komt|kwam|belt|belde|gaat|ging|werkt|werkte|woont|woonde|slaapt|maakt|vraagt|vroeg|weet|wist|kan|kon|moet|moest|mag|mocht|doet|deed|helpt|hielp|kookt|rijdt|haalt|brengt|bracht|hoort|ziet|zag|is|was|wordt|werd|zit|zat|blijft|drinkt|dronk|schreeuwt|lacht|huilt|snapt|merkt|merkte|kijkt|gaf|geeft|neemt|nam|leeft|stelt|stelde|stierf|overleed|says|said|thinks|thought|wants|wanted|has|comes|came|calls|called|goes|went|works|worked|lives|lived|sleeps|makes|asks|asked|knows|knew|helps|helped|drives|told|tells|cried|cries|died|left|loves|hates|feels|felt|gave|gives|moved|keeps|noticed|notices|needs|drinks|drank)$/;
const particlesOf = (words: readonly Word[], at: number): number => {
  let to = at;
  while (isParticle(words[to]?.text ?? '') && to - at < 3) to += 1;
  return to;
};
const initial = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}$/u.test(word.raw);

/** `Postnatal Depression Scale`: words with capitals, and what they are the name of. */
const titleOfTest =
  /^(?:[\s-]+(?:(?:and|of|en|van|for)\s)?\p{Lu}[\p{L}-]*){0,4}[\s-]+(?:scale|inventory|questionnaire|index|test|checklist|interview|schedule|schaal|vragenlijst|lijst|therapy|therapie|disorder|stoornis|syndrome|syndroom|training|protocol|methode|method|model|programme)(?!\p{L})/iu;

/** Whether a word with its capital inside a sentence can be somebody: not a medicine, a people, a scale. */
function isCapitalName(word: Word | undefined, text: string): boolean {
  if (!word?.hasCapital || word.text.length < 2) return false;
  if (isCommonCapital(word.text) || isMedicine(word.raw)) return false;
  if (afterScale.test(text.slice(word.end)) && (isEponym(word.text) || isTown(word.text))) return false;
  if (isKindOfInstitution(word.text)) return false;
  if (titleOfTest.test(text.slice(word.end))) return false;
  const isName = isFirstName(word.text) || isSurname(word.text);
  return isName || !isOrdinary(word.text);
}

/** Verbs and plurals that stand behind `mijn man`, small and unknown to every list. */
const looksLikeVerb = /(?:t|de|te|en|d|s|ing|ly)$/;
const isSmallName = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.isLetters &&
  word.text.length > 2 &&
  !word.hasCapital &&
  (isFirstName(word.text) ? !isOrdinary(word.text) : !isOrdinary(word.text) && !looksLikeVerb.test(word.text) && !isMedicine(word.raw) && !isCommonCapital(word.text));

/** Behind `mijn zus` and `ik heet` a first name is one, whatever else it means; but `mijn zus wil`. */
const isToldName = (word: Word): boolean =>
  isFirstName(word.text) && !personVerb.test(word.text) && !neverAlone.test(word.text);
export const neverAlone =
  /^(?:wil|can|per|will|may|said|with|ben|dan|meer|wel|hoop|ed|job|boy|guy|bill|art|pat|best|harm|lies|lot|ernst|ken|echt|mo|rob|sue|rich|grant|chase|april|june|augustus|iman|flip|toon|slim|lief)$/;

/** From the first word of a name to its last: `Kees de Vries`, `Fatima El Amrani-Bakker`. */
function endOfName(words: readonly Word[], at: number, text: string): number {
  let to = at;
  for (let more = 0; more < 3; more++) {
    let next = to + 1;
    if (words[next]?.raw === '.' && initial(words[to])) next += 1;
    const core = particlesOf(words, next);
    const word = words[core];
    if (!word || /[^\s]/.test(words.slice(to + 1, core + 1).map(({ gap }) => gap).join(''))) break;
    const isSur = word.isLetters && !word.isFirst && ((word.hasCapital && isCapitalName(word, text)) || (word.hasCapital && core > next && !isCommonCapital(word.text)) || (isSurname(word.text) && (!isOrdinary(word.text) || (core > next && !personVerb.test(word.text) && SMALL_SURNAMES.has(word.text)))));
    const isCapitalEponym = word.hasCapital && isEponym(word.text) && !isMedicine(word.raw);
    if (!isSur && !isCapitalEponym) break;
    to = core;
  }
  return to;
}
/** Behind `de` and `van`, also in small letters, these are surnames. */
const SMALL_SURNAMES = new Set('vries jong boer groot wit bruin haan vos graaf wilde lange jonge bos berg beek dijk dam ruiter ridder haas koning leeuw meer broek velden laan linden heuvel horst velde hoek brink wal'.split(' '));

function spansOf(words: readonly Word[], from: number, to: number, isTitled: boolean, isSure: boolean): NameSpan[] {
  const at = (index: number) => words[index] as Word;
  const span = (a: number, b: number, kind: 'person' | 'surname'): NameSpan => ({ start: at(a).start, end: at(b).end, kind, isSure });
  const first = from;
  const isFirst = !isParticle(at(from).text) && (!isTitled || (isFirstName(at(from).text) && to > from) || initial(words[from]));
  if (from === to) return [span(from, to, isTitled && !isFirstName(at(from).text) ? 'surname' : 'person')];
  if (!isFirst) return [span(from, to, 'surname')];
  const rest = words.findIndex(({ isLetters }, index) => index > first && isLetters);
  return [span(first, first, 'person'), span(rest, to, 'surname')];
}

/** Names in one text. Later words of a name are not looked at again. */
export function namesIn(text: string): NameSpan[] {
  const words = wordsOf(text);
  const found: NameSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (!word.isLetters) continue;
    const start = beginOf(words, at, text);
    if (!start) continue;
    const { from, isTitled, isSure } = start;
    let core = particlesOf(words, from);
    while (initial(words[core]) && words[core + 1]?.raw === '.') core = particlesOf(words, core + 2);
    const to = endOfName(words, core, text);
    found.push(...spansOf(words, from, to, isTitled, isSure));
    at = to;
  }
  return found;
}

const ofDisease = /(?:syndroom|ziekte|syndrome|disease|morbus|dementie|afasie|schaal|test)(?:\s(?:van|of|volgens))?\s$/iu;
/** Of a word that is a name too these make a person. */
const sureVerb =
  /^(?:zei|zegt|vindt|vond|denkt|dacht|belt|belde|werkt|werkte|woont|woonde|slaapt|vraagt|vroeg|weet|wist|helpt|hielp|kookt|rijdt|schreeuwt|lacht|huilt|snapt|merkte|kijkt|drinkt|dronk|overleed|says|thinks|thought|calls|works|worked|lives|lived|sleeps|asked|knows|knew|told|tells|cried|cries|died|loves|hates|drinks|drank)$/;

type Begin = { from: number; isTitled: boolean; isSure: boolean };

/** Whether a name begins at this word, and why. */
function beginOf(words: readonly Word[], at: number, text: string): Begin | undefined {
  const word = words[at] as Word;
  const before = words[at - 1];
  const dotted = before?.raw === '.' && words[at - 2] !== undefined ? words[at - 2] : before;
  const said = text.slice(0, word.start);
  const core = particlesOf(words, at);
  const name = words[core];
  if (!name?.isLetters) return undefined;
  if (isEponym(word.text) && ofDisease.test(said)) return undefined;
  const isTitled = dotted !== undefined && title.test(dotted.text) && (dotted === before || /^(?:dr|drs|mw|mevr|prof|ir|mr|mrs|ms|fam|dhr)$/.test(dotted.text));
  if (isTitled) {
    const isStrict = strictTitle.test(dotted.text);
    const isNamed = name.hasCapital ? !isMedicine(name.raw) && (!isOrdinary(name.text) || isSurname(name.text) || isFirstName(name.text) || core > at) && !isCommonCapital(name.text) : isSmallName(name) || (isStrict && core > at && isSurname(name.text)) || (isStrict && isSurname(name.text) && !isOrdinary(name.text));
    if (isNamed) return { from: at, isTitled: true, isSure: true };
  }
  if (core > at) {
    // `de` alone begins no name: `Van der Meer belde` does.
    return word.hasCapital && !word.isFirst && name.hasCapital && !isCommonCapital(name.text) && !isMedicine(name.raw) && !isTown(name.text) ? { from: at, isTitled: true, isSure: true } : undefined;
  }
  if (called.test(said) && (isCapitalName(word, text) || isSmallName(word) || isToldName(word))) return { from: at, isTitled: false, isSure: true };
  const kin = before?.raw === ',' ? words[at - 2] : before;
  if (kin && relation.test(kin.text) && (before !== kin ? word.hasCapital && isCapitalName(word, text)   : isCapitalName(word, text) || isSmallName(word) || isToldName(word)) && !(before !== kin && word.isFirst))
    return { from: at, isTitled: false, isSure: true };
  return byItself(words, at, text);
}

function byItself(words: readonly Word[], at: number, text: string): Begin | undefined {
  const word = words[at] as Word;
  const next = words[at + 1];
  const isUnsure = isOrdinary(word.text);
  const begin = (isSure: boolean): Begin => ({ from: at, isTitled: false, isSure });
  if (isEponym(word.text) && !isFirstName(word.text)) return undefined;
  if (isEponym(word.text) && afterScale.test(text.slice(word.end))) return undefined;
  // `J. de Vries`
  if (initial(word) && next?.raw === '.' && word.raw !== 'I') {
    let to = at;
    while (initial(words[to]) && words[to + 1]?.raw === '.') to += 2;
    const core = particlesOf(words, to);
    const name = words[core];
    if (name?.hasCapital && (core > to || isCapitalName(name, text)) && !isMedicine(name.raw)) return { from: at, isTitled: true, isSure: true };
  }
  if (word.hasCapital && !word.isFirst) {
    if (soundsLikeTown(word, words[at - 1])) return undefined;
    return isCapitalName(word, text) ? begin(!isTown(word.text)) : undefined;
  }
  if (isFirstName(word.text) && !isUnsure && !isMedicine(word.raw)) return word.text.length > 2 || word.hasCapital ? begin(word.hasCapital) : undefined;
  const goesOn = next !== undefined && (personVerb.test(next.text) || (next.hasCapital && isSurname(next.text)) || (/^(?:en|and)$/.test(next.text) && /^(?:ik|i|zijn|haar|mijn)$/.test(words[at + 2]?.text ?? '')));
  if (word.hasCapital && word.isFirst && isFirstName(word.text) && isUnsure) {
    const isSomebody = sureVerb.test(next?.text ?? '') || (goesOn && /^(?:mijn|my|zijn|haar|onze|our|his|her|ik|i)$/.test(words[at + 2]?.text ?? '')) || (next?.hasCapital === true && isSurname(next.text));
    const isFull = next?.hasCapital === true && isSurname(next.text) && !isTown(next.text);
    return isSomebody && (isFull || !neverAlone.test(word.text)) ? begin(false) : undefined;
  }
  if (word.hasCapital && word.isFirst && !isUnsure && goesOn && isCapitalName(word, text) && word.text.length > 2 && !isTown(word.text)) return begin(false);
  // Two small words that are a name together: `sanne bakker`.
  if (!word.hasCapital && isSurname(word.text) && !isUnsure && introduced.test(text.slice(0, word.start)) && word.text.length > 4) return begin(false);
  return undefined;
}

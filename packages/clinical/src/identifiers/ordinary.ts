/** Which words are words: of talk, of the field, and those that bear a capital without being anybody's. */
import { findKind, findMedicine, isSpelledMedicine } from '../reading/medicines.ts';
import { soundOf } from '../reading/sound.ts';
import { plain } from '../reading/text.ts';
import { firstNames } from './words/first-names.ts';
import { listedFirstNames } from './words/listed-first-names.ts';
import { listedSurnames } from './words/listed-surnames.ts';
import { firstNamesThatAreWords, moreFirstNames } from './words/more-first-names.ts';
import { moreOrdinary } from './words/more-ordinary.ts';
import { placesThatAreWords } from './words/more-places.ts';
import { moreSurnames } from './words/more-surnames.ts';
import { namesThatAreNoWords } from './words/names-that-are-no-words.ts';
import { commonCapitals, eponyms } from './words/never.ts';
import { ordinaryAToG } from './words/ordinary-a-to-g.ts';
import { ordinaryHToP } from './words/ordinary-h-to-p.ts';
import { ordinaryQToZ } from './words/ordinary-q-to-z.ts';
import { peoples } from './words/peoples.ts';
import { rarerFirstNames } from './words/rarer-first-names.ts';
import { rarerSurnames } from './words/rarer-surnames.ts';
import { particles, surnames } from './words/surnames.ts';
import { thingsWithCapitals } from './words/things-with-capitals.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(plain(text).split(/\s+/).filter(Boolean));

const toldFirstNames = new Set([
  ...setOf(firstNames),
  ...setOf(moreFirstNames),
  ...setOf(rarerFirstNames),
  ...setOf(firstNamesThatAreWords),
]);
const usualSurnames = setOf(surnames);
const rareSurnames = setOf(`${moreSurnames} ${rarerSurnames}`);
/** `Vermeulen`: somebody somewhere has it as a first name too. */
const isRatherSurname = (name: string) =>
  (usualSurnames.has(name) || rareSurnames.has(name)) && !toldFirstNames.has(name);
/** None of these is a word of Dutch or English: they were held against dictionaries when the lists were made. */
const listedFirst = [...setOf(listedFirstNames)];
const sureFirstNames = new Set(listedFirst.filter((name) => !isRatherSurname(name)));
const sureSurnames = new Set([...setOf(listedSurnames), ...listedFirst.filter(isRatherSurname)]);
const knownFirstNames = new Set([...toldFirstNames, ...sureFirstNames]);
const knownSurnames = new Set([...usualSurnames, ...rareSurnames, ...sureSurnames]);
/** Names of other countries that are everyday words here. */
const alsoWords = ['dominee', 'pastoor', 'rennies', 'erin', 'over', 'aan'];
const words = new Set([
  ...alsoWords,
  ...setOf(firstNamesThatAreWords),
  ...setOf(placesThatAreWords),
  ...setOf(moreOrdinary),
  ...setOf(ordinaryAToG),
  ...setOf(ordinaryHToP),
  ...setOf(ordinaryQToZ),
]);
/** Of those that stand in both, the dictionaries had a say. */
const noWords = setOf(namesThatAreNoWords);
const plainEponyms = new Set([...eponyms].map(plain));
/** Of these none that somebody may be called. */
const nobodys = [...setOf(thingsWithCapitals)].filter(
  (name) => !knownFirstNames.has(name) && !knownSurnames.has(name),
);
const plainCapitals = new Set([...[...commonCapitals].map(plain), ...setOf(peoples), ...nobodys]);

export const isParticle = (text: string): boolean => particles.has(text);

const inflections = ['s', 't', 'en', 'e', 'ed', 'd', 'te', 'ten', 'de', 'den', 'er', 'ly', 'n', 'es'];
const SHORTEST_STEM = 4;

function isInflected(text: string): boolean {
  if (text.startsWith('ge') && text.length > 6 && words.has(text.slice(2))) return true;
  return inflections.some(
    (ending) =>
      text.endsWith(ending) &&
      text.length - ending.length >= SHORTEST_STEM &&
      words.has(text.slice(0, -ending.length)),
  );
}

/** How words of the field and of offices end, and names do not. */
const wordEnding =
  /^.{3,}(?:heid|heden|lijk|lijke|atie|aties|eren|eert|eerd|eerde|isch|ische|baar|bare|loos|loze|achtige?|schap|ness|tions?|able|ible|less|ful|ity|ous|ive|isme?|osis|ose|itis|logie|logy|therapie|therapy|stoornis|stoornissen|klacht|klachten|medicatie|gesprek|gesprekken|plan|plannen|ally|edly|middel|middelen|gedrag|pijn|ziekte|test|lijst|lijsten|score|team|tablet|tabletten|begeleiding|behandeling|behandelaar|groep|ing|ingen|ment|werk|dag|dagen|week|weken|jaar|uur|angst|aanval|aanvallen|vragen|formulier|gevoel|gevoelens|stemming|syndroom|syndrome|disorder|achtig|oloog|iater|gram|grams|grafie|graphy|scopy|scopie|ectomy|emia|emie|pathy|pathie|algia|algie|cardia|cardie|ments|iatrie|iatry|ologist|tie|ties|iteit|iteiten|maal|kundige|verleners?|afspraak|afspraken|geschiedenis|overzicht|bericht|berichten|nummers?|adressen|ouders|praktijk|centrum|spiegel|kamer|kamers|medewerker|waarde|waarden|bloed|druk|functie|onderzoek|taal|kaart|brief|vraag|vorm|ruimte|beleid|kosten|geld|stof|suiker|slaap|gebruik|misbruik|verlies|tijd|tijden|moment|momenten|patroon|patronen|proces|niveau|rapport|verslag|dossier|apparaat|maatregel|opname|afname|toename|inname|controle|kinderen|leven|stijl|gezin)$/;

/** On a list of words, whatever its ending. */
export const isListedWord = (text: string): boolean => words.has(text) && !noWords.has(text);

/** A word that people say, whoever they speak of: never a name by itself. */
export function isOrdinary(text: string): boolean {
  if (noWords.has(text)) return false;
  if (sureFirstNames.has(text) || sureSurnames.has(text)) return words.has(text);
  if (text.length < 2 || words.has(text) || wordEnding.test(text) || isInflected(text)) return true;
  // `you've`, `don't`, `foto's`
  // `beetje`, `vriendinnetje`
  if (/^\p{L}{2,}tjes?$/u.test(text) && !knownFirstNames.has(text)) return true;
  const [, before] = /^(.+)'(?:ve|t|re|ll|d|s|m)$/.exec(text) ?? [];
  if (before !== undefined) return /n$/.test(before) || isOrdinary(before);
  return text.includes('-') && text.split('-').every((part) => isOrdinary(part));
}

export const isFirstName = (text: string): boolean =>
  knownFirstNames.has(text) ||
  (text.includes('-') && text.split('-').every((part) => knownFirstNames.has(part)));
const SHORTEST_BY_SOUND = 6;
const soundsOfFirstNames = new Set(
  [...toldFirstNames].filter((name) => name.length >= SHORTEST_BY_SOUND).map((name) => soundOf(name)),
);
/** Written in a way that no list has: `gurprit`. Only of a word that is no word. */
export const soundsLikeFirstName = (text: string): boolean =>
  text.length >= SHORTEST_BY_SOUND && soundsOfFirstNames.has(soundOf(text));

export const isSurname = (text: string): boolean =>
  knownSurnames.has(text) || (text.includes('-') && text.split('-').some((part) => knownSurnames.has(part)));

/** A surname and nothing else, wherever it is said. */
export const isSureSurname = (text: string): boolean =>
  sureSurnames.has(text) || (noWords.has(text) && knownSurnames.has(text));

/** Of the common ones, most of which are nothing else. */
export const isUsualSurname = (text: string): boolean => usualSurnames.has(text);

export const isEponym = (text: string): boolean =>
  plainEponyms.has(text) ||
  (text.includes('-') && text.split('-').some((part) => plainEponyms.has(part) && !usualSurnames.has(part)));

/** Peoples, feasts, months, brands of everyone: a capital says nothing of a person. */
export const isCommonCapital = (text: string): boolean =>
  plainCapitals.has(text) ||
  (text.includes('-') && text.split('-').some((part) => plainCapitals.has(part) && part.length > 3));

/** Medicines, also misheard; a first name that sounds like one stays a name. */
export function isMedicine(raw: string): boolean {
  const text = plain(raw);
  if (knownFirstNames.has(text) || knownSurnames.has(text)) return isSpelledMedicine(raw) && isOrdinary(text);
  return findMedicine(raw) !== undefined || findKind(raw) !== undefined;
}

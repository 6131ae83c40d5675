/** Diagnoses by the words that people say for them. */

import { isOrdinary } from '../identifiers/ordinary.ts';
import type { Language } from '../note.ts';
import { type Hit, hitsIn, type Lexicon, lexiconOf, longestOf } from '../reading/lexicon.ts';
import { list, plain } from '../reading/text.ts';
import type { Token } from '../reading/tokens.ts';
import { withEpisodes } from './episodes.ts';
import { speller } from './misspelled.ts';
import { adjectivesIn } from './names/adjectives.ts';
import { body } from './names/body.ts';
import { alsoAsOne, hitsInCompounds } from './names/compounds.ts';
import { further } from './names/further.ts';
import { lay } from './names/lay.ts';
import { moodAndAnxiety } from './names/mood-and-anxiety.ts';
import { otherMind } from './names/other-mind.ts';
import { rarerMind } from './names/rarer-mind.ts';
import { saidOtherwise } from './names/said-otherwise.ts';
import { shortAndSpoken } from './names/short-and-spoken.ts';
import { substanceUse } from './names/substances.ts';

export type DiagnosisName = {
  /** Its Dutch name: the same thing in both languages. */
  id: string;
  names: Readonly<Record<Language, string>>;
  /** Without anything said of its kind or course. */
  code: string | null;
  /** No disorder of the mind. */
  isOfBody: boolean;
};

const rows = [
  moodAndAnxiety,
  otherMind,
  rarerMind,
  substanceUse,
  saidOtherwise,
  shortAndSpoken,
  further,
  lay,
  body,
].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', nl = '', dutch = '', en = '', english = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const isOfBody = table === body;
      const name: DiagnosisName = { id: nl, names: { nl, en }, code: code === '-' ? null : code, isOfBody };
      return { name, said: { nl: list(dutch), en: list(english) } };
    }),
);

/** By its Dutch name. */
export const namedBy = (id: string): DiagnosisName | undefined =>
  rows.find(({ name }) => name.id === id)?.name;

/** Dutch clinicians use the English names of the DSM too. */
const saidIn = (language: Language, { nl, en }: Readonly<Record<Language, string[]>>): string[] =>
  language === 'en' ? en : [...nl.flatMap(alsoAsOne), ...en.filter((phrase) => / disorder$/.test(phrase))];

const lexiconFor = (language: Language): Lexicon<DiagnosisName> =>
  lexiconOf(
    rows.flatMap(({ name, said }) => saidIn(language, said).map((phrase) => [phrase, name] as const)),
  );
const lexicons: Readonly<Record<Language, Lexicon<DiagnosisName>>> = {
  nl: lexiconFor('nl'),
  en: lexiconFor('en'),
};

/** `in addition` is no addiction; what ends as a disorder does is one. */
const isOtherWord = (word: string): boolean =>
  (isOrdinary(word) && !/toornis$/.test(word)) || /^(?:ex|re)pressi/.test(word);
const wordsOfNames = (language: Language): string[] =>
  rows.flatMap(({ said }) => said[language].flatMap((phrase) => plain(phrase).split(/[\s/-]+/)));
const dutchWords = new Set(wordsOfNames('nl'));
const spellerFor = (language: Language) => speller(wordsOfNames(language), isOtherWord);
const spellers = { nl: spellerFor('nl'), en: spellerFor('en') } as const;

/** Short names that are words too: they count where they are written in capitals. */
const alsoWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(['gas', 'dis', 'nah', 'tos', 'sas', 'pds', 'sss', 'bed']),
  en: new Set(['add', 'odd', 'gad', 'did', 'bed', 'aud', 'oud', 'asc']),
};

/** Behind a hyphen the word is another one: `ADHD-vragenlijst`. */
const isPartOfWord = (tokens: readonly Token[], { to }: Hit<unknown>): boolean =>
  tokens[to]?.isGlued === true &&
  /^(?!diagnos|beeld|toestandsbeeld|stoornis|episode|syndroom)\p{L}/u.test(tokens[to]?.raw ?? '');

const withoutIs = (word: string): string => word.replace(/['’]s$/, '');

/** `anxiety` is a feeling, and a condition in a history or a diagnosis: `past medical history of asthma and anxiety`. */
const nameOfAnxiety = namedBy('angststoornis');
const beforeAnxiety =
  / (?:(?<!family )history(?: (?!family|attacks?)\S+){0,12}|problem list(?: \S+){0,8}|(?:diagnosed|diagnosis|known|(?:first|second|third|next|other) problem)(?: (?!not|never)\S+){0,4}) $/;
const behindAnxiety =
  /^(?:attacks?|symptoms?|levels?|scale|score|questionnaire|about|medication|disorders?)$/;

/** `You have anxiety and depression.` */
const isBesideDepression = (words: readonly string[], at: number): boolean =>
  / (?:depression (?:and|with|plus) (?:severe |some )?@|@ (?:and|with|plus) (?:severe |some )?depression(?! (?:scores?|scale|questionnaires?|symptoms|screen\S*|inventory|group|clinic))) /.test(
    ` ${words.map((word, each) => (each === at ? '@' : word)).join(' ')} `,
  );

function anxietyIn(words: readonly string[]): Hit<DiagnosisName>[] {
  return words.flatMap((word, at) => {
    const isCondition =
      word === 'anxiety' &&
      (beforeAnxiety.test(` ${words.slice(0, at).join(' ')} `) || isBesideDepression(words, at)) &&
      !behindAnxiety.test(words[at + 1] ?? '');
    return isCondition && nameOfAnxiety ? [{ value: nameOfAnxiety, from: at, to: at + 1 }] : [];
  });
}

export function namesIn(tokens: readonly Token[], language: Language): Hit<DiagnosisName>[] {
  const words = tokens.map(({ text }) => spellers[language](text));
  const hits = hitsIn(lexicons[language], words);
  if (language === 'nl') hits.push(...hitsInCompounds(lexicons.nl, dutchWords, words));
  // `Your asthma's under control.`
  if (language === 'en') hits.push(...hitsIn(lexicons.en, words.map(withoutIs)), ...anxietyIn(words));
  for (const { value, from, to } of adjectivesIn(words, language)) {
    const name = namedBy(value);
    if (name) hits.push({ value: name, from, to });
  }
  const kept = longestOf(hits).filter((hit) => {
    const first = tokens[hit.from];
    const isShort = hit.to - hit.from === 1 && alsoWords[language].has(first?.text ?? '');
    if (isShort && first?.raw !== first?.raw.toUpperCase()) return false;
    return !isPartOfWord(tokens, hit);
  });
  return withEpisodes(tokens, kept);
}

/** Names that say less than others: who has `paniekstoornis` has `angststoornis`. By the beginning of the code, or the name. */
const wider: Readonly<Record<string, RegExp>> = {
  angststoornis: /^F4[01]/,
  'depressieve stoornis': /^F(?:53\.0|25\.1|31\.[345])|seizoensgebonden|zwangerschapsdepressie/,
  stemmingsstoornis: /^F3[0-8]/,
  persoonlijkheidsstoornis: /^F6[01]/,
  eetstoornis: /^F50|eetstoornis|voedselinname/,
  'psychotische stoornis': /^F(?:2|53\.1|1\d\.5)|psychotische stoornis door een middel/,
  schizofrenie: /^F(?:20\.[058]|25)/,
  dementie: /^F(?:0[0-2]|10\.7)|dementie$/,
  diabetes: /^(?:E1[01]|O24)/,
  'dissociatieve stoornis': /^F44/,
  'functioneel-neurologische stoornis': /^F44\.5/,
  manie: /^F3[01]/,
  hypomanie: /^F31/,
  ticstoornis: /^F95\.2/,
  autismespectrumstoornis: /^F84\.[59]/,
  'verstandelijke beperking': /^F7[0-2]/,
  artrose: /^M1[67]/,
  bloedarmoede: /^D50/,
  paniekstoornis: /^paniekstoornis met/,
  agorafobie: /^paniekstoornis met/,
  'stoornis in middelengebruik': /^F1[1-9]\.[25]/,
  'specifieke fobie': /^F40\.[01]/,
  rouw: /rouwstoornis/,
  verslaving: /^F1\d|^F63|verslaving|afhankelijkheid|middelengebruik|gamestoornis|door een middel/,
  'afhankelijkheid van een middel': /^F1\d|^F63|verslaving|afhankelijkheid|middelengebruik|gamestoornis/,
  'schadelijk gebruik van een middel': /^F1\d\.[12]/,
  'stemmings- of angststoornis door een middel': /^F1\d\.8/,
  slaapstoornis: /^(?:F51|G47)|parasomnie/,
  parasomnie: /^F51\.[345]/,
  ontwikkelingsstoornis: /^F(?:8[0-4]|90)/,
  keelontsteking: /^J02\.0/,
};

/** A recurrent depression is told beside that of a pregnancy or childbed. */
const isOfItsOwn = (code: string, other: string): boolean => /^F33/.test(code) && /depressie$/.test(other);

type Coded = { of: DiagnosisName; code: string | null };
export const isWiderThan = ({ of, code }: Coded, other: Coded): boolean =>
  of.id !== other.of.id &&
  !isOfItsOwn(code ?? '', other.of.id) &&
  [other.code ?? '', other.of.id].some((each) => wider[of.id]?.test(each));

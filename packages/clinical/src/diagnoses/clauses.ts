/** A sentence in which diagnoses are named, cut into clauses. */
import type { Language } from '../note.ts';
import type { Hit } from '../reading/lexicon.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import type { Cues } from './cues.ts';
import { dutchCues } from './cues-dutch.ts';
import { englishCues } from './cues-english.ts';
import { type DiagnosisName, namesIn } from './names.ts';
import { type Specifiers, specifiersAt } from './specifiers.ts';

export const cuesFor: Readonly<Record<Language, Cues>> = { nl: dutchCues, en: englishCues };

export type Mention = {
  name: DiagnosisName;
  specifiers: Specifiers;
  /** Its clause, with `@` where it stands, and the ones before and behind, as words apart by spaces. */
  clause: string;
  before: string[];
  after: string[];
  /** Of the kind, not of anybody: `angststoornissen`. */
  isPlural?: boolean;
  /** The sentence before runs on into this one: no mark stands between. */
  isRunOn?: boolean;
};

const fillers: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:eh|ehm|uh|uhm|euh|hm|mm|he)$/,
  en: /^(?:er|erm|um|uh|uhm|hm|mm)$/,
};
/** A comma behind these is a halt in speech: `het is, eh, een depressie`. */
const goesOn =
  /^(?:een|de|het|is|en|of|van|met|bij|aan|om|als|dus|u|jij|gewoon|a|an|the|it's|and|or|of|with|for|to|you've|that's|this|like)$/;

/** Nothing ends with these: `we sluiten af met, depressie`. */
const neverEnds = /^(?:een|met|a|an|the|with)$/;

/** `do n't`, as some transcribers write it; `P.T.S.S.`; `AD(H)D`. */
const apart = / n['’]t(?!\p{L})/gu;
const pointBetweenLetters = /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?!\p{L}))/gu;
const halfInBrackets = /(?<!\p{L})AD\(H\)D(?!\p{L})/giu;
/** `youve got`: English without its marks. */
const lacksMark =
  /(?<!\p{L})(?:(?:you|they|we|i)(?=ve(?!\p{L}))|(?:that|there|what|he|she)(?=s(?!\p{L}))|(?:is|do|does|did|was|has|have|are|would|could)n(?=t(?!\p{L}))|(?:ca|wo)n(?=t(?!\p{L}))|i(?=m(?!\p{L}))|(?:you|they)(?=re(?!\p{L}))|it(?=s (?:an?|not|called|definitely|clearly|really|probably|what|the) ))/giu;

const spelledAsUsual = (text: string): string =>
  text.replace(apart, "n't").replace(pointBetweenLetters, '').replace(halfInBrackets, 'ADHD');

/** `depressie/angst`, `angst- en depressieve stoornis`: the marks between are no words; nor are `eh` and the halts around it. */
function readable(text: string, language: Language): Token[] {
  const kept: Token[] = [];
  let isHalted = false;
  const marked = language === 'en' ? text.replace(lacksMark, "$&'") : text;
  for (const token of tokensOf(spelledAsUsual(marked))) {
    const word = token.text;
    if (word === '/' || word === '-') continue;
    if (fillers[language].test(word)) {
      isHalted = true;
      continue;
    }
    const last = kept.at(-1)?.text ?? ',';
    const isHalt =
      word === ',' && ((isHalted && (last === ',' || goesOn.test(last))) || neverEnds.test(last));
    if (isHalted && last === ',' && goesOn.test(kept.at(-2)?.text ?? '')) kept.pop();
    isHalted = false;
    if (!isHalt) kept.push(token);
  }
  return kept;
}

type Unit = { word: string; hit?: Hit<DiagnosisName> };

/** `depression's` for `depression is`; the name of `Alzheimer's` has it of its own. */
const isWithIs = (last: string, { names }: DiagnosisName): boolean =>
  /['’]s$/.test(last) && !/['’]s/.test(names.en);

function unitsOf(tokens: readonly Token[], hits: readonly Hit<DiagnosisName>[]): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const hit = hits.find(({ from }) => from === at);
    if (hit) {
      units.push({ word: '#', hit });
      if (isWithIs(tokens[hit.to - 1]?.text ?? '', hit.value)) units.push({ word: 'is' });
      at = hit.to - 1;
    } else units.push({ word: tokens[at]?.text ?? '' });
  }
  return units;
}

const LONGEST_OPENING = 5;

/** Where dictation without marks goes on with something else: `… diagnose depressie beleid sertraline …`. */
const headings =
  /^(?:conclusie|concluderend|diagnose|hoofddiagnose|nevendiagnose|werkdiagnose|classificatie|beoordeling|beleid|advies|medicatie|differentiaal|voorgeschiedenis|familieanamnese|samenvattend|samenvatting|impression|diagnosis|plan|assessment|medication|differential|geen aanwijzingen|geen tekenen|no evidence|no signs|family history|psychiatric history|past medical|past psychiatric|current medication|risk to|primary diagnosis|secondary diagnosis) /;
/** Is headed by what it is: a clause of its own. */
export const isHeaded = (clause: string): boolean => headings.test(clause.trimStart());
const neverBeforeHeading =
  /^(?:de|het|een|deze|die|dit|dat|uw|je|jouw|mijn|onze|ons|als|met|voor|zonder|geen|op|in|naar|van|bij|tot|over|om|er|is|en|of|the|an?|this|that|your|my|our|his|her|their|with|without|no|of|for|to|on|as|and|or|by|any|under|staat|stond|lees|schrijft|noemt|says|reads|primary|secondary|main|working|preliminary|previous|earlier|provisional|first|initial|beschrijvende|voorlopige|eerdere|oude|vorige|eerste|dsm|dsm-5|psychiatric|clinical|treatment|care|safety|careful|further|other|new|current|full|duidelijke|clear|definitieve|formal|formele|#)$/;
const MARKLESS = 8;
const FEW = 4;
const isMarkless = (units: readonly Unit[], more = MARKLESS): boolean =>
  units.length > more && !units.slice(0, -1).some(({ word }) => /^[.,;:]$/.test(word));
/** `matige depressie geen suïcidaliteit beleid …` */
const leavesName =
  /^(?:geen|no|zonder|niet suicidaal|not suicidal) (?!sprake|reden|meer|longer|doubt|twijfel|psychotische|psychotic)\S/;
/** `… en met uw ouders de diagnose is schizofrenie …` */
const saysDiagnosis =
  /^(?:de|mijn|onze|uw|jouw|the|my|our|your) (?:diagnose|conclusie|diagnosis|conclusion) (?:is|luidt|blijft|remains) /;
const leadsToSubject = /^(?:dat|omdat|als|of|toen|want|en|that|because|if|whether|and|,)$/;
/** `geen sprake van een psychose wel van een depressie` */
const turnsToOther = /^wel (?:van|een|degelijk|sprake|aan|met|in|#) /;

function isStart(units: readonly Unit[], at: number, cues: Cues): boolean {
  const ahead = (from: number) =>
    `${units
      .slice(from, from + LONGEST_OPENING)
      .map(({ word }) => word)
      .join(' ')} `;
  if (cues.begins.test(ahead(at))) return true;
  const before = units[at - 1]?.word ?? '';
  if (before === '#' && turnsToOther.test(ahead(at))) return true;
  if (
    /^(?:#|ernstig|matig|licht|severe|moderate|mild)$/.test(before) &&
    leavesName.test(ahead(at)) &&
    isMarkless(units, FEW)
  )
    return true;
  if (saysDiagnosis.test(ahead(at)) && !leadsToSubject.test(before) && isMarkless(units)) return true;
  // `… maar dat klopt niet na hertest is het …`
  if (before === 'niet' && units[at - 2]?.word === 'klopt') return true;
  if (headings.test(ahead(at)) && !neverBeforeHeading.test(before) && isMarkless(units)) return true;
  if (before === ',') return cues.beginsAfterComma.test(ahead(at));
  return (before === 'en' || before === 'and') && cues.beginsAfterAnd.test(ahead(at));
}

const asText = (units: readonly Unit[], mention?: Unit): string =>
  ` ${units.map((unit) => (unit === mention ? '@' : unit.word)).join(' ')} `;

export const plainWords = (text: string, language: Language): string[] =>
  readable(text, language).map(({ text: word }) => word);

export const plainText = (text: string, language: Language): string =>
  ` ${plainWords(text, language).join(' ')} `;

function cutUp(units: readonly Unit[], cues: Cues): Unit[][] {
  const clauses: Unit[][] = [[]];
  units.forEach((unit, at) => {
    if (at > 0 && isStart(units, at, cues)) clauses.push([]);
    clauses.at(-1)?.push(unit);
  });
  return clauses;
}

const plural =
  /(?:stoornissen|fobieen|verslavingen|depressies|psychoses|psychosen|disorders|phobias|addictions|dementias|depressions)$/;

export function mentionsIn(text: string, language: Language): Mention[] {
  const tokens = readable(text, language);
  const hits = namesIn(tokens, language);
  if (hits.length === 0) return [];
  const words = tokens.map(({ text: word }) => word);
  const clauses = cutUp(unitsOf(tokens, hits), cuesFor[language]);
  return clauses.flatMap((clause, at) =>
    clause.flatMap((unit): Mention[] => {
      const { hit } = unit;
      if (!hit) return [];
      return [
        {
          name: hit.value,
          isPlural: plural.test(words[hit.to - 1] ?? ''),
          specifiers: specifiersAt(words, hit.from, hit.to, language),
          clause: asText(clause, unit),
          before: clauses.slice(0, at).map((each) => asText(each)),
          after: clauses.slice(at + 1).map((each) => asText(each)),
        },
      ];
    }),
  );
}

/** A sentence as clauses, with `#` for every diagnosis. */
export function clausesIn(text: string, language: Language): string[] {
  const tokens = readable(text, language);
  return cutUp(unitsOf(tokens, namesIn(tokens, language)), cuesFor[language]).map((clause) => asText(clause));
}

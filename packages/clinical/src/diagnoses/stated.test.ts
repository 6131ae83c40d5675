import { describe, expect, it } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { statedDiagnoses } from './stated.ts';
import { dutchAnswers, englishAnswers } from './stated-answers.cases.ts';
import { dutchConclusions } from './stated-conclusions.cases.ts';
import { englishConclusions } from './stated-conclusions-english.cases.ts';
import { moreDutchConclusions } from './stated-conclusions-more.cases.ts';
import { dutchDefaults, englishDefaults } from './stated-default.cases.ts';
import { dutchDictated, dutchDictatedNames, englishDictated } from './stated-dictated.cases.ts';
import { dutchCases } from './stated-dutch.cases.ts';
import { moreDutchCases } from './stated-dutch-more.cases.ts';
import { englishCases } from './stated-english.cases.ts';
import { dutchDefaultForms, englishDefaultForms } from './stated-grid-default.cases.ts';
import { dutchForms } from './stated-grid-dutch.cases.ts';
import { dutchFormsOfNothing } from './stated-grid-dutch-nothing.cases.ts';
import { englishForms } from './stated-grid-english.cases.ts';
import { dutchPlainForms, englishPlainForms } from './stated-grid-plainly.cases.ts';
import { dutchLately, englishLately } from './stated-lately.cases.ts';
import { dutchMereNames } from './stated-mere-names.cases.ts';
import { englishMereNames, moreDutchMereNames } from './stated-mere-names-more.cases.ts';
import { dutchNotUpheld, englishNotUpheld } from './stated-not-upheld.cases.ts';
import { dutchOrdinary, englishOrdinary } from './stated-ordinary.cases.ts';
import { dutchOrdinaryAsked } from './stated-ordinary-asked.cases.ts';
import { englishOrdinaryAsked, englishOrdinaryNot } from './stated-ordinary-english-not.cases.ts';
import { englishOrdinaryOthers, englishOrdinaryPast } from './stated-ordinary-english-others.cases.ts';
import { dutchOrdinaryNot } from './stated-ordinary-not.cases.ts';
import { dutchOrdinaryOthers } from './stated-ordinary-others.cases.ts';
import { dutchOrdinaryPast } from './stated-ordinary-past.cases.ts';
import { dutchOrdinaryWorking, englishOrdinaryWorking } from './stated-ordinary-working.cases.ts';
import { dutchSaidHow, englishSaidHow } from './stated-said-how.cases.ts';
import { dutchTalks, englishTalks } from './stated-talks.cases.ts';
import { dutchTurns, englishTurns } from './stated-turns.cases.ts';
import { dutchUpheld, englishUpheld } from './stated-upheld.cases.ts';

const roles = { C: 'clinician', P: 'client', O: 'other' } as const;

/** `C: Wat heeft u? P: Ik weet het niet.` as pieces with their speakers. */
const piecesOf = (said: string): TranscriptPiece[] =>
  said.split(/ (?=[CPO]: )/).map((line, seq) => ({
    seq,
    start_s: seq * 5,
    end_s: seq * 5 + 5,
    text: line.slice(3),
    speaker: { role: roles[line[0] as keyof typeof roles] },
  }));

const casesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [about = '', said = '', finds = ''] = line.split('|').map((cell) => cell.trim());
      return { about, said, finds: finds === '' ? [] : finds.split(', ') };
    });

const found = (said: string, language: Language) =>
  statedDiagnoses(piecesOf(said), { language }).map(({ code, kind }) => `${code} ${kind}`);

describe.each([
  ['nl', dutchCases],
  ['nl', moreDutchCases],
  ['nl', dutchTurns],
  ['nl', dutchTalks],
  ['nl', dutchAnswers],
  ['en', englishCases],
  ['en', englishTurns],
  ['en', englishTalks],
  ['en', englishAnswers],
  ['nl', dutchDefaults],
  ['en', englishDefaults],
] as const)('diagnoses that a clinician states, %s', (language, table) => {
  it.each(casesOf(table))('$about: $said', ({ said, finds }) => {
    expect(found(said, language).sort()).toEqual([...finds].sort());
  });
});

const rowsOf = (table: string): string[] => table.trim().split('\n');

/** A row as it would stand in the table by what is read. */
const readAs = (row: string, language: Language): string => {
  const [said = ''] = row.split(' | ');
  const finds = found(said, language);
  return finds.length === 0 ? said : `${said} | ${finds.join(', ')}`;
};

it.each([
  ['tell the client', 'nl', dutchConclusions],
  ['tell the client', 'nl', moreDutchConclusions],
  ['tell the client', 'en', englishConclusions],
  ['only name', 'nl', dutchMereNames],
  ['only name', 'nl', moreDutchMereNames],
  ['only name', 'en', englishMereNames],
  ['dictate', 'nl', dutchDictated],
  ['dictate', 'en', englishDictated],
  ['only name', 'nl', dutchDictatedNames],
  ['uphold', 'nl', dutchUpheld],
  ['uphold', 'en', englishUpheld],
  ['tell', 'nl', dutchSaidHow],
  ['tell', 'en', englishSaidHow],
  ['say', 'nl', dutchLately],
  ['say', 'en', englishLately],
  ['do not uphold', 'nl', dutchNotUpheld],
  ['do not uphold', 'en', englishNotUpheld],
  ['state', 'nl', dutchOrdinary],
  ['state', 'en', englishOrdinary],
  ['think', 'nl', dutchOrdinaryWorking],
  ['think', 'en', englishOrdinaryWorking],
  ['deny', 'nl', dutchOrdinaryNot],
  ['deny', 'en', englishOrdinaryNot],
  ['ask', 'nl', dutchOrdinaryAsked],
  ['ask', 'en', englishOrdinaryAsked],
  ['say of others', 'nl', dutchOrdinaryOthers],
  ['say of others', 'en', englishOrdinaryOthers],
  ['say of what is over', 'nl', dutchOrdinaryPast],
  ['say of what is over', 'en', englishOrdinaryPast],
] as const)('what clinicians %s is read as it stands in the table, %s', (_, language, table) => {
  expect(rowsOf(table).map((row) => readAs(row, language))).toEqual(rowsOf(table));
});

type Disorder = { article: string; name: string; code: string };

/** `een paniekstoornis F41.0` */
const disordersOf = (table: string): Disorder[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, article = '', name = '', code = ''] = /^(een |an? )?(.+) (\S+)$/.exec(line) ?? [];
      return { article, name, code };
    });

const dutchDisorders = disordersOf(`
een depressieve stoornis F32.9
een matige depressieve episode F32.1
een ernstige recidiverende depressie F33.2
PTSS F43.1
een paniekstoornis F41.0
ADHD F90.0
een borderline-persoonlijkheidsstoornis F60.3
schizofrenie F20.9
een dwangstoornis F42.9
anorexia nervosa F50.0
een bipolaire stoornis type twee F31.8
een stoornis in het gebruik van alcohol F10.2
autisme F84.0
`);
const englishDisorders = disordersOf(`
a depressive disorder F32.9
moderate depression F32.1
PTSD F43.1
panic disorder F41.0
ADHD F90.0
borderline personality disorder F60.3
an eating disorder F50.9
OCD F42.9
bipolar disorder F31.9
alcohol use disorder F10.2
`);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const spoken = (form: string, { article, name }: Disorder): string =>
  form
    .replace(/\{(?:een|a)\+\}/, capitalised(`${article}${name}`))
    .replace('{+}', capitalised(name))
    .replace(/\{(?:een|a)\}/, `${article}${name}`)
    .replace('{}', name);

/** Each form on some of them, and each of them on many forms. */
const EACH_ON = 3;
const someOf = (disorders: readonly Disorder[], at: number): Disorder[] =>
  Array.from({ length: EACH_ON }, (_, step) => disorders[(at + step * 3) % disorders.length] as Disorder);

const formsOf = (forms: Readonly<Record<string, string>>) =>
  Object.entries(forms).flatMap(([kind, table]) =>
    table
      .trim()
      .split('\n')
      .map((form, at) => ({ kind, form, at })),
  );

describe.each([
  ['nl', { ...dutchForms, nothing: dutchFormsOfNothing }, dutchDisorders],
  ['en', englishForms, englishDisorders],
  ['nl', dutchPlainForms, dutchDisorders],
  ['en', englishPlainForms, englishDisorders],
  ['nl', dutchDefaultForms, dutchDisorders],
  ['en', englishDefaultForms, englishDisorders],
] as const)('a disorder as clinicians name it, %s', (language, forms, disorders) => {
  it.each(formsOf(forms))('$kind: $form', ({ kind, form, at }) => {
    const some = someOf(disorders, at);
    const results = some.map((disorder) => [
      disorder.name,
      found(`C: ${spoken(form, disorder)}`, language).join(', '),
    ]);
    expect(results).toEqual(
      some.map(({ name, code }) => [name, kind === 'nothing' ? '' : `${code} ${kind}`]),
    );
  });
});

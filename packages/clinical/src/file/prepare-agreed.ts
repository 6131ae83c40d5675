/** What was agreed last time, and what later papers say of it. */
import { stemOf } from '../evidence/stem.ts';
import { findMedicine } from '../reading/medicines.ts';
import { wordsOf } from '../reading/text.ts';
import type { AgreementFinding, FileSource } from './finding.ts';
import { type PaperSentence, sentencesOfPaper } from './paper.ts';
import { type Desk, lineOf, type PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { dayText, onDay, quoted } from './wording.ts';

/** Words of every plan: they say nothing of what it is about. */
const empty = new Set(
  `client cliente patient patiente afspraak afspraken volgende vervolg week weken dagen maand maanden keer contact gesprek maken doen gaan
  wordt worden neemt nemen komt komen geeft geven zullen samen over naar voor tijdens vandaag morgen maandag dinsdag woensdag donderdag vrijdag
  januari februari maart april juni juli augustus september oktober november december uiterlijk huisarts behandelaar besproken bespreken
  next week weeks days month appointment agreed will make take contact about with before after session discuss monday tuesday wednesday
  thursday friday`.split(/\s+/),
);
const SHORTEST_WORD = 4;

function telling(text: string, language: Desk['language']): Set<string> {
  const words = wordsOf(text).filter(
    (word) => word.length >= SHORTEST_WORD && !/^\d/.test(word) && !empty.has(word),
  );
  return new Set(words.map((word) => stemOf(word, language)));
}

/** A medicine or a long word in common tells enough by itself. */
const LONG_WORD = 9;
const SHORTEST_IN_COMPOUND = 6;
const isTelling = (stem: string, marked: ReadonlySet<string>): boolean =>
  stem.length >= LONG_WORD || marked.has(stem) || findMedicine(stem) !== undefined;

/** `EMDR`, `HbA1c`: words with more than one capital or with a digit name one thing only. */
const markedIn = (text: string, language: Desk['language']): Set<string> =>
  telling((text.match(/(?=\S*(?:\p{Lu}\S*\p{Lu}|\d))\p{L}[\p{L}\d-]+/gu) ?? []).join(' '), language);

function isAbout(agreement: string, sentence: string, language: Desk['language']): boolean {
  const own = telling(agreement, language);
  const marked = markedIn(agreement, language);
  let shared = 0;
  for (const stem of telling(sentence, language)) {
    const same = own.has(stem)
      ? stem
      : [...own].find((each) => each.length >= SHORTEST_IN_COMPOUND && stem.endsWith(each));
    if (same !== undefined) shared += isTelling(same, marked) ? 2 : 1;
  }
  const day = /\b\d{1,2} \p{L}{3,}/u.exec(agreement)?.[0];
  if (shared > 0 && day && sentence.includes(day)) shared += 1;
  return shared >= 2;
}

type Later = { source: FileSource; sentences: PaperSentence[] };

/** The first sentence after it that speaks of the same. A plan that is repeated is no outcome. */
function outcomeOf(agreement: AgreementFinding, later: readonly Later[], language: Desk['language']) {
  for (const { source, sentences } of later) {
    const told = sentences.find(
      ({ part, text }) =>
        part !== 'plan' &&
        part !== 'question' &&
        part !== 'greeting' &&
        isAbout(agreement.text, text, language),
    );
    if (told) return { source, sentence: told, isOfAsked: false };
    const [first] = sentences;
    // Who was asked writes back: `Verwijzing diëtist`, and then a letter of the dietitian.
    if (first && source.kind === 'attachment' && isByAsked(agreement.text, source.author, language))
      return { source, sentence: first, isOfAsked: true };
  }
  return undefined;
}

function isByAsked(agreement: string, author: string, language: Desk['language']): boolean {
  const [, ...profession] = author.split(',');
  const asked = telling(agreement, language);
  return [...telling(profession.join(' '), language)].some((stem) => asked.has(stem));
}

/** The day it falls due, where the words themselves do not name it: `over drie maanden`. */
function dueText({ text, due }: AgreementFinding, language: Desk['language']): string {
  if (due === undefined || text.includes(String(Number(due.slice(-2))))) return '';
  return ` (${dayText({ date: due, precision: 'day' }, language)})`;
}

function agreedLine(
  agreement: AgreementFinding,
  later: readonly Later[],
  desk: Desk,
  isEarlier: boolean,
): PreparationLine | undefined {
  const { language } = desk;
  const words = texts[language];
  const outcome = outcomeOf(agreement, later, language);
  if (isEarlier && outcome) return undefined;
  const base = `${quoted(agreement.text).replace(/[.;]$/, '')}${dueText(agreement, language)}`;
  if (!outcome) {
    const line = lineOf(
      isEarlier ? `${base}: ${words.notReturnedTo}` : later.length > 0 ? `${base}: ${words.noWordOf}` : base,
      [agreement],
      desk,
    );
    return line;
  }
  const { source, sentence, isOfAsked } = outcome;
  const where = `${words.in[source.kind]} ${dayText({ date: source.date, precision: 'day' }, language)}`;
  const said = isOfAsked
    ? `${words.became}: ${where}, ${source.author}`
    : `${words.became} (${where}): “${quoted(sentence.text)}”`;
  const line = lineOf(`${base}. ${said}`, [agreement], desk);
  return (
    line && {
      ...line,
      sources: [...line.sources, { source: source.id, from: sentence.from, to: sentence.to }],
    }
  );
}

const MOST_EARLIER = 4;

export function agreedLines(desk: Desk): PreparationLine[] {
  const { sources, findings, on } = desk;
  const notes = sources.filter(({ kind }) => kind === 'note');
  const agreements = findings.filter((finding) => finding.kind === 'agreement');
  const read = (from: readonly FileSource[]): Later[] =>
    from.map((source) => ({ source, sentences: sentencesOfPaper(source.text) }));
  const last = notes.at(-1);
  const earlier = notes.at(-2);
  if (!last) return [];
  const isToday = ({ task, due }: AgreementFinding) => task === 'appointment' && due === on;
  const since = sources.slice(sources.indexOf(last) + 1);
  const ofLast = agreements.filter((each) => each.source === last.id && !isToday(each));
  const later = read(since);
  const ofEarlier = earlier
    ? agreements.filter((each) => each.source === earlier.id && each.task !== 'appointment')
    : [];
  const after = ofEarlier.length > 0 && earlier ? read(sources.slice(sources.indexOf(earlier) + 1)) : [];
  return [
    ...ofLast.map((each) => agreedLine(each, later, desk, false)),
    ...ofEarlier
      .map((each) => agreedLine(each, after, desk, true))
      .filter(Boolean)
      .slice(0, MOST_EARLIER),
  ].filter((line) => line !== undefined);
}

/** The day of the last note, for the heading of what was agreed. */
export const lastNoteDay = ({ sources, language }: Desk): string | undefined => {
  const last = sources.findLast(({ kind }) => kind === 'note');
  return last && onDay({ date: last.date, precision: 'day' }, language);
};

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
function isAbout(agreement: ReadonlySet<string>, sentence: string, language: Desk['language']): boolean {
  let shared = 0;
  for (const stem of telling(sentence, language)) {
    if (!agreement.has(stem)) continue;
    shared += stem.length >= LONG_WORD || findMedicine(stem) !== undefined ? 2 : 1;
  }
  return shared >= 2;
}

type Later = { source: FileSource; sentences: PaperSentence[] };

/** The first sentence after it that speaks of the same. A plan that is repeated is no outcome. */
function outcomeOf(agreement: AgreementFinding, later: readonly Later[], language: Desk['language']) {
  const words = telling(agreement.text, language);
  for (const { source, sentences } of later)
    for (const sentence of sentences)
      if (sentence.part !== 'plan' && sentence.part !== 'question' && isAbout(words, sentence.text, language))
        return { source, sentence };
  return undefined;
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
  const due = agreement.due
    ? ` (${words.due} ${dayText({ date: agreement.due, precision: 'day' }, language)})`
    : '';
  const base = `${quoted(agreement.text).replace(/[.;]$/, '')}${due}`;
  if (!outcome) {
    const line = lineOf(
      isEarlier ? `${base}: ${words.notReturnedTo}` : later.length > 0 ? `${base}: ${words.noWordOf}` : base,
      [agreement],
      desk,
    );
    return line;
  }
  const { source, sentence } = outcome;
  const said = `${words.became} (${words.in[source.kind]} ${dayText({ date: source.date, precision: 'day' }, language)}): “${quoted(sentence.text)}”`;
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

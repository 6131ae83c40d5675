/** Tables on the screen. */
import type { Consultation } from './consultation.ts';
import { type Aim, type Figure, isMet, percent } from './figure.ts';
import { figures } from './figures.ts';
import { kindsOfErrors, kindsOfFacts } from './figures-by-kind.ts';
import { sprungBy, standingOf } from './key.ts';
import { linesOf, wordsOf } from './note-lines.ts';
import type { CaseScore, PassName } from './passes.ts';

export type SetScores = Map<PassName, CaseScore[]>;

export function printRows(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of [heads, ...rows])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

const shownAim = (aim: Aim | undefined): string => {
  if (!aim) return '';
  const [sign, value] = 'least' in aim ? ['≥', aim.least] : ['≤', aim.most];
  return `${sign} ${value}`;
};

/** `isClosed`: figures alone. A kind of which there is one in the set says what is in it. */
export function printSet(name: string, scores: SetScores, isClosed: boolean): void {
  const first = [...scores.values()][0] ?? [];
  console.log(`\n${name}: ${first.length} consultations`);
  const kinds = kindsOfErrors(first).filter((kind) => !isClosed || kind.group !== 'other');
  const all: Figure[] = [...figures, ...kindsOfFacts(first), ...kinds];
  printRows(
    ['', 'aim', ...scores.keys()],
    all.map((figure) => [
      figure.name,
      shownAim(figure.aim),
      ...[...scores.values()].map((each) => figure.of(each).shown),
    ]),
  );
}

/** The faithful notes themselves: what can be reached, and whether keys and traps fit. */
export function printByHand(consultations: readonly Consultation[]): void {
  const all = consultations.map(({ facts, traps, clean_note, segments, language }) => {
    const lines = linesOf(clean_note, language);
    const words = (texts: readonly { text: string }[]) => texts.flatMap(({ text }) => wordsOf(text)).length;
    return {
      missed: facts.filter(({ must, key }) => must && standingOf(key, lines).level !== 'whole').length,
      sprung: traps.filter((trap) => sprungBy(trap, lines)).length,
      ratio: words(lines) / words(segments),
    };
  });
  const total = (of: (one: (typeof all)[number]) => number) => all.reduce((sum, one) => sum + of(one), 0);
  console.log(
    `by hand: ${total(({ missed }) => missed)} must-facts not whole, ${total(({ sprung }) => sprung)} traps sprung, ` +
      `words ${(total(({ ratio }) => ratio) / all.length).toFixed(2)}`,
  );
}

/** Only for consultations that may be read: it names them. */
export function printCases(scores: readonly CaseScore[]): void {
  printRows(
    ['', 'must-facts', 'traps', 'words', 'quotes', 'errors', 'false marks', 'omissions', 'tasks'],
    scores.map(({ id, writer, checks, omissions, tasks }) => {
      const must = writer.facts.filter((fact) => fact.must);
      const of = (part: number, whole: number) => `${part}/${whole}`;
      return [
        id,
        of(must.filter(({ level }) => level === 'whole').length, must.length),
        of(writer.traps.filter(({ by }) => by !== undefined).length, writer.traps.length),
        (writer.noteWords / writer.spokenWords).toFixed(2),
        percent(writer.quotedWords / Math.max(1, writer.noteWords)),
        of(checks.seeded.filter(({ isFound }) => isFound).length, checks.seeded.length),
        String(checks.falseMarks.length),
        of(omissions.takenOut.filter(({ isNamed }) => isNamed).length, omissions.takenOut.length),
        of(tasks.tasks.filter(({ isFound }) => isFound).length, tasks.tasks.length),
      ];
    }),
  );
}

const MOST_FALSE_MARKS_DAMAGED = 0.6;
const MOST_FACTS_LOST = 0.15;

/** What falls short of the aims, in words; also of what word errors may cost. */
export function missedAims(scores: SetScores): string[] {
  const spoken = scores.get('as spoken') ?? [];
  const missed = figures.flatMap(({ name, aim, of }) => {
    const { value, shown } = of(spoken);
    return aim && !isMet(aim, value) ? [`${name.trim()}: ${shown}, aim ${shownAim(aim)}`] : [];
  });
  const damaged = scores.get('20 % word errors');
  if (!damaged) return missed;
  const value = (name: string, of: readonly CaseScore[]) =>
    figures.find((figure) => figure.name === name)?.of(of).value ?? Number.NaN;
  const lost = value('must-facts whole', spoken) - value('must-facts whole', damaged);
  const marks = value('false marks a note', damaged);
  if (lost > MOST_FACTS_LOST)
    missed.push(`must-facts lost to word errors: ${(100 * lost).toFixed(0)} points, aim ≤ 15`);
  if (marks > MOST_FALSE_MARKS_DAMAGED)
    missed.push(`false marks with word errors: ${marks.toFixed(2)}, aim ≤ 0.6`);
  return missed;
}

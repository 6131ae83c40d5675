/** The figures that are printed of a set, and the aims for them. */
import { type Aim, type Figure, facts, percent, ratio, share, sum } from './figure.ts';
import type { CaseScore } from './passes.ts';
import { type ErrorGroup, groupOf } from './score-checks.ts';
import type { Verdict } from './score-evidence.ts';
import type { HeldFact } from './score-writer.ts';

const level =
  (wanted: HeldFact['level']): Figure['of'] =>
  (scores) =>
    share(facts(scores, true), (fact) => fact.level === wanted);
const placed =
  (kinds: readonly string[]): Figure['of'] =>
  (scores) =>
    share(
      facts(scores, true).filter(
        ({ kind, isPlacedRight }) => isPlacedRight !== undefined && kinds.includes(kind),
      ),
      (fact) => fact.isPlacedRight,
    );
const caught =
  (group: ErrorGroup): Figure['of'] =>
  (scores) =>
    share(
      scores.flatMap(({ checks }) => checks.seeded.filter(({ kind }) => groupOf(kind) === group)),
      ({ isFound }) => isFound,
    );
const evidence =
  (of: 'evidence' | 'evidenceWithDraft', wanted: Verdict): Figure['of'] =>
  (scores) =>
    share(
      scores.flatMap((score) => score[of]),
      ({ verdict }) => verdict === wanted,
    );
const dated = (scores: readonly CaseScore[], of: 'tasks' | 'tasksOfOwn') =>
  scores.flatMap((score) => score[of].tasks.filter(({ isDueRight }) => isDueRight !== undefined));

const WORDS_AN_HOUR = 9_000;

const ofWriter: Figure[] = [
  { name: 'must-facts whole', aim: { least: 0.9 }, of: level('whole') },
  { name: '  scattered', of: level('scattered') },
  { name: '  partial', of: level('partial') },
  { name: '  missing', of: level('missing') },
  {
    name: 'other facts whole',
    of: (scores) => share(facts(scores, false), (fact) => fact.level === 'whole'),
  },
  {
    name: 'traps sprung',
    aim: { most: 0.05 },
    of: (scores) =>
      share(
        scores.flatMap(({ writer }) => writer.traps),
        ({ by }) => by !== undefined,
      ),
  },
  {
    name: 'words, note / transcript',
    aim: { most: 0.42 },
    of: (scores) => ratio(sum(scores, ({ writer }) => writer.noteWords / writer.spokenWords) / scores.length),
  },
  {
    name: 'words in quotes',
    aim: { most: 0.2 },
    of: (scores) => {
      const value =
        sum(scores, ({ writer }) => writer.quotedWords / Math.max(1, writer.noteWords)) / scores.length;
      return { value, shown: percent(value) };
    },
  },
  {
    name: 'placed right: plan, appointment, risk',
    aim: { least: 0.96 },
    of: placed(['plan', 'appointment', 'risk']),
  },
  {
    name: 'not among plans: what was or is',
    aim: { least: 0.96 },
    of: placed(['symptom', 'history', 'social', 'measurement']),
  },
  {
    name: 'sentences with ik, u, I, you',
    of: (scores) => {
      const [spoken, all] = [
        sum(scores, ({ writer }) => writer.spokenPerson),
        sum(scores, ({ writer }) => writer.sentences),
      ];
      return { value: spoken / all, shown: `${percent(spoken / all)} (${spoken}/${all})` };
    },
  },
  {
    name: 'marks on its own notes',
    aim: { most: 0 },
    of: (scores) => {
      const value = sum(scores, ({ writer }) => writer.marksOnOwn);
      return { value, shown: String(value) };
    },
  },
  {
    name: 'cpu ms to write, an hour of talk',
    aim: { most: 1000 },
    of: (scores) => {
      const words = sum(scores, ({ writer }) => writer.spokenWords);
      const value = (sum(scores, ({ writer }) => writer.cpu_ms) * WORDS_AN_HOUR) / words;
      return { value, shown: value.toFixed(0) };
    },
  },
];
const ofChecks: Figure[] = [
  { name: 'errors caught: values', aim: { least: 0.95 }, of: caught('values') },
  { name: 'errors caught: statements', aim: { least: 0.85 }, of: caught('statements') },
  { name: 'errors caught: other', of: caught('other') },
  {
    name: 'false marks a note',
    aim: { most: 0.3 },
    of: (scores) => ratio(sum(scores, ({ checks }) => checks.falseMarks.length) / scores.length),
  },
  {
    name: 'omissions: named',
    aim: { least: 0.85 },
    of: (scores) =>
      share(
        scores.flatMap(({ omissions }) => omissions.takenOut),
        ({ isNamed }) => isNamed,
      ),
  },
  {
    name: 'omissions: worth it',
    aim: { least: 0.7 },
    of: (scores) => {
      const all = scores.flatMap(({ omissions }) => omissions.takenOut);
      const listed = all.reduce((total, one) => total + one.listed, 0);
      const worth = all.reduce((total, one) => total + one.worth, 0);
      return { value: worth / listed, shown: `${percent(worth / listed)} (${worth}/${listed})` };
    },
  },
  {
    name: 'omissions listed, a faithful note',
    of: (scores) => ratio(sum(scores, ({ omissions }) => omissions.onFaithful.length) / scores.length),
  },
];

const ofTasks = (of: 'tasks' | 'tasksOfOwn', where: string, aim?: Aim): Figure[] => [
  {
    name: `tasks found${where}`,
    ...(aim && { aim }),
    of: (scores) =>
      share(
        scores.flatMap((score) => score[of].tasks),
        ({ isFound }) => isFound,
      ),
  },
  {
    name: `tasks right${where}`,
    ...(aim && { aim }),
    of: (scores) =>
      share(
        scores.flatMap((score) => score[of].found),
        ({ isRight }) => isRight,
      ),
  },
  {
    name: `tasks due right${where}`,
    ...(aim && { aim }),
    of: (scores) => share(dated(scores, of), ({ isDueRight }) => isDueRight),
  },
];

export const figures: readonly Figure[] = [
  ...ofWriter,
  ...ofChecks,
  ...ofTasks('tasks', '', { least: 0.92 }),
  ...ofTasks('tasksOfOwn', ', own note'),
  { name: 'evidence right', aim: { least: 0.92 }, of: evidence('evidence', 'right') },
  { name: 'evidence wrong', aim: { most: 0.02 }, of: evidence('evidence', 'wrong') },
  { name: 'evidence right, over the own note', of: evidence('evidenceWithDraft', 'right') },
  { name: 'evidence wrong, over the own note', of: evidence('evidenceWithDraft', 'wrong') },
];

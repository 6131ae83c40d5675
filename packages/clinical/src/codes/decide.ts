/** Finds what follows from a contact of which not everything was said: one outcome, or the fields that make the difference. */
import { possibleMinutes, timesThatMatter } from './counted-minutes.ts';
import {
  type ConsultKind,
  type Contact,
  consultKinds,
  type Doubt,
  type Profession,
  professions,
  type Setting,
  settings,
  type TimeRule,
  type Told,
  type ZpmLine,
} from './types.ts';

/** A contact of which everything is settled. */
export type Case = { setting: Setting; profession: Profession; kind: ConsultKind; minutes: number };

export type Outcome =
  | { doubt: 'none'; line: ZpmLine; times: number }
  | { doubt: Exclude<Doubt, 'none' | 'missing' | 'time'>; line: null; reason: Told };

type Decision = { outcome: Outcome } | { missing: (keyof Contact)[] };

/** What is null in a line, the table leaves open. */
export const fits = (line: ZpmLine, { setting, profession, kind }: Omit<Case, 'minutes'>): boolean =>
  (line.setting === null || line.setting === setting) &&
  (line.profession === null || line.profession === profession) &&
  (line.kind === null || line.kind === kind);

/** Lines that what was said does not exclude. */
export const notExcluded = (lines: readonly ZpmLine[], type: ZpmLine['type'], contact: Contact): ZpmLine[] =>
  lines.filter(
    (line) =>
      line.type === type &&
      (['setting', 'profession', 'kind'] as const).every(
        (field) => line[field] === null || contact[field] === null || line[field] === contact[field],
      ),
  );

/** Which outcomes are the same answer: no code is no code, whether too short or not in the list. */
function answerOf(outcome: Outcome): string {
  if (outcome.line) return `${outcome.line.code} ${outcome.times}`;
  return outcome.doubt === 'unknown' ? 'unknown' : 'no code';
}

const firstOfEach = (minutes: readonly number[], sortOf: (minutes: number) => unknown): number[] => [
  ...new Map(minutes.toReversed().map((each) => [sortOf(each), each])).values(),
];

function possibleCases(contact: Contact, minutes: readonly number[]): Case[] {
  const either = <T>(said: T | null, all: readonly T[]): readonly T[] => (said === null ? all : [said]);
  return either(contact.setting, settings).flatMap((setting) =>
    either(contact.profession, professions).flatMap((profession) =>
      either(contact.kind, consultKinds).flatMap((kind) =>
        minutes.map((each) => ({ setting, profession, kind, minutes: each })),
      ),
    ),
  );
}

type Answered = { case: Case; answer: string };

const caseFields = ['setting', 'profession', 'kind', 'minutes'] as const;

/** Whether the answer changes with this field while all others stay. */
function matters(field: keyof Case, answered: readonly Answered[]): boolean {
  const answers = new Map<string, string>();
  return answered.some((each) => {
    const others = caseFields.map((other) => (other === field ? '' : each.case[other])).join(' ');
    const before = answers.get(others) ?? each.answer;
    answers.set(others, before);
    return before !== each.answer;
  });
}

/** `sortOf` says which minutes are the same to `outcomeOf`. */
export function decide(
  contact: Contact,
  rule: TimeRule,
  sortOf: (minutes: number) => unknown,
  outcomeOf: (settled: Case) => Outcome,
): Decision {
  const minutes = firstOfEach(possibleMinutes(contact, rule), sortOf);
  const cases = possibleCases(contact, minutes).map((each) => ({ case: each, outcome: outcomeOf(each) }));
  const answered = cases.map((each) => ({ case: each.case, answer: answerOf(each.outcome) }));
  const outcomes = cases.map(({ outcome }) => outcome);
  if (new Set(answered.map(({ answer }) => answer)).size === 1) {
    const outcome = outcomes.find(({ doubt }) => doubt === 'list') ?? outcomes[0];
    if (outcome) return { outcome };
  }
  const missing = (['setting', 'profession', 'kind'] as const).filter((field) => matters(field, answered));
  const times = matters('minutes', answered)
    ? timesThatMatter(contact, rule).filter((field) => contact[field] === null)
    : [];
  return { missing: [...missing, ...times] };
}

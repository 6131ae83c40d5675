/** The line of the ZPM table for a consultation of one client. */
import { countMinutes, otherTimes, stepOf, steps } from './counted-minutes.ts';
import { type Case, decide, fits, notExcluded, type Outcome } from './decide.ts';
import { type Contact, consultKinds, type TimeRule, type Told, type ZpmLine } from './types.ts';

const isKnownStep = (minutes: number | null) => steps.some((step) => step === minutes);

/** What was said of the contact and stands in its sentences. */
export const saidOf = ({ setting, profession, kind }: Contact): Told['values'] => ({
  setting: setting ?? '',
  profession: profession ?? '',
  kind: kind ?? '',
});

const codesOf = (lines: readonly ZpmLine[]) => [...new Set(lines.map(({ code }) => code))];

/** The lines that can be meant, and those among them of a step that no rule knows. */
type Possible = { byStep: ReadonlyMap<number | null, ZpmLine[]>; strange: readonly ZpmLine[] };

function outcomeOf(lines: Possible, contact: Contact, settled: Case): Outcome {
  if (settled.profession === 'none')
    return { doubt: 'not_billable', line: null, reason: { id: 'zpm_profession', values: {} } };
  const step = stepOf(settled.minutes);
  if (step === null)
    return {
      doubt: 'not_billable',
      line: null,
      reason: { id: 'zpm_too_short', values: { minutes: settled.minutes } },
    };
  const values = { ...saidOf(contact), step, day: contact.day };
  const strange = lines.strange.find((line) => fits(line, settled));
  if (strange)
    return {
      doubt: 'unknown',
      line: null,
      reason: { id: 'zpm_other_steps', values: { code: strange.code, minutes: strange.minutes ?? '' } },
    };
  const found = lines.byStep.get(step)?.filter((line) => fits(line, settled)) ?? [];
  const [line] = found;
  if (!line) return { doubt: 'list', line: null, reason: { id: 'zpm_no_line', values } };
  const codes = codesOf(found);
  if (codes.length > 1)
    return {
      doubt: 'unknown',
      line: null,
      reason: { id: 'zpm_several_lines', values: { ...values, codes: codes.join(', ') } },
    };
  return { doubt: 'none', line, times: 1 };
}

export function decideConsult(contact: Contact, lines: readonly ZpmLine[], rule: TimeRule) {
  const timed = notExcluded(lines, 'consult', contact).filter(({ minutes }) => minutes !== null);
  const possible = {
    byStep: Map.groupBy(timed, ({ minutes }) => minutes),
    strange: timed.filter(({ minutes }) => !isKnownStep(minutes)),
  };
  return decide(contact, rule, stepOf, (settled) => outcomeOf(possible, contact, settled));
}

/** Why this line: the rule of the minutes and the figures. */
export function consultReason(contact: Contact, rule: TimeRule, line: ZpmLine): Told {
  const counted = countMinutes(contact, rule);
  return {
    id: `zpm_${counted?.by ?? 'any_planning'}`,
    values: {
      ...saidOf(contact),
      planned: contact.planned_minutes ?? '',
      real: contact.real_minutes ?? '',
      step: line.minutes ?? '',
    },
  };
}

/** What would make it another code: a longer or shorter time, the other kind, had it not been planned. */
export function consultChanges(contact: Contact, lines: readonly ZpmLine[], rule: TimeRule): Told[] {
  const codeOf = (other: Contact) => {
    const decision = decideConsult(other, lines, rule);
    return 'outcome' in decision && decision.outcome.line ? decision.outcome.line.code : '';
  };
  const now = codeOf(contact);
  const { shorter, longer } = otherTimes(contact, rule, stepOf);
  const atTime = (id: string, real: number, step: number | null | undefined): Told => ({
    id: step ? id : 'change_too_short',
    values: { minutes: real, step: step ?? '', code: codeOf({ ...contact, real_minutes: real }) },
  });
  const changes: Told[] = [];
  if (shorter) changes.push(atTime('change_shorter', shorter.real, shorter.sort));
  if (longer) changes.push(atTime('change_longer', longer.real, longer.sort));
  const kind = consultKinds.find((each) => contact.kind !== null && each !== contact.kind);
  const ofKind = kind ? codeOf({ ...contact, kind }) : '';
  if (kind && ofKind !== '' && ofKind !== now)
    changes.push({ id: 'change_kind', values: { kind, code: ofKind } });
  const unplanned = countMinutes(contact, rule)?.by === 'planning' && { ...contact, is_planned: false };
  if (unplanned && stepOf(contact.real_minutes ?? 0) !== stepOf(contact.planned_minutes ?? 0))
    changes.push({
      id: 'change_unplanned',
      values: { real: contact.real_minutes ?? '', code: codeOf(unplanned) },
    });
  if (contact.setting === 8) changes.push({ id: 'change_contract', values: {} });
  return changes;
}

/** Suggests the ZPM code of a contact, or says why there is none. What the published rules do not settle is unknown. */
import { consultChanges, consultReason, decideConsult } from './consult.ts';
import {
  countMinutes,
  dayLong_minutes,
  possibleMinutes,
  stepOf,
  timesThatMatter,
} from './counted-minutes.ts';
import { block_minutes, decideGroup, groupChanges, groupReason } from './group.ts';
import { surchargesOf } from './surcharges.ts';
import type { Contact, Suggestion, TimeRule, Told, ZpmLine } from './types.ts';

/** Figures that nobody can have meant: the first of them, told. */
function impossibleFigure(contact: Contact, rule: TimeRule): Told | undefined {
  const figures: [keyof Contact, number | null, number, number][] = [
    ...timesThatMatter(contact, rule).map((field): [keyof Contact, number | null, number, number] => [
      field,
      contact[field],
      field === 'planned_minutes' ? 1 : 0,
      dayLong_minutes,
    ]),
    ['group_size', contact.group_size, 1, Number.MAX_SAFE_INTEGER],
    ['travel_minutes', contact.travel_minutes, 0, dayLong_minutes],
  ];
  const wrong = figures.find(
    ([field, value, least, most]) =>
      value !== null &&
      !(value >= least && value <= most && (field !== 'group_size' || Number.isInteger(value))),
  );
  return wrong && { id: 'zpm_impossible', values: { field: wrong[0], value: String(wrong[1]) } };
}

/** The step that the time falls in, when it can only be one. */
function stepKnown(contact: Contact, rule: TimeRule): number | null {
  if (contact.group_size > 1) return block_minutes;
  const possible = new Set(possibleMinutes(contact, rule).map(stepOf));
  const [step = null] = possible;
  return possible.size === 1 ? step : null;
}

/** Within the bounds of a short planning, yet too short to be a consultation: no rule says which of the two wins. */
const isHardlyMet = (contact: Contact, rule: TimeRule) =>
  countMinutes(contact, rule)?.by === 'planning' && stepOf(contact.real_minutes ?? 0) === null;

const empty = { code: null, meaning: null, times: 1, would_change: [], missing: [], surcharges: [] };

/** `lines`: those of the table that are valid on the day of the contact. */
export function suggestZpm(contact: Contact, lines: readonly ZpmLine[], rule: TimeRule): Suggestion {
  const without = (doubt: Suggestion['doubt'], reason: Told): Suggestion => ({
    ...empty,
    system: 'zpm',
    minutes: null,
    rule: reason.id,
    reason,
    doubt,
  });
  const impossible = impossibleFigure(contact, rule);
  if (impossible) return without('unknown', impossible);
  const minutes = stepKnown(contact, rule);
  if (contact.profession === 'none')
    return { ...without('not_billable', { id: 'zpm_profession', values: {} }), minutes };
  if (lines.length === 0)
    return { ...without('list', { id: 'zpm_no_list', values: { day: contact.day } }), minutes };

  if (isHardlyMet(contact, rule)) {
    const values = { planned: contact.planned_minutes ?? '', real: contact.real_minutes ?? '' };
    return without('unknown', { id: 'zpm_hardly_met', values });
  }
  const isGroup = contact.group_size > 1;
  const decision = (isGroup ? decideGroup : decideConsult)(contact, lines, rule);
  const surcharges = surchargesOf(contact, lines);
  if ('missing' in decision) {
    const { missing } = decision;
    const reason = { id: 'zpm_missing', values: { fields: missing.join(' ') } };
    return { ...without('missing', reason), minutes, missing, surcharges };
  }
  const { outcome } = decision;
  if (!outcome.line) {
    const { doubt, reason } = outcome;
    const told = doubt === 'list' ? { ...reason, values: { ...reason.values, step: minutes ?? '' } } : reason;
    return { ...without(doubt, told), minutes, surcharges: doubt === 'not_billable' ? [] : surcharges };
  }
  const reason = isGroup
    ? groupReason(contact, rule, outcome.times)
    : consultReason(contact, rule, outcome.line);
  return {
    system: 'zpm',
    code: outcome.line.code,
    meaning: outcome.line.description,
    minutes,
    times: outcome.times,
    rule: reason.id,
    reason,
    would_change: (isGroup ? groupChanges : consultChanges)(contact, lines, rule),
    missing: [],
    doubt: countMinutes(contact, rule)?.by === 'deviation' ? 'time' : 'none',
    surcharges,
  };
}

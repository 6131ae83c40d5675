/**
 * The line of the ZPM table for a group: blocks of 30 minutes, by profession and number of clients present, in any setting.
 * What is left after the blocks counts when it is more than 15 minutes.
 */
import { saidOf } from './consult.ts';
import { countMinutes, otherTimes } from './counted-minutes.ts';
import { type Case, decide, fits, notExcluded, type Outcome } from './decide.ts';
import type { Contact, TimeRule, Told, ZpmLine } from './types.ts';

export const block_minutes = 30;
const leastRest_minutes = 15;

/**
 * How many blocks; undefined for 15 to 30 minutes in all: the rest of a group counts, but whether it does without a whole
 * block before it the rules leave open (the unit is said to be "from 30 minutes").
 */
function blocksOf(minutes: number): number | undefined {
  const whole = Math.floor(minutes / block_minutes);
  const hasRest = minutes % block_minutes > leastRest_minutes;
  if (whole === 0 && hasRest) return undefined;
  return whole + (hasRest ? 1 : 0);
}

const without = (
  doubt: 'unknown' | 'list' | 'not_billable',
  id: string,
  values: Told['values'],
): Outcome => ({
  doubt,
  line: null,
  reason: { id, values },
});

function outcomeOf(lines: readonly ZpmLine[], contact: Contact, settled: Case): Outcome {
  if (settled.profession === 'none') return without('not_billable', 'zpm_profession', {});
  const blocks = blocksOf(settled.minutes);
  const values = { ...saidOf(contact), setting: '', size: contact.group_size, minutes: settled.minutes };
  if (blocks === undefined) return without('unknown', 'zpm_group_under_a_block', values);
  if (blocks === 0) return without('not_billable', 'zpm_group_too_short', values);
  const fitting = lines.filter(
    (line) => fits(line, settled) && (line.minutes === null || line.minutes === block_minutes),
  );
  const found = fitting.filter((line) => line.group_size === contact.group_size);
  const [line] = found;
  if (!line) {
    const largest = Math.max(0, ...fitting.map(({ group_size }) => group_size ?? 0));
    // Whether the last size of the table stands for larger groups as well is nowhere verified.
    return largest > 0 && contact.group_size > largest
      ? without('unknown', 'zpm_group_larger', { size: contact.group_size, largest })
      : without('list', 'zpm_no_group_line', { ...values, day: contact.day });
  }
  const codes = [...new Set(found.map(({ code }) => code))];
  if (codes.length > 1)
    return without('unknown', 'zpm_several_lines', { ...values, codes: codes.join(', ') });
  return { doubt: 'none', line, times: blocks };
}

export function decideGroup(contact: Contact, lines: readonly ZpmLine[], rule: TimeRule) {
  const possible = notExcluded(lines, 'group', contact);
  return decide(contact, rule, blocksOf, (settled) => outcomeOf(possible, contact, settled));
}

export function groupReason(contact: Contact, rule: TimeRule, blocks: number): Told {
  const counted = countMinutes(contact, rule);
  return {
    id: counted?.by === 'planning' ? 'zpm_group_planned' : 'zpm_group_real',
    values: {
      profession: contact.profession ?? '',
      size: contact.group_size,
      planned: contact.planned_minutes ?? '',
      real: contact.real_minutes ?? '',
      blocks,
    },
  };
}

/** Another time is another number of blocks; one client less or more, another code. */
export function groupChanges(contact: Contact, lines: readonly ZpmLine[], rule: TimeRule): Told[] {
  const { shorter, longer } = otherTimes(contact, rule, blocksOf);
  const changes: Told[] = [];
  if (shorter?.sort) changes.push(atTime('change_blocks_shorter', shorter.real, shorter.sort));
  if (longer?.sort) changes.push(atTime('change_blocks_longer', longer.real, longer.sort));
  for (const size of [contact.group_size - 1, contact.group_size + 1]) {
    const decision = decideGroup({ ...contact, group_size: size }, lines, rule);
    if (size > 1 && 'outcome' in decision && decision.outcome.line)
      changes.push({ id: 'change_group_size', values: { size, code: decision.outcome.line.code } });
  }
  return changes;
}

const atTime = (id: string, minutes: number, blocks: number): Told => ({ id, values: { minutes, blocks } });

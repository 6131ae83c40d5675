/**
 * What is charged besides a consultation. Verified is travel: one surcharge for each consultation, there and back added up,
 * below or from 25 minutes, and none with a group. Of an interpreter nothing is: that answers that it is not known.
 */
import type { Contact, Suggestion, ZpmLine } from './types.ts';

type Surcharge = Suggestion['surcharges'][number];

const travelStep_minutes = 25;

/** Forensic care has limits of its own, and these settings hold both forensic and other secure care. */
const hasOtherLimits = (setting: Contact['setting']) => setting === 6 || setting === 7;

const surchargesSaying = (lines: readonly ZpmLine[], words: readonly RegExp[]) =>
  lines.filter(
    ({ type, description }) => type === 'surcharge' && words.every((word) => word.test(description)),
  );

function travelSurcharge(contact: Contact, lines: readonly ZpmLine[], minutes: number): Surcharge {
  const isLong = minutes >= travelStep_minutes;
  const meaning = `Toeslag reistijd ggz ${isLong ? 'vanaf' : 'tot'} ${travelStep_minutes} minuten`;
  const values = { minutes, limit: travelStep_minutes };
  const without = (id: string): Surcharge => ({ code: null, meaning, reason: { id, values } });
  if (contact.setting === null) return { ...without('travel_setting_unknown'), meaning: 'Toeslag reistijd' };
  if (hasOtherLimits(contact.setting)) return { ...without('travel_forensic'), meaning: 'Toeslag reistijd' };
  const found = surchargesSaying(lines, [/reistijd/i, isLong ? /\bvanaf\s+25\b/i : /\btot\s+25\b/i]);
  const [line] = found;
  if (!line || found.length > 1) return without('travel_no_line');
  return {
    code: line.code,
    meaning: line.description,
    reason: { id: isLong ? 'travel_from' : 'travel_below', values },
  };
}

function interpreterSurcharge(lines: readonly ZpmLine[]): Surcharge {
  const codes = surchargesSaying(lines, [/tolk/i]).map(({ code }) => code);
  return {
    code: null,
    meaning: 'Toeslag tolk',
    reason: { id: 'interpreter_unknown', values: { codes: codes.join(', ') } },
  };
}

export function surchargesOf(contact: Contact, lines: readonly ZpmLine[]): Surcharge[] {
  const travel = contact.travel_minutes ?? 0;
  const hasInterpreter = contact.interpreter !== 'none';
  if (contact.group_size > 1)
    return travel > 0 || hasInterpreter
      ? [{ code: null, meaning: 'Toeslag', reason: { id: 'surcharge_group', values: {} } }]
      : [];
  return [
    ...(travel > 0 ? [travelSurcharge(contact, lines, travel)] : []),
    ...(hasInterpreter ? [interpreterSurcharge(lines)] : []),
  ];
}

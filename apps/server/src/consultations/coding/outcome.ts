/** What becomes of a suggestion: confirmed as it is, or something else. Both are counted. */
import type { CodeSuggestion } from '@noteer/contract';
import type { Db, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { openConfirmed } from '../codes.ts';
import { recordingSealing } from '../data-key.ts';
import type { RecordingRow } from '../recordings.ts';
import { caseOf, count } from './cases.ts';
import { type Made, type Outcome, openKept, type Performance, sealKept } from './kept.ts';
import type { DayLists, Lists } from './lists-of-day.ts';
import { suggestFor } from './make.ts';
import { keepConfirmed, lockSuggested } from './suggested.ts';

/** The codes of a consultation as they are confirmed: one of each that is billed, and what stands beside them. */
type Confirmed = { zpm: string; ggz_nhn: string; surcharges: string[]; icd10: string[] };

function performancesOf(made: Made, codes: Confirmed, lines: DayLists): Performance[] {
  const zpm = (code: string, is_surcharge: boolean): Performance => {
    const line = lines.zpm.find((each) => each.code === code);
    const suggested = made.suggestions.find((each) => each.system === 'zpm' && each.code === code);
    return {
      ...{ system: 'zpm', code, is_surcharge, meaning: line?.description ?? null },
      times: suggested?.times ?? 1,
      tariff_cents: line?.tariff_cents ?? null,
    };
  };
  const own = lines.ggz_nhn.find(({ code }) => code === codes.ggz_nhn);
  return [
    ...(codes.zpm === '' ? [] : [zpm(codes.zpm, false)]),
    ...codes.surcharges.map((code) => zpm(code, true)),
    ...(codes.ggz_nhn === ''
      ? []
      : [
          {
            ...{ system: 'ggz_nhn' as const, code: codes.ggz_nhn, is_surcharge: false },
            ...{ meaning: own?.description ?? null, times: 1, tariff_cents: null },
          },
        ]),
  ];
}

/** What is not known was not suggested, so it cannot have been wrong; that there is no code to bill can. */
const isClaim = ({ code, doubt }: CodeSuggestion) => code !== null || doubt === 'not_billable';

function rulesOf(made: Made, codes: Confirmed): Outcome['counted']['rules'] {
  return made.suggestions.filter(isClaim).map(({ system, code, rule }) => ({
    rule,
    was_right: system === 'icd10' ? codes.icd10.includes(code ?? '') : codes[system] === (code ?? ''),
  }));
}

function outcomeOf(made: Made, codes: Confirmed, lines: DayLists, day: string): Outcome {
  const case_name = caseOf(made.contact, made.step);
  const chosen = case_name !== null && codes.ggz_nhn !== '' ? { case_name, code: codes.ggz_nhn } : null;
  return {
    performances: performancesOf(made, codes, lines),
    minutes: made.minutes,
    counted: { rules: rulesOf(made, codes), day, chosen },
  };
}

type Parts = Pick<Services, 'sealing' | 'engines' | 'settings'>;
type Done = {
  /** Null: the system did, or it is not known. */
  confirmed_by: string | null;
  is_confirmed: boolean;
  /** Codes of before the desk say nothing of its rules. */
  isCounted?: boolean;
};

/** After the codes themselves were written: what they came to, instead of what they came to before. */
export async function keepOutcome(
  tx: Tx,
  scope: Scope,
  parts: Parts,
  recording: RecordingRow,
  lists: Lists,
  { confirmed_by, is_confirmed, isCounted = true }: Done,
): Promise<void> {
  const row = await lockSuggested(tx, scope, recording.id);
  if (!row) return;
  const sealing = recordingSealing(parts.sealing, recording);
  const before = openKept(sealing, 'outcome', recording.id, row.outcome);
  const suggested = is_confirmed ? await suggestFor(tx, scope, parts, recording, lists) : undefined;
  if (before) await count(tx, before.counted, -1);
  if (!suggested) {
    await keepConfirmed(tx, scope, recording.id, {
      ...{ is_confirmed, confirmed_by: null, differs: null, outcome: null },
    });
    return;
  }
  const { made } = suggested;
  const codes = await confirmedOf(tx, scope, parts, recording);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const whole = outcomeOf(made, codes, await lists.on(made.contact.day), today);
  const outcome = isCounted ? whole : { ...whole, counted: { rules: [], day: today, chosen: null } };
  await count(tx, outcome.counted, 1);
  await keepConfirmed(tx, scope, recording.id, {
    ...{ is_confirmed, confirmed_by },
    differs: isCounted ? whole.counted.rules.some(({ was_right }) => !was_right) : null,
    outcome: sealKept(sealing, 'outcome', recording.id, outcome),
  });
}

export const confirmedOf = async (
  db: Db,
  scope: Scope,
  { sealing }: Pick<Services, 'sealing'>,
  recording: RecordingRow,
): Promise<Confirmed> => openConfirmed(db, scope, recordingSealing(sealing, recording), recording.id);

/** What was coded in a period, and how often the rules that suggest codes were right. */
import {
  type CodeRule,
  type CodeTotals,
  dayOfConsultation,
  type getCodeRules,
  type getCodeTotals,
  type Received,
} from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { type Outcome, openKept, type Performance } from '../../consultations/coding/kept.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { type ConfirmedRow, confirmedPages, rulesOf } from './desk-queries.ts';

type Counted = CodeTotals['total'];
const nothing: Counted = { count: 0, minutes: 0, tariff_cents: 0, without_tariff: 0 };

const sum = (a: Counted, b: Counted): Counted => ({
  count: a.count + b.count,
  minutes: a.minutes + b.minutes,
  tariff_cents: a.tariff_cents + b.tariff_cents,
  without_tariff: a.without_tariff + b.without_tariff,
});

const tariffOf = (performances: readonly Performance[]) => {
  const billed = performances.filter(({ system }) => system === 'zpm');
  const unknown = billed.filter(({ tariff_cents }) => tariff_cents === null);
  return {
    tariff_cents: billed.reduce((cents, each) => cents + (each.tariff_cents ?? 0) * each.times, 0),
    without_tariff: unknown.length,
  };
};

/** Sums by what they are of, in the order in which that first came. */
class Sums<T> {
  readonly #rows = new Map<string, T & Counted>();

  add(key: string, of: T, counted: Counted): void {
    this.#rows.set(key, { ...of, ...sum(this.#rows.get(key) ?? nothing, counted) });
  }

  all(): (T & Counted)[] {
    return [...this.#rows.values()];
  }
}

type OfCode = Pick<CodeTotals['by_code'][number], 'system' | 'code' | 'meaning'>;

function addUp() {
  let total = nothing;
  const days = new Sums<{ day: string }>();
  const clinicians = new Sums<{ clinician_id: string; clinician_name: string }>();
  const codes = new Sums<OfCode>();

  return {
    add(row: ConfirmedRow, { performances, minutes }: Outcome): void {
      const whole = { count: 1, minutes: Math.round(minutes ?? 0), ...tariffOf(performances) };
      const { clinician_id, clinician_first_name, clinician_last_name } = row;
      const clinician_name = `${clinician_first_name} ${clinician_last_name}`;
      const day = dayOfConsultation(row.appointment_time.toISOString());
      total = sum(total, whole);
      days.add(day, { day }, whole);
      clinicians.add(clinician_id, { clinician_id, clinician_name }, whole);
      for (const each of performances) {
        const { system, code, meaning, is_surcharge, times } = each;
        const of = { system, code, meaning };
        // A surcharge takes no time of its own.
        const own = { count: times, minutes: is_surcharge ? 0 : whole.minutes, ...tariffOf([each]) };
        codes.add(`${system} ${code}`, of, own);
      }
    },
    all: (): CodeTotals => ({
      total,
      by_day: days.all(),
      by_clinician: clinicians.all().toSorted((a, b) => a.clinician_name.localeCompare(b.clinician_name)),
      by_code: codes.all().toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code)),
    }),
  };
}

export async function totals(
  { db, sealing }: Services,
  actor: Actor,
  period: Received<typeof getCodeTotals>['query'],
): Promise<CodeTotals> {
  const scope = scopeOf(actor, 'code_consultations');
  const sums = addUp();
  for await (const rows of confirmedPages(db, scope, period))
    for (const row of rows) {
      const outcome = openKept(recordingSealing(sealing, row), 'outcome', row.id, row.outcome);
      if (outcome) sums.add(row, outcome);
    }
  await audit(db, actor, 'codes.counted', { detail: { from: period.from, to: period.to } });
  return sums.all();
}

export async function rules(
  { db }: Services,
  _actor: Actor,
  period: Received<typeof getCodeRules>['query'],
): Promise<CodeRule[]> {
  const rows = await rulesOf(db, period);
  return rows.map(({ rule, right, wrong }) => ({ rule, right: Number(right), wrong: Number(wrong) }));
}

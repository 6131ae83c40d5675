/** Confirmed codes as a table that declaration software reads: a line for each performance, written as it is read. */
import { Readable } from 'node:stream';
import { dayOfConsultation, exportCodes, type Received } from '@noteer/contract';
import type { FastifyReply } from 'fastify';
import { recordAccess } from '../../access-log.ts';
import type { Actor } from '../../actor.ts';
import { openClientCode } from '../../consultations/clients.ts';
import { openKept, type Performance } from '../../consultations/coding/kept.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { type ConfirmedRow, confirmedPages } from './desk-queries.ts';

/** The list of the ZPM in Vektis' table of lists of performances. */
const LIST = '071';

/** What a claim asks for (GDS801). The care pathway is known to the software that claims, and left for it. */
const columns = [
  ...['prestatiecodelijst', 'prestatiecode', 'omschrijving', 'datum', 'clientcode', 'zorgtraject'],
  ...['behandelaar', 'minuten', 'aantal', 'tarief_eurocent', 'toeslag', 'ggz_nhn_code', 'consult'],
];

/** What begins like a formula is text to a spreadsheet only behind an apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (values: readonly (string | number | null)[]) => `${values.map(cell).join(';')}\r\n`;

function linesOf(services: Services, row: ConfirmedRow): string {
  const { sealing } = services;
  const outcome = openKept(recordingSealing(sealing, row), 'outcome', row.id, row.outcome);
  if (!outcome) return '';
  const own = outcome.performances.find(({ system }) => system === 'ggz_nhn')?.code ?? null;
  const client_code = openClientCode(sealing, { id: row.current_client_id, client_code: row.client_code });
  const lineOf = ({ code, meaning, is_surcharge, tariff_cents }: Performance) =>
    line([
      ...[LIST, code, meaning, dayOfConsultation(row.appointment_time.toISOString()), client_code, null],
      ...[`${row.clinician_first_name} ${row.clinician_last_name}`],
      ...[is_surcharge || outcome.minutes === null ? null : Math.round(outcome.minutes), 1, tariff_cents],
      ...[is_surcharge ? 1 : 0, own, row.id],
    ]);
  // A claim has every performance on a line of its own.
  return outcome.performances
    .filter(({ system }) => system === 'zpm')
    .flatMap((each) => Array.from({ length: each.times }, () => lineOf(each)))
    .join('');
}

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Whose codes leave is on the record before they do, page by page. */
async function* written(services: Services, actor: Actor, period: Received<typeof exportCodes>['query']) {
  yield BYTE_ORDER_MARK + line(columns);
  for await (const rows of confirmedPages(services.db, scopeOf(actor, 'code_consultations'), period)) {
    const ids = rows.map(({ id }) => id);
    await recordAccess(services.db, actor, exportCodes.patient_data, ids);
    yield rows.map((row) => linesOf(services, row)).join('');
  }
}

export async function sendExport(
  services: Services,
  actor: Actor,
  period: Received<typeof exportCodes>['query'],
  reply: FastifyReply,
): Promise<never> {
  const name = `codes-${period.from}-${period.to}.csv`;
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(written(services, actor, period))) as never;
}

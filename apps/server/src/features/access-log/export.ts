/** What a client may ask for: who did what to their file. Written as it is read, so a long log needs no more memory than a short one. */
import { Readable } from 'node:stream';
import type { exportAccessLog, LogAction, Received } from '@noteer/contract';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../actor.ts';
import { clientNameOf, openIdentity } from '../../consultations/clients.ts';
import { findClient } from '../../consultations/shown-clients.ts';
import { AppError } from '../../errors.ts';
import { nameOnLine } from '../../kept-names.ts';
import { letterheadOf } from '../../letterhead.ts';
import { tablePdf } from '../../pdf/table.ts';
import { scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { idsOfClient, type LogRow, linesOfClient } from './queries.ts';
import { deedInWords, exportWords, type Language, outcomeInWords, roleInWords } from './words.ts';

type Asked = Received<typeof exportAccessLog>['query'];

const clockOf = (language: Language, time_zone: string) =>
  new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: time_zone,
  });

/** A calendar day, which is the same in every time zone. */
const dayIn = (language: Language) => {
  const format = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

function cellsOf(sealing: Sealing, row: LogRow, language: Language, clock: Intl.DateTimeFormat): string[] {
  const words = exportWords[language];
  const nobody = row.network_access_point_id ? words.unknown : words.itself;
  return [
    clock.format(row.event_date_time),
    nameOnLine(sealing, row) ?? nobody,
    roleInWords(row.role_id_code, row.entrusted_as, language),
    deedInWords(row.event_type_code, row.event_action_code as LogAction, language),
    outcomeInWords(row.event_outcome_indicator, language),
  ];
}

/** What begins like a formula is text to a spreadsheet only behind an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(';')}\r\n`;

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\u{feff}';

async function* csv(columns: readonly string[], pages: AsyncIterable<string[][]>) {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const rows of pages) yield rows.map(csvLine).join('');
}

/** The name stands in the document, never in its name or its address. */
export async function sendLogOfClient(
  services: Services,
  actor: Actor,
  id: string,
  { format, language, from, to }: Asked,
  reply: FastifyReply,
): Promise<never> {
  const { db, sealing, settings } = services;
  const scope = scopeOf(actor, 'read_access_log');
  const row = await findClient(db, scope, id);
  if (!row) throw new AppError('not_found', 'Client not found.');
  const words = exportWords[language];
  const clock = clockOf(language, settings.TIME_ZONE);
  const ids = await idsOfClient(db, scope, row.id);
  const pages = async function* () {
    for await (const rows of linesOfClient(db, scope, ids, { from, to }, settings.TIME_ZONE))
      yield rows.map((line) => cellsOf(sealing, line, language, clock));
  };
  const { date_of_birth, ...identity } = openIdentity(sealing, row);
  const day = dayIn(language);
  const period = [from && words.from(day(from)), to && words.to(day(to))].filter(Boolean).join(' ');
  const facts = [
    [words.client, clientNameOf(identity)],
    ...(date_of_birth ? [[words.born, day(date_of_birth)]] : []),
    ...(identity.client_code ? [[words.number, identity.client_code]] : []),
    [words.period, period || words.wholePeriod],
    [words.made, clock.format(new Date())],
  ];
  const { title, columns, explained, none, page } = words;
  const body =
    format === 'csv'
      ? csv(columns, pages())
      : tablePdf(
          { letterhead: await letterheadOf(services), title, facts, explained, columns, none, page },
          pages(),
        );
  return reply
    .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${words.file}.${format}"`)
    .send(Readable.from(body)) as never;
}

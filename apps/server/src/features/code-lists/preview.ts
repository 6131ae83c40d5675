/** What importing a table would do, kept until somebody imports it or looks at another. */
import type { Placed } from '@noteer/clinical';
import {
  type CodePreview,
  type CodePreviewLine,
  codeVerdicts,
  type getPreviewLines,
  type Received,
} from '@noteer/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { importOn, lastListChange } from '../../consultations/code-lists.ts';
import { wallClockNow } from '../../consultations/wall-clock.ts';
import type { Db } from '../../db/schema.ts';
import { type TableOutcome, TableUnreadable } from '../../engines/tables/port.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findPreview, insertPreview, insertPreviewLines, previewLines } from './preview-queries.ts';
import { linesOf } from './queries.ts';
import { receiveTable } from './receive.ts';

export const today = (time_zone: string): string => wallClockNow(time_zone).toISOString().slice(0, 10);

const details = {
  unreadable_table: 'This is no table that can be read: send an .xlsx or a CSV file.',
  old_spreadsheet: 'This is an old spreadsheet (.xls) or one with a password: save it as .xlsx or CSV.',
  empty_table: 'There is nothing in this table.',
  too_many_lines: 'This table has more than 200,000 lines.',
};

async function* currentLines(db: Db, import_id: string | undefined): AsyncGenerator<Placed[]> {
  if (import_id) yield* linesOf(db, import_id);
}

/** How many of each, and from when to when they would count. */
class Sums {
  readonly counts = Object.fromEntries(codeVerdicts.map((verdict) => [verdict, 0])) as CodePreview['counts'];
  first_day: string | null = null;
  #last_day = '';
  #isOpen = false;

  get last_day(): string | null {
    return this.#isOpen || this.#last_day === '' ? null : this.#last_day;
  }

  add(outcome: TableOutcome): void {
    this.counts[outcome.verdict] += 1;
    if (outcome.verdict === 'wrong' || outcome.verdict === 'gone') return;
    const { valid_from, valid_until } = outcome.line;
    if (this.first_day === null || valid_from < this.first_day) this.first_day = valid_from;
    if (valid_until === null) this.#isOpen = true;
    else if (valid_until > this.#last_day) this.#last_day = valid_until;
  }
}

export async function preview(
  services: Services,
  actor: Actor,
  request: FastifyRequest,
): Promise<CodePreview> {
  const { db, engines, settings } = services;
  const scope = scopeOf(actor, 'manage_code_lists');
  const { bytes, file_name, ...question } = await receiveTable(request);
  const { system } = question;
  const leaving = new AbortController();
  // Whoever closes the page or cancels does not wait for it: neither does the next.
  const leave = () => leaving.abort(new AppError('unavailable', 'The request was ended.'));
  request.raw.socket.once('close', leave);
  try {
    const seen_on = await lastListChange(db);
    const current = await importOn(db, system, today(settings.TIME_ZONE));
    const { head, outcomes } = await engines.readTable(
      bytes,
      { sheet: undefined, columns: undefined, ...question },
      () => currentLines(db, current),
      leaving.signal,
    );
    const { fits, ...shown } = head;
    const sums = new Sums();
    const id = fits
      ? await db.transaction().execute(async (tx) => {
          const made = await insertPreview(tx, scope, { system, file_name, seen_on });
          for await (const piece of outcomes) {
            for (const outcome of piece) sums.add(outcome);
            await insertPreviewLines(tx, made, piece);
          }
          return made;
        })
      : null;
    const { counts, first_day, last_day } = sums;
    return { id, system, file_name, ...shown, counts, first_day, last_day };
  } catch (error) {
    if (error instanceof TableUnreadable) throw new AppError(error.failure, details[error.failure]);
    throw error;
  } finally {
    request.raw.socket.off('close', leave);
    leave();
  }
}

export async function linesOfPreview(
  { db }: Services,
  actor: Actor,
  id: string,
  page: Received<typeof getPreviewLines>['query'],
): Promise<CodePreviewLine[]> {
  const found = await findPreview(db, scopeOf(actor, 'manage_code_lists'), id);
  if (!found) throw new AppError('not_found', 'Preview not found.');
  return previewLines(db, id, page);
}

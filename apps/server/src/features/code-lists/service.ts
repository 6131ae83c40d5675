import {
  type CodeImport,
  type CodeLine,
  codeSystems,
  type Received,
  type searchCodeLines,
} from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { holdLists, importOn, lastListChange, searchLines } from '../../consultations/code-lists.ts';
import { AppError } from '../../errors.ts';
import { demand, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { today } from './preview.ts';
import { findPreview, removePreview } from './preview-queries.ts';
import { allImports, findImport, type ImportRow, insertImport, takeBack } from './queries.ts';

async function countingToday({ db, settings }: Services): Promise<Set<string | undefined>> {
  const day = today(settings.TIME_ZONE);
  return new Set(await Promise.all(codeSystems.map((system) => importOn(db, system, day))));
}

const present = (row: ImportRow, counting: Set<string | undefined>): CodeImport => ({
  ...row,
  imported_at: row.imported_at.toISOString(),
  taken_back_at: row.taken_back_at?.toISOString() ?? null,
  counts_today: counting.has(row.id),
});

export async function imports(services: Services, actor: Actor): Promise<CodeImport[]> {
  const rows = await allImports(services.db, scopeOf(actor, 'manage_code_lists'));
  const counting = await countingToday(services);
  return rows.map((row) => present(row, counting));
}

async function look(services: Services, actor: Actor, id: string): Promise<CodeImport> {
  const row = await findImport(services.db, scopeOf(actor, 'manage_code_lists'), id);
  if (!row) throw new AppError('not_found', 'List not found.');
  return present(row, await countingToday(services));
}

/** All of it, or nothing. What was looked at is what happens: if the lists changed since, it is looked at again. */
export async function importPreview(
  services: Services,
  actor: Actor,
  preview_id: string,
): Promise<CodeImport> {
  const scope = scopeOf(actor, 'manage_code_lists');
  const id = await services.db.transaction().execute(async (tx) => {
    await holdLists(tx);
    const preview = await findPreview(tx, scope, preview_id);
    if (!preview) throw new AppError('not_found', 'Preview not found.');
    if (preview.seen_on !== (await lastListChange(tx)))
      throw new AppError('code_list_changed', 'The lists changed in between: look at the table again.');
    const added = await insertImport(tx, scope, preview);
    if (added.lines === 0) throw new AppError('empty_table', 'There is no line to import.');
    await removePreview(tx, preview_id);
    const { system } = preview;
    await audit(tx, actor, 'code_list.imported', { id: added.id, detail: { system, lines: added.lines } });
    return added.id;
  });
  return look(services, actor, id);
}

/** Taken back twice it is taken back once: whoever is second sees who was first. */
export async function takeBackImport(services: Services, actor: Actor, id: string): Promise<CodeImport> {
  const scope = scopeOf(actor, 'manage_code_lists');
  await services.db.transaction().execute(async (tx) => {
    await holdLists(tx);
    const taken = await takeBack(tx, scope, id);
    if (taken) await audit(tx, actor, 'code_list.taken_back', { id, detail: { system: taken.system } });
  });
  return look(services, actor, id);
}

export async function search(
  { db }: Services,
  actor: Actor,
  { system, day, q, limit }: Received<typeof searchCodeLines>['query'],
): Promise<CodeLine[]> {
  demand(actor, 'read_code_lists');
  return searchLines(db, system, day, q, limit);
}

/** Codes that a consultation is billed and counted by. All that says what a code is, is sealed with the recording's key. */
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../db/schema.ts';
import { type BySystem, type Scope, withinRecording } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { recordingSealing } from './data-key.ts';
import { openText, sealText } from './sealed-text.ts';

export type CodeRow = Selectable<Tables['codes']>;
type System = CodeRow['system'];

/** The two that the API takes and tells as one text. */
const billed = ['zpm', 'ggz_nhn'] as const satisfies System[];
type Billed = Record<(typeof billed)[number], string>;

export const codeOwner = (id: string, column: 'code' | 'meaning' | 'reason' | 'sources') =>
  `codes/${id}/${column}`;

type NewCode = Pick<CodeRow, 'recording_id' | 'document_id' | 'system' | 'state' | 'set_by'> & {
  code: string;
  /** What the code stands for, in the words of its list. */
  meaning?: string;
  /** Why it fits this consultation. */
  reason?: string;
  /** Numbers of transcript pieces that it rests on. */
  sources?: number[];
};

export async function addCode(tx: Tx, _scope: Scope, sealing: Sealing, added: NewCode): Promise<void> {
  const { code, meaning, reason, sources, ...rest } = added;
  const id = randomUUID();
  const sealed = (column: Parameters<typeof codeOwner>[1], text: string | undefined) =>
    text === undefined ? null : sealText(sealing, codeOwner(id, column), text);
  await tx
    .insertInto('codes')
    .values({
      ...rest,
      id,
      code: sealed('code', code),
      meaning: sealed('meaning', meaning),
      reason: sealed('reason', reason),
      sources: sealed('sources', sources && JSON.stringify(sources)),
    })
    .execute();
}

/** Those that somebody confirmed. */
export const confirmedCodes = (db: Db, scope: Scope, recording_ids: string[]): Promise<CodeRow[]> =>
  recording_ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('codes')
        .selectAll()
        .where('recording_id', 'in', recording_ids)
        .where(withinRecording(scope, 'codes.recording_id'))
        .where('state', '=', 'confirmed')
        .execute();

const opened = (sealing: Sealing, { id, code }: CodeRow): string =>
  code ? openText(sealing, codeOwner(id, 'code'), code) : '';

/** As the API takes them: GGZ-NHN first, ZPM second, quotes stripped. */
export function billedFrom(codes: string): Billed {
  const [ggz_nhn = '', zpm = ''] = codes.replaceAll(/["']/g, '').split(',', 2);
  return { zpm: zpm.trim(), ggz_nhn: ggz_nhn.trim() };
}

/** As the API tells them: ZPM first, GGZ-NHN second; empty where there are none. */
export function billedText(sealing: Sealing, rows: readonly CodeRow[]): string {
  const texts = billed.map((system) => {
    const row = rows.find((candidate) => candidate.system === system);
    return row ? opened(sealing, row) : '';
  });
  return texts.some((text) => text !== '') ? texts.join(',') : '';
}

type OfNote = { recording_id: string; document_id: string; set_by: string | null };

/** A note's two codes from now on. One that stays as it is remains who set it, and when. */
export async function confirmBilled(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  note: OfNote,
  codes: Billed,
): Promise<void> {
  const rows = await confirmedCodes(tx, scope, [note.recording_id]);
  for (const system of billed) {
    const code = codes[system];
    const known = rows.find((row) => row.document_id === note.document_id && row.system === system);
    if ((known ? opened(sealing, known) : '') === code) continue;
    if (known) await tx.deleteFrom('codes').where('id', '=', known.id).execute();
    if (code !== '') await addCode(tx, scope, sealing, { ...note, system, code, state: 'confirmed' });
  }
}

type Beside = { surcharges: string[]; icd10: string[] };

/** Surcharges stand beside the ZPM code of the note, as codes of the consultation as a whole. */
const isSurcharge = ({ system, document_id }: CodeRow) => system === 'zpm' && document_id === null;

/** What is confirmed beside the two, from now on. */
export async function confirmBeside(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  { recording_id, set_by }: OfNote,
  { surcharges, icd10 }: Beside,
): Promise<void> {
  const rows = await confirmedCodes(tx, scope, [recording_id]);
  const wanted = [
    ...surcharges.map((code) => ({ system: 'zpm' as const, code })),
    ...icd10.map((code) => ({ system: 'icd10' as const, code })),
  ];
  const kept = rows.filter((row) => row.system === 'icd10' || isSurcharge(row));
  const isKept = (row: CodeRow) =>
    wanted.some(({ system, code }) => system === row.system && code === opened(sealing, row));
  for (const row of kept) if (!isKept(row)) await tx.deleteFrom('codes').where('id', '=', row.id).execute();
  for (const { system, code } of wanted) {
    if (kept.some((row) => row.system === system && opened(sealing, row) === code)) continue;
    const whole = { recording_id, document_id: null, set_by, state: 'confirmed' } as const;
    await addCode(tx, scope, sealing, { ...whole, system, code });
  }
}

/** All that is confirmed of a recording. Of several notes that have codes, the one that got them last. */
export async function openConfirmed(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  recording_id: string,
): Promise<Billed & Beside> {
  const rows = await confirmedCodes(db, scope, [recording_id]);
  const codesOf = (fits: (row: CodeRow) => boolean) =>
    rows
      .filter(fits)
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
      .map((row) => opened(sealing, row));
  const last = (system: System) => codesOf((row) => row.system === system && !isSurcharge(row)).at(-1) ?? '';
  return {
    zpm: last('zpm'),
    ggz_nhn: last('ggz_nhn'),
    surcharges: codesOf(isSurcharge),
    icd10: codesOf(({ system }) => system === 'icd10'),
  };
}

/** Codes were in the open once. Safe to run twice, and by several processes at once: each row is sealed once. */
export async function sealOldCodes(db: Db, _scope: BySystem, sealing: Sealing): Promise<void> {
  const rows = await db
    .selectFrom('codes')
    .innerJoin('recordings', 'recordings.id', 'codes.recording_id')
    .select(['codes.id', 'unsealed_code', 'recordings.id as recording_id', 'data_key'])
    .where('unsealed_code', 'is not', null)
    .execute();
  for (const { id, unsealed_code, recording_id, data_key } of rows) {
    const own = recordingSealing(sealing, { id: recording_id, data_key });
    await db
      .updateTable('codes')
      .set({ code: sealText(own, codeOwner(id, 'code'), unsealed_code ?? ''), unsealed_code: null })
      .where('id', '=', id)
      .where('unsealed_code', 'is not', null)
      .execute();
  }
  // Only then are what was in the open, and the column that it came from, in no page of the tables any more.
  if (rows.length > 0) await sql`vacuum full codes, documents`.execute(db);
}

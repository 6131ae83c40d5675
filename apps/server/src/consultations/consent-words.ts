/** The question that was put to the client before a recording, sealed: an institution can put into it whatever it likes. */
import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema.ts';
import type { BySystem } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { openText, sealText } from './sealed-text.ts';

const owner = (id: string) => `recordings/${id}/consent_words`;

export const sealConsent = (sealing: Sealing, id: string, text: string): Buffer =>
  sealText(sealing, owner(id), text);

type Row = Pick<Selectable<Tables['recordings']>, 'id' | 'consent_words' | 'consent_text'>;

/** Null where nobody asked. */
export const openConsent = (sealing: Sealing, { id, consent_words, consent_text }: Row): string | null =>
  consent_words ? openText(sealing, owner(id), consent_words) : consent_text;

const AT_ONCE = 500;

/** They were in the open once. Safe to run twice, and by several processes at once; ended at any moment, the next start goes on. */
export async function sealOldConsents(db: Db, _scope: BySystem, sealing: Sealing): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const rows = await db
      .selectFrom('recordings')
      .select(['id', 'consent_text'])
      .where('consent_text', 'is not', null)
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) {
      // Only then is what was in the open in no page of the table any more.
      if (!isFirst) await sql`vacuum full recordings`.execute(db);
      return;
    }
    for (const { id, consent_text } of rows)
      await db
        .updateTable('recordings')
        .set({ consent_words: sealConsent(sealing, id, consent_text ?? ''), consent_text: null })
        .where('id', '=', id)
        .where('consent_text', 'is not', null)
        .execute();
  }
}

/** Notes: one per engine and recording, each a row of revisions that are never overwritten. */
import type { NoteDraft } from '@noteer/clinical';
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';
import { noteOwner } from './recordings.ts';
import { sealText } from './sealed-text.ts';

export type Revision = {
  recording_id: string;
  ai_model_name: string;
  template: string;
  text: string;
  draft?: NoteDraft;
  /** Null: an engine wrote it. */
  author_id: string | null;
};

/** Locks the note, so that revisions of two who save at once are numbered one after the other. */
export async function addRevision(db: Db, sealing: Sealing, revision: Revision): Promise<void> {
  const { recording_id, ai_model_name, template, text, draft, author_id } = revision;
  const { id } = await db
    .insertInto('notes')
    .values({ recording_id, ai_model_name })
    .onConflict((conflict) =>
      conflict.columns(['recording_id', 'ai_model_name']).doUpdateSet({ recording_id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { newest } = await db
    .selectFrom('note_revisions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('newest'))
    .where('note_id', '=', id)
    .executeTakeFirstOrThrow();
  const number = Number(newest) + 1;
  await db
    .insertInto('note_revisions')
    .values({
      note_id: id,
      number,
      text: sealText(sealing, noteOwner(id, number, 'text'), text),
      draft: draft ? sealText(sealing, noteOwner(id, number, 'draft'), JSON.stringify(draft)) : null,
      template,
      author_id,
    })
    .execute();
}

import type { WritingRule } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { type Insertable, sql } from 'kysely';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';

type Keeping = Scope<'keep_writing'>;

const offerOwner = (id: string) => `writing_offers/${id}/body`;

export const sealOffer = (sealing: Sealing, id: string, rule: WritingRule): Buffer =>
  sealText(sealing, offerOwner(id), JSON.stringify(rule));

export const openOffer = (sealing: Sealing, { id, body }: { id: string; body: Buffer }): WritingRule =>
  JSON.parse(openText(sealing, offerOwner(id), body)) as WritingRule;

/** More notes than this say no more of how somebody writes now. */
const MOST_NOTES = 60;

/** Notes of this clinician that are signed: each with its draft and the text that was signed, the oldest first. */
export async function signedNotes(db: Db, _scope: BySystem, clinician_id: string, language: Language) {
  const { rows } = await sql<{
    recording_id: string;
    data_key: Buffer;
    document_id: string;
    drafted: number;
    draft: Buffer;
    signed: number;
    text: Buffer;
  }>`
    select recordings.id as recording_id, recordings.data_key, documents.id as document_id,
      drafted.number as drafted, drafted.draft, signed.number as signed, signed.text
    from recordings
    join documents on documents.recording_id = recordings.id and documents.kind = 'note'
    join lateral (select number, draft from document_revisions
      where document_id = documents.id and draft is not null order by number desc limit 1) drafted on true
    join lateral (select number, text from document_revisions
      where document_id = documents.id order by number desc limit 1) signed on true
    where recordings.clinician_id = ${clinician_id} and recordings.language = ${language}
      and recordings.is_reviewed and not recordings.is_recording_deleted
      -- signed by a colleague, or by whoever had them before, says nothing of how this one writes
      and recordings.held_by is null
      and coalesce(recordings.signed_by, recordings.clinician_id) = recordings.clinician_id
    order by recordings.reviewed_at desc nulls last, documents.id limit ${MOST_NOTES}`.execute(db);
  return rows.reverse();
}

export const offersOf = (db: Db, scope: Keeping | BySystem, clinician_id: string) =>
  db
    .selectFrom('writing_offers')
    .selectAll()
    .where('clinician_id', '=', clinician_id)
    .$if(scope.reach === 'own', (query) => query.where('clinician_id', '=', scope.user_id))
    .orderBy(sql`times::float / greatest(occasions, 1)`, 'desc')
    .orderBy('id')
    .execute();

/** Counted anew: what was decided, and whether it was seen, stays. */
export async function keepOffer(tx: Tx, _scope: BySystem, offer: Insertable<Tables['writing_offers']>) {
  const { body, times, occasions, notes } = offer;
  await tx
    .insertInto('writing_offers')
    .values(offer)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ body, times, occasions, notes, counted_at: sql`now()` }),
    )
    .execute();
}

export const forgetOffer = (tx: Tx, _scope: BySystem, id: string) =>
  tx.deleteFrom('writing_offers').where('id', '=', id).execute();

/** One of each note. */
export const keepExample = (tx: Tx, _scope: BySystem, example: Insertable<Tables['writing_examples']>) =>
  tx
    .insertInto('writing_examples')
    .values(example)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Nobody else decides about it until the transaction ends. */
export const lockOffer = (tx: Tx, scope: Keeping, id: string) =>
  tx
    .selectFrom('writing_offers')
    .selectAll()
    .where('id', '=', id)
    .where('clinician_id', '=', scope.user_id)
    .forUpdate()
    .executeTakeFirst();

export const decideOffer = (tx: Tx, scope: Keeping, id: string, state: 'accepted' | 'refused') =>
  tx
    .updateTable('writing_offers')
    .set({ state, is_new: false })
    .where('id', '=', id)
    .where('clinician_id', '=', scope.user_id)
    .execute();

/** What was quoted is not needed once it is decided. */
export const forgetExamples = (tx: Tx, _scope: Keeping | BySystem, offer_id: string) =>
  tx.deleteFrom('writing_examples').where('offer_id', '=', offer_id).execute();

export const seeOffers = (db: Db, scope: Keeping) =>
  db
    .updateTable('writing_offers')
    .set({ is_new: false })
    .where('clinician_id', '=', scope.user_id)
    .where('is_new', '=', true)
    .execute();

/** Of recordings that are still there and in reach. */
export const examplesOf = (db: Db, scope: Keeping, offer_id: string) =>
  db
    .selectFrom('writing_examples')
    .innerJoin('writing_offers', 'writing_offers.id', 'offer_id')
    .innerJoin('recordings', 'recordings.id', 'recording_id')
    .select(['recordings.id', 'recordings.data_key', 'writing_examples.body'])
    .where('offer_id', '=', offer_id)
    .where('writing_offers.clinician_id', '=', scope.user_id)
    .where('is_recording_deleted', '=', false)
    .where(withinRecording(scope, 'recordings.id'))
    .execute();

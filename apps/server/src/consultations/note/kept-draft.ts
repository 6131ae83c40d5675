/** The newest that a model wrote in a note, with what it rests on. */
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { lastDraft, revisionOwner } from '../documents.ts';
import { openText } from '../sealed-text.ts';
import type { KeptDraft } from './draft.ts';

/** Bare where no model ever wrote in it. `sealing` is the recording's own. */
export async function keptDraft(
  db: Db,
  scope: Scope,
  sealing: Sealing,
  document_id: string,
): Promise<KeptDraft> {
  const row = await lastDraft(db, scope, document_id);
  if (!row?.draft) return { sections: [], not_discussed: [] };
  return JSON.parse(openText(sealing, revisionOwner(document_id, row.number, 'draft'), row.draft));
}

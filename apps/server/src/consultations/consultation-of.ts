import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Subject } from '../policy.ts';

type Consultation = Pick<
  Selectable<Tables['recordings']>,
  'clinician_id' | 'is_reviewed' | 'signed_by' | 'cosigner_id' | 'is_cosign_asked'
>;

/** What the policy goes by. */
export const consultationOf = (row: Consultation): Subject => ({
  owner_id: row.clinician_id,
  is_final: row.is_reviewed,
  signed_by: row.signed_by,
  cosigner_id: row.cosigner_id,
  is_cosign_asked: row.is_cosign_asked,
});

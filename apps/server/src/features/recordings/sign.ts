/** What a PATCH that declares a note ready, or takes that back, means for whoever sends it. */
import type { NoteStep, ReopenReason } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { takeFromDesk } from '../../consultations/coding/suggested.ts';
import { prepareAgainAfter } from '../../consultations/file/coming.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import {
  becomeFinal,
  keepStep,
  refuseEmpty,
  type Signer,
  signerOf,
  tellCosigner,
} from '../../consultations/signing.ts';
import type { StateEvent } from '../../consultations/state/transitions.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';

export type SigningEvent = Extract<StateEvent, 'declare_ready' | 'reopen' | 'ask_cosign' | 'stop_asking'>;

/** Said again it changes nothing: what waits goes on waiting, what both signed stays signed. */
export async function signingEvent(
  tx: Tx,
  actor: Actor,
  recording: RecordingRow,
  is_reviewed: boolean,
): Promise<SigningEvent | undefined> {
  const { is_cosign_asked } = recording;
  if (!is_reviewed) return is_cosign_asked ? 'stop_asking' : 'reopen';
  const signer = await signerOf(tx, actor);
  if (signer.may_sign_alone) return 'declare_ready';
  return is_cosign_asked || recording.is_reviewed ? undefined : 'ask_cosign';
}

/** Whoever signs in the absence of the own supervisor cannot ask that one. */
function supervisorFor({ supervisor_id }: Signer, { clinician_id }: RecordingRow): string {
  if (!supervisor_id || supervisor_id === clinician_id)
    throw new AppError('needs_supervisor', 'Nobody is named who signs with you. Ask an administrator.');
  return supervisor_id;
}

const kinds: Record<SigningEvent, NoteStep['kind']> = {
  ...({ declare_ready: 'signed', reopen: 'reopened' } as const),
  ...({ ask_cosign: 'cosign_asked', stop_asking: 'cosign_stopped' } as const),
};

type Signed = Pick<RecordingRow, 'signed_by'> & Partial<Pick<RecordingRow, 'cosigner_id'>>;

/** Answers what changes beside the state. */
export async function sign(
  tx: Tx,
  scope: Scope<'read_note'>,
  services: Services,
  actor: Actor,
  recording: RecordingRow,
  event: SigningEvent,
  reason: ReopenReason | undefined,
): Promise<Signed> {
  const keep = (asked_of: string | null = null) =>
    keepStep(tx, scope, services, actor, recording, { kind: kinds[event], asked_of, reason });
  switch (event) {
    case 'ask_cosign': {
      await refuseEmpty(tx, scope, services, recording);
      const cosigner_id = supervisorFor(await signerOf(tx, actor), recording);
      await keep(cosigner_id);
      await tellCosigner(tx, cosigner_id, recording.id);
      return { signed_by: actor.id, cosigner_id };
    }
    case 'stop_asking':
      await keep();
      await tellCosigner(tx, recording.cosigner_id, recording.id);
      return { signed_by: null };
    case 'declare_ready':
      await becomeFinal(tx, scope, services, recording);
      // Declared once more it is signed by whoever signed it.
      if (recording.is_reviewed) return { signed_by: recording.signed_by };
      await keep();
      return { signed_by: actor.id };
    case 'reopen':
      if (recording.is_reviewed) await keep();
      await prepareAgainAfter(tx, scope, services.enqueue, recording, { isLost: true });
      await takeFromDesk(tx, scope, recording.id);
      return { signed_by: null };
  }
}
